import { Hono } from 'hono';
import { pathOf } from '../../../editions/address';
import type { Edition } from '../../../editions/edition';
import { defaultEdition, editionByCode, editions } from '../../../editions/editions';
import { isSwitchedOff } from '../../../editions/switched-off';
import { fixedPaths, rootUrls, urls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import {
	lastArticleId,
	newsSitemapArticles,
	SITEMAP_IDS,
	sitemapArticles,
	sitemapNames,
} from '../../../queries/article/feed';
import { sitemapTopics } from '../../../queries/event/topic-sitemap';
import { allSeries } from '../../../queries/series/data-series';
import { dutyTables } from '../../../queries/site/duty-rate';
import {
	lastCompanyId,
	lastLicenseId,
	sitemapBooks,
	sitemapCompanies,
	sitemapIssues,
	sitemapLicenses,
	sitemapPages,
} from '../../../queries/site/place-sitemap';
import { API } from '../../../shared/address/folders';
import { tag } from '../../../shared/cache-tags';
import { standardPages } from '../../../shared/site/standard-pages';
import { isoMoment } from '../../../shared/time/moment';
import type { Site } from '../../render/screen';
import { escapeXml, listRows, type Place, placesOf, urlset, xml } from './sitemap-text';

const TWO_DAYS = 172_800;

/** Sitemap index without a cap, its files, the news sitemap of the last two days, and robots.txt. */
export function createSitemaps(db: Database, site: Site, clock: () => number): Hono {
	const app = new Hono();
	const isOff = (path: string) => isSwitchedOff(site.brand.hidden, path);
	/** What is not switched off, of addresses of this site. */
	const shown = (places: readonly Place[]) =>
		site.brand.hidden.length === 0 ? places : places.filter(({ url }) => !isOff(url.slice(site.url.length)));
	const hasLicenses = () => !isOff(urls.license.href(defaultEdition));
	const hasCompanies = () => !isOff(urls.companies.href(defaultEdition));
	const listTags = editions.map((edition) => tag.list(edition.code));

	const search = editions.map((edition) => `Disallow: ${urls.search.href(edition)}/\n`).join('');
	app.get(rootUrls.robots.route, (c) => {
		const text = site.is_public
			? `User-agent: *\nDisallow: ${API}/\n${search}Allow: /\n\nSitemap: ${site.url}${rootUrls.sitemap.href()}\nSitemap: ${site.url}${rootUrls.sitemapNews.href()}\n`
			: 'User-agent: *\nDisallow: /\n';
		return c.body(text, 200, {
			'content-type': 'text/plain; charset=utf-8',
			'cache-control': 'public, max-age=3600, s-maxage=3600',
		});
	});

	app.get(rootUrls.sitemap.route, async () => {
		const [article, license, company] = await Promise.all([
			lastArticleId(db.read),
			hasLicenses() ? lastLicenseId(db.read) : 0,
			hasCompanies() ? lastCompanyId(db.read) : 0,
		]);
		const files = (
			of: Pick<
				typeof rootUrls.sitemapArticles | typeof rootUrls.sitemapLicenses | typeof rootUrls.sitemapCompanies,
				'href'
			>,
			lastId: number,
		) => Array.from({ length: Math.ceil(lastId / SITEMAP_IDS) }, (_, i) => of.href({ part: i + 1 }));
		const paths = [
			rootUrls.sitemapPages.href(),
			rootUrls.sitemapTopics.href(),
			...files(rootUrls.sitemapArticles, article),
			...files(rootUrls.sitemapLicenses, license),
			...files(rootUrls.sitemapCompanies, company),
			rootUrls.sitemapNews.href(),
		];
		return xml(
			`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<sitemap><loc>${site.url}${path}</loc></sitemap>`).join('')}</sitemapindex>`,
			[...listTags, tag.licenses, tag.companies],
		);
	});

	app.get(rootUrls.sitemapPages.route, async () => {
		const { tags, authors } = await sitemapNames(db.read);
		const places: Place[] = [];
		const written = new Set(
			(await sitemapPages(db.read, standardPages)).map(({ edition, name }) => `${edition} ${name}`),
		);
		/** False for an editable page without a text: it is not listed. */
		const isThere = (edition: Edition, path: string) => {
			const name = standardPages.find((one) => urls.page.href(edition, one) === pathOf(edition, path));
			return !name || written.has(`${edition.code} ${name}`);
		};
		for (const path of fixedPaths) {
			const there = editions.filter((edition) => isThere(edition, path));
			const alternates = there.map((edition): [string, string] => [edition.code, site.url + pathOf(edition, path)]);
			for (const [, url] of alternates) places.push({ url, alternates });
		}
		const groups = Map.groupBy(tags, ({ group_id }) => group_id);
		listRows(tags, 'tag', (tag) => {
			const alternates = (groups.get(tag.group_id) ?? []).flatMap(({ edition: code, slug }): [string, string][] => {
				const edition = editionByCode(code ?? '');
				return edition ? [[edition.code, site.url + urls.tag.href(edition, { slug })]] : [];
			});
			const own = alternates.find(([code]) => code === tag.edition);
			if (own) places.push({ url: own[1], alternates });
		});
		listRows(authors, 'author', (author) => {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url + urls.author.href(edition, { slug: author.slug }),
			]);
			for (const [, url] of alternates) places.push({ url, alternates });
		});
		listRows((await dutyTables(db.read)).markets, 'market', (market) => {
			const alternates = editions.flatMap((edition): [string, string][] =>
				market.texts[edition.code] ? [[edition.code, site.url + urls.market.href(edition, market)]] : [],
			);
			for (const [, url] of alternates) places.push({ url, changed_at: market.updated_at, alternates });
		});
		listRows(await allSeries(db.read), 'data series', (series) => {
			const alternates = editions.flatMap((edition): [string, string][] =>
				series.texts[edition.code] ? [[edition.code, site.url + urls.series.href(edition, { slug: series.slug })]] : [],
			);
			for (const [, url] of alternates)
				if (series.points.length > 0) places.push({ url, changed_at: series.updated_at, alternates });
		});
		listRows(await sitemapBooks(db.read), 'book', (book) => {
			const edition = editionByCode(book.edition);
			const alternates = book.translations.flatMap((other): [string, string][] => {
				const there = editionByCode(other.edition);
				return there ? [[other.edition, site.url + urls.book.href(there, { slug: other.slug })]] : [];
			});
			if (edition)
				places.push({
					url: site.url + urls.book.href(edition, { slug: book.slug }),
					changed_at: book.changed_at,
					alternates,
				});
		});
		listRows(await sitemapIssues(db.read), 'issue', (issue) => {
			const edition = editionByCode(issue.edition);
			if (edition)
				places.push({ url: site.url + urls.issue.href(edition, { slug: issue.slug }), changed_at: issue.changed_at });
		});
		return xml(urlset(shown(places)), [
			...listTags,
			tag.all_series,
			tag.books,
			tag.duty_rates,
			...editions.flatMap(({ code }) => ['subscribe', ...standardPages].map((name) => tag.page(code, name))),
		]);
	});

	app.get(rootUrls.sitemapTopics.route, async () => {
		const { subjects, enterprises } = await sitemapTopics(db.read);
		const places = placesOf(subjects, 'page of an event', (row) => {
			const edition = editionByCode(row.edition);
			const alternates = row.translations.flatMap((other): [string, string][] => {
				const there = editionByCode(other.edition);
				return there ? [[other.edition, site.url + urls.topic.href(there, { slug: other.slug })]] : [];
			});
			return edition
				? [{ url: site.url + urls.topic.href(edition, { slug: row.slug }), changed_at: row.changed_at, alternates }]
				: [];
		});
		listRows(enterprises, 'exhibitor', (row) => {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url +
					urls.enterprise.href(edition, {
						topic: row.pages.find((page) => page.edition === edition.code)?.slug ?? row.topic_slug,
						slug: row.slug,
					}),
			]);
			for (const [, url] of alternates) places.push({ url, changed_at: row.changed_at, alternates });
		});
		return xml(urlset(shown(places)), [tag.topics]);
	});

	app.get(rootUrls.sitemapArticles.route, async (c, next) => {
		const rows = await sitemapArticles(db.read, Number(rootUrls.sitemapArticles.read(c.req.path)?.part));
		if (rows.length === 0) return next();
		const url = (row: { edition: string; id: number; seo_url: string | null }) => {
			const edition = editionByCode(row.edition);
			return edition && site.url + urls.article.href(edition, row);
		};
		const places = placesOf(rows, 'article', (row) => {
			const own = url(row);
			const alternates = row.translations.flatMap((other): [string, string][] => {
				const there = url(other);
				return there ? [[other.edition, there]] : [];
			});
			return own ? [{ url: own, changed_at: row.changed_at, alternates }] : [];
		});
		return xml(urlset(shown(places)), listTags);
	});

	app.get(rootUrls.sitemapLicenses.route, async (c, next) => {
		if (!hasLicenses()) return next();
		const rows = await sitemapLicenses(db.read, Number(rootUrls.sitemapLicenses.read(c.req.path)?.part));
		if (rows.length === 0) return next();
		const places = placesOf(rows, 'licence', (row) => {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url + urls.licenseRecord.href(edition, { slug: row.slug }),
			]);
			return alternates.map(([, url]) => ({ url, changed_at: row.changed_at, alternates }));
		});
		return xml(urlset(shown(places)), [tag.licenses]);
	});

	app.get(rootUrls.sitemapCompanies.route, async (c, next) => {
		if (!hasCompanies()) return next();
		const rows = await sitemapCompanies(db.read, Number(rootUrls.sitemapCompanies.read(c.req.path)?.part));
		if (rows.length === 0) return next();
		const places = placesOf(rows, 'company', (row) => {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url + urls.company.href(edition, { slug: row.slug }),
			]);
			return alternates.map(([, url]) => ({ url, changed_at: row.changed_at, alternates }));
		});
		return xml(urlset(shown(places)), [tag.companies]);
	});

	app.get(rootUrls.sitemapNews.route, async () => {
		const rows = await newsSitemapArticles(db.read, clock() - TWO_DAYS);
		const items = listRows(rows, 'article', (row) => {
			const edition = editionByCode(row.edition);
			const published = isoMoment(row.published_at);
			// A piece of news has a date.
			if (!edition || !published) return '';
			return `<url><loc>${escapeXml(site.url + urls.article.href(edition, row))}</loc><news:news><news:publication><news:name>${escapeXml(site.brand.name)}</news:name><news:language>${edition.language}</news:language></news:publication><news:publication_date>${published}</news:publication_date><news:title>${escapeXml(row.title || edition.words.untitled)}</news:title></news:news></url>`;
		});
		return xml(
			`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${items.join('')}</urlset>`,
			listTags,
		);
	});
	return app;
}
