import { and, eq, sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { session } from '../../data/tables/security/account';
import { known_browser } from '../../data/tables/security/sign-in';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type CommandContext, type DatabaseContext, runCommand } from '../command';

/**
 * Ends every session of an account, and makes it forget the browsers it knows.
 * @param kept number of the session that goes on, in a browser that stays known
 */
export async function endSessions(ctx: CommandContext, account_id: number, kept?: number): Promise<void> {
	const others = kept === undefined ? sql`true` : sql`${session.id} <> ${kept}`;
	await ctx.tx.delete(session).where(and(eq(session.account_id, account_id), others));
	const elsewhere = kept === undefined ? sql`true` : sql`${known_browser.session_id} is distinct from ${kept}`;
	await ctx.tx.delete(known_browser).where(and(eq(known_browser.account_id, account_id), elsewhere));
}

/**
 * Ends a session of one's own: this one, or after a fresh proof one in another browser, which is forgotten with it.
 * @param of the session in which it is asked
 * @throws Refusal `not_found`
 */
export const endSession = (context: DatabaseContext, of: StaffSession, id: number): Promise<void> =>
	runCommand(context, 'end', async (ctx) => {
		ctx.authorize(id === of.id ? 'session.end' : 'session.end_other');
		const ended = await ctx.tx
			.delete(session)
			.where(and(eq(session.id, id), eq(session.account_id, of.account_id)))
			.returning({ id: session.id });
		if (ended.length === 0) throw new Refusal('not_found', 'id');
		if (id !== of.id) await ctx.tx.delete(known_browser).where(eq(known_browser.session_id, id));
		ctx.audit({ entity: 'session', id, detail: { account: of.account_id } });
	});

/** Seconds between two notes of when a session was used. */
const NOTE_EVERY = 60;

/** Notes that a session is used, so that it lasts. */
export async function noteSeen({ db, actor, now }: DatabaseContext, { id, seen_at }: { id: number; seen_at: number }) {
	if (now - seen_at < NOTE_EVERY) return;
	authorize(actor, 'session.open', {}, now);
	await db.writeAlone(sql`update session set seen_at = ${now}::bigint where id = ${id}::int`);
}
