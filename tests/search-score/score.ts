import { localeOf } from '../../src/editions/editions';
import { shortcutsFor } from '../../src/editions/search-shortcuts';
import type { Db } from '../../src/platform/db/tx';
import { search } from '../../src/search/ask/search';
import { QUESTIONS } from './questions';

/** How many answers a reader looks at before asking otherwise. */
const SEEN = 3;

export interface SearchScore {
	/** Questions of which an expected answer is among the first three. */
	right: number;
	of: number;
	/** The others, each with its first answers. */
	missed: string[];
}

const isExpected = (path: string, expected: string): boolean =>
	expected.endsWith('*') ? path.startsWith(expected.slice(0, -1)) : path === expected;

/** Addresses of the first answers as the page lists them: pages of the site, what has every word, what has most. */
async function answersTo(db: Db, edition: string, keyword: string): Promise<string[]> {
	const locale = localeOf(edition);
	const found = await search(db, { edition, keyword, related: true });
	const shortcuts = shortcutsFor({ edition: locale, hidden: [] }, keyword).map(({ href }) =>
		href.slice(locale.prefix.length),
	);
	return [...shortcuts, ...[...found.list, ...found.related].map((hit) => hit.url)].slice(0, SEEN);
}

/** Asks the hundred questions of a database with the demonstration. */
export async function scoreSearch(db: Db): Promise<SearchScore> {
	const score: SearchScore = { right: 0, of: 0, missed: [] };
	for (const [edition, questions] of Object.entries(QUESTIONS)) {
		for (const [keyword, ...expected] of questions) {
			const answers = await answersTo(db, edition, keyword);
			score.of += 1;
			if (answers.some((path) => expected.some((one) => isExpected(path, one)))) score.right += 1;
			else score.missed.push(`${edition} "${keyword}": ${answers.join(' ') || 'nothing'}`);
		}
	}
	return score;
}
