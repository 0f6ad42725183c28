import { sql } from 'drizzle-orm';
import type { Database } from '../db/db';
import { clientNetwork } from './client-network';
import { type SigningKeys, sign } from './signature';

/** Tries that nobody waits after. */
const FREE_TRIES = 5;
/** Seconds of the first wait; each that follows is twice as long. */
const FIRST_WAIT = 600;
const LONGEST_WAIT = 86_400;
/** Seconds without a failed try after which it is forgotten. */
const MEMORY = 86_400;

/**
 * Whose tries are counted: those at one account, and those from one client; neither can be read from the stored key.
 */
export function waitKeys(keys: SigningKeys, email_key: string, client: string): string[] {
	const name = (kind: string, who: string) =>
		`${kind}:${sign(keys[0], 'sign_in_wait', `${kind}\n${who}`).slice(0, 22)}`;
	return [name('account', email_key), name('client', clientNetwork(client))];
}

/** Seconds until the next try is looked at; 0 where it may be made. @param now Unix seconds */
export async function signInWait(db: Database, names: readonly string[], now: number): Promise<number> {
	const [row] = await db.writeAlone<{ until: number }>(
		sql`select coalesce(max(until), 0) as until from sign_in_wait where key in ${names}`,
	);
	return Math.max(0, (row?.until ?? 0) - now);
}

/** Counts a failed try. @param now Unix seconds */
export async function countFailure(db: Database, names: readonly string[], now: number): Promise<void> {
	for (const name of [...names].sort())
		await db.writeAlone(sql`insert into sign_in_wait as w (key, failed, until, ends_at)
			values (${name}, 1, ${now}::bigint, ${now + MEMORY}::bigint)
			on conflict (key) do update set
				failed = case when w.ends_at < ${now}::bigint then 1 else w.failed + 1 end,
				until = case when w.ends_at >= ${now}::bigint and w.failed + 1 >= ${FREE_TRIES}::int
					then ${now}::bigint + least(${LONGEST_WAIT}::bigint, ${FIRST_WAIT}::bigint * (2 ^ least(w.failed + 1 - ${FREE_TRIES}::int, 10))::bigint)
					else w.until end,
				ends_at = ${now}::bigint + ${MEMORY}::bigint + least(${LONGEST_WAIT}::bigint, ${FIRST_WAIT}::bigint * (2 ^ greatest(0, least(w.failed + 1 - ${FREE_TRIES}::int, 10)))::bigint)`);
}

/** Forgets the failed tries of whoever has signed in. */
export async function forgetFailures(db: Database, names: readonly string[]): Promise<void> {
	await db.writeAlone(sql`delete from sign_in_wait where key in ${names}`);
}
