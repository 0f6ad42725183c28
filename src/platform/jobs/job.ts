import type { CacheTag } from '../../shared/cache-tags';

export type Interval = `${number} ${'s' | 'min' | 'h'}`;

const SECONDS = { s: 1, min: 60, h: 3_600 };

/** @returns seconds */
export function secondsOf(interval: Interval): number {
	const [count, unit] = interval.split(' ') as [string, keyof typeof SECONDS];
	return Number(count) * SECONDS[unit];
}

/** Progress of a run. */
export interface Progress {
	done: number;
	total: number;
}

/** The values that every run of a job gets, besides the context that jobs share. */
export interface Run {
	/** Number of its row of `job_run`; none for a job that every node runs. */
	id?: number;
	/** Unix seconds at the beginning of the run. */
	now: number;
	/** Input that the run was begun with. */
	input: unknown;
	/** Aborts when somebody cancels the run, when the server stops, and when the node has lost its hold on the run. */
	signal: AbortSignal;
	/** Reports progress; may be called any number of times. */
	progress(reached: Progress): void;
}

/** A job is a declaration: the runner starts it, counts its attempts and writes down how it ended. */
export interface Job<Context, Result = unknown> {
	/** Its name in the log, the metrics and the table `job_run`; never changed. */
	name: string;
	/** Interval between runs; a job without one runs only on request. */
	every?: Interval;
	/**
	 * True for work that belongs to each node, such as its own folder, or whose rows are claimed one by one: every node
	 * runs it, and it leaves no row of its own. Otherwise one node at a time runs it.
	 */
	everywhere?: boolean;
	/** Returns when it has to run next, in Unix seconds, where that is sooner than `every` would have it. */
	wakes?: (context: Context & Run) => Promise<number | undefined>;
	/** The change that wakes it at once on every node; only for a job that runs everywhere. */
	hears?: CacheTag;
	/** Number of further attempts, each after a longer pause, before its run has failed. */
	retries: number;
	/**
	 * A property and no method, so that a context which lacks something the job needs is a type error.
	 * @returns what it did, for the record; undefined where there was nothing to do
	 */
	run: (context: Context & Run) => Promise<Result>;
}

/**
 * Thrown where something that the work needs is away for now: it is tried again after a growing pause, and does not
 * count as an error.
 */
export class Postponed extends Error {}

/** How a run ended, for the metrics. */
export type Outcome = 'done' | 'failed' | 'postponed' | 'cancelled' | 'taken_over';

/** Receives how a run ended, and how many seconds it took. */
export type Measure = (job: string, outcome: Outcome, seconds: number) => void;

/** Seconds before the next attempt: twice as long each time. @param attempts so far */
export const pauseAfter = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 900);
