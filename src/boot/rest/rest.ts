import { constants, type PerformanceEntry, PerformanceObserver } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import type { FrontMetrics } from '../../platform/http/counters';

/** Milliseconds between two checks; a node that answered no request between three checks in a row is at rest. */
const LOOK_MS = 10_000;
/** Milliseconds in which the engine gives memory back: it looks whether it may every 8 seconds, then collects. */
const GIVING_MS = 20_000;

const isMajor = (entry: PerformanceEntry & { detail?: { kind?: number } }): boolean =>
	entry.detail?.kind === constants.NODE_PERFORMANCE_GC_MAJOR;

type Answered = Pick<FrontMetrics, 'hits' | 'misses' | 'files' | 'renders'>;

/**
 * Calls a function once a node has come to rest.
 * @param answered counts of requests that the node has answered
 * @param act called once after each series of requests
 * @returns the check, to be called at a fixed interval
 */
export function restAfter(answered: () => Answered, act: () => void): () => void {
	const count = () => {
		const { hits, misses, files, renders } = answered();
		return { all: hits + misses + files, renders };
	};
	let before = count();
	let quiet = 0;
	let given = -1;
	return () => {
		const now = count();
		quiet = now.all === before.all ? quiet + 1 : 0;
		before = now;
		// Unless a page was rendered since, there is no memory to free.
		if (quiet < 2 || now.renders === given) return;
		given = now.renders;
		act();
	};
}

/**
 * Has the engine give memory back to the machine. It collects under load alone, and keeps what that took. It has a
 * reducer, which starts in a process that counts as a background one, or where memory is more important than time: each
 * time it marks in steps of 5 to 12 ms and then stops. The first collection moves little, the other two favor memory, so
 * that none stops for 35 ms; 50 are seen where the first favors memory too, and 200 where one is asked for (`gc`).
 */
export function giveBack(): void {
	const collections = new PerformanceObserver((list) => {
		if (list.getEntries().some(isMajor)) setFlagsFromString('--memory-reducer-favors-memory');
	});
	collections.observe({ entryTypes: ['gc'] });
	setFlagsFromString('--memory-reducer-gc-count=3');
	setFlagsFromString('--no-memory-reducer-favors-memory');
	setFlagsFromString('--optimize-for-size');
	setTimeout(() => {
		collections.disconnect();
		setFlagsFromString('--no-optimize-for-size');
		setFlagsFromString('--memory-reducer-favors-memory');
	}, GIVING_MS).unref();
}

/**
 * Gives memory back at rest: a quiet node would keep what its last busy minute took.
 * @returns a function that ends this
 */
export function giveBackAtRest(answered: () => Answered): () => void {
	const timer = setInterval(restAfter(answered, giveBack), LOOK_MS).unref();
	return () => clearInterval(timer);
}
