/** Tries to sign in: each is taken before anything is looked at, and given back when it was right. */
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/db';
import type { Tx } from '../db/tx';
import type { Bound, Counter, Counters } from './sign-in-counters';

/** Seconds of the first wait; each that follows is twice as long. */
const FIRST_WAIT = 600;
/** Seconds after which a count ends, if no wait is longer. */
const MEMORY = 86_400;

interface Row extends Record<string, unknown> {
	key: string;
	failed: number;
	until: number;
	ends_at: number;
}

/** The keys as a list of values, always in one order, so that two requests cannot wait for each other. */
const listed = (counters: readonly Counter[]): SQL =>
	sql.join(
		counters
			.map(({ key }) => key)
			.sort()
			.map((key) => sql`${key}`),
		sql`, `,
	);

/** Seconds to wait after so many tries; 0 within those that are let pass. */
const waitAfter = (failed: number, { tries, maxWait }: Bound): number =>
	failed < tries ? 0 : Math.min(maxWait, FIRST_WAIT * 2 ** Math.min(failed - tries, 20));

/** The rows of these counters, held until the transaction ends; those whose time is over begin anew. */
async function hold(tx: Tx, counters: readonly Counter[], now: number): Promise<Row[]> {
	const { rows } = await tx.execute<Row>(sql`insert into sign_in_wait as w (key, failed, until, ends_at)
		select key, 0, 0, ${now}::bigint from unnest(array[${listed(counters)}]) with ordinality as k (key, place) order by place
		on conflict (key) do update set
			failed = case when w.ends_at < ${now}::bigint then 0 else w.failed end,
			until = case when w.ends_at < ${now}::bigint then 0 else w.until end,
			ends_at = case when w.ends_at < ${now}::bigint then ${now}::bigint else w.ends_at end
		returning key, failed, until, ends_at`);
	// Raw statements answer 64-bit numbers as text.
	return rows.map((row) => ({ ...row, until: Number(row.until), ends_at: Number(row.ends_at) }));
}

/**
 * Seconds until a counter lets a try pass; 0 where it does. Of tries at once, one that began in a second may come after
 * one of the next second: it is told no longer wait than there is.
 */
function waitOf(held: readonly Row[], { key, bound }: Counter, now: number): number {
	const row = held.find((one) => one.key === key);
	return row ? Math.min(row.until - now, waitAfter(row.failed, bound)) : 0;
}

/** Writes rows that are held. */
const keep = (tx: Tx, rows: readonly Row[]) =>
	tx.execute(sql`update sign_in_wait w set failed = k.failed, until = k.until, ends_at = k.ends_at
		from (values ${sql.join(
			rows.map((row) => sql`(${row.key}, ${row.failed}::int, ${row.until}::bigint, ${row.ends_at}::bigint)`),
			sql`, `,
		)}) as k (key, failed, until, ends_at) where w.key = k.key`);

/**
 * Takes a try, before anything is looked at. It counts against all of its counters or, where one of them waits, against
 * none: tries that are refused make no wait longer, and of many at once only as many pass as the bound says.
 * @param now Unix seconds
 * @returns 0 when the try may go on, else the seconds until the next one may
 */
export const takeTry = (db: Database, counters: Counters, now: number): Promise<number> =>
	db.write(async (tx) => {
		const held = await hold(tx, counters, now);
		const wait = Math.max(0, ...counters.map((one) => waitOf(held, one, now)));
		if (wait > 0) return wait;
		const taken = counters.map(({ key, bound }) => {
			const row = held.find((one) => one.key === key);
			const failed = (row?.failed ?? 0) + 1;
			const pause = waitAfter(failed, bound);
			const until = pause === 0 ? 0 : now + pause;
			const begins = failed === 1 || bound.isLasting ? now + MEMORY + pause : (row?.ends_at ?? now);
			return { key, failed, until, ends_at: Math.max(begins, until) };
		});
		await keep(tx, taken);
		return 0;
	});

/**
 * Gives a try back that was right, and with it the failed ones before it of the same account from the same place. Tries
 * at other accounts, and other people's at this one, stay counted.
 * @param now Unix seconds
 */
export const giveBack = (db: Database, counters: Counters, now: number): Promise<void> =>
	db.write(async (tx) => {
		const held = await hold(tx, counters, now);
		const [own] = counters;
		const mine = held.find(({ key }) => key === own.key)?.failed ?? 0;
		if (mine === 0) return;
		const kept = counters.flatMap(({ key }) => {
			const row = held.find((one) => one.key === key);
			// It was let pass, so that no wait was under way: the one that it began is over.
			return row ? [{ ...row, failed: Math.max(0, row.failed - mine), until: Math.min(row.until, now) }] : [];
		});
		await keep(tx, kept);
	});

/** Ends the waits of these counters, and forgets their tries. */
export const forgetTries = (tx: Tx, counters: readonly Counter[]): Promise<unknown> =>
	tx.execute(sql`delete from sign_in_wait where key in
		(select key from sign_in_wait where key in (${listed(counters)}) order by key for update)`);
