import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';

const harness = createHarness();

const story = (name: string) =>
	`<article class="story"><h2><a class="main" href="/news/${name}">${name}</a></h2></article>`;
const list = (names: string[], next?: string) =>
	`<h1>News</h1><div data-list="">${names.map(story).join('')}</div>${next ? `<p class="loadmore"><a class="btn btn--line" href="${next}" rel="next" data-more="" data-loading="Loading">Load more content</a></p>` : ''}`;

async function openList(options: Parameters<Harness['open']>[0] = {}): Promise<Page> {
	harness.serve('/news', harness.draw({ body: list(['a', 'b'], '/news/list/2') }));
	const page = await harness.open(options);
	return page;
}
const titles = (page: Page) => page.locator('[data-list] h2').allTextContents();

it('puts the next pages under this one, each article once, and the focus on the first new headline', async () => {
	harness.serve('/news/list/2', harness.draw({ body: list(['b', 'c', 'd'], '/news/list/3') }));
	harness.serve('/news/list/3', harness.draw({ body: list(['e']) }));
	const page = await openList();
	await page.goto('/news');
	await page.getByText('Load more content').click();
	await page.getByText('d', { exact: true }).waitFor();
	await expect.poll(() => titles(page)).toEqual(['a', 'b', 'c', 'd']);
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('c');
	expect(page.url()).toBe(`${harness.url}/news`);
	await page.getByText('Load more content').focus();
	await page.keyboard.press('Enter');
	await page.getByText('e', { exact: true }).waitFor();
	await expect.poll(() => titles(page)).toEqual(['a', 'b', 'c', 'd', 'e']);
	await page.getByText('Load more content').waitFor({ state: 'detached' });
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('e');
});

it('puts the focus on the first new item where nothing in it can be pressed, also on the last page', async () => {
	const messages = (texts: string[], next?: string) =>
		list([], next).replace('data-list="">', `data-list="">${texts.map((text) => `<p>${text}</p>`).join('')}`);
	harness.serve('/wall', harness.draw({ body: messages(['a', 'b'], '/wall/2') }));
	harness.serve('/wall/2', harness.draw({ body: messages(['c', 'd']) }));
	const page = await harness.open();
	await page.goto('/wall');
	await page.getByText('Load more content').focus();
	await page.keyboard.press('Enter');
	await page.getByText('d', { exact: true }).waitFor();
	await page.getByText('Load more content').waitFor({ state: 'detached' });
	expect(await page.locator('[data-list] p').allTextContents()).toEqual(['a', 'b', 'c', 'd']);
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('c');
});

it('is busy for 200 ms at least, asks once however often it is clicked', async () => {
	harness.serve('/news/list/2', harness.draw({ body: list(['c']) }));
	const page = await openList();
	await page.clock.install({ time: 0 });
	await page.goto('/news');
	await page.clock.pauseAt(100_000);
	const more = page.locator('[data-more]');
	const answered = page.waitForResponse('**/news/list/2');
	await more.click();
	await expect.poll(() => more.textContent()).toBe('Loading');
	await expect.poll(() => more.getAttribute('aria-busy')).toBe('true');
	await more.click();
	await (await answered).finished();
	await page.clock.runFor(199);
	expect(await titles(page)).toEqual(['a', 'b']);
	await page.clock.runFor(1);
	await more.waitFor({ state: 'detached' });
	await expect.poll(() => titles(page)).toEqual(['a', 'b', 'c']);
	expect(harness.asked.filter((path) => path === '/news/list/2')).toHaveLength(
		harness.asked.filter((path) => path === '/news').length,
	);
});

it('becomes a plain link again when the next page cannot be had', async () => {
	harness.serve('/news/list/2', (_request, response) => response.writeHead(503).end());
	const page = await openList({ expects: /503/ });
	await page.goto('/news');
	const more = page.getByRole('link', { name: 'Load more content' });
	await more.click();
	await page.waitForFunction(() => !document.querySelector('[aria-busy]'));
	expect(await more.getAttribute('class')).toBe('btn btn--line');
	harness.serve('/news/list/2', harness.draw({ body: list(['c']) }));
	await more.click();
	await page.waitForURL('/news/list/2');
});

it('is a plain link without the script', async () => {
	harness.serve('/news/list/2', harness.draw({ body: list(['c']) }));
	const page = await openList({ javaScriptEnabled: false });
	await page.goto('/news');
	await page.getByRole('link', { name: 'Load more content' }).click();
	await page.waitForURL('/news/list/2');
});
