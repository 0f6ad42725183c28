/** Largest table, in cells, for the comparison of two lists; longer lists are not compared. */
const MAX_CELLS = 1_000_000;

/**
 * Returns a longest common subsequence of two lists, as pairs of indexes; undefined where the lists are too long for
 * that.
 */
function longest(a: readonly string[], b: readonly string[]): [number, number][] | undefined {
	const width = b.length + 1;
	if ((a.length + 1) * width > MAX_CELLS) return undefined;
	const lengths = new Uint16Array((a.length + 1) * width);
	for (let i = a.length - 1; i >= 0; i -= 1)
		for (let j = b.length - 1; j >= 0; j -= 1)
			lengths[i * width + j] =
				a[i] === b[j]
					? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
					: Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
	const out: [number, number][] = [];
	for (let i = 0, j = 0; i < a.length && j < b.length; ) {
		if (a[i] === b[j]) out.push([i++, j++]);
		else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) i += 1;
		else j += 1;
	}
	return out;
}

/** The members that two lists have in common. */
export interface Pairs {
	/** Indexes of the common members in both lists, ascending in both. */
	pairs: [number, number][];
	/** False where only the common beginning and end were compared, because the rest is too long. */
	isWhole: boolean;
}

/** Finds the members that two lists have in common, in one order. */
export function pairsOf(a: readonly string[], b: readonly string[]): Pairs {
	const shorter = Math.min(a.length, b.length);
	let head = 0;
	while (head < shorter && a[head] === b[head]) head += 1;
	let tail = 0;
	while (tail < shorter - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
	const middle = longest(a.slice(head, a.length - tail), b.slice(head, b.length - tail));
	const pairs = [
		...Array.from({ length: head }, (_, at): [number, number] => [at, at]),
		...(middle ?? []).map(([i, j]): [number, number] => [head + i, head + j]),
		...Array.from({ length: tail }, (_, at): [number, number] => [a.length - tail + at, b.length - tail + at]),
	];
	return { pairs, isWhole: middle !== undefined };
}
