import { pairsOf } from './compare/pairs';

/** A run of characters that differs between two texts: its range in the earlier one, and in the later one. */
export interface ChangedRun {
	from: number;
	to: number;
	fromLater: number;
	toLater: number;
}

type Cut = (text: string) => string[];

/**
 * The differences between two texts that are cut into parts.
 * @param coarser a cut into longer parts, which comes first where there are too many parts to compare
 */
function runsOf(a: string, b: string, cut: Cut, at: [number, number], coarser?: Cut): ChangedRun[] {
	const [left, right] = [cut(a), cut(b)];
	const { pairs, isWhole } = pairsOf(left, right);
	if (!isWhole && coarser)
		return runsOf(a, b, coarser, [0, 0]).flatMap((run) =>
			runsOf(a.slice(run.from, run.to), b.slice(run.fromLater, run.toLater), cut, [
				at[0] + run.from,
				at[1] + run.fromLater,
			]),
		);
	const length = (list: readonly string[], from: number, to: number) => {
		let n = 0;
		for (let one = from; one < to; one += 1) n += list[one]?.length ?? 0;
		return n;
	};
	let [from, fromLater] = at;
	const out: ChangedRun[] = [];
	let [i, j] = [0, 0];
	const ends: [number, number] = [left.length, right.length];
	for (const [toI, toJ] of [...pairs, ends]) {
		const to = from + length(left, i, toI);
		const toLater = fromLater + length(right, j, toJ);
		if (to > from || toLater > fromLater) out.push({ from, to, fromLater, toLater });
		const same = left[toI]?.length ?? 0;
		[from, fromLater, i, j] = [to + same, toLater + same, toI + 1, toJ + 1];
	}
	return out;
}

const paragraphs: Cut = (text) => text.split(/(?<=\n)/);
const sentences: Cut = (text) => text.split(/(?<=[.!?。]\s)/);
const words: Cut = (text) => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/**
 * The differences between two texts, in order: paragraphs are compared first, and words within those that differ; where
 * a paragraph is very long, only within the sentences that differ.
 */
export const changedRuns = (earlier: string, later: string): ChangedRun[] =>
	runsOf(earlier, later, paragraphs, [0, 0]).flatMap(({ from, to, fromLater, toLater }) =>
		runsOf(earlier.slice(from, to), later.slice(fromLater, toLater), words, [from, fromLater], sentences),
	);
