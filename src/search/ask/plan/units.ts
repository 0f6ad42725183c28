import { hanPairs, type SearchToken } from '../../../shared/search/search-text';
import { capitalLexeme, titleLexeme } from '../../words/literals';
import { joinedNumbers } from '../../words/numbers';
import type { Phrase, SynonymGroup } from '../../words/synonyms';
import { isAcronym, type ParsedKeyword, type SearchTerm } from '../parse';

type Stems = ReadonlyMap<string, readonly string[]>;

/** What a document must say for a word of the question, or for several that belong together. */
export interface Unit {
	/** Position of its first word in the question. */
	at: number;
	/** As it was typed; alternatives follow from the letters alone: accents, and the spelling of another country. */
	typed: Phrase;
	/** Other ways to say it: synonyms of the trade, and numbers that are written together. */
	others: readonly Phrase[];
	/** Its words, for how rare they are; empty for Han. */
	words: readonly string[];
}

/** The words of a question, by what is done with them. */
export interface Units {
	wanted: readonly Unit[];
	/** Words of a phrase in quotation marks, which must stand beside each other. */
	phrases: readonly (readonly Unit[])[];
	/** Terms after a minus. */
	excluded: readonly { units: readonly Unit[]; isPhrase: boolean }[];
	/** Runs of Han, to highlight. */
	runs: readonly string[];
}

const unitOf = (at: number, lexemes: readonly string[], words: readonly string[] = []): Unit => ({
	at,
	typed: [lexemes],
	others: [],
	words,
});

/** Units of a term's words from a position on; a stop word has none, unless `literal` knows how it is kept. */
function unitsOfTerm(
	tokens: readonly SearchToken[],
	stems: Stems,
	at: number,
	literal: (token: SearchToken) => readonly string[],
): Unit[] {
	const units: Unit[] = [];
	let place = at;
	for (const token of tokens) {
		if (token.isHan) {
			for (const pair of hanPairs(token.text)) units.push(unitOf(place++, [pair]));
			continue;
		}
		const own = stems.get(token.text) ?? [];
		const lexemes = own.length > 0 ? own : literal(token);
		if (lexemes.length > 0) units.push(unitOf(place, lexemes, [token.text]));
		place += 1;
	}
	return units;
}

const placesOf = (tokens: readonly SearchToken[]): number =>
	tokens.reduce((sum, token) => sum + (token.isHan ? hanPairs(token.text).length : 1), 0);

/** Several units as one, which others may say. */
const together = (units: readonly Unit[], others: readonly Phrase[]): Unit => ({
	at: units[0]?.at ?? 0,
	typed: units.flatMap((unit) => unit.typed),
	others: [...(units.length === 1 ? (units[0]?.others ?? []) : []), ...others],
	words: units.flatMap((unit) => unit.words),
});

/** Two units that mean the same, as one: the words as they were typed, or either of them. */
const either = (a: Unit, b: Unit): Unit => ({
	...together([a, b], []),
	others: [...new Set([a.typed, b.typed, ...a.others, ...b.others])],
});

/** Puts numbers and codes in groups together: "1 284" is also "1284". */
function withNumbers(units: readonly Unit[], tokens: readonly SearchToken[], first: number): Unit[] {
	if (tokens.some((token) => token.isHan)) return [...units];
	const numbers = joinedNumbers(tokens, true);
	const joined: Unit[] = [];
	for (let n = 0; n < units.length; ) {
		const unit = units[n] as Unit;
		const number = numbers.find(({ from }) => from === unit.at - first);
		const part = number ? units.slice(n, n + number.length) : [unit];
		joined.push(number && part.length === number.length ? together(part, [[[number.text]]]) : unit);
		n += number && part.length === number.length ? part.length : 1;
	}
	return joined;
}

const isSame = (a: readonly Phrase[], b: readonly Phrase[]): boolean => a.some((phrase) => b.includes(phrase));

/** How many units from a place on are a phrase, whole; 0 where they are not. A number in groups is one unit. */
function lengthAt(units: readonly Unit[], from: number, phrase: Phrase): number {
	let words = 0;
	for (let at = from; at < units.length && words < phrase.length; at += 1) {
		const isPart = units[at]?.typed.every((lexemes, n) => phrase[words + n]?.some((one) => lexemes.includes(one)));
		if (!isPart) return 0;
		words += units[at]?.typed.length ?? 0;
		if (words === phrase.length) return at + 1 - from;
	}
	return 0;
}

/** What the longest phrase from a place on is a synonym of, in all groups that have it, and how many units it takes. */
function synonymsAt(units: readonly Unit[], from: number, groups: readonly SynonymGroup[]) {
	let words = 0;
	let length = 0;
	let others: Phrase[] = [];
	for (const group of groups) {
		for (const phrase of group) {
			if (phrase.length < words) continue;
			const taken = lengthAt(units, from, phrase);
			if (taken === 0) continue;
			const meant = group.filter((other) => other !== phrase);
			others = phrase.length > words ? meant : [...others, ...meant];
			words = phrase.length;
			length = taken;
		}
	}
	return { length, others };
}

function withSynonyms(units: readonly Unit[], groups: readonly SynonymGroup[]): Unit[] {
	const widened: Unit[] = [];
	for (let n = 0; n < units.length; ) {
		const { length, others } = synonymsAt(units, n, groups);
		const part = units.slice(n, n + Math.max(1, length));
		const unit = length > 0 ? together(part, others) : (part[0] as Unit);
		const last = widened.at(-1);
		// "Excise duty" says one thing in two words: what has either is meant.
		if (last && isSame(last.others, unit.others)) widened[widened.length - 1] = either(last, unit);
		else widened.push(unit);
		n += part.length;
	}
	return widened;
}

/**
 * What the terms of a question ask. Stop words count where nothing else is asked, and where one is an acronym ("WHO").
 * A phrase in quotation marks and an exclusion are taken as they stand, without synonyms.
 */
export function unitsOf(parsed: ParsedKeyword, stems: Stems, groups: readonly SynonymGroup[]): Units {
	const wantedTerms = parsed.terms.filter((term) => !term.isNegative);
	const literalOf = (token: SearchToken): readonly string[] =>
		isAcronym(parsed, token) ? [capitalLexeme(token.text)] : [];
	const asTitle = (token: SearchToken): readonly string[] => {
		const acronym = literalOf(token);
		return acronym.length > 0 ? acronym : [titleLexeme(token.text)];
	};
	const hasWords = wantedTerms.some((term) => unitsOfTerm(term.tokens, stems, 0, literalOf).length > 0);
	const literal = hasWords ? literalOf : asTitle;

	const wanted: Unit[] = [];
	const phrases: Unit[][] = [];
	const runs: string[] = [];
	let loose: Unit[] = [];
	const keepLoose = () => {
		wanted.push(...withSynonyms(loose, groups));
		loose = [];
	};
	// Words of neighbouring terms are read together: "1 284", "GB 41700", "tobacco products directive".
	let run: SearchTerm[] = [];
	let at = 0;
	const keepRun = () => {
		const tokens = run.flatMap((term) => term.tokens);
		loose.push(...withNumbers(unitsOfTerm(tokens, stems, at, literal), tokens, at));
		at += placesOf(tokens);
		run = [];
	};
	for (const term of wantedTerms) {
		runs.push(...term.tokens.flatMap((token) => (token.isHan ? [token.text] : [])));
		if (!term.isPhrase) {
			run.push(term);
			continue;
		}
		keepRun();
		keepLoose();
		const units = unitsOfTerm(term.tokens, stems, at, literal);
		if (units.length > 1) phrases.push(units);
		wanted.push(...units);
		at += placesOf(term.tokens);
	}
	keepRun();
	keepLoose();
	return {
		wanted,
		phrases,
		excluded: parsed.terms
			.filter((term) => term.isNegative)
			.map((term) => ({ units: unitsOfTerm(term.tokens, stems, 0, literalOf), isPhrase: term.isPhrase }))
			.filter(({ units }) => units.length > 0),
		runs,
	};
}
