import { Unavailable } from '../../shared/errors';
import { reasonOf } from '../../shared/loggable';
import type { Database } from '../db/db';
import type { NodeName } from '../db/nodes/node-name';
import { brokenOff } from '../db/why-closed';
import { holdRun } from './hold-run';
import type { Job, Run } from './job';
import { type Asker, beginRun, endRun } from './runs';

export interface HereOptions<Context, Result> {
	db: Pick<Database, 'write' | 'writeAlone'>;
	node: NodeName;
	/** The caller, for the record. */
	actor: Asker;
	input: unknown;
	createContext(run: Run): Context & Run;
	/** Unix seconds. */
	clock(): number;
	/** Aborts when the caller cancels the run. */
	cancel: AbortSignal;
	/** Returns the part of the result that is recorded. */
	record(result: Result): unknown;
}

/**
 * Runs a job in this process at once, for a caller who waits for it, and records it like any other run. No other node
 * takes it over: when this process dies, the run has failed.
 * @returns the job's result
 * @throws the job's error; Unavailable where the database went away
 */
export async function runHere<Context, Result>(
	job: Job<Context, Result>,
	options: HereOptions<Context, Result>,
): Promise<Result> {
	const { db, node, actor, input, clock, cancel } = options;
	const lock = await node.lock();
	if (!lock) throw new Unavailable('The database has no connection for the command, or went away; give it again.');
	const run = await beginRun(db, job.name, actor, input, lock, clock());
	const held = holdRun(db, run, lock);
	const end = () => held.abort('cancelled');
	cancel.addEventListener('abort', end, { once: true });
	if (cancel.aborted) end();
	try {
		const result = await job.run(
			options.createContext({ id: run.id, now: clock(), input, signal: held.signal, progress: held.progress }),
		);
		await held.release();
		await endRun(db, run, { state: 'done', result: options.record(result) }, clock());
		return result;
	} catch (error) {
		await held.release();
		// Where the database is away, the next node that looks at the table finds the run dead.
		const state = held.isCancelled() ? 'cancelled' : 'failed';
		await endRun(db, run, { state, error: reasonOf(error).slice(0, 500) }, clock()).catch(() => {});
		throw held.isLost() ? brokenOff(error) : error;
	} finally {
		cancel.removeEventListener('abort', end);
	}
}
