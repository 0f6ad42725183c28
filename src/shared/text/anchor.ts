import { type ChangedRun, changedRuns } from './changed-runs';

/** Words of a text that a note is about, as they were when it was saved last. */
export interface Anchor {
	/** The words; where they cross the end of a paragraph, it is a line break. */
	quote: string;
	/** The text right before and right after them. */
	before: string;
	after: string;
	/** Offset at which they begin in the plain words of the text. */
	at: number;
}

/** A range of a text; `to` is the first character after it. */
export interface Place {
	from: number;
	to: number;
}

/** Characters that are kept on either side of the words, and how many of them prove a place. */
const CONTEXT = 48;
const PROOF = 12;
/** Longest quote of a note, in characters. */
export const MAX_QUOTE_CHARACTERS = 2_000;

/** The words at a place, with the text around them. */
export const anchorAt = (text: string, { from, to }: Place): Anchor => ({
	quote: text.slice(from, to),
	before: text.slice(Math.max(0, from - CONTEXT), from),
	after: text.slice(to, to + CONTEXT),
	at: from,
});

/** How many characters two texts share at their beginnings. */
function shared(a: string, b: string): number {
	let n = 0;
	while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
	return n;
}
const backwards = (text: string) => [...text].reverse().join('');

/** A place where the words occur, and how much of the text around them matches. */
interface Candidate extends Place {
	score: number;
	/** Enough of the text around them matches, on one side at least, to be sure of this place. */
	isProved: boolean;
}

function candidatesOf(text: string, { quote, before, after }: Anchor): Candidate[] {
	const out: Candidate[] = [];
	if (quote === '') return out;
	for (let from = text.indexOf(quote); from !== -1; from = text.indexOf(quote, from + 1)) {
		const to = from + quote.length;
		const left = shared(backwards(before), backwards(text.slice(Math.max(0, from - CONTEXT), from)));
		const right = shared(after, text.slice(to, to + CONTEXT));
		const proves = (n: number, whole: string, isAtEnd: boolean) =>
			n >= PROOF || (n === whole.length && (whole.length > 0 || isAtEnd));
		out.push({
			from,
			to,
			score: left + right,
			isProved: proves(left, before, from === 0) || proves(right, after, to === text.length),
		});
	}
	return out;
}

/** The best of several places; among equals the one nearest to where the words were. */
const best = (candidates: readonly Candidate[], at: number): Candidate | undefined =>
	candidates.toSorted((a, b) => b.score - a.score || Math.abs(a.from - at) - Math.abs(b.from - at))[0];

/**
 * Finds the words of an anchor in a text that may have changed since.
 * @returns undefined where they are gone; a short quote elsewhere, among other words, is not taken for it
 */
export function findAnchor(text: string, anchor: Anchor): Place | undefined {
	const found = best(candidatesOf(text, anchor), anchor.at);
	if (!found) return undefined;
	const isLong = anchor.quote.length >= PROOF;
	return found.isProved || isLong || found.from === anchor.at ? { from: found.from, to: found.to } : undefined;
}

/** The place without blanks at its ends; undefined where no letter or digit is left. */
function trimmed(text: string, { from, to }: Place): Place | undefined {
	const words = text.slice(from, to);
	if (!/[\p{L}\p{N}]/u.test(words)) return undefined;
	const start = from + words.length - words.trimStart().length;
	return { from: start, to: start + words.trim().length };
}

/**
 * Follows the words of an anchor from one saved text to the next, past changes elsewhere and through changes in them.
 * @returns their place in the later text; undefined where they are gone
 */
export function followAnchor(earlier: string, later: string, anchor: Anchor): Place | undefined {
	const place = findAnchor(earlier, anchor);
	if (!place) return findAnchor(later, anchor);
	const runs = changedRuns(earlier, later);
	const touched = runs.filter(({ from, to }) => from < place.to && to > place.from);
	/** How far the text at an offset has moved. Text inserted right there moves a beginning, but not an end. */
	const moved = (at: number, isEnd: boolean) =>
		runs
			.filter(({ from, to }) => to <= at && !(isEnd && from === at))
			.reduce((sum, run) => sum + (run.toLater - run.fromLater) - (run.to - run.from), 0);
	const start = place.from + moved(place.from, false);
	const end = place.to + moved(place.to, true);
	if (touched.length === 0) return { from: start, to: end };
	const candidates = candidatesOf(later, anchorAt(earlier, place));
	// Words that were written anew, unchanged, are the anchor's; an occurrence that was there before is not.
	const written = candidates.filter((one) => runs.some((run) => run.fromLater < one.to && run.toLater > one.from));
	const again = best(written, start);
	if (again) return { from: again.from, to: again.to };
	const left = hasWords(earlier, place, touched) && trimmed(later, altered(place, touched, { from: start, to: end }));
	if (left) return left;
	const proved = best(
		candidates.filter((one) => one.isProved),
		start,
	);
	return proved && { from: proved.from, to: proved.to };
}

/**
 * What became of a place in which something has changed. What replaced its first or last words belongs to it; what
 * replaced words of its neighbours as well does not.
 */
function altered({ from, to }: Place, touched: readonly ChangedRun[], { from: start, to: end }: Place): Place {
	const first = touched[0];
	const last = touched.at(-1);
	return {
		from: !first || first.from > from ? start : first.from === from ? first.fromLater : first.toLater,
		to: !last || last.to < to ? end : last.to === to ? last.toLater : last.fromLater,
	};
}

/** Whether a letter or digit of a place is outside of what has changed. */
function hasWords(text: string, { from, to }: Place, changed: readonly Place[]): boolean {
	for (let at = from; at < to; at += 1) {
		const isChanged = changed.some((run) => run.from <= at && at < run.to);
		if (!isChanged && /[\p{L}\p{N}]/u.test(text[at] ?? '')) return true;
	}
	return false;
}
