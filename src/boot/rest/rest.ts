import { setFlagsFromString } from 'node:v8';
import type { FrontMetrics } from '../../platform/http/counters';

/** Milliseconds between two checks; a node that answered no request between three checks in a row is at rest. */
const LOOK_MS = 10_000;
/** Milliseconds in which the engine gives memory back: it looks whether it may every 8 seconds, and collects twice. */
const GIVING_MS = 20_000;

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
 * reducer, which starts in a process that counts as a background one, or where memory is more important than time: it
 * marks in steps of 5 ms and then stops twice, for 30 to 45 ms. A collection that is asked for (`gc`) stops for 200.
 */
export function giveBack(): void {
	setFlagsFromString('--optimize-for-size');
	setTimeout(() => setFlagsFromString('--no-optimize-for-size'), GIVING_MS).unref();
}

/**
 * Gives memory back at rest: a quiet node would keep what its last busy minute took.
 * @returns a function that ends this
 */
export function giveBackAtRest(answered: () => Answered): () => void {
	const timer = setInterval(restAfter(answered, giveBack), LOOK_MS).unref();
	return () => clearInterval(timer);
}
