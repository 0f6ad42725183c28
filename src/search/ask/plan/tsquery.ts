import type { Phrase } from '../../words/synonyms';
import { IN_TITLE, isFacet, quoteLexeme } from '../../words/vector';
import type { Unit, Units } from './units';

/** The queries of a question, as PostgreSQL's `tsquery` texts. Every lexeme is quoted, so none can be an operator. */
export interface SearchQueries {
	/** Matches what is asked, in any order, and these facets; answered from the index only. */
	match(...facets: readonly string[]): string;
	/** Phrases, wanted and excluded; null where there are none. Needs the document's vector. */
	filter: string | null;
	/** Matches what is asked in the title, and these facets; answered from the index only. */
	title(...facets: readonly string[]): string;
	/** All wanted words, for the rank. */
	rank: string;
	/** Any of them in the title. */
	any_title: string;
	/** The words as one phrase, and the same in the title; null for a single word. */
	near: string | null;
	near_title: string | null;
	/** One query for each word, for how many of them a document has; empty where it must have all. */
	each: readonly string[];
	/** The same in the title. */
	each_title: readonly string[];
	/** Lexemes to highlight, phrases that are highlighted as a whole, and runs of Han. */
	lexemes: ReadonlySet<string>;
	phrases: readonly Phrase[];
	runs: readonly string[];
}

const anyOf = (lexemes: readonly string[], prefix: string, suffix = '') =>
	`(${lexemes.map((lexeme) => quoteLexeme(prefix + lexeme) + suffix).join('|')})`;
const phraseAnywhere = (phrase: Phrase, prefix: string) => phrase.map((lexemes) => anyOf(lexemes, prefix)).join('&');

/** A query for a unit: as it was typed, or in one of the other ways. */
function anyWay(unit: Unit, prefix = ''): string {
	const ways = [unit.typed, ...unit.others];
	// Single words share one list of lexemes.
	const single = [...new Set(ways.filter((way) => way.length === 1).flat(2))];
	const several = ways.filter((way) => way.length > 1).map((way) => `(${phraseAnywhere(way, prefix)})`);
	return `(${[...(single.length > 0 ? [anyOf(single, prefix)] : []), ...several].join('|')})`;
}
const every = (units: readonly Unit[], prefix = '') => units.map((unit) => anyWay(unit, prefix)).join('&');

/** The words as they were typed, at their distances; stop words between them count as positions. */
function sequence(units: readonly Unit[], suffix = ''): string {
	const words = units.flatMap((unit) => unit.typed.map((lexemes, n) => ({ at: unit.at + n, lexemes })));
	let text = '';
	for (const [n, word] of words.entries()) {
		if (n > 0) text += `<${word.at - (words[n - 1]?.at ?? 0)}>`;
		text += anyOf(word.lexemes, '', suffix);
	}
	return text;
}

/** Maximum words of a question of which some may be missing; more would be looked up in too many combinations. */
const MAX_OF_MOST = 8;
/** How many of a question's words may be missing: one of two or three, half of up to six, then two. */
const mayMiss = (count: number): number => (count <= 6 ? Math.max(1, Math.floor(count / 2)) : 2);

/** Every choice of so many units, in their order. */
function choices(units: readonly Unit[], size: number, from = 0): Unit[][] {
	if (size === 0) return [[]];
	const found: Unit[][] = [];
	for (let at = from; at <= units.length - size; at += 1)
		for (const rest of choices(units, size - 1, at + 1)) found.push([units[at] as Unit, ...rest]);
	return found;
}

function queries(
	{ wanted, phrases, excluded, runs }: Units,
	unwanted: readonly string[],
	asked: (prefix: string) => string,
	isEach: boolean,
): SearchQueries {
	const without = unwanted.map((one) => `!${quoteLexeme(one)}`);
	const filters = phrases.map((phrase) => `(${sequence(phrase)})`);
	for (const { units, isPhrase } of excluded) {
		if (isPhrase && units.length > 1) filters.push(`!(${sequence(units)})`);
		else without.push(`!(${every(units)})`);
	}
	const others = wanted.flatMap((unit) => unit.others);
	const single = others.filter((phrase) => phrase.length === 1);
	const count = wanted.reduce((sum, unit) => sum + unit.typed.length, 0);
	return {
		match: (...facets) => [asked(''), ...without, ...facets.map(quoteLexeme)].join('&'),
		filter: filters.length > 0 ? filters.join('&') : null,
		title: (...facets) => [asked(IN_TITLE), ...without, ...facets.map(quoteLexeme)].join('&'),
		rank: asked(''),
		any_title: wanted.map((unit) => anyWay(unit, IN_TITLE)).join('|'),
		near: count > 1 ? sequence(wanted) : null,
		near_title: count > 1 ? sequence(wanted, ':A') : null,
		each: isEach ? wanted.map((unit) => anyWay(unit)) : [],
		each_title: isEach ? wanted.map((unit) => anyWay(unit, IN_TITLE)) : [],
		lexemes: new Set(
			[...wanted.flatMap((unit) => unit.typed.flat()), ...single.flat(2)].filter((one) => !isFacet(one)),
		),
		phrases: others.filter((phrase) => phrase.length > 1),
		runs,
	};
}

/**
 * The queries for documents that have every word of a question.
 * @param unwanted facets that no match has
 */
export const queriesOfAll = (units: Units, unwanted: readonly string[]): SearchQueries =>
	queries(units, unwanted, (prefix) => every(units.wanted, prefix), false);

/** The queries for documents that have most of its words; undefined for a question of one word, or of very many. */
export function queriesOfMost(units: Units, unwanted: readonly string[]): SearchQueries | undefined {
	const { wanted } = units;
	if (wanted.length < 2 || wanted.length > MAX_OF_MOST) return undefined;
	const parts = choices(wanted, wanted.length - mayMiss(wanted.length));
	return queries(
		{ ...units, phrases: [] },
		unwanted,
		(prefix) => `(${parts.map((part) => `(${every(part, prefix)})`).join('|')})`,
		true,
	);
}
