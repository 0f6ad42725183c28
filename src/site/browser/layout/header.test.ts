import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';

const harness = createHarness();

const TEXT = '<h1>A page</h1><p><a href="/next">Next</a></p>'.concat('<p>Text</p>'.repeat(200));
const PHONE = { width: 390, height: 800 };

async function openPage(options: Parameters<Harness['open']>[0] = {}, edition = 'en'): Promise<Page> {
	harness.serve('/', harness.draw({ body: TEXT, edition }));
	const page = await harness.open(options);
	await page.goto('/');
	return page;
}

const bar = (page: Page) => page.locator('[data-bar]');
const menuButton = (page: Page, where: string) => page.locator(`${where} [data-panel=panel-menu]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-bar]') !== null);
/** Presses Tab until the page begins anew, and answers what was reached. */
async function tabStops(page: Page): Promise<string[]> {
	const stops: string[] = [];
	for (let i = 0; i < 60; i += 1) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			return element?.closest('main')
				? 'main'
				: `${element?.closest('[data-bar]') ? 'bar ' : element?.closest('.nav') ? 'nav ' : ''}${element?.textContent || element?.id}`;
		});
		if (stop === 'main') break;
		stops.push(stop);
	}
	return stops;
}

describe('the fixed header', () => {
	it('stands once the page is scrolled, and takes logo and menu away', async () => {
		const page = await openPage();
		expect(await bar(page).isVisible()).toBe(false);
		expect(await page.locator('.nav').isVisible()).toBe(true);
		await page.evaluate(() => scrollTo(0, 1));
		await bar(page).waitFor();
		await page.locator('.nav').waitFor({ state: 'hidden' });
		await page.locator('.mast .logo').waitFor({ state: 'hidden' });
		await page.evaluate(() => scrollTo(0, 0));
		await bar(page).waitFor({ state: 'hidden' });
		await page.locator('.nav').waitFor();
	});

	it('is reached by keyboard only while it shows, and the menu only while it does not', async () => {
		const page = await openPage();
		const before = await tabStops(page);
		expect(before.filter((stop) => stop.startsWith('bar'))).toEqual([]);
		expect(before).toContain('nav Regulation');
		await page.reload();
		await page.evaluate(() => scrollTo(0, 600));
		await bar(page).waitFor();
		await menuButton(page, '[data-bar]').focus();
		expect(await focused(page)).toBe(true);
		const after = await tabStops(page);
		expect(after).toContain('bar q-bar');
		expect(after.filter((stop) => stop.startsWith('nav'))).toEqual([]);
	});

	it('hands the words being typed over to the search box that stays', async () => {
		const page = await openPage();
		await page.evaluate(() => scrollTo(0, 600));
		await page.locator('#q-bar').fill('excise');
		await page.evaluate(() => scrollTo(0, 0));
		await bar(page).waitFor({ state: 'hidden' });
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q-mast');
		await expect.poll(() => page.locator('#q-mast').inputValue()).toBe('excise');
	});
});

describe('the panels', () => {
	it('open from the keyboard, take the focus in and give it back on Escape', async () => {
		const page = await openPage({ viewport: PHONE });
		const button = page.getByRole('button', { name: 'Menu' });
		expect(await button.getAttribute('aria-expanded')).toBe('false');
		await button.focus();
		await page.keyboard.press('Space');
		const menu = page.locator('#panel-menu');
		await menu.waitFor();
		await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
		expect(await button.getAttribute('aria-controls')).toBe('panel-menu');
		await expect.poll(() => menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
		await page.keyboard.press('Escape');
		await menu.waitFor({ state: 'hidden' });
		await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
		expect(await page.evaluate(() => location.hash)).toBe('');
	});

	it('are open one at a time', async () => {
		const page = await openPage({ viewport: PHONE });
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.locator('#panel-menu').waitFor();
		await page.getByRole('button', { name: 'Search' }).click();
		await page.locator('#panel-search').waitFor();
		await page.locator('#panel-menu').waitFor({ state: 'hidden' });
		await expect.poll(() => page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
		await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q-panel');
		await page.getByRole('button', { name: 'Search', expanded: true }).click();
		await page.locator('#panel-search').waitFor({ state: 'hidden' });
	});

	it('close when the reader clicks or tabs past them', async () => {
		const page = await openPage({ viewport: PHONE });
		const search = page.locator('#panel-search');
		const button = page.getByRole('button', { name: 'Search' }).first();
		await button.click();
		await search.waitFor();
		await page
			.locator('main h1 ~ p')
			.last()
			.click({ position: { x: 5, y: 5 } });
		await search.waitFor({ state: 'hidden' });
		await page.evaluate(() => scrollTo(0, 0));
		await bar(page).waitFor({ state: 'hidden' });
		await button.click();
		await search.waitFor();
		for (let i = 0; i < 2; i += 1) await page.keyboard.press('Tab');
		await search.waitFor({ state: 'hidden' });
		await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
	});

	it('are closed on a page that comes back', async () => {
		const page = await openPage({ viewport: PHONE });
		harness.serve('/es', harness.draw({ body: TEXT, edition: 'es' }));
		await page.getByRole('button', { name: 'Menu' }).click();
		await page.locator('#panel-menu').getByText('Español').click();
		await page.getByRole('link', { name: 'Ir a la edición en español' }).click();
		await page.waitForURL('/es');
		await page.goBack();
		await page.locator('#panel-menu').waitFor({ state: 'hidden' });
		await expect.poll(() => page.locator('.mbar [data-panel=panel-menu]').getAttribute('aria-expanded')).toBe('false');
	});

	it('stand under the fixed bar where the window is wide, and go with its button', async () => {
		const page = await openPage({ reducedMotion: 'no-preference' });
		await page.evaluate(() => scrollTo(0, 600));
		await menuButton(page, '[data-bar]').click();
		// The panel slides to its place, so it is waited for there.
		const gap = async () => {
			const [box, over] = await Promise.all([page.locator('#panel-menu').boundingBox(), bar(page).boundingBox()]);
			return box && over ? Math.abs(box.y - over.height) : Number.POSITIVE_INFINITY;
		};
		await expect.poll(gap).toBeLessThan(2);
		await page.evaluate(() => scrollTo(0, 0));
		await page.locator('#panel-menu').waitFor({ state: 'hidden' });
	});
});

describe('the search box', () => {
	const search = async (page: Page, keyword: string) => {
		await page.locator('#q-mast').fill(keyword);
		await page.keyboard.press('Enter');
		await page.waitForURL((url) => url.pathname !== '/');
		return new URL(page.url());
	};

	it.each([
		['excise', 'en', '/search/excise'],
		['  50/50 ¿qué? ', 'en', `/search/${encodeURIComponent('50 50 ¿qué?')}`],
		['', 'en', '/search'],
		['..', 'en', '/search'],
		['电子烟', 'es', `/es/search/${encodeURIComponent('电子烟')}`],
	])('sends %j in %s to %s', async (keyword, edition, path) => {
		const page = await openPage({ expects: /404/ }, edition);
		const url = await search(page, keyword);
		expect(url.pathname + url.search).toBe(path);
	});

	it('sends the keyword as a query without the script', async () => {
		const page = await openPage({ javaScriptEnabled: false, expects: /404/ });
		expect((await search(page, 'excise')).href).toBe(`${harness.url}/search?keyword=excise`);
	});
});

it('leads to the menu and the search page without the script', async () => {
	const page = await openPage({ javaScriptEnabled: false, viewport: PHONE });
	expect(await page.locator('.mbar [data-panel=panel-menu]').getAttribute('href')).toBe('#footer-menu');
	await page.locator('.mbar [data-panel=panel-menu]').click();
	await page.locator('#footer-menu').waitFor();
	expect(await page.locator('.mbar [data-panel=panel-search]').getAttribute('href')).toBe('/search');
	expect(await page.locator('.panel').filter({ visible: true }).count()).toBe(0);
});
