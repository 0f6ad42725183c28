/** The addresses that the tests of pages request. */
import { pathOf } from '../../src/editions/address';
import type { Edition } from '../../src/editions/edition';
import { editionOfPath, editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import { fileNames } from '../../src/shared/address/addresses';
import { coverUrl } from '../../src/shared/address/cover-url';
import { screens } from '../e2e/screens/screens';
import { labelledRows } from '../labelled-rows';
import { beside } from './beside';
import { plainFiles, unbrokenPages } from './characters';
import type { Crawl, Page } from './crawl';
import { labelAddresses } from './labels';
import { isRegister } from './register';

/** Number of addresses that represent a kind with many, the first and the last among them. */
const MAX_ADDRESSES = 25;
const sampled = (paths: string[]) => [
	...paths.filter((_, at) => at % Math.ceil(paths.length / MAX_ADDRESSES) === 0),
	...paths.slice(-1),
];

const isOfArticles = (path: string) => path.startsWith(pathOf(editionOfPath(path), '/news/'));
const isFile = (path: string) => /\.\w+$/.test(path);

/** One page of each kind, the same ones that browser tests open. */
export const screensOf = (crawl: Crawl, edition: Edition): Promise<string[]> =>
	screens('', edition, async (path) => new Response((await crawl.ask(path)).text));

const locations = async (crawl: Crawl, path: string) =>
	[...(await crawl.ask(path)).text.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);

/** Paths in the sitemaps. */
export async function sitemap(crawl: Crawl): Promise<string[]> {
	const maps = await locations(crawl, '/sitemap.xml');
	return [...new Set((await Promise.all(maps.map((map) => locations(crawl, map)))).flat())];
}

const CALLS = [
	'article/all',
	'article/page?limit=50',
	'article/random?n=20',
	'page/collect?name=home',
	'page/collect?name=china',
].flatMap((call) => editions.map(({ code }) => `/api/v2/${call}${call.includes('?') ? '&' : '?'}edition=${code}`));

const SINGLE = [
	'/topic/calendar.ics',
	'/topic/iecie/wall',
	coverUrl({ seed: 'x', kind: 'company', scene: 'works' }, 46),
	'/search/spain',
	'/search/vapor',
	'/es/search/vapor',
	'/search/china',
	'/nothing-stands-here',
];

/** Paths of pages, and of files that belong to them or could: feeds, calendars, tables, pictures. */
async function pagesAndFiles(crawl: Crawl): Promise<string[]> {
	const named = await sitemap(crawl);
	const kinds = [...Map.groupBy(named, (path) => path.split('/').slice(0, -1).join('/')).values()];
	const fixed = editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path)));
	const some = [...kinds.flatMap(sampled), ...fixed];
	const ends = kinds.flatMap((paths) => [paths[0] ?? '', paths.at(-1) ?? '']);
	const files = [...ends, ...fixed].flatMap((path) => [
		beside(path, fileNames.rss),
		...['ics', 'csv', 'svg'].map((kind) => `${path}.${kind}`),
	]);
	const feeds = some
		.filter((path) => !/^(?:\/es)?\/(?:news|topic|license)\/./.test(path))
		.flatMap((path) => [fileNames.rss, fileNames.atom, fileNames.json].map((name) => beside(path, name)));
	return [...some, ...named.filter(isOfArticles), ...files, ...feeds];
}

/**
 * Requests one page of each kind, every fixed page and every article; of the other paths in the sitemaps some of each
 * kind; then the files that belong to them and addresses that single tests need; then every page of the lists of
 * articles and of the register of companies.
 * @returns all answers
 */
export async function askForAll(crawl: Crawl): Promise<Page[]> {
	const labelled = await labelledRows(crawl.site.db.read);
	let pages = await crawl.askNew([
		...(await Promise.all(editions.map((edition) => screensOf(crawl, edition)))).flat(),
		...(await pagesAndFiles(crawl)),
		...labelAddresses(labelled),
		...unbrokenPages,
		...plainFiles,
		...CALLS,
		...SINGLE,
	]);
	const isFollowed = (path: string) => (isOfArticles(path) && !isFile(path)) || isRegister(path);
	while (pages.length > 0) pages = await crawl.askNew(pages.flatMap(({ links }) => links.filter(isFollowed)));
	return crawl.pages;
}
