import { randomUUID } from 'node:crypto';
import { type NoticeAbout, staff_email } from '../../../data/tables/security/staff-email';
import { tag } from '../../../shared/cache-tags';
import type { StaffEmailKind } from '../../../shared/staff';
import type { CommandContext } from '../../command';

/** What people of the newsroom are told by e-mail. */
export interface StaffMessage {
	kind: StaffEmailKind;
	/** Number of the article that it is about. */
	article_id?: number;
	about: NoticeAbout;
}

/** Writes one e-mail for each person into the outbox. @param host the host of the site, which ends the message ids */
export async function queueStaffEmails(
	ctx: CommandContext,
	host: string,
	people: readonly { id: number; email: string }[],
	message: StaffMessage,
): Promise<void> {
	if (people.length === 0) return;
	await ctx.tx.insert(staff_email).values(
		people.map(({ id, email }) => ({
			...message,
			account_id: id,
			to: email,
			message_id: `${randomUUID()}@${host}`,
			next_try_at: ctx.now,
			created_at: ctx.now,
		})),
	);
	ctx.invalidate(tag.emails);
}
