/** The table `job_run`, in SQL: waiting runs, their holders, and how they ended. */
import { sql } from 'drizzle-orm';
import type { ActorKind } from '../../shared/site/actor-kinds';
import type { Database } from '../db/db';
import { livingNodes } from '../db/nodes/living-nodes';
import type { NodeLock } from '../db/nodes/node-name';
import type { Progress } from './job';

/** The actors that start runs; persons are not among them, so the kind of the actor identifies it. */
export type Asker = Extract<ActorKind, 'operator' | 'clock'>;

/** A run that waits or is in progress, as one query of the table finds it. */
export interface OpenRun {
	id: number;
	job: string;
	/** Number of claims at the time of the query; a claim succeeds only while it is unchanged. */
	claims: number;
	attempts: number;
	most_attempts: number;
	is_periodic: boolean;
	is_running: boolean;
	/** False for a run in progress whose node has died. */
	is_held: boolean;
	is_cancelled: boolean;
	/** Unix seconds. */
	due_at: number;
}

/** A run that this process holds. */
export interface ClaimedRun {
	id: number;
	job: string;
	claims: number;
	attempts: number;
	most_attempts: number;
	is_periodic: boolean;
	input: unknown;
}

type Writing = Pick<Database, 'write' | 'writeAlone'>;

/** Runs that one query reads; further ones wait for the next. */
const MAX_ROWS = 200;

/** Reads waiting runs and runs in progress, on all nodes. */
export const openRuns = (db: Writing): Promise<OpenRun[]> =>
	db.writeAlone<OpenRun & Record<string, unknown>>(sql`select id, job, claims, attempts, most_attempts, is_periodic,
		state = 'running' as is_running, coalesce(holder = any(${livingNodes}), false) as is_held,
		cancel_asked_at is not null as is_cancelled, due_at
		from job_run where state in ('waiting', 'running') order by due_at limit ${MAX_ROWS}::int`);

/** Makes the open row of a periodic job where it is missing. @param every seconds */
export async function keepPeriodic(
	db: Writing,
	job: string,
	every: number,
	maxAttempts: number,
	now: number,
): Promise<void> {
	await db.writeAlone(sql`insert into job_run (job, is_periodic, most_attempts, actor, due_at)
		values (${job}, true, ${maxAttempts}::int, 'clock', ${now}::bigint)
		on conflict (job) where is_periodic and state in ('waiting', 'running')
		do update set due_at = least(job_run.due_at, ${now + every}::bigint), most_attempts = excluded.most_attempts`);
}

/**
 * Claims a run, or takes it over from a dead node. Of two nodes that saw the same row one succeeds, because its claim
 * changes the number that the other has seen.
 * @returns undefined where another node was first
 */
export async function claimRun(
	db: Writing,
	seen: OpenRun,
	lock: NodeLock,
	now: number,
): Promise<ClaimedRun | undefined> {
	const [claimed] = await db.writeAlone<ClaimedRun & Record<string, unknown>>(sql`update job_run set state = 'running',
		attempts = attempts + 1, claims = claims + 1, holder = ${lock.key}::bigint, node = ${lock.name ?? null}::text,
		started_at = ${now}::bigint, finished_at = null, progress = null
		where id = ${seen.id}::int and claims = ${seen.claims}::int and state in ('waiting', 'running')
		returning id, job, claims, attempts, most_attempts, is_periodic, input`);
	return claimed;
}

/** Makes a run that this process does at once; other nodes do not take it over. */
export async function beginRun(
	db: Writing,
	job: string,
	actor: Asker,
	input: unknown,
	lock: NodeLock,
	now: number,
): Promise<ClaimedRun> {
	const [made] = await db.writeAlone<ClaimedRun & Record<string, unknown>>(sql`insert into job_run
		(job, state, input, attempts, most_attempts, claims, actor, node, holder, due_at, started_at)
		values (${job}, 'running', ${JSON.stringify(input)}::jsonb, 1, 1, 1, ${actor}, ${lock.name ?? null}::text,
			${lock.key}::bigint, ${now}::bigint, ${now}::bigint)
		returning id, job, claims, attempts, most_attempts, is_periodic, input`);
	if (!made) throw new Error('The database has made no run.');
	return made;
}

/** Requests a run by any node. @returns its number */
export async function askForRun(
	db: Writing,
	job: string,
	actor: Asker,
	input: unknown,
	maxAttempts: number,
	now: number,
): Promise<number> {
	const [made] = await db.writeAlone<{ id: number }>(sql`insert into job_run (job, input, most_attempts, actor, due_at)
		values (${job}, ${JSON.stringify(input)}::jsonb, ${maxAttempts}::int, ${actor}, ${now}::bigint) returning id`);
	return made?.id ?? 0;
}

/** Requests the end of a run. A waiting one does not begin; one in progress is aborted within seconds. */
export async function askToCancel(db: Writing, id: number, now: number): Promise<void> {
	await db.writeAlone(sql`update job_run set cancel_asked_at = coalesce(cancel_asked_at, ${now}::bigint)
		where id = ${id}::int and state in ('waiting', 'running')`);
}

/**
 * Stores the progress of a run, where one is given.
 * @returns 'lost' where this process no longer holds the run, 'cancelled' where its end was requested
 */
export async function writeProgress(
	db: Writing,
	{ id, claims }: ClaimedRun,
	progress: Progress | undefined,
): Promise<'goes on' | 'cancelled' | 'lost'> {
	const progressJson = progress ? JSON.stringify(progress) : null;
	const [row] = await db.writeAlone<{
		is_cancelled: boolean;
	}>(sql`update job_run set progress = coalesce(${progressJson}::jsonb, progress)
		where id = ${id}::int and claims = ${claims}::int and state = 'running'
			returning cancel_asked_at is not null as is_cancelled`);
	if (!row) return 'lost';
	return row.is_cancelled ? 'cancelled' : 'goes on';
}

/** Returns a run to the waiting state, for its next attempt or its next time. */
export async function putBack(
	db: Writing,
	{ id, claims }: ClaimedRun,
	{ due_at, attempts, error }: { due_at: number; attempts: number; error?: string },
	now: number,
): Promise<void> {
	await db.writeAlone(sql`update job_run set state = 'waiting', due_at = ${due_at}::bigint,
		attempts = ${attempts}::smallint,
		error = ${error ?? null}::text, holder = null, finished_at = ${now}::bigint,
		cancel_asked_at = case when is_periodic then null else cancel_asked_at end
		where id = ${id}::int and claims = ${claims}::int and state = 'running'`);
}

/** The final outcome of a run. */
export interface End {
	state: 'done' | 'failed' | 'cancelled';
	result?: unknown;
	error?: string;
	/** Unix seconds of the next run of a periodic job. */
	next?: number;
}

/** Stores how a run ended. Has no effect where this process no longer holds the run. */
export async function endRun(
	db: Writing,
	{ id, claims }: Pick<ClaimedRun, 'id' | 'claims'>,
	end: End,
	now: number,
): Promise<void> {
	await db.write(async (tx) => {
		const { rows } = await tx.execute<{ is_periodic: boolean }>(sql`update job_run set state = ${end.state},
			result = ${end.result === undefined ? null : JSON.stringify(end.result)}::jsonb, error = ${end.error ?? null}::text,
			holder = null, finished_at = ${now}::bigint
			where id = ${id}::int and claims = ${claims}::int and state in ('waiting', 'running') returning is_periodic`);
		if (!rows[0]?.is_periodic) return;
		await tx.execute(sql`insert into job_run (job, is_periodic, most_attempts, actor, due_at)
			select job, true, most_attempts, actor, ${end.next ?? now}::bigint from job_run where id = ${id}::int`);
	});
}
