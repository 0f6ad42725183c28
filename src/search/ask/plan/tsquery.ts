import { hanPairs, type SearchToken } from '../../../shared/search/search-text';
import { IN_TITLE, quoteLexeme } from '../../words/vector';
import type { SearchTerm } from '../parse';

/** The queries of a keyword, as PostgreSQL's `tsquery` texts. Every lexeme is quoted, so none can be an operator. */
export interface SearchQueries {
	/** Matches every word, in any order, and these facets; answered from the index only. */
	match(...facets: readonly string[]): string;
	/** Phrases, wanted and excluded; null where there are none. Needs the document's vector. */
	filter: string | null;
	/** Matches every word in the title, and these facets; answered from the index only. */
	title(...facets: readonly string[]): string;
	/** All wanted words, for the rank. */
	rank: string;
	/** The words as one phrase, and the same in the title; null for a single word. */
	near: string | null;
	near_title: string | null;
	/** Lexemes to highlight, and runs of Han. */
	lexemes: ReadonlySet<string>;
	runs: readonly string[];
}

type Stems = ReadonlyMap<string, readonly string[]>;

/** Alternatives for a word, or a pair of Han, at its position in the term. */
interface Unit {
	at: number;
	lexemes: readonly string[];
}

function unitsOf(tokens: readonly SearchToken[], stems: Stems): { units: Unit[]; length: number } {
	const units: Unit[] = [];
	let at = 0;
	for (const token of tokens) {
		if (token.isHan) for (const pair of hanPairs(token.text)) units.push({ at: at++, lexemes: [pair] });
		else {
			const lexemes = stems.get(token.text) ?? [];
			if (lexemes.length > 0) units.push({ at, lexemes });
			at += 1;
		}
	}
	return { units, length: at };
}

const group = (lexemes: readonly string[], prefix: string, suffix: string) =>
	`(${lexemes.map((lexeme) => quoteLexeme(prefix + lexeme) + suffix).join('|')})`;
const every = (units: readonly Unit[], prefix = '') => units.map((unit) => group(unit.lexemes, prefix, '')).join('&');

/** A phrase of words at their distances; stop words between them count as positions. */
function sequence(units: readonly Unit[], suffix = ''): string {
	let text = '';
	for (const [n, unit] of units.entries()) {
		if (n > 0) text += `<${unit.at - (units[n - 1]?.at ?? 0)}>`;
		text += group(unit.lexemes, '', suffix);
	}
	return text;
}

/**
 * The queries of a keyword's terms; undefined where it has only stop words and exclusions.
 * @param unwanted facets that no match has
 */
export function queriesOf(
	terms: readonly SearchTerm[],
	stems: Stems,
	unwanted: readonly string[] = [],
): SearchQueries | undefined {
	const wanted: Unit[] = [];
	const excluded = unwanted.map((one) => `!${quoteLexeme(one)}`);
	const filters: string[] = [];
	const lexemes = new Set<string>();
	const runs: string[] = [];
	let offset = 0;
	for (const term of terms) {
		const { units, length } = unitsOf(term.tokens, stems);
		if (units.length === 0) continue;
		const isPhrase = term.isPhrase && units.length > 1;
		if (term.isNegative) {
			if (isPhrase) filters.push(`!(${sequence(units)})`);
			else excluded.push(`!(${every(units)})`);
			continue;
		}
		if (isPhrase) filters.push(`(${sequence(units)})`);
		for (const unit of units) wanted.push({ at: offset + unit.at, lexemes: unit.lexemes });
		offset += length;
		for (const token of term.tokens) {
			if (token.isHan) runs.push(token.text);
			else for (const lexeme of stems.get(token.text) ?? []) lexemes.add(lexeme);
		}
	}
	if (wanted.length === 0) return undefined;
	const rank = every(wanted);
	const title = every(wanted, IN_TITLE);
	return {
		match: (...facets) => [rank, ...excluded, ...facets.map(quoteLexeme)].join('&'),
		filter: filters.length > 0 ? filters.join('&') : null,
		title: (...facets) => [title, ...excluded, ...facets.map(quoteLexeme)].join('&'),
		rank,
		near: wanted.length > 1 ? sequence(wanted) : null,
		near_title: wanted.length > 1 ? sequence(wanted, ':A') : null,
		lexemes,
		runs,
	};
}
