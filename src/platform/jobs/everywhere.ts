import type { Changes } from '../db/changes';
import { EVERYTHING } from '../db/changes';
import type { Failures } from './failures';
import { type Job, type Measure, Postponed, pauseAfter, type Run, secondsOf } from './job';

/** Milliseconds after the first change in which more are gathered: a rush of them wakes a job once. */
const GATHER = 100;
/** Longest pause after a failure, in seconds. */
const MAX_PAUSE_SECONDS = 60;

export interface EverywhereOptions<Context> {
	changes: Changes;
	createContext(run: Run): Context & Run;
	/** Unix seconds. */
	clock(): number;
	failures: Failures;
	measure: Measure;
}

/**
 * Runs a job on this node at once, as its time comes and as it hears of a change; never twice at the same time.
 * @returns starts nothing new, and settles when what is under way has ended
 */
export function runEverywhere<Context>(
	job: Job<Context>,
	{ changes, createContext, clock, failures, measure }: EverywhereOptions<Context>,
): () => Promise<void> {
	const stopping = new AbortController();
	let isWoken = false;
	let running: Promise<void> | undefined;
	/** Failures in a row. */
	let fails = 0;
	let notBefore = 0;
	const once = async () => {
		const begun = performance.now();
		const taken = () => (performance.now() - begun) / 1000;
		try {
			await job.run(createContext({ now: clock(), input: undefined, signal: stopping.signal, progress: () => {} }));
			fails = 0;
			failures.worked(job.name);
			measure(job.name, 'done', taken());
		} catch (error) {
			fails += 1;
			if (!(error instanceof Postponed)) failures.failed(job.name, fails, error);
			measure(job.name, error instanceof Postponed ? 'postponed' : 'failed', taken());
		}
		notBefore = fails === 0 ? 0 : Date.now() + Math.min(pauseAfter(fails), MAX_PAUSE_SECONDS) * 1_000;
	};
	const run = async () => {
		do {
			isWoken = false;
			await once();
		} while (isWoken && !stopping.signal.aborted && fails === 0);
	};
	const wake = () => {
		isWoken = true;
		if (stopping.signal.aborted || running || Date.now() < notBefore) return;
		running = run().finally(() => {
			running = undefined;
		});
	};
	let gathering: NodeJS.Timeout | undefined;
	const hear = (tags: string[]) => {
		if (!job.hears || !(tags.includes(job.hears) || tags.includes(EVERYTHING))) return;
		gathering ??= setTimeout(() => {
			gathering = undefined;
			wake();
		}, GATHER);
	};
	changes.on('changed', hear);
	const timer = job.every ? setInterval(wake, secondsOf(job.every) * 1_000) : undefined;
	timer?.unref();
	wake();
	return async () => {
		stopping.abort('stopped');
		clearInterval(timer);
		clearTimeout(gathering);
		changes.off('changed', hear);
		await running;
	};
}
