const TURNS = 5;
/** Milliseconds after which no further turn is taken: what was measured for so long is known well enough. */
const LONG = 3_000;

/**
 * How many times as long work takes as other work. Both are measured in turn, and the shortest turn of each counts:
 * what the machine does beside them, and how fast it is, says nothing then.
 */
export function timesAsLong(work: () => unknown, as: () => unknown): number {
	const taken = (one: () => unknown) => {
		const begun = performance.now();
		one();
		return performance.now() - begun;
	};
	let [least, other] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	const begun = performance.now();
	for (let turn = 0; turn < TURNS && (turn === 0 || performance.now() - begun < LONG); turn += 1) {
		least = Math.min(least, taken(work));
		other = Math.min(other, taken(as));
	}
	return least / other;
}
