import type { CacheTag } from '../../shared/cache-tags';

export type Interval = `${number} ${'s' | 'min' | 'h'}`;

const SECONDS = { s: 1, min: 60, h: 3_600 };

/** @returns seconds */
export function secondsOf(interval: Interval): number {
	const [count, unit] = interval.split(' ') as [string, keyof typeof SECONDS];
	return Number(count) * SECONDS[unit];
}

/** How far a run has come. */
export interface Progress {
	done: number;
	total: number;
}

/** What every run of a job is given, beside the context that jobs share. */
export interface Run {
	/** Unix seconds, when it began. */
	now: number;
	/** What was asked of it. */
	input: unknown;
	/** Aborts when somebody cancels the run, when the server stops, and when the node has lost its hold on the run. */
	signal: AbortSignal;
	/** Tells how far it has come; may be called as often as one likes. */
	progress(reached: Progress): void;
}

/** A job is a declaration: the runner starts it, counts its attempts and writes down how it ended. */
export interface Job<Context, Result = unknown> {
	/** Its name in the log, the metrics and the table `job_run`; never changed. */
	name: string;
	/** How often it runs; without it, when somebody asks. */
	every?: Interval;
	/**
	 * True for work that belongs to each node, such as its own folder, or whose rows are claimed one by one: every node
	 * runs it, and it leaves no row of its own. Else one node at a time runs it, whichever is there.
	 */
	everywhere?: boolean;
	/** When it has to run next, in Unix seconds, where that is sooner than `every` says. */
	wakes?: (context: Context & Run) => Promise<number | undefined>;
	/** Of a job that runs everywhere: a change that wakes it at once, on every node. */
	hears?: CacheTag;
	/** How often it is tried again, after a pause that grows, before its run has failed. */
	retries: number;
	/**
	 * A property and no method, so that a context which lacks something the job needs is an error of types.
	 * @returns what it did, for the record; undefined where there was nothing to do
	 */
	run: (context: Context & Run) => Promise<Result>;
}

/** What the work needs is away for now: it is tried again after a growing pause, and nothing is at fault here. */
export class Postponed extends Error {}

/** How a run ended, for the metrics. */
export type Outcome = 'done' | 'failed' | 'postponed' | 'cancelled' | 'taken_over';

/** Takes how a run ended, and how many seconds it took. */
export type Measure = (job: string, outcome: Outcome, seconds: number) => void;

/** Seconds before the next attempt: twice as long each time. @param attempts so far */
export const pauseAfter = (attempts: number): number => Math.min(5 * 2 ** (attempts - 1), 900);
