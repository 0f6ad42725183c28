/** Cells of the table in which two lists are compared; what is larger is not compared. */
const MAX_CELLS = 1_000_000;

/** Members of two lists that stand in both, in one order; undefined where the lists are too long for that. */
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

/** What two lists have in common. */
export interface Pairs {
	/** Numbers of the members that stand in both, in one order. */
	pairs: [number, number][];
	/** False where only what both begin and end with was looked at: the rest is too long. */
	isWhole: boolean;
}

/** Which members of two lists stand in both, in one order, as pairs of their numbers. */
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
