import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/db';
import { search } from '../../src/search/ask/search';
import { scoreSearch } from '../search-score/score';
import { randomNumbers } from './search-text';
import type { Figure } from './table';

export interface SearchMeasure {
	name: 'rare word' | 'common word' | 'typing error';
	/** Milliseconds: the middle and the slow end of all searches, and what the middle should not exceed. */
	p50: number;
	p95: number;
	target: number;
	searches: number;
	/** Searches that found something; with a typing error, that found what was meant. */
	found: number;
}

/** How many of a hundred questions of the trade are answered among the first three. */
export async function measureAnswers(db: Database): Promise<Figure> {
	const { right, of, missed } = await scoreSearch(db.read);
	for (const line of missed) console.log(`search, missed: ${line}`);
	return {
		what: 'search: questions of the trade that are answered among the first three results',
		value: `${right} of ${of}`,
		target: '≥ 90',
		holds: right >= 90,
	};
}

const SEARCHES = 60;
/** Rounds over other words first: a server that has run for a minute is what readers meet. */
const WARM_UP = 4;
const TARGETS = { 'rare word': 5, 'common word': 40, 'typing error': 40 } as const;

/**
 * Returns words of the English edition that occur in so many documents, without stop words, in the same order at every
 * run.
 */
async function wordsBetween(db: Database, min: number, max: number): Promise<string[]> {
	const { rows } = await db.read.execute<{ word: string }>(
		sql`select word from search_word where edition = 'en' and documents between ${min} and ${max}
			and length(word) >= 4
			and to_tsvector('english', word) <> '' order by md5(word) limit ${2 * SEARCHES}`,
	);
	return rows.map((row) => row.word);
}

/** A word with one slip of the finger: two letters swapped, one left out, or one mistaken. */
function mistype(word: string, random: () => number): string {
	const at = 1 + Math.floor(random() * (word.length - 2));
	const kind = random();
	if (kind < 0.4 && word[at] !== word[at + 1])
		return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
	return word.slice(0, at) + (kind < 0.7 ? '' : word.charAt(at) === 'x' ? 'q' : 'x') + word.slice(at + 1);
}

/**
 * Times whole searches (query, ranking, facets, snippets, rows) one after another, as a page does them, on a database
 * filled by `seedArticles`; every word is timed once, after others as warm-up. Prints a line for each kind.
 */
export async function measureSearch(db: Database): Promise<SearchMeasure[]> {
	const random = randomNumbers(7);
	const documents =
		(
			await db.read.execute<{ count: number }>(
				sql`select count(*)::int as count from search_document where edition = 'en'`,
			)
		).rows[0]?.count ?? 0;
	const middling = await wordsBetween(db, 30, Math.max(30, documents / 50));
	const kinds: { name: SearchMeasure['name']; keywords: string[] }[] = [
		{ name: 'rare word', keywords: await wordsBetween(db, 3, 60) },
		{ name: 'common word', keywords: await wordsBetween(db, documents / 10, documents) },
		{
			name: 'typing error',
			keywords: middling.filter((word) => word.length >= 6).map((word) => mistype(word, random)),
		},
	];
	const measures: SearchMeasure[] = [];
	for (const { name, keywords } of kinds) {
		const half = Math.ceil(keywords.length / 2);
		for (let round = 0; round < WARM_UP; round += 1)
			for (const keyword of keywords.slice(0, half)) await search(db.read, { edition: 'en', keyword });
		const times: number[] = [];
		let found = 0;
		for (const keyword of keywords.slice(half)) {
			const start = performance.now();
			const result = await search(db.read, { edition: 'en', keyword });
			times.push(performance.now() - start);
			if (result.total > 0 && result.corrected === (name === 'typing error')) found += 1;
		}
		times.sort((a, b) => a - b);
		const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
		const measure = { name, p50: at(0.5), p95: at(0.95), target: TARGETS[name], searches: times.length, found };
		measures.push(measure);
		console.log(
			`search, ${name}: p50 ${measure.p50.toFixed(1)} ms (target ${measure.target}), p95 ${measure.p95.toFixed(1)} ms; ${found} of ${times.length} found something`,
		);
	}
	return measures;
}
