import { type ChangedRun, changedRuns } from '../changed-runs';
import { alignBlocks } from './align';
import type { BlockKind, TextBlock } from './blocks';

/** One side of a block: its number in its text, and its words there. */
export interface Side {
	number: number;
	kind: BlockKind;
	text: string;
	src?: string;
}

/** A block of two texts, and how it changed. */
export interface ComparedBlock {
	is: 'same' | 'changed' | 'new' | 'gone';
	/** True for a block that is gone or new and exists in the other text too, at another place. */
	is_moved: boolean;
	before?: Side;
	after?: Side;
	/** For a changed block: the differences by character. */
	runs: ChangedRun[];
	/** For a changed block: its addresses and descriptions, where they differ. */
	details?: { before: string[]; after: string[] };
}

/** Joins runs with only blanks between them: an unchanged blank is not worth showing. */
function joined(runs: readonly ChangedRun[], before: string): ChangedRun[] {
	const out: ChangedRun[] = [];
	for (const run of runs) {
		const last = out.at(-1);
		if (last && /^[^\S\n]+$/.test(before.slice(last.to, run.from)))
			out[out.length - 1] = { ...last, to: run.to, toLater: run.toLater };
		else out.push(run);
	}
	return out;
}

const sideOf = (blocks: readonly TextBlock[], number: number): Side => {
	const { kind, text, src } = blocks[number] as TextBlock;
	return { number, kind, text, ...(src === undefined ? {} : { src }) };
};

function changed(before: readonly TextBlock[], after: readonly TextBlock[], i: number, j: number): ComparedBlock {
	const [old, now] = [before[i] as TextBlock, after[j] as TextBlock];
	const isOther = old.details.join('\n') !== now.details.join('\n');
	return {
		is: 'changed',
		is_moved: false,
		before: sideOf(before, i),
		after: sideOf(after, j),
		runs: joined(changedRuns(old.text, now.text), old.text),
		...(isOther
			? {
					details: {
						before: old.details.filter((one) => !now.details.includes(one)),
						after: now.details.filter((one) => !old.details.includes(one)),
					},
				}
			: {}),
	};
}

/** The differences of two texts, block by block: each block of either text occurs once, in its order. */
export function compareTexts(before: readonly TextBlock[], after: readonly TextBlock[]): ComparedBlock[] {
	const [here, there] = [before, after].map((blocks) => new Set(blocks.map(({ html }) => html))) as [
		Set<string>,
		Set<string>,
	];
	const out: ComparedBlock[] = [];
	const alone = (is: 'gone' | 'new', blocks: readonly TextBlock[], number: number): ComparedBlock => {
		const { html } = blocks[number] as TextBlock;
		const side = sideOf(blocks, number);
		return {
			is,
			is_moved: (is === 'gone' ? there : here).has(html),
			...(is === 'gone' ? { before: side } : { after: side }),
			runs: [],
		};
	};
	let [i, j] = [0, 0];
	const until = (toI: number, toJ: number) => {
		while (i < toI) out.push(alone('gone', before, i++));
		while (j < toJ) out.push(alone('new', after, j++));
	};
	for (const one of alignBlocks(before, after)) {
		until(one.before, one.after);
		const after_ = sideOf(after, one.after);
		out.push(
			one.isSame
				? { is: 'same', is_moved: false, before: sideOf(before, one.before), after: after_, runs: [] }
				: changed(before, after, one.before, one.after),
		);
		[i, j] = [one.before + 1, one.after + 1];
	}
	until(before.length, after.length);
	return out;
}
