import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import { placesOf } from '../places';
import { type OwnedRun, replaced, runsBetween } from './owned';

/** A piece that somebody removed. Where the same person puts it back, by undo or by moving it, its authors stay. */
interface Taken {
	who: string | null;
	text: string;
	runs: readonly OwnedRun[];
}

/** Shortest piece that is recognised when it comes back, in characters. */
const KNOWN = 8;
/** Largest number of removed pieces that are remembered. */
const MAX_TAKEN = 100;

/** The places of a piece of a document. */
function placesBetween(doc: Node, from: number, to: number): string {
	const { openStart, openEnd, content } = doc.slice(from, to);
	const places = placesOf(content.content);
	// What is open on a side begins or ends outside of the piece.
	return places.slice(openStart, places.length - openEnd);
}

/**
 * Tracks the authors of a text step by step: inserted text belongs to the author of the step, deleted text to no one.
 */
export class StepOwned {
	#taken: Taken[] = [];

	constructor(public runs: readonly OwnedRun[]) {}

	/** Applies a step. @param by index of its author in the list of authors */
	follow(step: Step, before: Node, after: Node, by: number, who: string | null): void {
		const ranges: [number, number, number, number][] = [];
		step.getMap().forEach((...range) => void ranges.push(range));
		// The last range goes first, so that the positions of those before it stay valid.
		for (const [from, to, fromLater, toLater] of ranges.reverse()) {
			const fresh = toLater > fromLater ? placesBetween(after, fromLater, toLater) : '';
			const old = to > from ? placesBetween(before, from, to) : '';
			this.runs = replaced(this.runs, from, to, this.#whose(old, fresh, from, to, by, who));
		}
	}

	#whose(old: string, fresh: string, from: number, to: number, by: number, who: string | null): OwnedRun[] {
		const there = runsBetween(this.runs, from, to);
		const known =
			fresh.length >= KNOWN ? this.#taken.findLast((one) => one.who === who && one.text === fresh) : undefined;
		if (old.length >= KNOWN) this.#taken = [...this.#taken, { who, text: old, runs: there }].slice(-MAX_TAKEN);
		if (known) return [...known.runs];
		// The common beginning and end were not written anew.
		const shorter = Math.min(old.length, fresh.length);
		let head = 0;
		while (head < shorter && old[head] === fresh[head]) head += 1;
		let tail = 0;
		while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail += 1;
		return [
			...runsBetween(there, 0, head),
			{ length: fresh.length - head - tail, by },
			...runsBetween(there, old.length - tail, old.length),
		];
	}
}
