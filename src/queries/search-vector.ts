import { hanPairs, type SearchToken } from '../shared/search-text';

/** Marks a lexeme that stands in the title, so that the index alone can tell. No word starts with it. */
export const IN_TITLE = '=';
/** Days in a bucket of time. */
const BUCKET_DAYS = 30;

/** The bucket of a moment: documents of one bucket share a lexeme, so that the index can be asked for a stretch of time. */
export const bucketOf = (at: number): number => Math.max(0, Math.floor(at / (BUCKET_DAYS * 86_400)));

/** Lexemes that stand for the columns a search filters by: the index intersects them with the words. No word starts with `~`. */
export const facet = {
	kind: (kind: string) => `~k${kind}`,
	section: (section: string) => `~s${section}`,
	country: (country: string) => `~c${country}`,
	year: (year: number) => `~y${year}`,
	tag: (id: number) => `~t${id}`,
	/** The edition's bucket of time; without one, pieces that have no date (tags, people) and belong to all time. */
	bucket: (code: string, bucket: number | '') => `~m${code}:${bucket}`,
};

export type Weight = 'A' | 'B' | 'C' | 'D';

/** PostgreSQL keeps no more of either. */
const LAST_POSITION = 16_383;
const MOST_POSITIONS = 200;
/** Keeps the longest document within a tsvector's one megabyte. */
const MOST_LEXEMES = 20_000;
/** Between two fields, so that no phrase reaches from one into the next. */
const GAP = 10;

/** A lexeme inside a `tsvector` or `tsquery` text. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

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

	/** Adds a text's words at the next positions. */
	add(tokens: readonly SearchToken[], weight: Weight): void {
		for (const token of tokens) this.#token(token, weight);
		this.#at += GAP;
	}

	/** Adds a lexeme without a position. */
	mark(lexeme: string): void {
		this.#plain.add(lexeme);
	}

	#token(token: SearchToken, weight: Weight) {
		if (!token.is_han) {
			this.#at += 1;
			for (const lexeme of this.#stems.get(token.text) ?? []) this.#place(lexeme, weight);
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
		if (!places && this.#places.size >= MOST_LEXEMES) return;
		const place = `${Math.min(this.#at, LAST_POSITION)}${weight === 'D' ? '' : weight}`;
		if (!places) this.#places.set(lexeme, [place]);
		else if (places.length < MOST_POSITIONS && places.at(-1) !== place) places.push(place);
	}

	toString(): string {
		const parts: string[] = [];
		for (const [lexeme, places] of this.#places) parts.push(`${quoteLexeme(lexeme)}:${places.join(',')}`);
		for (const lexeme of this.#plain) if (!this.#places.has(lexeme)) parts.push(quoteLexeme(lexeme));
		return parts.join(' ');
	}
}
