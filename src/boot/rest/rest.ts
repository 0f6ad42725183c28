import type { FrontMetrics } from '../../platform/http/counters';

/** Milliseconds between two looks; a node that answered nobody from one look to the next but one is at rest. */
const LOOK_MS = 10_000;

type Answered = Pick<FrontMetrics, 'hits' | 'misses' | 'files' | 'renders'>;

/**
 * Lets a collection run once a node has come to rest: what it made is let go of, and given back to the machine. The
 * engine by itself collects only while it is given work, so that a quiet node would keep what its last busy minute took.
 * @param answered counts of what it has answered
 * @param collect collects all that can be; it takes a tenth of a second, in which nobody is answered
 * @returns what looks, to be called again and again with the same pause
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
		// Without a page made since, there is nothing to let go of.
		if (quiet < 2 || now.renders === collected) return;
		collected = now.renders;
		collect();
	};
}

/**
 * Has the process collect at rest, where Node was started with `--expose-gc` (scripts/memory-arguments.json).
 * @returns what ends that
 */
export function collectAtRest(answered: () => Answered): () => void {
	const { gc } = globalThis;
	if (!gc) return () => {};
	const look = restAfter(answered, () => gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
	const timer = setInterval(look, LOOK_MS).unref();
	return () => clearInterval(timer);
}
