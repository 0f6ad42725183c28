import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { editionByCode, editions, localeOf } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { dutyTables } from '../../../queries/site/duty-rate';
import { allRules } from '../../../queries/site/rule';

describe('markets', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = asRead(await response.text());
		return { status: response.status, html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
	};

	test('every market with a rate or a rule has its page in both editions, and the sitemap and the list name it', async () => {
		const tables = await dutyTables(site.db.read);
		const codes = new Set(tables.rates.map((rate) => rate.market));
		for (const edition of editions) {
			for (const rule of await allRules(site.db.read, edition.code)) {
				expect(rule.code, `${rule.slug}: ${rule.market}`).not.toBeNull();
				codes.add(rule.code ?? '');
			}
		}
		const sitemap = await (await site.app.request('/sitemap-pages.xml')).text();
		for (const edition of editions) {
			const list = await get(urls.markets.href(edition));
			for (const market of tables.markets.filter((one) => codes.has(one.code))) {
				const path = urls.market.href(edition, market);
				const page = await get(path);
				expect(page.status, path).toBe(200);
				expect(page.main).toContain(`<h1 class="hed hed--1">${market.texts[edition.code]?.name}</h1>`);
				expect(sitemap).toContain(`${path}</loc>`);
				expect(list.main).toContain(`href="${path}"`);
			}
		}
	});

	test('a market says its rates with their history, its limits with whose they are, and its rules with the law', async () => {
		const { main, html } = await get('/market/germany');
		for (const words of [
			'€0.32 per ml',
			'€0.16 per ml',
			'until Dec.31.2023',
			'<span class="nowtag">in force</span>',
			'EU limits apply.',
			'<b>20</b> mg/ml',
			'Tobacco excise revision, with a first minimum for ',
			'Bundesministerium der Finanzen',
			'InterTabac',
		])
			expect(main).toContain(words);
		expect(html).toContain('"@type":"Country"');
		expect(html).toContain('hrefLang="es" href="http://127.0.0.1:3000/es/market/germany"');
		expect(html).toContain('/social/en/market/germany.png');
	});

	test.each([
		['/market/norway', 'No verified rate', 'Duty may still be charged.'],
		['/es/market/norway', 'Sin tipo verificado', 'Aun así, puede que se cobre algún impuesto.'],
		['/market/hungary', 'No verified rate', 'HUF'],
	])('%s says in words that no rate is known today', async (path, title, line) => {
		const { main } = await get(path);
		expect(main).toContain(title);
		expect(main).toContain(line);
	});

	test('the list counts in words the rates for which a line has no room', async () => {
		for (const [edition, words] of [
			[localeOf('en'), /; DKK 1\.50 per ml and one more</],
			[localeOf('es'), /; 1,50 DKK por ml y uno más</],
		] as const) {
			const { main } = await get(urls.markets.href(edition));
			expect(main.replaceAll('\u00a0', ' ')).toMatch(words);
			expect(main).not.toContain('+ 1');
		}
	});

	test('a market is found by its name in another language, by its code and by its authority', async () => {
		for (const keyword of ['Alemania', 'Bundesministerium der Finanzen']) {
			const { main } = await get(`/search/${encodeURIComponent(keyword)}/kind-market`);
			expect(main, keyword).toContain('href="/market/germany"');
		}
	});

	test.each(['/market/nowhere', '/market/germany/2', '/market/germany/x'])('%s is not there', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test('a market has a card of its own', async () => {
		const card = await site.app.request('/social/es/market/germany.png');
		expect(card.status).toBe(200);
		expect(card.headers.get('cache-tag')).toContain('duty_rate');
	});

	test('names of markets sort as the language sorts them', async () => {
		const { main } = await get('/es/market');
		const edition = editionByCode('es');
		const names = [
			...main.slice(0, main.indexOf('mk-parts')).matchAll(/<li><a href="\/es\/market\/[^"]+">([^<]+)</g),
		].map(([, name = '']) => name);
		expect(names.length).toBeGreaterThan(40);
		expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, edition?.locale)));
	});

	test('duty stories, the list of a section and the tracker lead to the market', async () => {
		for (const edition of editions) {
			const german = urls.market.href(edition, { slug: 'germany' });
			const rows = await site.db.write((tx) =>
				tx.execute<{ id: number; seo_url: string }>(
					sql`select id, seo_url from article where edition = ${edition.code} and status = 'published'
						and market in ('Germany', 'Alemania')`,
				),
			);
			expect(rows.rows.length).toBeGreaterThan(0);
			for (const row of rows.rows)
				expect((await get(urls.article.href(edition, row))).main, row.seo_url).toContain(`href="${german}"`);
			expect((await get(urls.newsList.href(edition, 'regulation'))).main).toMatch(/<ul class="mk">.*\/market\//s);
			expect((await get(urls.rules.href(edition))).main).toContain(
				urls.market.href(edition, { slug: 'united-kingdom' }),
			);
		}
	});

	test('every way from a market to the calculators answers, also where the duty is a share of a price', async () => {
		for (const slug of ['germany', 'china', 'united-arab-emirates', 'minnesota', 'poland', 'kentucky']) {
			const { main } = await get(`/market/${slug}`);
			const links = [...main.matchAll(/href="(\/tool\/calculate[^"]*)"/g)].map(([, href = '']) =>
				href.replaceAll('&amp;', '&'),
			);
			expect(links.length, slug).toBeGreaterThan(0);
			for (const href of links) expect((await site.app.request(href)).status, href).toBe(200);
		}
	});
});
