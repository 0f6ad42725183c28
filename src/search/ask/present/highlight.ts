import { foldWord, hanPairs, type SearchToken, searchTokens } from '../../../shared/search/search-text';
import { lexemesOf, wordOfLexeme } from '../../words/literals';
import type { Phrase } from '../../words/synonyms';

/** A run of text as it is shown, marked or not; never HTML. */
export interface Segment {
	text: string;
	marked: boolean;
}

/** The matches to mark: words by their lexemes, phrases, and runs of Han. */
export interface Highlights {
	lexemes: ReadonlySet<string>;
	/** Phrases, marked where their words stand beside each other. */
	phrases?: readonly Phrase[];
	runs: readonly string[];
}

type Stems = ReadonlyMap<string, readonly string[]>;

/** Approximate characters of a snippet, and how many of them come before the first mark. */
const SNIPPET = 230;
const BEFORE = 60;

interface Range {
	start: number;
	end: number;
	/** Identifies the word or run: different ones are worth more than several of one. */
	what: string;
}

interface Window {
	text: string;
	ranges: readonly Range[];
	from: number;
	to: number;
	/** Number of different words and runs in it. */
	worth: number;
}

const ACCENTS: Readonly<Record<string, string>> = {
	a: 'àáâãäåāăąæ',
	c: 'çćč',
	d: 'ďđð',
	e: 'èéêëēėęě',
	g: 'ğģ',
	i: 'ìíîïīįı',
	l: 'ĺľł',
	n: 'ñńň',
	o: 'òóôõöøōőœ',
	r: 'ŕř',
	s: 'śşšß',
	t: 'ťţþ',
	u: 'ùúûüūůűų',
	y: 'ýÿ',
	z: 'źżž',
};
const HAN = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}]';
const REST_OF_WORD = new RegExp(`[[\\p{L}\\p{M}\\p{Nd}\\u00ad\\u200b-\\u200d\\u2060]--${HAN}]*`, 'vy');
const REST_OF_NUMBER = /(?:[.,]?\p{Nd})*/uy;
const IN_WORD = new RegExp(`[[\\p{L}\\p{M}\\p{Nd}]--${HAN}]`, 'v');

const classOf = (letter: string) => {
	const forms = letter.replace(/[\\\]^-]/, '\\$&') + (ACCENTS[letter] ?? '');
	return `[${forms}${forms.toUpperCase()}][\u0300-\u036f]*`;
};

/**
 * Finds the beginnings of the few words of a text that can have one of some lexemes, so that only these need a look at
 * their stems: a stem shares its beginning with its words, all but the last letter of a longer one and at least the
 * first of a short one ("die" of "dying"). It is made for each search and kept small: large classes are slow to
 * compile.
 */
function finderOf(lexemes: Iterable<string>): RegExp | undefined {
	const beginnings = new Set<string>();
	for (const lexeme of lexemes) {
		const letters = [...foldWord(wordOfLexeme(lexeme))];
		const sure = letters.length <= 3 ? 1 : letters.length - 1;
		beginnings.add(/^\p{Nd}/u.test(lexeme) ? (letters[0] ?? '') : letters.slice(0, sure).map(classOf).join(''));
	}
	return beginnings.size > 0 ? new RegExp([...beginnings].join('|'), 'gu') : undefined;
}

/** End of the word or number that begins at `start`. */
function endOfWord(text: string, start: number): number {
	const rest = /^\p{Nd}/u.test(text.charAt(start)) ? REST_OF_NUMBER : REST_OF_WORD;
	rest.lastIndex = start;
	rest.test(text);
	return rest.lastIndex;
}

/** Maximum characters between two words of a phrase: a stop word or two, and their blanks. */
const BETWEEN = 9;

/** Whether words say a phrase, one after the other. */
const isPhrase = (
	words: readonly { start: number; end: number; lexemes: readonly string[] }[],
	phrase: Phrase,
): boolean =>
	words.every(
		({ start, lexemes }, n) =>
			phrase[n]?.some((lexeme) => lexemes.includes(lexeme)) === true &&
			(n === 0 || start - (words[n - 1]?.end ?? 0) <= BETWEEN),
	);

/**
 * Highlights texts and cuts snippets for one query. Every text is given to `wordsIn` first, so that the stems of all
 * are looked up at once.
 */
export class Highlighter {
	#highlights: Highlights;
	#finder: RegExp | undefined;
	#candidates = new Map<string, { start: number; end: number; token: SearchToken }[]>();

	constructor(highlights: Highlights) {
		this.#highlights = highlights;
		this.#finder = finderOf([...highlights.lexemes, ...(highlights.phrases ?? []).flat(2)]);
	}

	/** The words of a text that may match, for `stemsOf`. */
	wordsIn(text: string): string[] {
		return this.#candidatesOf(text).map((candidate) => candidate.token.text);
	}

	#candidatesOf(text: string) {
		const known = this.#candidates.get(text);
		if (known) return known;
		const found: { start: number; end: number; token: SearchToken }[] = [];
		const finder = this.#finder;
		if (finder) finder.lastIndex = 0;
		for (let match = finder?.exec(text); finder && match; match = finder.exec(text)) {
			const start = match.index;
			const end = Math.max(endOfWord(text, start), start + match[0].length);
			finder.lastIndex = end;
			// In the middle of a word, unless digits end before it ("20mg" is two words, "X20mg" is one).
			let from = start;
			while (from > 0 && start - from < 70 && IN_WORD.test(text.charAt(from - 1))) from -= 1;
			const token =
				from === start
					? searchTokens(text.slice(start, end))[0]
					: searchTokens(text.slice(from, end)).find((other) => from + other.start === start);
			if (token) found.push({ start, end, token });
		}
		this.#candidates.set(text, found);
		return found;
	}

	#rangesOf(text: string, stems: Stems, isTitle = false): Range[] {
		const ranges: Range[] = [];
		const words = this.#candidatesOf(text).map(({ start, end, token }) => ({
			start,
			end,
			lexemes: lexemesOf(token, stems, isTitle),
		}));
		for (const { start, end, lexemes } of words) {
			const what = lexemes.find((lexeme) => this.#highlights.lexemes.has(lexeme));
			if (what !== undefined) ranges.push({ start, end, what });
		}
		for (const phrase of this.#highlights.phrases ?? []) {
			for (let at = 0; at + phrase.length <= words.length; at += 1) {
				const part = words.slice(at, at + phrase.length);
				if (!isPhrase(part, phrase)) continue;
				const [first, last] = [part[0], part.at(-1)];
				if (first && last) ranges.push({ start: first.start, end: last.end, what: phrase.flat().join(' ') });
			}
		}
		for (const run of this.#highlights.runs) {
			const parts = text.includes(run) ? [run] : hanPairs(run);
			for (const part of parts)
				for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
					ranges.push({ start: at, end: at + part.length, what: run });
		}
		ranges.sort((a, b) => a.start - b.start || a.end - b.end);
		const apart: Range[] = [];
		for (const range of ranges) {
			const last = apart.at(-1);
			if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
			else apart.push(range);
		}
		return apart;
	}

	/**
	 * A whole text with its matches marked.
	 * @param isTitle whether it is a title, of which stop words are found too
	 */
	mark(text: string, stems: Stems, isTitle = false): Segment[] {
		return segments(text, this.#rangesOf(text, stems, isTitle), 0, text.length);
	}

	/**
	 * The part of an article that best shows why it was found: from its summary if that matches as much as the text, else
	 * from the text.
	 * @returns segments, with an ellipsis where something is left out
	 */
	snippet(summary: string, body: string, stems: Stems): Segment[] {
		const inSummary = bestWindow(summary, this.#rangesOf(summary, stems));
		const inBody = bestWindow(body, this.#rangesOf(body, stems));
		const { text, ranges, from, to } = inBody.worth > inSummary.worth || summary === '' ? inBody : inSummary;
		const first = ranges.find((range) => range.start >= from)?.start ?? to;
		const last = ranges.findLast((range) => range.end <= to)?.end ?? 0;
		const start = from === 0 ? 0 : Math.min(wordAfter(text, from), first);
		const end = to === text.length ? to : Math.max(wordBefore(text, to), last);
		const list = segments(text, ranges, start, end).map((segment) => ({
			...segment,
			text: segment.text.replace(/\s+/g, ' '),
		}));
		if (start > 0) list.unshift({ text: '… ', marked: false });
		if (end < text.length) list.push({ text: ' …', marked: false });
		return list;
	}
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

/** The interval of a text that contains most of the query, the earliest of equals. */
function bestWindow(text: string, ranges: readonly Range[]): Window {
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

/** Maximum distance from a cut to a blank, in characters; a text without blanks is cut between two characters. */
const WORD = 40;
const LOW_SURROGATE = /[\uDC00-\uDFFF]/;

function wordAfter(text: string, at: number): number {
	const blank = text.slice(at, at + WORD).search(/\s/);
	return blank >= 0 ? at + blank + 1 : LOW_SURROGATE.test(text.charAt(at)) ? at + 1 : at;
}

function wordBefore(text: string, at: number): number {
	const from = Math.max(0, at - WORD);
	const blank = text.slice(from, at).search(/\s\S*$/);
	return blank >= 0 ? from + blank : LOW_SURROGATE.test(text.charAt(at)) ? at - 1 : at;
}
