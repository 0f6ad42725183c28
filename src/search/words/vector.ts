import type { SearchKind } from '../../data/tables/search-document';
import { hanPairs, type SearchToken } from '../../shared/search/search-text';
import { lexemesOf } from './literals';
import { joinedNumbers } from './numbers';

/** Prefix of a lexeme of the title, so that the index alone can match titles. No word starts with it. */
export const IN_TITLE = '=';
/** Days in a bucket of time, and how many buckets make one of the next size: a month, most of a year, five years. */
const BUCKET_DAYS = 30;
const BUCKETS_IN_NEXT = 8;
const SIZES = [0, 1, 2] as const;

/** Whether a lexeme is one of a facet. */
export const isFacet = (lexeme: string): boolean => lexeme.startsWith('~');
/** Lexemes of facets: the index intersects them with the words. No word starts with `~`. */
export const facet = {
	kind: (edition: string, kind: string) => `~k${edition}:${kind}`,
	section: (edition: string, section: string) => `~s${edition}:${section}`,
	country: (edition: string, country: string) => `~c${edition}:${country}`,
	year: (edition: string, year: number) => `~y${edition}:${year}`,
	tag: (id: number) => `~t${id}`,
};

/**
 * Group of documents with an order of time of its own. Records come by the thousand and share their words
 * ("technology", a city), so they are separate: otherwise the newest stories of a common word would be buried under
 * them.
 */
export type Partition = 'articles' | 'license' | 'enterprise';
export const PARTITIONS: readonly Partition[] = ['articles', 'license', 'enterprise'];
/** The partition of a kind of document. */
export const partitionOf = (kind: string): Partition =>
	// A company is grouped with its booths, because neither has a date.
	kind === 'company' ? 'enterprise' : kind === 'license' || kind === 'enterprise' ? kind : 'articles';
const MARK: Record<Partition, string> = { articles: 'm', license: 'l', enterprise: 'e' };

const bucket = (partition: Partition, edition: string, size: number, number: number | '') =>
	`~${MARK[partition]}${size}${edition}:${number}`;
const monthOf = (at: number): number => Math.max(0, Math.floor(at / (BUCKET_DAYS * 86_400)));

/**
 * The buckets of time of a document, one of each size; documents without a date (tags, people) are in a bucket for all
 * time.
 */
export function bucketsOf(edition: string, kind: SearchKind, published_at: number | null): string[] {
	const partition = partitionOf(kind);
	if (published_at === null) return [bucket(partition, edition, 0, '')];
	return SIZES.map((size) =>
		bucket(partition, edition, size, Math.floor(monthOf(published_at) / BUCKETS_IN_NEXT ** size)),
	);
}

/** The largest complete buckets that cover the months from `from` up to, but without, `to`. */
function cover(partition: Partition, edition: string, from: number, to: number): string[] {
	const lexemes: string[] = [];
	for (let month = from; month < to; ) {
		const size =
			SIZES.findLast((other) => month % BUCKETS_IN_NEXT ** other === 0 && month + BUCKETS_IN_NEXT ** other <= to) ?? 0;
		lexemes.push(bucket(partition, edition, size, month / BUCKETS_IN_NEXT ** size));
		month += BUCKETS_IN_NEXT ** size;
	}
	return lexemes;
}

/**
 * All time of a partition up to a moment, as `tsquery` texts of intervals that double in length, the newest first;
 * together they contain every bucket once. Documents without a date are in the first.
 */
export function intervalsBefore(edition: string, now: number, partition: Partition = 'articles'): string[] {
	const intervals: string[] = [];
	let to = monthOf(now) + 1;
	for (let length = 1; to > 0; length *= 2) {
		const from = Math.max(0, to - length);
		const lexemes = cover(partition, edition, from, to);
		if (length === 1) lexemes.push(bucket(partition, edition, 0, ''));
		intervals.push(lexemes.map(quoteLexeme).join('|'));
		to = from;
	}
	return intervals;
}

/** PostgreSQL's weights of words, from the title (A) to the body (D). */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** PostgreSQL's limits of a lexeme: the highest position, and the number of positions. */
const LAST_POSITION = 16_383;
const MAX_POSITIONS = 200;
/** Keeps the longest document within a tsvector's one megabyte. */
const MAX_LEXEMES = 20_000;
/** Positions between two fields, so that no phrase reaches from one into the next. */
const GAP = 10;

/** A lexeme inside a `tsvector` or `tsquery` text. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Maximum bytes of a lexeme in a `tsvector`. */
const MAX_LEXEME_BYTES = 2_046;

/**
 * Writes PostgreSQL's `tsvector` of a document: a word's stems (as written and accent-folded) share one position,
 * so that phrases and closeness hold across both, and the vector is half as long as two joined ones.
 */
export class VectorWriter {
	#stems: ReadonlyMap<string, readonly string[]>;
	#places = new Map<string, string[]>();
	#plain = new Set<string>();
	#at = 0;

	constructor(stems: ReadonlyMap<string, readonly string[]>) {
		this.#stems = stems;
	}

	/** Adds a text's words at the next positions, and its numbers and codes as one word each. */
	add(tokens: readonly SearchToken[], weight: Weight): void {
		const numbers = new Map(joinedNumbers(tokens).map((number) => [number.from, number.text]));
		for (const [n, token] of tokens.entries()) {
			this.#token(token, weight);
			const number = numbers.get(n);
			if (number !== undefined) this.#place(number, weight);
		}
		this.#at += GAP;
	}

	/** Adds a lexeme without a position; one that is too long for PostgreSQL is left out. */
	mark(lexeme: string): void {
		if (Buffer.byteLength(lexeme) <= MAX_LEXEME_BYTES) this.#plain.add(lexeme);
	}

	#token(token: SearchToken, weight: Weight) {
		if (!token.isHan) {
			this.#at += 1;
			for (const lexeme of lexemesOf(token, this.#stems, weight === 'A')) this.#place(lexeme, weight);
			return;
		}
		for (const pair of hanPairs(token.text)) {
			this.#at += 1;
			this.#place(pair, weight);
		}
		for (const character of token.text) this.#plain.add(character);
	}

	#place(lexeme: string, weight: Weight) {
		if (weight === 'A') this.#plain.add(IN_TITLE + lexeme);
		const places = this.#places.get(lexeme);
		if (!places && this.#places.size >= MAX_LEXEMES) return;
		const place = `${Math.min(this.#at, LAST_POSITION)}${weight === 'D' ? '' : weight}`;
		if (!places) this.#places.set(lexeme, [place]);
		else if (places.length < MAX_POSITIONS && places.at(-1) !== place) places.push(place);
	}

	toString(): string {
		const parts: string[] = [];
		for (const [lexeme, places] of this.#places) parts.push(`${quoteLexeme(lexeme)}:${places.join(',')}`);
		for (const lexeme of this.#plain) if (!this.#places.has(lexeme)) parts.push(quoteLexeme(lexeme));
		return parts.join(' ');
	}
}
