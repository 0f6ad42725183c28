/** What search results would show of the pages: each its own title and description, of a length that is not cut. */
import { pathOf } from '../../src/editions/address';
import { editionOfPath } from '../../src/editions/editions';
import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from '../../src/site/render/head/search-text';
import { isDocument, type Page } from './crawl';

/** What a page shows a search engine. */
interface Result {
	path: string;
	edition: string;
	title: string;
	description: string;
}

const plain = (text: string | undefined) =>
	(text ?? '')
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&amp;', '&');

/**
 * The pages that search engines are led to: documents that are their own canonical address, without the results of the
 * search and lists in another order, which are not indexed.
 */
export function searchResults(pages: readonly Page[], origin: string): Result[] {
	return pages.filter(isDocument).flatMap(({ path, text }) => {
		const edition = editionOfPath(path);
		const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1];
		const isResult = path.startsWith(pathOf(edition, '/search/')) || /\/(?:sort-\w+|by-date)(?:\/|$)/.test(path);
		if (canonical !== origin + path || isResult) return [];
		return [
			{
				path,
				edition: edition.code,
				title: plain(/<title>([^<]*)/.exec(text)?.[1]),
				description: plain(/<meta name="description" content="([^"]*)"/.exec(text)?.[1]),
			},
		];
	});
}

/** Pages whose title or description is too long or too short, with its length. */
export const outOfBounds = (results: readonly Result[]): string[] =>
	results.flatMap(({ path, title, description }) => [
		...(title.length > MAX_TITLE || title === '' ? [`${path}: title of ${title.length}: ${title}`] : []),
		...(description.length > MAX_DESCRIPTION || description.length < MIN_DESCRIPTION
			? [`${path}: description of ${description.length}: ${description}`]
			: []),
	]);

/** Titles and descriptions that several pages of an edition have, with those pages. */
export function sharedTexts(results: readonly Result[]): string[] {
	const pagesOf = new Map<string, string[]>();
	for (const { path, edition, title, description } of results) {
		for (const text of [`${edition} title: ${title}`, `${edition} description: ${description}`])
			pagesOf.set(text, [...(pagesOf.get(text) ?? []), path]);
	}
	return [...pagesOf].flatMap(([text, paths]) => (paths.length > 1 ? [`${text} (${paths.join(' ')})`] : []));
}
