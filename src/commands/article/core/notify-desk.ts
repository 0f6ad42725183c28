import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { account, account_role } from '../../../data/tables/security/account';
import type { NoticeAbout } from '../../../data/tables/security/staff-email';
import type { StaffNotice } from '../../../shared/staff';
import type { CommandContext } from '../../command';
import { queueStaffEmails } from '../../email/core/queue-staff-emails';
import type { ArticleState } from './article-state';

/** A notice to the desk about an article. */
interface Notice {
	kind: StaffNotice;
	state: ArticleState;
	about?: NoticeAbout;
}

/** Accounts of the desk of an article's edition and section; the administrators where there are none. */
async function deskAccountsOf(ctx: CommandContext, { row }: ArticleState): Promise<{ id: number; email: string }[]> {
	const rows = await ctx.read
		.selectDistinct({ id: account.id, email: account.email, role: account_role.role })
		.from(account)
		.innerJoin(account_role, eq(account_role.account_id, account.id))
		.where(
			and(
				eq(account.state, 'active'),
				eq(account.is_demonstration, false),
				inArray(account_role.role, ['desk', 'admin']),
				or(isNull(account_role.edition), eq(account_role.edition, row.edition)),
				or(isNull(account_role.section), eq(account_role.section, row.type)),
			),
		);
	const desk = rows.filter(({ role }) => role === 'desk');
	return desk.length > 0 ? desk : rows;
}

/** Writes emails to the desk into the outbox. @param host the host of the site, the right side of their message ids */
export async function notifyDesk(ctx: CommandContext, host: string, notices: readonly Notice[]): Promise<void> {
	for (const { kind, state, about = {} } of notices) {
		const people = await deskAccountsOf(ctx, state);
		await queueStaffEmails(ctx, host, people, { kind, article_id: state.row.id, about });
	}
}
