import type { FrontMetrics } from '../../platform/http/counters';

/** Milliseconds between two checks; a node that answered no request between three checks in a row is at rest. */
const LOOK_MS = 10_000;

type Answered = Pick<FrontMetrics, 'hits' | 'misses' | 'files' | 'renders'>;

/**
 * Runs a garbage collection once a node has come to rest, which frees memory and returns it to the machine. The engine
 * itself collects only under load, so that a quiet node would keep the memory of its last busy minute.
 * @param answered counts of requests that the node has answered
 * @param collect runs a full collection; it blocks the process for a tenth of a second
 * @returns the check, to be called at a fixed interval
 */
export function restAfter(answered: () => Answered, collect: () => void): () => void {
	const count = () => {
		const { hits, misses, files, renders } = answered();
		return { all: hits + misses + files, renders };
	};
	let before = count();
	let quiet = 0;
	let collected = -1;
	return () => {
		const now = count();
		quiet = now.all === before.all ? quiet + 1 : 0;
		before = now;
		// Unless a page was rendered since, there is no memory to free.
		if (quiet < 2 || now.renders === collected) return;
		collected = now.renders;
		collect();
	};
}

/**
 * Collects garbage at rest, where Node was started with `--expose-gc` (scripts/memory-arguments.json).
 * @returns a function that ends this
 */
export function collectAtRest(answered: () => Answered): () => void {
	const { gc } = globalThis;
	if (!gc) return () => {};
	const look = restAfter(answered, () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
	const timer = setInterval(look, LOOK_MS).unref();
	return () => clearInterval(timer);
}
