import { pathOf } from '../../editions/address';
import type { Edition } from '../../editions/edition';
import { editionOfPath } from '../../editions/editions';
import { fixedPaths, rootUrls, urls } from '../../editions/urls';
import { fileNames, moved } from '../../shared/address/addresses';
import { API, BUILT_FILES, COVER, FONTS, isSecretPath, NEWSROOM } from '../../shared/address/folders';
import { ledAddress } from '../../shared/address/led-address';
import { standardPages } from '../../shared/site/standard-pages';
import { articleTypes } from '../../shared/statuses';
import { listPlace } from './list-place';
import type { Place, RowPlace } from './standing';

/** The first segment of a pattern. */
const folderOf = (pattern: string) => pattern.slice(0, pattern.indexOf('/', 1));
const FOLDERS = [NEWSROOM, API, BUILT_FILES, FONTS, folderOf(COVER), folderOf(rootUrls.siteCard.pattern)];
const isIn = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Pages of single rows, the narrower patterns first. */
const ROWS = [
	[urls.series, 'data_series'],
	[urls.article, 'article'],
	[urls.topic, 'topic'],
	[urls.wall, 'wall'],
	[urls.tag, 'tag'],
	[urls.author, 'author'],
	[urls.company, 'company'],
	[urls.companyNews, 'company'],
	[urls.market, 'market'],
	[urls.licenseRecord, 'license'],
	[urls.book, 'book'],
	[urls.issue, 'issue'],
	[urls.page, 'page'],
] as const;

/** Files of single rows. */
const FILES = [
	[urls.seriesCsv, 'data_series'],
	[urls.seriesJson, 'data_series'],
	[urls.seriesSvg, 'data_series'],
	[urls.seriesPng, 'data_series'],
	[urls.topicCalendar, 'topic'],
] as const;

const WHOLE_FILES = [urls.exhibitionsCalendar, urls.calculateCsv, urls.calculateJson].map((one) => one.path());
const { robots, sitemap, sitemapPages, sitemapTopics, sitemapNews, speculationRules, icon, oldIcon, touchIcon, logo } =
	rootUrls;
const ROOT_FILES = [
	robots,
	sitemap,
	sitemapPages,
	sitemapTopics,
	sitemapNews,
	speculationRules,
	icon,
	oldIcon,
	touchIcon,
	logo,
].map((one) => one.href());
const ROOT_OTHERS = [rootUrls.healthy, rootUrls.ready, rootUrls.metrics].map((one) => one.href());

/** Pages that have a feed. */
const FOLLOWED = [urls.tag, urls.topic, urls.companyNews, urls.author];
const FEEDS = [fileNames.rss, fileNames.atom, fileNames.json];
const fixedFeeds = [urls.home, urls.headline, urls.briefs, urls.interview, urls.data, urls.news]
	.map((one) => one.path())
	.concat(articleTypes.map((type) => urls.newsType.path({ type })));

/** The place of a feed, which belongs to a page. */
function feedPlace(path: string, edition: Edition): Place | undefined {
	const at = path.lastIndexOf('/');
	if (!FEEDS.some((name) => name === path.slice(at + 1))) return undefined;
	const base = path.slice(0, at) || '/';
	if (fixedFeeds.includes(base)) return base === urls.news.path() ? 'nothing' : 'page';
	const page = FOLLOWED.some((one) => one.read(base)) ? rowPlace(base, edition) : undefined;
	return page && typeof page === 'object' && page.row === 'topic' ? { ...page, row: 'topic_feed' } : page;
}

function rowPlace(path: string, { code: edition }: Edition): RowPlace | undefined {
	const exhibitor = urls.enterprise.read(path);
	if (exhibitor) return { row: 'enterprise', edition, ...exhibitor };
	for (const [pattern, row] of [...FILES, ...ROWS]) {
		const found = pattern.read(path);
		const [slug] = Object.values<string>(found ?? {});
		if (slug !== undefined) return { row, edition, slug };
	}
	return undefined;
}

/** The place that a path of an edition names. @param path within the edition, decoded, in lower case */
function inEdition(path: string, query: string, edition: Edition): Place {
	if (path === urls.notFound.path() || moved.some(([from]) => from === path)) return 'other';
	if (path === urls.articleById.path()) {
		const id = /^id=([1-9]\d{0,8})$/.exec(query)?.[1];
		return id === undefined ? 'nothing' : { row: 'article_id', edition: edition.code, slug: id };
	}
	if (path === urls.page.path({ name: 'about' })) return 'other';
	if (fixedPaths.includes(path) || WHOLE_FILES.includes(path) || path === urls.page.path({ name: 'index.bak' }))
		return 'page';
	if (standardPages.some((name) => path === urls.page.path({ name }))) return 'page';
	if (path.startsWith(`${urls.feeds.path()}/`)) {
		const of = path.slice(urls.feeds.path().length);
		if (`${of}/`.startsWith(`${urls.license.path()}/`)) return listPlace(of, edition) === 'page' ? 'page' : 'nothing';
		return feedPlace(`${of}/${fileNames.rss}`, edition) ?? 'nothing';
	}
	return feedPlace(path, edition) ?? listPlace(path, edition) ?? rowPlace(path, edition) ?? 'nothing';
}

/**
 * The place that an address names, judged by its form alone and in any case of letters; the database is not asked.
 * @param given an address of this site, encoded or not
 */
export function placeOf(given: string): Place {
	const { path: asked, query } = ledAddress(given);
	const path = asked.toLowerCase();
	if (ROOT_FILES.includes(path) || path === rootUrls.apiDocs.href()) return 'page';
	if (isSecretPath(`${path}/`) || FOLDERS.some((folder) => isIn(path, folder)) || ROOT_OTHERS.includes(path))
		return 'other';
	if ([rootUrls.sitemapArticles, rootUrls.sitemapLicenses, rootUrls.sitemapCompanies].some((one) => one.read(path)))
		return 'further';
	const file = rootUrls.media.read(asked);
	if (file) return { row: 'media', edition: '', slug: file.name };
	const edition = editionOfPath(path);
	// What an old site named by a query is looked up before the page of the same path.
	if (query !== '' && !query.startsWith('id=')) return 'nothing';
	return inEdition(path === pathOf(edition, '/') ? '/' : path.slice(edition.prefix.length), query, edition);
}
