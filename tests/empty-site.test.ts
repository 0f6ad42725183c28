import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../src/editions/address';
import { defaultEdition, editions } from '../src/editions/editions';
import { feed, fixedPaths, rootUrls, urls } from '../src/editions/urls';
import { limit } from './pace';
import { openTestDatabase, openTestSite, type TestSite } from './site';
import { EMPTY } from './template';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite({ DEMO: 'false', PUBLIC_SITE: 'true' }, undefined, await openTestDatabase(EMPTY));
});
afterAll(() => site.stop());

const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Addresses of this site that an answer names, wherever it names them. */
const namedIn = (text: string): string[] =>
	[...text.matchAll(/\s(?:href|action|url|src)=["']([^"'#]+)|<(?:loc|link|id)>([^<]+)/g)]
		.map(([, attribute, element]) => plain(attribute ?? element ?? ''))
		.map((href) => (href.startsWith(site.settings.site_url) ? href.slice(site.settings.site_url.length) || '/' : href))
		.map((href) => href.split('#')[0] as string)
		.filter((href) => href.startsWith('/') && !href.startsWith('//'))
		// Built files do not exist here, and forms of the API's page answer to their parameters.
		.filter((href) => !href.startsWith('/assets/') && !href.startsWith('/api/v2/'));

const files = (edition: (typeof editions)[number]) => [
	feed.href(edition),
	...['atom.xml', 'feed.json'].map((name) => urls.home.file(name).href(edition)),
	urls.exhibitionsCalendar.href(edition),
	urls.calendarFile.href(edition),
];

/** Asks for every address that is named anywhere, from those that the installation has by itself. */
async function walk(): Promise<{ asked: number; broken: string[] }> {
	const queue: [path: string, from: string][] = [
		...editions.flatMap((edition) => [...fixedPaths.map((path) => pathOf(edition, path)), ...files(edition)]),
		...[rootUrls.robots, rootUrls.sitemap, rootUrls.sitemapPages, rootUrls.sitemapTopics, rootUrls.sitemapNews].map(
			(one) => one.href(),
		),
	].map((path) => [path, 'start']);
	const seen = new Set(queue.map(([path]) => path));
	const broken: string[] = [];
	for (const [path, from] of queue) {
		const response = await site.app.request(path);
		const location = response.headers.get('location');
		if (response.status === 303 && location?.includes('/search')) continue;
		if (response.status !== 200) broken.push(`${response.status} ${path} (named by ${from})`);
		if ((response.headers.get('content-type') ?? '').startsWith('image/')) continue;
		for (const href of namedIn(await response.text()))
			if (!seen.has(href)) {
				seen.add(href);
				queue.push([href, path]);
			}
	}
	return { asked: queue.length, broken };
}

describe('an installation in which nobody has written yet', () => {
	test('answers at every address that its menu, footer, consent bar, sitemaps and feeds name', {
		timeout: limit(120_000),
	}, async () => {
		const { asked, broken } = await walk();
		expect(broken).toEqual([]);
		expect(asked).toBeGreaterThan(150);
	});

	test.each(editions)('tells readers of $name what is not there yet, and machines not to keep it', async (edition) => {
		const { unwritten, footer } = edition.words;
		for (const [name, title] of [
			['about', footer.about_us],
			['policy', footer.policy],
			['terms', footer.terms],
			['cookie', footer.cookie],
			['imprint', footer.imprint],
		] as const) {
			const text = plain(await (await site.app.request(urls.page.href(edition, name))).text());
			expect(text).toContain(`<h1 class="hed hed--1">${title}</h1>`);
			expect(text).toContain(unwritten[name]);
			expect(text).toMatch(/<meta name="robots" content="noindex"/);
			expect(text).toMatch(new RegExp(`<link rel="alternate" hrefLang="${edition.code}"`));
		}
	});

	test('leaves what nobody has written out of the sitemap, until somebody has', async () => {
		const pages = async () => (await site.app.request(rootUrls.sitemapPages.href())).text();
		const [english] = editions as [(typeof editions)[number]];
		const place = `<loc>${site.settings.site_url}${urls.page.href(english, 'terms')}</loc>`;
		expect(await pages()).not.toContain(place);
		expect(await pages()).toContain(`<loc>${site.settings.site_url}/about/corrections</loc>`);
		await site.db.write(async (tx) => {
			await tx.execute(`with own as (insert into translation_group (noun) values ('page') returning id)
				insert into page (group_id, edition, name, status, title, html, published_at, created_at, updated_at)
				select id, 'en', 'terms', 'published', 'Our terms', '<p>Read them.</p>', 1, 1, 1 from own`);
		});
		expect(await pages()).toContain(place);
		const text = await (await site.app.request(urls.page.href(english, 'terms'))).text();
		expect(text).toContain('Our terms');
		expect(text).toContain('content="index, follow');
	});

	test('asks nobody for a market where none has been entered', async () => {
		const text = plain(await (await site.app.request(urls.calculate.href(defaultEdition))).text());
		expect(text).toContain(defaultEdition.words.calculate.no_markets_line);
		expect(text).not.toContain('name="market"');
		const mixing = await (await site.app.request(`${urls.calculate.href(defaultEdition)}?tool=mixing`)).text();
		expect(mixing).toContain('name="strength"');
	});

	test('knows no other page under the same address', async () => {
		expect((await site.app.request('/about/masthead')).status).toBe(404);
	});
});
