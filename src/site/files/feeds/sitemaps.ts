import { Hono } from 'hono';
import { pathOf } from '../../../editions/address';
import type { Edition } from '../../../editions/edition';
import { defaultEdition, editionByCode, editions } from '../../../editions/editions';
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
import { type CacheTag, tag } from '../../../shared/cache-tags';
import { housePages } from '../../../shared/house/house-pages';
import type { Site } from '../../render/screen';

const TWO_DAYS = 172_800;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** Control characters have no place in XML, however they are written. */
const CONTROL = /\p{Cc}/gu;
const escapeXml = (text: string) =>
	text
		.replace(CONTROL, (character) => (/\s/.test(character) ? ' ' : ''))
		.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);
const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

const xml = (body: string, tags: CacheTag[], status: 200 | 404 = 200) =>
	new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, {
		status,
		headers: {
			'content-type': 'application/xml; charset=utf-8',
			'cache-control': 'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
			'cache-tag': tags.join(','),
		},
	});

interface Place {
	url: string;
	changed_at?: number;
	alternates?: [code: string, url: string][];
}

function urlset(places: Iterable<Place>): string {
	let text = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
	for (const place of places) {
		const alternates = place.alternates ?? [];
		const fallback = alternates.find(([code]) => code === defaultEdition.code) ?? alternates[0];
		const links =
			alternates.length > 1 && fallback
				? [...alternates, ['x-default', fallback[1]] as const]
						.map(([code, url]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(url)}"/>`)
						.join('')
				: '';
		text += `<url><loc>${escapeXml(place.url)}</loc>${place.changed_at ? `<lastmod>${iso(place.changed_at)}</lastmod>` : ''}${links}</url>`;
	}
	return `${text}</urlset>`;
}

/** Sitemap index without a cap, its files, the news sitemap of the last two days, and robots.txt. */
export function createSitemaps(db: Database, site: Site, clock: () => number): Hono {
	const app = new Hono();
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
			lastLicenseId(db.read),
			lastCompanyId(db.read),
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
		const written = new Set((await sitemapPages(db.read, housePages)).map(({ edition, name }) => `${edition} ${name}`));
		/** Whether the page says something: one that nobody has written is not to be found. */
		const isThere = (edition: Edition, path: string) => {
			const name = housePages.find((one) => urls.page.href(edition, one) === pathOf(edition, path));
			return !name || written.has(`${edition.code} ${name}`);
		};
		for (const path of fixedPaths) {
			const there = editions.filter((edition) => isThere(edition, path));
			const alternates = there.map((edition): [string, string] => [edition.code, site.url + pathOf(edition, path)]);
			for (const [, url] of alternates) places.push({ url, alternates });
		}
		for (const tag of tags) {
			const edition = editionByCode(tag.edition ?? '');
			if (edition) places.push({ url: site.url + urls.tag.href(edition, { slug: tag.slug }) });
		}
		for (const author of authors) {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url + urls.author.href(edition, { slug: author.slug }),
			]);
			for (const [, url] of alternates) places.push({ url, alternates });
		}
		for (const market of (await dutyTables(db.read)).markets) {
			const alternates = editions.flatMap((edition): [string, string][] =>
				market.texts[edition.code] ? [[edition.code, site.url + urls.market.href(edition, market)]] : [],
			);
			for (const [, url] of alternates) places.push({ url, changed_at: market.updated_at, alternates });
		}
		for (const series of await allSeries(db.read)) {
			const alternates = editions.flatMap((edition): [string, string][] =>
				series.texts[edition.code] ? [[edition.code, site.url + urls.series.href(edition, { slug: series.slug })]] : [],
			);
			for (const [, url] of alternates)
				if (series.points.length > 0) places.push({ url, changed_at: series.updated_at, alternates });
		}
		for (const book of await sitemapBooks(db.read)) {
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
		}
		for (const issue of await sitemapIssues(db.read)) {
			const edition = editionByCode(issue.edition);
			if (edition)
				places.push({ url: site.url + urls.issue.href(edition, { slug: issue.slug }), changed_at: issue.changed_at });
		}
		return xml(urlset(places), [
			...listTags,
			tag.all_series,
			tag.books,
			tag.duty_rates,
			...editions.flatMap(({ code }) => ['subscribe', ...housePages].map((name) => tag.page(code, name))),
		]);
	});

	app.get(rootUrls.sitemapTopics.route, async () => {
		const { subjects, enterprises } = await sitemapTopics(db.read);
		const places = subjects.flatMap((row): Place[] => {
			const edition = editionByCode(row.edition);
			const alternates = row.translations.flatMap((other): [string, string][] => {
				const there = editionByCode(other.edition);
				return there ? [[other.edition, site.url + urls.topic.href(there, { slug: other.slug })]] : [];
			});
			return edition
				? [{ url: site.url + urls.topic.href(edition, { slug: row.slug }), changed_at: row.changed_at, alternates }]
				: [];
		});
		for (const row of enterprises) {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url +
					urls.enterprise.href(edition, {
						topic: row.pages.find((page) => page.edition === edition.code)?.slug ?? row.topic_slug,
						slug: row.slug,
					}),
			]);
			for (const [, url] of alternates) places.push({ url, changed_at: row.changed_at, alternates });
		}
		return xml(urlset(places), [tag.topics]);
	});

	app.get(rootUrls.sitemapArticles.route, async (c, next) => {
		const rows = await sitemapArticles(db.read, Number(rootUrls.sitemapArticles.read(c.req.path)?.part));
		if (rows.length === 0) return next();
		const url = (row: { edition: string; id: number; seo_url: string | null }) => {
			const edition = editionByCode(row.edition);
			return edition && site.url + urls.article.href(edition, row);
		};
		const places = rows.flatMap((row): Place[] => {
			const own = url(row);
			const alternates = row.translations.flatMap((other): [string, string][] => {
				const there = url(other);
				return there ? [[other.edition, there]] : [];
			});
			return own ? [{ url: own, changed_at: row.changed_at, alternates }] : [];
		});
		return xml(urlset(places), listTags);
	});

	app.get(rootUrls.sitemapLicenses.route, async (c, next) => {
		const rows = await sitemapLicenses(db.read, Number(rootUrls.sitemapLicenses.read(c.req.path)?.part));
		if (rows.length === 0) return next();
		const places = rows.flatMap((row): Place[] => {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url + urls.licenseRecord.href(edition, { slug: row.slug }),
			]);
			return alternates.map(([, url]) => ({ url, changed_at: row.changed_at, alternates }));
		});
		return xml(urlset(places), [tag.licenses]);
	});

	app.get(rootUrls.sitemapCompanies.route, async (c, next) => {
		const rows = await sitemapCompanies(db.read, Number(rootUrls.sitemapCompanies.read(c.req.path)?.part));
		if (rows.length === 0) return next();
		const places = rows.flatMap((row): Place[] => {
			const alternates = editions.map((edition): [string, string] => [
				edition.code,
				site.url + urls.company.href(edition, { slug: row.slug }),
			]);
			return alternates.map(([, url]) => ({ url, changed_at: row.changed_at, alternates }));
		});
		return xml(urlset(places), [tag.companies]);
	});

	app.get(rootUrls.sitemapNews.route, async () => {
		const rows = await newsSitemapArticles(db.read, clock() - TWO_DAYS);
		const items = rows.flatMap((row) => {
			const edition = editionByCode(row.edition);
			if (!edition) return [];
			return `<url><loc>${escapeXml(site.url + urls.article.href(edition, row))}</loc><news:news><news:publication><news:name>${escapeXml(site.brand.name)}</news:name><news:language>${edition.language}</news:language></news:publication><news:publication_date>${iso(row.published_at)}</news:publication_date><news:title>${escapeXml(row.title || edition.words.untitled)}</news:title></news:news></url>`;
		});
		return xml(
			`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${items.join('')}</urlset>`,
			listTags,
		);
	});
	return app;
}
