/** What an installation switches off: nothing on the site leads there any more. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limit } from '../../../../tests/pace';
import { recordPrepared } from '../../../../tests/prepared-statements';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { defaultEdition, editions } from '../../../editions/editions';
import { isSwitchedOff, partsAt } from '../../../editions/switched-off';
import { fixedPaths, rootUrls, urls } from '../../../editions/urls';
import { collectHome } from '../../../queries/home/home';
import { type Hideable, hideable, hideableGroups } from '../../../shared/site/site-config';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite({ PUBLIC_SITE: 'true', SITE_URL: 'https://site.test' });
});
afterAll(() => site.stop());

const hide = (...hidden: Hideable[]) => {
	site.settings.brand.hidden = hidden;
};
const get = async (path: string) => {
	const response = await site.app.request(path);
	return { status: response.status, text: await response.text() };
};

/** Addresses of this site that a document leads to: links, forms, feeds, structured data, places of a sitemap. */
const leadsTo = (text: string): string[] =>
	[
		...text
			.replaceAll('&quot;', '"')
			.matchAll(/\s(?:href|action)="([^"]*)"|<loc>([^<]*)|"(?:url|item|@id|href)":"([^"]*)"/g),
	]
		.map(([, attribute, place, data]) => (attribute ?? place ?? data ?? '').replaceAll('&amp;', '&'))
		.map((address) => address.replace(/^https:\/\/site\.test(?=\/)/, ''))
		.filter((address) => address.startsWith('/'));

/** One page of each kind that names many others, in both editions. */
async function pagesToWalk(): Promise<string[]> {
	const first = async (sql: string) => {
		const { rows } = await site.db.write((tx) => tx.execute<{ slug: string }>(sql));
		return rows.map(({ slug }) => slug);
	};
	const [company] = await first('select slug from company order by id limit 1');
	const [market] = await first("select slug from market where code = 'ES'");
	const [topic] = await first(
		"select slug from subject where edition = 'en' and status = 'published' order by id limit 1",
	);
	const articles = await first(
		`select distinct on (edition, kind) case when edition = 'es' then '/es' else '' end || '/news/' || seo_url as slug
			from article where status = 'published' and seo_url is not null order by edition, kind, length(html) desc`,
	);
	return [
		...fixedPaths,
		...editions.flatMap((edition) => [
			urls.home.href(edition),
			urls.news.href(edition),
			urls.search.href(edition),
			urls.search.href(edition, 'vape'),
			urls.search.href(edition, 'nothing like it at all'),
			urls.notFound.href(edition),
			urls.about.href(edition),
			urls.feeds.href(edition),
			urls.tools.href(edition),
			urls.calculate.href(edition),
			urls.calendar.href(edition),
			urls.markets.href(edition),
			urls.subscribe.href(edition),
			urls.company.href(edition, { slug: company ?? '' }),
			urls.market.href(edition, { slug: market ?? '' }),
		]),
		urls.topic.href(defaultEdition, { slug: topic ?? '' }),
		...articles,
	];
}

const sitemaps = [rootUrls.sitemap, rootUrls.sitemapPages, rootUrls.sitemapTopics].map((one) => one.href());

/** Every link of a walk that leads to one of the parts, from a page that is not of that part. */
async function wrongLinks(pages: readonly string[], hidden: readonly Hideable[]): Promise<string[]> {
	const wrong: string[] = [];
	for (const path of pages) {
		const { text } = await get(path);
		const off = hidden.filter((part) => !partsAt(path).includes(part));
		for (const address of leadsTo(text)) if (isSwitchedOff(off, address)) wrong.push(`${path} leads to ${address}`);
	}
	return wrong;
}

describe('a part of the site that is switched off', () => {
	test('is one of every kind that the site has, each with addresses of its own', () => {
		for (const part of hideable)
			expect(
				[...fixedPaths, '/topic/a/enterprise', '/topic/a/wall'].some((path) => partsAt(path).includes(part)),
				part,
			).toBe(true);
		expect(Object.keys(hideableGroups)).toEqual(['sections', 'registers', 'tools', 'shows']);
		expect(partsAt('/es/news/list/company/3?a=b#c')).toEqual(['company']);
		expect(partsAt('/about/feeds/news/data')).toEqual(['data']);
		expect(partsAt('/tool/calculate.csv')).toEqual(['calculate']);
		for (const article of ['/news/interview-with-a-maker', '/es/news/data-of-june', '/'])
			expect(partsAt(article)).toEqual([]);
	});

	test('is not led to from any page, whichever part it is', { timeout: limit(240_000) }, async () => {
		const pages = await pagesToWalk();
		hide();
		const links = (await Promise.all(pages.map(async (path) => leadsTo((await get(path)).text)))).flat();
		for (const part of hideable) {
			// Where nothing is switched off, the same pages lead there: the walk sees what it looks for.
			if (part !== 'wall')
				expect(
					links.some((address) => partsAt(address).includes(part)),
					part,
				).toBe(true);
			hide(part);
			expect(await wrongLinks(pages, [part]), part).toEqual([]);
			expect(await wrongLinks(sitemaps, [part]), part).toEqual([]);
		}
	});

	test('leaves a home page that is useful, also where every part is off', { timeout: limit(60_000) }, async () => {
		hide(...hideable);
		const pages = await pagesToWalk();
		expect(await wrongLinks([...pages, ...sitemaps], hideable)).toEqual([]);
		for (const edition of editions) {
			const { status, text } = await get(urls.home.href(edition));
			const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
			expect(status).toBe(200);
			const stories = new Set(leadsTo(main).filter((address) => /\/news\/[^/]+$/.test(address)));
			expect(stories.size).toBeGreaterThan(15);
			for (const section of ['company', 'interview', 'exhibition'] as const)
				expect(main).not.toContain(`>${edition.words.sections[section]}</h2>`);
			for (const gone of [edition.words.rule_tracker, edition.words.newest_on_register, edition.words.book])
				expect(main).not.toContain(gone);
			const levels = [...main.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
			expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] as number) + 1)).toEqual([]);
			// Neither a list, a menu nor a heading remains of what was in it.
			expect(text).not.toMatch(/<(ul|ol|nav|p|section)(?: class="[^"]*")?>\s*<\/\1>/);
			expect(text).not.toMatch(/<nav\b[^>]*>\s*<h2>[^<]*<\/h2>\s*<\/nav>/);
		}
	});

	test('is not asked for: home reads no more than before, and nothing of what is off', async () => {
		const asked = async () => {
			const { db, statements } = recordPrepared(site.db.read);
			await collectHome(db, 'en', '2026-11-27', site.settings.brand.hidden);
			return [...statements].map(([name, { text }]) => ({ name, text }));
		};
		hide();
		const all = await asked();
		hide('china', 'exhibition', 'books', 'rules', 'data', 'company');
		const fewer = await asked();
		expect(fewer.length).toBeLessThan(all.length);
		for (const table of [
			'from license',
			'event_edition',
			'from book',
			'from rule',
			'data_series',
			"a.type = 'company'",
		]) {
			expect(
				all.some(({ text }) => text.includes(table)),
				table,
			).toBe(true);
			expect(
				fewer.some(({ text }) => text.includes(table)),
				table,
			).toBe(false);
		}
	});

	test('answers at its own address as before, whole, and is not indexed', async () => {
		hide();
		const before = await get('/license');
		hide('china', 'interview');
		const { status, text } = await get('/license');
		expect(status).toBe(200);
		expect(text).toContain('<meta name="robots" content="noindex, follow"');
		const own = (page: string) =>
			leadsTo(page.slice(page.indexOf('<main'), page.indexOf('</main>'))).filter((one) =>
				partsAt(one).includes('china'),
			);
		expect(own(text)).toEqual(own(before.text));
		expect(before.text).toContain('<meta name="robots" content="index, follow');
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ seo_url: string }>(
				"select seo_url from article where kind = 'interview' and edition = 'en' limit 1",
			),
		);
		const article = await get(`/news/${rows[0]?.seo_url}`);
		expect(article.text).toContain('content="index, follow');
		expect(article.text).not.toMatch(/"@type":"ListItem"[^}]*\/news\/interview"/);
	});

	test('is found by no search, and by no suggestion while it is typed', async () => {
		hide();
		const kinds = async (path: string) =>
			new Set(
				[...(await get(path)).text.matchAll(/href="\/(license|company|topic|market)\/[^"]+"/g)].map(([, kind]) => kind),
			);
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ name: string }>('select name_en as name from license order by id limit 1'),
		);
		const search = urls.search.href(defaultEdition, rows[0]?.name ?? '');
		expect(await kinds(search)).toContain('license');
		hide('china', 'companies', 'exhibition', 'markets', 'calendar');
		expect([...(await kinds(search))]).toEqual([]);
		expect((await get(urls.search.href(defaultEdition, rows[0]?.name ?? '', { kind: 'license' }))).status).toBe(200);
		const suggest = async (keyword: string) =>
			(
				JSON.parse((await get(`/api/v2/search/suggest?edition=en&keyword=${keyword}`)).text) as {
					data: { url: string }[];
				}
			).data;
		for (const keyword of ['shen', 'spain', 'calendar'])
			expect((await suggest(keyword)).filter(({ url }) => isSwitchedOff(site.settings.brand.hidden, url))).toEqual([]);
		hide();
		expect((await suggest('spain')).map(({ url }) => url)).toContain('/market/spain');
	});
});
