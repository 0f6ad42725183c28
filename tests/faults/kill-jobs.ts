import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/db';
import { type Check, mustBePositive, mustBeZero, within } from './check';
import type { FaultEnvironment } from './environment';
import { waitFor } from './wait-for';

/** A job that one node at a time runs, and that waits for a table that the harness holds. */
const JOB = 'tidy';
/** Seconds in which a run of a dead node must have gone over: two looks of another node. */
const PROMISED = 10;

interface Row extends Record<string, unknown> {
	state: string;
	attempts: number;
	claims: number;
}

const openRow = (db: Database): Promise<Row | undefined> =>
	db.write(async (tx) => {
		const { rows } = await tx.execute<Row>(
			sql`select state, attempts, claims from job_run where job = ${JOB} and state in ('waiting', 'running')`,
		);
		return rows[0];
	});

/** Holds what the job needs until the callback has ended, so that its run stays under way. */
async function whileItHangs(db: Database, run: () => Promise<void>): Promise<void> {
	await db.write(async (tx) => {
		await tx.execute(sql`lock table rate_limit in share mode`);
		await run();
	});
}

/** Longest from the start of the other node to the kill, in milliseconds. */
const LATEST = 1_000;

/** kill -9 of the node that runs a job, while another runs beside it. */
export async function killJobs(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	let slowest = 0;
	let taken = 0;
	let uncounted = 0;
	let unfinished = 0;
	let unwell = 0;
	for (let round = 0; round < rounds; round += 1) {
		await environment.inspect(async (db) => {
			await db.write((tx) => tx.execute(sql`update job_run set due_at = 0 where job = ${JOB} and state = 'waiting'`));
			let other: Awaited<ReturnType<FaultEnvironment['start']>> | undefined;
			await whileItHangs(db, async () => {
				const dying = await environment.start();
				await waitFor('the first node runs the job', async () => (await openRow(db))?.state === 'running', 10);
				const before = (await openRow(db))?.claims ?? 0;
				other = await environment.start();
				// The other node has looked by then, mostly, and looks again in its time.
				await new Promise((done) => setTimeout(done, Math.random() * LATEST));
				await dying.kill();
				const seconds = await waitFor(
					'the other node has taken the run over',
					async () => ((await openRow(db))?.claims ?? 0) > before,
					60,
				);
				slowest = Math.max(slowest, seconds);
				uncounted += (await openRow(db))?.attempts === 2 ? 0 : 1;
			});
			const isFinished = async () => (await openRow(db))?.attempts === 0;
			await waitFor('the run that was taken over has ended', isFinished, 30).catch(() => {
				unfinished += 1;
			});
			taken += other?.output().includes('"event":"job_taken_over"') ? 1 : 0;
			unwell += (await other?.stop()) === 0 ? 0 : 1;
		});
	}
	const twice = await environment.inspect((db) =>
		db.write(async (tx) => {
			const { rows } = await tx.execute(sql`select job from job_run where is_periodic group by job
				having count(*) filter (where state in ('waiting', 'running')) <> 1`);
			return rows.length;
		}),
	);
	return [
		mustBePositive('runs that were taken over', taken),
		mustBeZero('runs of a dead node that nobody took over', rounds - taken),
		mustBeZero('runs taken over whose attempt was not counted', uncounted),
		mustBeZero('runs that did not end', unfinished),
		mustBeZero('jobs with no open run, or with two', twice),
		mustBeZero('nodes that did not end well', unwell),
		within('the slowest was taken over after', slowest, PROMISED),
	];
}
