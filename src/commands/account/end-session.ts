import { and, eq, sql } from 'drizzle-orm';
import { demand } from '../../access/may';
import { session } from '../../data/tables/security/account';
import { Refusal } from '../../shared/refusal';
import type { StaffSession } from '../../shared/staff';
import { type ActingAlone, act } from '../act';

/**
 * Ends a session of one's own: this one, or after a fresh proof one in another browser.
 * @param of the session in which it is asked
 * @throws Refusal `not_found`
 */
export const endSession = (as: ActingAlone, of: StaffSession, id: number): Promise<void> =>
	act(as, 'end', async (one) => {
		one.demand(id === of.id ? 'session.end' : 'session.end_other');
		const ended = await one.tx
			.delete(session)
			.where(and(eq(session.id, id), eq(session.account_id, of.account_id)))
			.returning({ id: session.id });
		if (ended.length === 0) throw new Refusal('not_found', 'id');
		one.done({ noun: 'session', id, detail: { account: of.account_id } });
	});

/** Seconds between two notes of when a session was used. */
const NOTE_EVERY = 60;

/** Notes that a session is used, so that it lasts. */
export async function noteSeen({ db, actor, now }: ActingAlone, { id, seen_at }: { id: number; seen_at: number }) {
	if (now - seen_at < NOTE_EVERY) return;
	demand(actor, 'session.open', {}, now);
	await db.writeAlone(sql`update session set seen_at = ${now}::bigint where id = ${id}::int`);
}
