import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { arriveAt, expectFits, expectFocus, follow, openSite, pathOf, reach, skipToContent } from './readers';

const site = openSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const hits = (page: Page) => page.locator('[data-list] > *');
const count = async (page: Page) => Number.parseInt((await page.locator('.sbar .meta b').textContent()) ?? '', 10);
/** A value of a facet: its name, and how many it says it has. */
const facet = (page: Page, group: string, value: string) =>
	page
		.locator('.facets section')
		.filter({ has: page.getByRole('heading', { name: group, exact: true }) })
		.locator('a')
		.filter({ hasText: value });
const promised = async (link: ReturnType<typeof facet>) => Number(await link.locator('.n').textContent());

describe('by keyboard', () => {
	test('a search over every kind, narrowed by facets, ordered and widened again', async () => {
		const page = await site.keyboard();
		await page.goto('/');
		await reach(
			page.getByRole('search', { name: 'Search the site' }).getByRole('searchbox').or(page.locator('#q-mast')).first(),
		);
		await page.keyboard.type('nicotine');
		await page.keyboard.press('Enter');
		await arriveAt(page, '/search/nicotine');
		expect(await heading(page).textContent()).toBe('Results for nicotine');
		const all = await count(page);
		let sum = 0;
		for (const kind of [
			'Articles',
			'Companies',
			'Markets',
			'Licences',
			'Exhibitors',
			'Data',
			'Books',
			'Tags',
			'Exhibitions',
		])
			sum += await promised(facet(page, 'Type', kind));
		expect(sum).toBe(all);

		await skipToContent(page);
		const articles = facet(page, 'Type', 'Articles');
		const [ofKind, section] = [await promised(articles), facet(page, 'Section', 'Regulation')];
		await follow(articles);
		await arriveAt(page, '/search/nicotine/kind-article');
		expect(await count(page)).toBe(ofKind);
		await skipToContent(page);
		const ofSection = await promised(section);
		await follow(section);
		await arriveAt(page, '/search/nicotine/kind-article/section-regulation');
		expect(await count(page)).toBe(ofSection);
		for (const kicker of await hits(page).locator('.kick').allTextContents()) expect(kicker).toContain('Regulation');

		await skipToContent(page);
		await follow(page.getByRole('navigation', { name: 'Sort' }).getByRole('link', { name: 'Newest first' }));
		await arriveAt(page, '/search/nicotine/kind-article/section-regulation/sort-date');
		expect(await page.getByRole('navigation', { name: 'Sort' }).locator('[aria-current]').textContent()).toBe(
			'Newest first',
		);
		const times = await hits(page)
			.locator('time')
			.evaluateAll((allTimes) => allTimes.map((time) => time.getAttribute('datetime') ?? ''));
		expect(times).toEqual(times.toSorted().reverse());

		await skipToContent(page);
		await follow(page.getByRole('link', { name: 'Clear all filters' }));
		await arriveAt(page, '/search/nicotine/sort-date');
		expect(await count(page)).toBe(all);
	});

	test('folded values open by Enter, the next results come below, and the words can be changed', async () => {
		const page = await site.keyboard();
		await page.goto('/search/nicotine');
		await skipToContent(page);
		const rest = page.locator('.facet-rest').first();
		await follow(rest.locator('summary'));
		await rest.locator('a').first().waitFor();
		await expectFocus(rest.locator('summary'));
		await reach(rest.locator('a').first());

		const shown = await hits(page).count();
		await follow(page.getByRole('link', { name: 'Load more content' }));
		await expect.poll(() => hits(page).count()).toBeGreaterThan(shown);
		await expectFocus(hits(page).nth(shown).locator('a.main'));

		// Without the fragment, from which a page that is loaded again goes on.
		await page.goto(new URL(page.url()).pathname);
		await skipToContent(page);
		await reach(page.locator('#q-search'));
		await page.keyboard.press('Control+A');
		await page.keyboard.type('nicotin salts custms');
		await page.keyboard.press('Enter');
		await page.waitForURL(/custms/);
		await hits(page).first().waitFor();
		expect(await page.locator('.sbar').textContent()).toMatch(/nicotine? salts customs/);
		await skipToContent(page);
		await follow(hits(page).first().locator('a.main'));
		await page.waitForURL(/\/news\//);
		expect(await heading(page).textContent()).toMatch(/salts/);
	});

	test('each kind of find leads to its own place', async () => {
		const page = await site.keyboard();
		for (const [kind, place] of [
			['license', /^\/license\/[a-z]/],
			['enterprise', /^\/topic\/[a-z-]+\/enterprise\/[a-z]/],
			['series', /^\/news\/data\/[a-z]/],
			['topic', /^\/topic\/[a-z]/],
			['tag', /^\/tag\/detail\/[a-z]/],
		] as const) {
			await page.goto(`/search/nicotine/kind-${kind}`);
			await skipToContent(page);
			const link = hits(page).first().locator('a.main');
			const title = (await link.textContent()) ?? '';
			await follow(link);
			await page.waitForURL((url) => place.test(url.pathname));
			const words = title.split(/\s*[(,]/)[0] ?? '';
			if (kind !== 'topic') expect(await heading(page).textContent()).toContain(words);
		}
	});

	test('a tag, an article, its author, and back to the list', async () => {
		const page = await site.keyboard();
		await page.goto('/tag/detail/nicotine');
		expect(await heading(page).textContent()).toBe('Nicotine');
		const articles = Number.parseInt((await page.locator('.list-sum').textContent()) ?? '', 10);
		const titles = page.locator('.c8 article a.main');
		expect(await titles.count()).toBe(Math.min(articles, await titles.count()));
		expect(articles).toBeGreaterThanOrEqual(await titles.count());
		await skipToContent(page);
		const title = (await titles.first().textContent()) ?? '';
		await follow(titles.first());
		await page.waitForURL(/\/news\//);
		expect(await heading(page).textContent()).toBe(title);
		expect(await page.getByRole('main').locator('a[href="/tag/detail/nicotine"]').count()).toBeGreaterThan(0);
		await skipToContent(page);
		const author = page.getByRole('main').locator('a[href^="/author/"]').first();
		const name = ((await author.textContent()) ?? '').trim();
		await follow(author);
		await page.waitForURL(/\/author\//);
		expect(await heading(page).textContent()).toBe(name);
		expect(await page.locator('.c8 article a.main').allTextContents()).toContain(title);
		await skipToContent(page);
		await reach(page.getByRole('link', { name: 'RSS feed for this page' }));
	});
});

describe('on a phone', () => {
	test('the search is opened, asked, and narrowed in a folded list', async () => {
		const page = await site.phone();
		await page.goto('/es/tag/detail/nicotina');
		await page.getByRole('button', { name: 'Buscar' }).first().tap();
		await page.locator('#q-panel').waitFor();
		await page.keyboard.insertText('nicotina');
		await page.locator('#panel-search').getByRole('button', { name: 'Buscar' }).tap();
		await arriveAt(page, '/es/search/nicotina');
		expect(await heading(page).textContent()).toBe('Resultados de nicotina');
		await expectFits(page);
		const books = facet(page, 'Tipo', 'Libros');
		expect(await books.isVisible()).toBe(false);
		await page.getByText('Filtros', { exact: true }).first().tap();
		await books.waitFor();
		const expected = await promised(books);
		await books.tap();
		await arriveAt(page, '/es/search/nicotina/kind-book');
		expect(await count(page)).toBe(expected);
		expect(await hits(page).count()).toBe(expected);
		await page.getByRole('link', { name: 'Quitar el filtro Libros' }).filter({ visible: true }).tap();
		await arriveAt(page, '/es/search/nicotina');
		const shown = await hits(page).count();
		await page.getByRole('link', { name: 'Cargar más contenido' }).tap();
		await expect.poll(() => hits(page).count()).toBeGreaterThan(shown);
		await expectFits(page);
	});

	test('nothing found offers what does find something', async () => {
		const page = await site.phone();
		await page.goto('/es/search/zzzzqqqq');
		await page.getByText('No hay resultados para «zzzzqqqq»').waitFor();
		await expectFits(page);
		const tag = page.getByRole('heading', { name: 'Temas más consultados' }).locator('..').locator('a').first();
		const name = (await tag.textContent()) ?? '';
		await tag.tap();
		await page.waitForURL(/\/es\/tag\/detail\//);
		expect(await heading(page).textContent()).toBe(name);
	});

	test('a tag, an article and its author', async () => {
		const page = await site.phone();
		await page.goto('/es/tag/detail/nicotina');
		await expectFits(page);
		const link = page.locator('.c8 article a.main').first();
		const title = (await link.textContent()) ?? '';
		await link.tap();
		await page.waitForURL(/\/es\/news\//);
		expect(await heading(page).textContent()).toBe(title);
		await expectFits(page);
		await page.getByRole('main').locator('a[href^="/es/author/"]').first().tap();
		await page.waitForURL(/\/es\/author\//);
		await expectFits(page);
		expect(pathOf(page)).toMatch(/^\/es\/author\/[a-z-]+$/);
		expect(await page.locator('.c8 article a.main').allTextContents()).toContain(title);
	});
});
