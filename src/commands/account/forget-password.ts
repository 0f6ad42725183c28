import { and, count, eq, gt, sql } from 'drizzle-orm';
import { actors } from '../../access/actor';
import { authorize } from '../../access/authorization';
import { account } from '../../data/tables/security/account';
import { staff_email } from '../../data/tables/security/staff-email';
import type { Database } from '../../platform/db/db';
import { readEmailAddress } from '../../shared/text/email-address';
import { type ActorContext, type DatabaseContext, joinTransaction, runCommand } from '../command';
import { mailLink, type StaffMail } from './mail-link';
import { GOOD_FOR, killLinks } from './make-link';

/** Links that one person may be sent within so many seconds, however many people ask for them. */
const MAX_LINKS = 3;
const WINDOW = 3_600;

/**
 * Records that somebody asks for a link to set another password. The same row is written for every address, and none is
 * looked up: neither the answer nor its time reveals whether there is an account. `answerRequests` does the rest.
 */
export async function requestLink({ db, actor, now }: DatabaseContext<Database>, email: string): Promise<void> {
	authorize(actor, 'account.forget_password', {}, now);
	const key = readEmailAddress(email)?.key ?? '';
	await db.writeAlone(sql`insert into link_request (email_key, created_at) values (${key}, ${now}::bigint)`);
}

/** Writes the e-mail with the link where an active account has the address; earlier links of the account are dead. */
const forgetPassword = (context: ActorContext, email_key: string, mail: StaffMail): Promise<void> =>
	runCommand(context, 'forget_password', async (ctx) => {
		const [row] = await ctx.read.select().from(account).where(eq(account.email_key, email_key)).for('update');
		if (row?.state !== 'active' || row.is_demonstration) return;
		const [sent] = await ctx.read
			.select({ n: count() })
			.from(staff_email)
			.where(
				and(
					eq(staff_email.account_id, row.id),
					eq(staff_email.kind, 'password'),
					gt(staff_email.created_at, ctx.now - WINDOW),
				),
			);
		if ((sent?.n ?? 0) >= MAX_LINKS) return;
		ctx.authorize('account.forget_password');
		await killLinks(ctx, row.id);
		await mailLink(ctx, mail, {
			email: 'password',
			kind: 'password',
			account_id: row.id,
			to: row.email,
			goodFor: GOOD_FOR.password,
		});
	});

/**
 * Works off the requests for links, the oldest first. A request and the e-mail that answers it are one transaction, so
 * that a crash neither loses a request nor answers it twice.
 * @param now Unix seconds
 */
export async function answerRequests(db: Database, mail: StaffMail, now: number): Promise<void> {
	for (;;) {
		const isOver = await db.write(async (tx) => {
			const { rows } = await tx.execute<{ email_key: string }>(sql`delete from link_request where id = (
				select id from link_request order by id limit 1 for update skip locked) returning email_key`);
			const [request] = rows;
			if (request) await forgetPassword(joinTransaction(tx, actors.visitor, now), request.email_key, mail);
			return request === undefined;
		});
		if (isOver) return;
	}
}
