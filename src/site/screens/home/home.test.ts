import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { article } from '../../../data/tables/article';
import { forget } from '../../../platform/db/read-cache';

/** Tables of the modules beside the stories; rows that refer to them are removed as well. */
const MODULES = ['rule', 'topic', 'license', 'duty_rate', 'market', 'book', 'partner', 'adv', 'data_series'];

describe('the home page', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
		await site.db.write((tx) => tx.execute(sql.raw(`truncate ${MODULES.join(', ')} cascade`)));
	});
	afterAll(() => site.stop());
	beforeEach(() => forget(site.db.read, ['*']));

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = asRead(await response.text());
		return {
			status: response.status,
			html,
			main: html.slice(html.indexOf('<main'), html.indexOf('</main>')),
			tags: response.headers.get('cache-tag')?.split(',') ?? [],
		};
	};
	/**
	 * Addresses of the stories a page shows, in their order; pictures repeat their story's link, "most read" is a count.
	 */
	const stories = (main: string) =>
		[
			...main
				.replace(/<ol class="ranked">.*?<\/ol>/s, '')
				.replace(/<a class="cover[^>]*>/g, '')
				.matchAll(/href="((?:\/es)?\/news\/[^"/]+)"/g),
		]
			.map((match) => match[1] as string)
			.filter((href) => !/\/news\/(headline|data|interview)$/.test(href));

	test.each(['/', '/es'])('%s: under the lead are the articles that its text leads to, and no others', async (path) => {
		const under = async () => {
			const { main } = await get(path);
			const lead = main.slice(main.indexOf('splash-story'), main.indexOf('home-latest'));
			const from = lead.indexOf('class="rel rel--3');
			const links = from < 0 ? [] : [...lead.slice(from).matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
			return { lead: stories(lead)[0] ?? '', links };
		};
		const first = await under();
		const own = (await get(first.lead)).main;
		expect(first.links.length).toBeGreaterThan(0);
		for (const href of first.links) expect(own).toContain(`<a href="${href}"`);
		const seo_url = first.lead.split('/').at(-1) ?? '';
		const change = async (columns: Partial<typeof article.$inferInsert>) => {
			await site.db.write((tx) => tx.update(article).set(columns).where(eq(article.seo_url, seo_url)));
			// As a command that changes the article makes it known.
			forget(site.db.read, ['*']);
		};
		// Where a text behind a password leads to is a part of it.
		await change({ password_hash: 'a hash' });
		expect(await under()).toEqual({ lead: first.lead, links: [] });
		await change({ password_hash: null, html: '<p>A text without links.</p>' });
		expect(await under()).toEqual({ lead: first.lead, links: [] });
	});

	test.each(['/', '/es'])('%s shows each story once, under one h1 and headings in order', async (path) => {
		const { status, main } = await get(path);
		expect(status).toBe(200);
		const shown = stories(main);
		expect(shown.length).toBeGreaterThan(35);
		expect(shown.filter((href, i) => shown.indexOf(href) !== i)).toEqual([]);
		const levels = [...main.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] as number) + 1)).toEqual([]);
	});

	test('tells machines who publishes it, where it is searched, and where the other edition stands', async () => {
		const { html, tags } = await get('/es');
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
			(match) => JSON.parse(match[1] as string) as Record<string, unknown>,
		);
		expect(blocks[0]).toMatchObject({ '@type': 'NewsMediaOrganization', name: 'Brume' });
		expect(blocks[1]).toMatchObject({
			'@type': 'WebSite',
			inLanguage: 'es',
			potentialAction: { target: { urlTemplate: 'http://127.0.0.1:3000/es/search/{search_term_string}' } },
		});
		expect(html).toContain('hrefLang="en" href="http://127.0.0.1:3000/"');
		expect(html).toContain('hrefLang="es" href="http://127.0.0.1:3000/es"');
		expect(tags).toEqual(expect.arrayContaining(['home:es', 'list:es']));
		expect(tags.filter((tag) => tag.startsWith('article:')).length).toBeGreaterThan(35);
	});

	test('leads with the editors’ first choice, then the newest headline, then the newest article', async () => {
		const lead = async () => stories((await get('/')).main)[0];
		const english = await site.db.read.select().from(article).where(eq(article.edition, 'en'));
		const newest = (rows: typeof english) =>
			rows
				.filter((row) => row.status === 'published')
				.toSorted((a, b) => (b.published_at ?? 0) - (a.published_at ?? 0) || b.id - a.id)[0]?.seo_url;
		const ranked = english.find((row) => row.lead_rank === 1);
		expect(await lead()).toBe(`/news/${ranked?.seo_url}`);
		await site.db.write((tx) => tx.update(article).set({ lead_rank: null }).where(isNotNull(article.lead_rank)));
		expect(await lead()).toBe(`/news/${newest(english.filter((row) => row.is_headline))}`);
		await site.db.write((tx) => tx.update(article).set({ is_headline: false }).where(eq(article.is_headline, true)));
		expect(await lead()).toBe(`/news/${newest(english)}`);
		for (const { id, lead_rank, is_headline } of english)
			await site.db.write((tx) => tx.update(article).set({ lead_rank, is_headline }).where(eq(article.id, id)));
	});

	test('a module without rows is gone with its heading', async () => {
		const { main } = await get('/');
		const gone = [
			'Rule tracker',
			'Advertisement',
			'Newest on the register',
			'Partners',
			'Upcoming shows',
			'The trade in numbers',
			'class="chart',
		];
		for (const words of gone) expect(main).not.toContain(words);
		const there = [
			'>Regulation<',
			'>Company<',
			'>Product<',
			'>Brume Ai<',
			'>Interview<',
			'Most read this week',
			'Load more content',
			'name="email"',
		];
		for (const words of there) expect(main).toContain(words);
	});

	test('quotes people as they are in the table: the styles set the marks of the language', async () => {
		const { main } = await get('/es');
		const quoted = [...main.matchAll(/<q[^>]*>([^<]+)<\/q>/g)].map((match) => match[1] as string);
		expect(quoted).toHaveLength(3);
		for (const quote of quoted) expect(quote).not.toMatch(/^[«“‘"]/);
	});

	test('without a single story it still answers, and says so', async () => {
		await site.db.write((tx) => tx.update(article).set({ status: 'withdrawn' }).where(eq(article.edition, 'es')));
		const { status, main } = await get('/es');
		expect(status).toBe(200);
		expect(main).toContain('Todavía no hay nada');
		expect(stories(main)).toEqual([]);
		expect(stories((await get('/')).main).length).toBeGreaterThan(35);
	});
});
