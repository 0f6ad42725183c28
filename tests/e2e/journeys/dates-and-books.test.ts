import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { arriveAt, choose, download, expectFits, follow, openSite, reach, skipToContent } from './readers';

const site = openSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.locator('.show-month li');
const dates = (page: Page) =>
	rows(page)
		.locator('time')
		.evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''));
const foundCount = async (page: Page) =>
	Number.parseInt((await page.locator('.register-found b').textContent()) ?? '', 10);
const events = (file: string) => (file.match(/BEGIN:VEVENT/g) ?? []).length;

describe('the calendar', () => {
	test('by keyboard: filtered by kind and market, taken away, and looked back on', async () => {
		const page = await site.keyboard();
		await page.goto('/calendar');
		expect(await heading(page).textContent()).toBe('Calendar');
		const coming = await dates(page);
		// A date that is only a year is sorted to the end of that year.
		const day = (date: string) => (date.length === 4 ? `${date}-12-31` : date);
		expect(coming.map(day)).toEqual(coming.map(day).toSorted());
		expect(await foundCount(page)).toBe(coming.length);
		await skipToContent(page);
		await choose(page.getByRole('combobox', { name: 'Type' }), 'Exhibitions');
		await choose(page.getByRole('combobox', { name: 'Market' }), 'Germany');
		await reach(page.getByRole('button', { name: 'Show' }));
		await page.keyboard.press('Space');
		await arriveAt(page, '/calendar/kind-exhibition/market-DE');
		const here = await rows(page).count();
		expect(await foundCount(page)).toBe(here);
		for (const row of await rows(page).allTextContents()) expect(row).toMatch(/Exhibition.*Germany/);
		expect(await page.getByRole('combobox', { name: 'Market' }).inputValue()).toBe('DE');

		await skipToContent(page);
		const file = await download(page, () => follow(page.getByRole('link', { name: 'Download once (ICS)' })));
		expect(file.name).toMatch(/\.ics$/);
		expect(events(file.text)).toBeGreaterThanOrEqual(here);
		expect(file.text).not.toMatch(/Las Vegas|Shenzhen/);

		await follow(page.getByRole('link', { name: 'See past dates' }));
		await arriveAt(page, '/calendar/past/kind-exhibition/market-DE');
		expect(await heading(page).textContent()).toBe('Past dates');
		const past = await dates(page);
		expect(past).toEqual(past.toSorted().reverse());
		await skipToContent(page);
		await follow(rows(page).first().getByRole('link').first());
		await page.waitForURL(/\/topic\//);
	});

	test('on a phone: filtered, followed to a show, and taken away', async () => {
		const page = await site.phone();
		await page.goto('/es/calendar');
		expect(await heading(page).textContent()).toBe('Calendario');
		await expectFits(page);
		await page.getByRole('combobox', { name: 'Mercado' }).selectOption('GB');
		await page.getByRole('button', { name: 'Mostrar' }).tap();
		await arriveAt(page, '/es/calendar/market-GB');
		expect(await foundCount(page)).toBe(await rows(page).count());
		await expectFits(page);
		const file = await download(page, () => page.getByRole('link', { name: 'Descargar una vez (ICS)' }).tap());
		expect(file.text).toContain('BEGIN:VCALENDAR');
		const show = rows(page)
			.getByRole('link', { name: /Vaper Expo/ })
			.first();
		await show.tap();
		await arriveAt(page, '/es/topic/vaper');
	});

	test('on a phone without JavaScript the filters lead to the same address', async () => {
		const page = await site.phone({ javaScriptEnabled: false });
		await page.goto('/es/calendar');
		await page.getByRole('combobox', { name: 'Tipo' }).selectOption('exhibition');
		await page.getByRole('button', { name: 'Mostrar' }).tap();
		await arriveAt(page, '/es/calendar/kind-exhibition');
		expect(await rows(page).count()).toBeGreaterThan(3);
	});
});

describe('a book', () => {
	test('by keyboard: from the front page, through its chapters, to a tag and an article', async () => {
		const page = await site.keyboard();
		await page.goto('/');
		await skipToContent(page);
		await follow(page.locator('a[href^="/book/detail/"]').first());
		await page.waitForURL(/\/book\/detail\//);
		const title = (await heading(page).textContent()) ?? '';
		expect(await page.title()).toContain(title);
		await page.getByRole('heading', { name: 'Contents' }).waitFor();
		const numbers = await page.locator('.toc .n').allTextContents();
		expect(numbers).toEqual(numbers.map((_, i) => String(i + 1)));
		const pages = (await page.locator('.toc .p').allTextContents()).map(Number);
		expect(pages).toEqual(pages.toSorted((a, b) => a - b));
		expect(await page.locator('dl.kv').textContent()).toMatch(/ISBN\s*97[89]-[\d-]+/);
		await skipToContent(page);
		const tag = page.getByRole('list', { name: 'Tags' }).getByRole('link').first();
		const name = (await tag.textContent()) ?? '';
		await follow(tag);
		await page.waitForURL(/\/tag\/detail\//);
		expect(await heading(page).textContent()).toBe(name);
	});

	test('on a phone: found, read, and followed to an article', async () => {
		const page = await site.phone();
		await page.goto('/es');
		await page.locator('a[href^="/es/book/detail/"]').first().waitFor();
		await page.goto('/es/search/envasador/kind-book');
		const link = page.locator('[data-list] a.main').first();
		const title = (await link.textContent()) ?? '';
		await link.tap();
		await arriveAt(page, '/es/book/detail/manual-del-envasador');
		expect(await heading(page).textContent()).toBe(title);
		await expectFits(page);
		const cover = page.locator('.bookhero img');
		await expect.poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
		const related = page
			.getByRole('heading', { name: 'Artículos relacionados' })
			.locator('../..')
			.locator('a.main')
			.first();
		const words = (await related.textContent()) ?? '';
		await related.tap();
		await page.waitForURL(/\/es\/news\//);
		expect(await heading(page).textContent()).toBe(words);
	});
});

test('a calculator on a phone: the result follows what is typed, and its address opens it again', async () => {
	const page = await site.phone();
	await page.goto('/es/tool/calculate');
	await expectFits(page);
	await page.getByLabel('Volumen de un envase').tap();
	await page.getByLabel('Volumen de un envase').fill('1,5');
	await page.getByRole('status').getByText('1.500,00 €').waitFor();
	await page.getByLabel('Mercado', { exact: true }).selectOption('PL');
	await page.getByRole('status').getByText('PLN').first().waitFor();
	const result = (await page.getByRole('status').textContent()) ?? '';
	await page.reload();
	expect(await page.getByRole('status').textContent()).toBe(result);
	await expectFits(page);
});
