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

/** The name of the page, which the header shows while it is fixed. */
const pageName = (page: Page) => page.locator('[data-header] .ctx');
const menuButton = (page: Page) => page.locator('[data-panel=panel-menu]').filter({ visible: true });
const isInHeader = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-header]') !== null);
const focusName = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return element?.id || element?.getAttribute('aria-label') || element?.textContent;
	});
/** Scrolls, and waits until the header has followed. */
async function scroll(page: Page, y: number): Promise<void> {
	await page.evaluate((to) => scrollTo(0, to), y);
	await pageName(page).waitFor({ state: y > 0 ? 'visible' : 'hidden' });
}
/** Presses Tab until the page begins anew, and answers what was reached. */
async function tabStops(page: Page): Promise<string[]> {
	const stops: string[] = [];
	for (let i = 0; i < 60; i += 1) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(() => {
			const element = document.activeElement;
			return element?.closest('main')
				? 'main'
				: `${element?.closest('.nav') ? 'nav ' : ''}${element?.textContent || element?.id || element?.getAttribute('aria-label')}`;
		});
		if (stop === 'main') break;
		stops.push(stop);
	}
	return stops;
}

describe('the fixed header', () => {
	it('stands once the page is scrolled, and takes logo and menu away', async () => {
		const page = await openPage();
		expect(await pageName(page).isVisible()).toBe(false);
		expect(await page.locator('.nav').isVisible()).toBe(true);
		await scroll(page, 1);
		await page.locator('.nav').waitFor({ state: 'hidden' });
		await page.locator('.mast .logo').waitFor({ state: 'hidden' });
		await scroll(page, 0);
		await page.locator('.nav').waitFor();
		await page.locator('.mast .logo').waitFor();
	});

	it.each([
		[1440, 'en', 194],
		[1024, 'es', 194],
		[768, 'en', 56],
		[390, 'es', 56],
	])(
		'has every control once, and moves nothing, wherever the page is scrolled (%i px, %s)',
		async (width, edition, height) => {
			const page = await openPage({ viewport: { width, height: 500 }, reducedMotion: 'no-preference' }, edition);
			const visible = (selector: string) => page.locator(`[data-header] ${selector}`).filter({ visible: true }).count();
			const box = (selector: string) =>
				page.evaluate((of) => {
					const { top, bottom, right } = document.querySelector(of)?.getBoundingClientRect() ?? new DOMRect();
					return { top, bottom, right };
				}, selector);
			const atTop = await box('[data-header] .btn');
			if (width >= 992) expect((await box('.nav')).right).toBe(atTop.right);
			for (const y of [0, 1, 30, 60, 100, 130, 200, 2000, 130, 60, 1, 0]) {
				await scroll(page, y);
				const isWide = width >= 992;
				expect(await visible('.btn--lamp'), `at ${y}`).toBe(1);
				expect(await visible('input[type=search], [data-panel=panel-search]'), `at ${y}`).toBe(1);
				// The menu, or its button.
				expect((await visible('.nav')) + (await visible('[data-panel=panel-menu]')), `at ${y}`).toBe(1);
				// The page below has moved as far as it was scrolled, and no other paper shows between it and the header.
				expect((await box('main')).top, `at ${y}`).toBe(height - y);
				expect((await box('[data-header]')).bottom, `at ${y}`).toBe(Math.max(height - y, 56));
				// What is pressed stays in its place until the window's edge would take it away.
				const button = await box('[data-header] .btn');
				expect(button.right, `at ${y}`).toBe(atTop.right);
				expect(button.top, `at ${y}`).toBe(isWide ? Math.max(atTop.top - y, 6) : atTop.top);
				const name = await box('.ctx');
				if (y > 0)
					expect(name.right, `at ${y}`).toBeLessThan((await box(isWide ? '.find' : '[data-header] .btn')).right);
			}
		},
	);

	it('leaves what a link within the page leads to in view', async () => {
		harness.serve('/', harness.draw({ body: `${TEXT}<h2 id="end">The end</h2>${TEXT}` }));
		const page = await harness.open();
		await page.goto('/#end');
		await pageName(page).waitFor();
		const gap = () =>
			page.evaluate(() => {
				const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
				return (edge('#end')?.top ?? 0) - (edge('[data-header]')?.bottom ?? 0);
			});
		await expect.poll(gap).toBeGreaterThan(0);
		expect(await gap()).toBeLessThan(40);
	});

	it('is reached by keyboard in the order in which it is read, its menu only while it shows', async () => {
		const page = await openPage();
		const before = await tabStops(page);
		expect(before).toContain('nav Regulation');
		expect(before).not.toContain('Menu');
		for (const y of [600, 60]) {
			await page.reload();
			await scroll(page, y);
			await page.locator('#q-mast').hover();
			await menuButton(page).hover();
			await menuButton(page).focus();
			// The next stop is a link of the page, to which a window scrolls.
			for (const stop of ['Menu', 'q-mast', 'Newsletters']) {
				expect(await focusName(page)).toBe(stop);
				expect(await page.evaluate(() => scrollY), `with ${stop}`).toBe(y);
				await page.keyboard.press('Tab');
			}
			expect(await isInHeader(page)).toBe(false);
		}
	});

	it('keeps the focus and the words being typed in its one search box', async () => {
		const page = await openPage();
		await scroll(page, 600);
		await page.locator('#q-mast').pressSequentially('exc');
		await scroll(page, 0);
		await page.keyboard.type('ise');
		await scroll(page, 600);
		expect(await page.locator('#q-mast').inputValue()).toBe('excise');
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('q-mast');
	});

	it('gives the focus of a menu that is hidden to its button, and back', async () => {
		const page = await openPage();
		await page.locator('.nav').getByText('Regulation').focus();
		await scroll(page, 300);
		await expect.poll(() => focusName(page)).toBe('Menu');
		await scroll(page, 0);
		await expect.poll(() => focusName(page)).toBe('Home');
	});

	it('is the plain one without the script', async () => {
		const page = await openPage({ javaScriptEnabled: false });
		await page.mouse.wheel(0, 600);
		await expect
			.poll(() => page.locator('[data-header]').evaluate((header) => header.getBoundingClientRect().bottom))
			.toBeLessThan(0);
		expect(await pageName(page).isVisible()).toBe(false);
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
		await scroll(page, 0);
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
		await expect
			.poll(() => page.locator('.mast > .wrap > [data-panel=panel-menu]').getAttribute('aria-expanded'))
			.toBe('false');
	});

	it('stand under the fixed header where the window is wide, and go with its button', async () => {
		const page = await openPage();
		for (const y of [600, 60]) {
			await scroll(page, y);
			await menuButton(page).click();
			const edge = await page.locator('[data-header]').evaluate((header) => header.getBoundingClientRect().bottom);
			expect((await page.locator('#panel-menu').boundingBox())?.y).toBeCloseTo(edge, 0);
			await page.keyboard.press('Escape');
		}
		await menuButton(page).click();
		await scroll(page, 0);
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
	expect(await page.locator('.mast > .wrap > [data-panel=panel-menu]').getAttribute('href')).toBe('#footer-menu');
	await page.locator('.mast > .wrap > [data-panel=panel-menu]').click();
	await page.locator('#footer-menu').waitFor();
	expect(await page.locator('.mast > .wrap > [data-panel=panel-search]').getAttribute('href')).toBe('/search');
	expect(await page.locator('.panel').filter({ visible: true }).count()).toBe(0);
});
