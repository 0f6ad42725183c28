import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { arriveAt, expectFits, expectFocus, follow, openSite, pathOf, reach, skipToContent } from './readers';

const site = openSite();

/** Times of the messages on the wall, from above. */
const times = (page: Page) =>
	page.locator('[data-list=wall] time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
const isNewestFirst = (all: string[]) => expect(all).toEqual(all.toSorted().reverse());

test('by keyboard: newest first, more below, and the focus stays where the reading goes on', async () => {
	const page = await site.keyboard();
	await page.goto('/topic/iecie/wall');
	const first = await times(page);
	isNewestFirst(first);
	await skipToContent(page);
	const more = page.getByRole('link', { name: 'Load more content' });
	const messages = page.locator('[data-list=wall] > li');
	let shown = await messages.count();
	await reach(more);
	for (;;) {
		await page.keyboard.press('Enter');
		await expect.poll(() => messages.count()).toBeGreaterThan(shown);
		await expectFocus(messages.nth(shown));
		isNewestFirst(await times(page));
		shown = await messages.count();
		if ((await more.count()) === 0) break;
		await reach(more);
	}
	expect(shown).toBeGreaterThan(2 * first.length);
	expect(pathOf(page)).toBe('/topic/iecie/wall');
});

test('by keyboard without JavaScript the wall goes on at an address of its own', async () => {
	const page = await site.keyboard({ javaScriptEnabled: false });
	await page.goto('/topic/iecie/wall');
	const first = await times(page);
	await skipToContent(page);
	await follow(page.getByRole('link', { name: 'Load more content' }));
	await arriveAt(page, '/topic/iecie/wall/2');
	expect(await page.locator('.page-line').textContent()).toMatch(/^Page 2 of \d$/);
	const second = await times(page);
	isNewestFirst([...first, ...second]);
	await skipToContent(page);
	await follow(page.getByRole('link', { name: 'Previous page' }));
	await arriveAt(page, '/topic/iecie/wall');
});

test('on a phone the wall grows under the thumb, newest first', async () => {
	const page = await site.phone();
	await page.goto('/es/topic/iecie');
	const messages = page.locator('[data-list=wall] > li');
	const shown = await messages.count();
	await page.locator('#visitor_wall').getByRole('link', { name: 'Cargar más contenido' }).tap();
	await expect.poll(() => messages.count()).toBe(2 * shown);
	isNewestFirst(await times(page));
	await expectFits(page);
});
