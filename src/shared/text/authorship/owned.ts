import { changedRuns } from '../changed-runs';

/** A run of characters by one author. */
export interface OwnedRun {
	length: number;
	/** Number of the author in the list of authors. */
	by: number;
}

/** A text, with one character for each place of its document (`placesOf`), and the author of each. */
export interface Owned {
	places: string;
	runs: readonly OwnedRun[];
}

/** Joins neighbouring runs of one author and leaves out empty ones. */
function tidy(runs: readonly OwnedRun[]): OwnedRun[] {
	const out: OwnedRun[] = [];
	for (const run of runs) {
		const last = out.at(-1);
		if (run.length === 0) continue;
		if (last?.by === run.by) out[out.length - 1] = { by: run.by, length: last.length + run.length };
		else out.push(run);
	}
	return out;
}

/** The runs of a part of a text. */
export function runsBetween(runs: readonly OwnedRun[], from: number, to: number): OwnedRun[] {
	const out: OwnedRun[] = [];
	let at = 0;
	for (const { length, by } of runs) {
		const cut = Math.min(at + length, to) - Math.max(at, from);
		if (cut > 0) out.push({ length: cut, by });
		at += length;
		if (at >= to) break;
	}
	return out;
}

const lengthOf = (runs: readonly OwnedRun[]) => runs.reduce((sum, { length }) => sum + length, 0);

/** Puts other runs in the place of those of a range. */
export function replaced(runs: readonly OwnedRun[], from: number, to: number, by: readonly OwnedRun[]): OwnedRun[] {
	return tidy([...runsBetween(runs, 0, from), ...by, ...runsBetween(runs, to, lengthOf(runs))]);
}

/** A text by a single author. */
export const ownedBy = (places: string, by: number): Owned => ({
	places,
	runs: tidy([{ length: places.length, by }]),
});

const SPACING = /[\s\uFDD1\uFDD2\uFFFC]/g;

/**
 * The authors of a later text with the same letters as an earlier one, however it is spaced. A saved text has no empty
 * paragraph and no blank at an end, and where words repeat, a comparison would take one for the other.
 * @returns undefined where the letters differ
 */
function respaced(earlier: Owned, later: string, by: number): Owned | undefined {
	if (earlier.places.replace(SPACING, '') !== later.replace(SPACING, '')) return undefined;
	const isInk = (sign: string | undefined) => sign !== undefined && sign.replace(SPACING, '') !== '';
	const owners = earlier.runs.flatMap((run) => Array.from({ length: run.length }, () => run.by));
	let at = 0;
	let last = by;
	const runs = Array.from(later.split(''), (sign) => {
		if (isInk(sign)) while (at < owners.length && !isInk(earlier.places[at])) at += 1;
		// A blank that was not there before belongs to the author of the word before it.
		if (isInk(sign) === isInk(earlier.places[at])) last = owners[at++] ?? last;
		return { length: 1, by: last };
	});
	return { places: later, runs: tidy(runs) };
}

/**
 * The authors of a later text: what was in the earlier one keeps its authors, the rest is by the author of the later
 * one, except for words from a third text.
 * @param source the third text that words were taken from
 */
export function followed(earlier: Owned, later: string, by: number, source?: Owned): Owned {
	const same = respaced(earlier, later, by);
	if (same) return same;
	const fresh = source ? followed(source, later, by).runs : ownedBy(later, by).runs;
	const runs: OwnedRun[] = [];
	let [at, end] = [0, 0];
	for (const run of changedRuns(earlier.places, later)) {
		runs.push(...runsBetween(earlier.runs, at, run.from), ...runsBetween(fresh, run.fromLater, run.toLater));
		[at, end] = [run.to, run.toLater];
	}
	runs.push(...runsBetween(earlier.runs, at, at + later.length - end));
	return { places: later, runs: tidy(runs) };
}
