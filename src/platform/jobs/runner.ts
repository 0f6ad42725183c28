import type { Database } from '../db/db';
import type { NodeLock, NodeName } from '../db/nodes/node-name';
import { runEverywhere } from './everywhere';
import { Failures } from './failures';
import { type HeldRun, holdRun } from './hold-run';
import { type Job, type Measure, Postponed, type Run, secondsOf } from './job';
import { type ClaimedRun, claimRun, endRun, keepPeriodic, type OpenRun, openRuns } from './runs';
import { type Returned, settle, settleWithRetries } from './settle';

/** Milliseconds between looks at the table, where nothing is due sooner; a run of a dead node may wait for so long. */
const EVERY = 5_000;
const MIN_WAIT_MS = 20;
const DIED = 'The node that ran it has died.';

export interface JobsOptions<Context> {
	db: Pick<Database, 'write' | 'writeAlone' | 'changes'>;
	node: NodeName;
	jobs: readonly Job<Context>[];
	/** Makes the context of one run. */
	createContext(run: Run): Context & Run;
	/** Unix seconds. */
	clock(): number;
	log(line: Record<string, unknown>): void;
	measure?: Measure;
	/** Milliseconds between looks at the table; five seconds where it is left out. */
	lookEvery?: number | undefined;
}

/**
 * Runs the declared jobs, together with the same runner on any number of nodes: a run belongs to one node at a time,
 * and is taken over when its node dies.
 * @returns a function that starts nothing new, and settles when what is under way has ended
 */
export function startJobs<Context>(options: JobsOptions<Context>): () => Promise<void> {
	const failures = new Failures(options.log);
	const measure = options.measure ?? (() => {});
	const everywhere = options.jobs.filter((job) => job.everywhere);
	const stops = everywhere.map((job) =>
		runEverywhere(job, { ...options, changes: options.db.changes, failures, measure }),
	);
	const runner = new Runner({ ...options, jobs: options.jobs.filter((job) => !job.everywhere) }, failures, measure);
	runner.start();
	return async () => {
		await Promise.all([runner.stop(), ...stops.map((stop) => stop())]);
	};
}

class Runner<Context> {
	readonly #jobs: ReadonlyMap<string, Job<Context>>;
	/** Runs that this process has under way, by their numbers. */
	readonly #held = new Map<number, { held: HeldRun; ended: Promise<void> }>();
	#timer: NodeJS.Timeout | undefined;
	#looking: Promise<void> | undefined;
	#isStopped = false;
	#isKnown = false;
	readonly #every: number;

	constructor(
		private readonly options: JobsOptions<Context>,
		private readonly failures: Failures,
		private readonly measure: Measure,
	) {
		this.#jobs = new Map(options.jobs.map((job) => [job.name, job]));
		this.#every = options.lookEvery ?? EVERY;
	}

	start(): void {
		if (this.#jobs.size > 0) this.#wakeIn(0);
	}

	async stop(): Promise<void> {
		this.#isStopped = true;
		clearTimeout(this.#timer);
		await this.#looking;
		for (const { held } of this.#held.values()) held.abort('stopped');
		await Promise.all([...this.#held.values()].map(({ ended }) => ended));
	}

	#wakeIn(ms: number): void {
		clearTimeout(this.#timer);
		if (this.#isStopped) return;
		this.#timer = setTimeout(() => {
			this.#looking ??= this.#look().finally(() => {
				this.#looking = undefined;
			});
		}, ms);
		this.#timer.unref();
	}

	async #look(): Promise<void> {
		let wait = this.#every;
		try {
			const lock = await this.options.node.lock();
			if (lock) wait = await this.#lookFrom(lock);
			this.failures.worked('runner');
		} catch (error) {
			this.failures.failed('runner', 1, error);
		}
		this.#wakeIn(wait);
	}

	/** @returns milliseconds until the next look */
	async #lookFrom(lock: NodeLock): Promise<number> {
		const { db, clock } = this.options;
		if (!this.#isKnown) {
			for (const { name, every, retries } of this.#jobs.values()) {
				if (every) await keepPeriodic(db, name, secondsOf(every), retries + 1, clock());
			}
			this.#isKnown = true;
		}
		let wait = this.#every;
		for (const row of await openRuns(db)) {
			// A run that this process has under way is never taken again here, even where the table shows its lock as lost.
			if (row.is_held || this.#held.has(row.id) || this.#isStopped) continue;
			if (row.is_running || row.due_at <= clock()) await this.#take(row, lock);
			else if (this.#jobs.has(row.job)) wait = Math.min(wait, row.due_at * 1_000 - Date.now());
		}
		return Math.max(wait, MIN_WAIT_MS);
	}

	async #take(row: OpenRun, lock: NodeLock): Promise<void> {
		const { db, clock } = this.options;
		const job = this.#jobs.get(row.job);
		// Jobs that this version does not know are left to nodes that know them, unless their attempts are used up.
		if (!job && (row.is_periodic || !row.is_running || row.attempts < row.most_attempts)) return;
		const next = row.is_periodic ? { next: clock() } : {};
		if (row.is_running && row.attempts >= row.most_attempts) {
			await endRun(db, row, { state: 'failed', error: DIED, ...next }, clock());
			this.failures.failed(row.job, row.attempts, DIED);
			this.measure(row.job, 'failed', 0);
			return;
		}
		if (row.is_cancelled && !row.is_periodic) return endRun(db, row, { state: 'cancelled' }, clock());
		const claimed = job && (await claimRun(db, row, lock, clock()));
		if (!claimed) return;
		if (row.is_running) {
			this.options.log({ event: 'job_taken_over', job: row.job, run: row.id, attempts: claimed.attempts });
			this.measure(row.job, 'taken_over', 0);
		}
		const held = holdRun(db, claimed, lock);
		const ended = this.#perform(job, claimed, held).finally(() => {
			this.#held.delete(claimed.id);
			this.#wakeIn(MIN_WAIT_MS);
		});
		this.#held.set(claimed.id, { held, ended });
	}

	async #perform(job: Job<Context>, run: ClaimedRun, held: HeldRun): Promise<void> {
		const { db, clock, createContext } = this.options;
		const begun = performance.now();
		const given = createContext({
			id: run.id,
			now: clock(),
			input: run.input,
			signal: held.signal,
			progress: held.progress,
		});
		const returned: Returned = await job.run(given).then(
			(result) => ({ result }),
			(error: unknown) => ({ error }),
		);
		const seconds = (performance.now() - begun) / 1_000;
		await held.release();
		const next = await this.#nextOf(job, given);
		const isOver = () => held.isLost() || this.#isStopped;
		const outcome = await settleWithRetries(() => settle(db, run, held, returned, { now: clock(), next }), isOver);
		this.measure(job.name, outcome ?? 'failed', seconds);
		if ('result' in returned) this.failures.worked(job.name);
		else if (outcome === 'failed' && !(returned.error instanceof Postponed) && held.signal.reason !== 'stopped') {
			this.failures.failed(job.name, run.attempts, returned.error);
		}
	}

	/** The next time of a periodic job, in Unix seconds. */
	async #nextOf(job: Job<Context>, given: Context & Run): Promise<number | undefined> {
		if (!job.every) return undefined;
		const now = this.options.clock();
		const usual = now + secondsOf(job.every);
		const woken = await job.wakes?.(given).catch(() => undefined);
		return woken === undefined ? usual : Math.max(now, Math.min(usual, woken));
	}
}
