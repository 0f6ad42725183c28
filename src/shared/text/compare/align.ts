import type { TextBlock } from './blocks';
import { pairsOf } from './pairs';

/** Blocks of two texts that are one block: numbers of both, and whether it says and shows the same. */
export interface Aligned {
	before: number;
	after: number;
	isSame: boolean;
}

/** Pairs of blocks between two that are the same which are weighed; more are paired in their order. */
const MAX_PAIRS = 40_000;
/** What two blocks must have in common to be one that was changed, of one. */
const ALIKE = 0.4;

type Counts = ReadonlyMap<string, number>;
interface Weighed {
	block: TextBlock;
	words: Counts;
	n: number;
}

function weighed(block: TextBlock): Weighed {
	const words = block.text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const counts = new Map<string, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return { block, words: counts, n: words.length };
}

/** How much two blocks have in common, from nothing to one. */
function likeness(a: Weighed, b: Weighed): number {
	const isOneThing = a.block.details.length > 0 && a.block.details[0] === b.block.details[0];
	if (a.block.kind === 'figure' && b.block.kind === 'figure' && isOneThing) return 1;
	if (a.n + b.n === 0) return a.block.kind === b.block.kind ? 0.5 : 0;
	const [few, many] = a.words.size <= b.words.size ? [a, b] : [b, a];
	let common = 0;
	for (const [word, n] of few.words) common += Math.min(n, many.words.get(word) ?? 0);
	return (2 * common) / (a.n + b.n);
}

/** Pairs blocks between two that are the same: in one order, and so that as much as can be is in common. */
function pairedBetween(left: readonly Weighed[], right: readonly Weighed[]): [number, number][] {
	if (left.length === 0 || right.length === 0) return [];
	if (left.length * right.length > MAX_PAIRS)
		return left
			.map((one, at): [number, number, number] => {
				const other = right[at];
				return [at, at, other ? likeness(one, other) : 0];
			})
			.filter(([, , alike]) => alike >= ALIKE)
			.map(([i, j]) => [i, j]);
	const width = right.length + 1;
	const best = new Float64Array((left.length + 1) * width);
	const alike = new Float64Array(left.length * right.length);
	for (let i = left.length - 1; i >= 0; i -= 1)
		for (let j = right.length - 1; j >= 0; j -= 1) {
			const here = likeness(left[i] as Weighed, right[j] as Weighed);
			alike[i * right.length + j] = here;
			const paired = here >= ALIKE ? here + (best[(i + 1) * width + j + 1] ?? 0) : 0;
			best[i * width + j] = Math.max(paired, best[(i + 1) * width + j] ?? 0, best[i * width + j + 1] ?? 0);
		}
	const out: [number, number][] = [];
	for (let i = 0, j = 0; i < left.length && j < right.length; ) {
		const here = alike[i * right.length + j] ?? 0;
		const next = best[(i + 1) * width + j + 1] ?? 0;
		if (here >= ALIKE && best[i * width + j] === here + next) out.push([i++, j++]);
		else if (best[i * width + j] === best[(i + 1) * width + j]) i += 1;
		else j += 1;
	}
	return out;
}

/** Which blocks of two texts are one block, in the order in which both have them. */
export function alignBlocks(before: readonly TextBlock[], after: readonly TextBlock[]): Aligned[] {
	const same = pairsOf(
		before.map(({ html }) => html),
		after.map(({ html }) => html),
	).pairs;
	const out: Aligned[] = [];
	let [i, j] = [0, 0];
	for (const [toI, toJ] of [...same, [before.length, after.length] as const]) {
		const between = pairedBetween(before.slice(i, toI).map(weighed), after.slice(j, toJ).map(weighed));
		for (const [a, b] of between) out.push({ before: i + a, after: j + b, isSame: false });
		if (toI < before.length && toJ < after.length) out.push({ before: toI, after: toJ, isSame: true });
		[i, j] = [toI + 1, toJ + 1];
	}
	return out;
}
