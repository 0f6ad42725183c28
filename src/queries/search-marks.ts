import { foldWord, type SearchToken, searchTokens } from '../shared/search-text';

/** A piece of text as it is shown; never HTML. */
export interface Segment {
	text: string;
	marked: boolean;
}

/** What is marked: words by their lexemes, and runs of Han. */
export interface Marks {
	lexemes: ReadonlySet<string>;
	runs: readonly string[];
}

/** Characters a snippet shows, about. */
const SNIPPET = 230;
/** Characters of context before the first mark. */
const BEFORE = 60;

interface Range {
	start: number;
	end: number;
	/** What it matches: the lexeme or run, so that different ones count more than one often. */
	what: string;
}

/** Words of some texts that may match, by their first letter: few of thousands need a look at their stems. */
export function wordsToStem(texts: readonly string[], marks: Marks): Set<string> {
	const initials = new Set([...marks.lexemes].map((lexeme) => foldWord(lexeme).charAt(0)));
	const words = new Set<string>();
	for (const text of texts) {
		for (const token of searchTokens(text)) if (!token.is_han && initials.has(foldWord(token.text.slice(0, 2)).charAt(0))) words.add(token.text);
	}
	return words;
}

function hanRanges(token: SearchToken, runs: readonly string[]): Range[] {
	const ranges: Range[] = [];
	for (const run of runs) {
		for (let at = token.text.indexOf(run); at >= 0; at = token.text.indexOf(run, at + run.length)) {
			ranges.push({ start: token.start + at, end: token.start + at + run.length, what: run });
		}
	}
	return ranges;
}

/** Places of a text that match, in order and apart from each other. */
function matches(text: string, marks: Marks, stems: ReadonlyMap<string, readonly string[]>): Range[] {
	const ranges: Range[] = [];
	for (const token of searchTokens(text)) {
		if (token.is_han) {
			// A run whose length changed when it was folded has no exact places.
			if (token.text.length === token.end - token.start) ranges.push(...hanRanges(token, marks.runs));
			continue;
		}
		const what = stems.get(token.text)?.find((lexeme) => marks.lexemes.has(lexeme));
		if (what !== undefined) ranges.push({ start: token.start, end: token.end, what });
	}
	ranges.sort((a, b) => a.start - b.start || b.end - a.end);
	let end = 0;
	return ranges.filter((range) => {
		if (range.start < end) return false;
		end = range.end;
		return true;
	});
}

function segments(text: string, ranges: readonly Range[], from: number, to: number): Segment[] {
	const list: Segment[] = [];
	let at = from;
	const push = (end: number, marked: boolean) => {
		if (end > at) list.push({ text: text.slice(at, end), marked });
		at = Math.max(at, end);
	};
	for (const range of ranges) {
		if (range.start < from || range.end > to) continue;
		push(range.start, false);
		push(range.end, true);
	}
	push(to, false);
	return list;
}

/** A whole text with its matches marked. */
export const markText = (text: string, marks: Marks, stems: ReadonlyMap<string, readonly string[]>): Segment[] => segments(text, matches(text, marks, stems), 0, text.length);

interface Window {
	text: string;
	ranges: Range[];
	from: number;
	to: number;
	/** Different things it matches. */
	worth: number;
}

/** The stretch of a text that shows most of what was asked for, the earliest of equals. */
function bestWindow(text: string, ranges: Range[]): Window {
	let best: Window = { text, ranges, from: 0, to: Math.min(text.length, SNIPPET), worth: 0 };
	for (let n = 0; n < ranges.length; n += 1) {
		const from = Math.max(0, (ranges[n]?.start ?? 0) - BEFORE);
		const to = Math.min(text.length, from + SNIPPET);
		const inside = new Set<string>();
		for (let m = n; m < ranges.length && (ranges[m]?.end ?? 0) <= to; m += 1) inside.add(ranges[m]?.what ?? '');
		if (inside.size > best.worth) best = { text, ranges, from, to, worth: inside.size };
	}
	return best;
}

const blankAfter = (text: string, at: number) => {
	const found = text.slice(at, at + 40).search(/\s/);
	return found < 0 ? at : at + found + 1;
};
const blankBefore = (text: string, at: number) => {
	const found = text.slice(Math.max(0, at - 40), at).search(/\s\S*$/);
	return found < 0 ? at : Math.max(0, at - 40) + found;
};

/** Half of a character outside the basic plane is never shown alone. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at);

/**
 * The part of a piece that shows best why it was found: of its summary if that says as much as the text, else of the text.
 * @returns segments with an ellipsis where something is left out.
 */
export function snippetOf(summary: string, body: string, marks: Marks, stems: ReadonlyMap<string, readonly string[]>): Segment[] {
	const in_summary = bestWindow(summary, matches(summary, marks, stems));
	const in_body = bestWindow(body, matches(body, marks, stems));
	const { text, ranges, from, to } = in_body.worth > in_summary.worth || summary === '' ? in_body : in_summary;
	const first = ranges.find((range) => range.start >= from)?.start ?? to;
	const last = ranges.findLast((range) => range.end <= to)?.end ?? 0;
	const start = from === 0 ? 0 : Math.min(blankAfter(text, from), first);
	const end = to === text.length ? to : Math.max(blankBefore(text, to), last);
	const list = segments(text, ranges, whole(text, start), whole(text, end)).map((segment) => ({ ...segment, text: segment.text.replace(/\s+/g, ' ') }));
	if (start > 0) list.unshift({ text: '… ', marked: false });
	if (end < text.length) list.push({ text: ' …', marked: false });
	return list;
}
