import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';

const harness = createHarness();

async function openPage(body: string, options: Parameters<Harness['open']>[0] = {}): Promise<Page> {
	harness.serve('/', harness.draw({ body: `<h1>A page</h1>${body}` }));
	const page = await harness.open(options);
	await page.goto('/');
	return page;
}

describe('back to top', () => {
	it('shows after scrolling and leads the keyboard to the first stop of the page', async () => {
		const page = await openPage('<p>Text</p>'.repeat(200));
		const top = page.getByRole('link', { name: 'Back to top' });
		expect(await top.isVisible()).toBe(false);
		await page.evaluate(() => scrollTo(0, 2000));
		await top.waitFor();
		await top.focus();
		await page.keyboard.press('Enter');
		await page.waitForFunction(() => scrollY === 0);
		await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.skip'))).toBe(true);
		await top.waitFor({ state: 'hidden' });
		expect(page.url()).toBe(`${harness.url}/`);
	});

	it('shows no skip link to those who click, and begins the tab order anew for them too', async () => {
		const page = await openPage('<p>Text</p>'.repeat(200));
		await page.evaluate(() => scrollTo(0, 2000));
		await page.getByRole('link', { name: 'Back to top' }).click();
		await page.waitForFunction(() => scrollY === 0);
		await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
		await page.keyboard.press('Tab');
		const reached = () => document.activeElement?.closest('.strip, .cookie') !== null;
		await expect.poll(() => page.evaluate(reached)).toBe(true);
	});
});

describe('Back', () => {
	const BACK = '<a id="back" href="/home" data-back="">Back</a>';

	it('goes to the page before, where that was one of ours', async () => {
		const page = await openPage('<a id="on" href="/lost">On</a>');
		harness.serve('/lost', harness.draw({ body: BACK }));
		await page.locator('#on').click();
		await page.waitForURL('/lost');
		await page.locator('#back').click();
		await page.waitForURL(`${harness.url}/`);
	});

	it('is the plain link on a page that was opened by its address', async () => {
		const page = await openPage(BACK);
		harness.serve('/home', harness.draw({ body: '<h1>Home</h1>' }));
		await page.locator('#back').click();
		await page.waitForURL('/home');
	});
});

describe('Copy link', () => {
	const COPY = '<a id="copy" href="/news/a" data-copy="Link copied">Copy link</a>';

	it('copies the whole address and says so', async () => {
		const page = await openPage(COPY, { permissions: ['clipboard-read', 'clipboard-write'] });
		await page.locator('#copy').click();
		await page.getByRole('status').getByText('Link copied').waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${harness.url}/news/a`);
		expect(page.url()).toBe(`${harness.url}/`);
	});

	it('leads to the address where the browser gives no clipboard', async () => {
		const page = await openPage(COPY);
		harness.serve('/news/a', harness.draw({ body: '<h1>A</h1>' }));
		await page.evaluate(() =>
			Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
		);
		await page.locator('#copy').click();
		await page.waitForURL('/news/a');
	});
});

describe('Share', () => {
	const SHARE = '<ul><li hidden data-share="/news/a"><button type="button">Share</button></li></ul>';

	it('opens the sheet of the device with the address, and is offered only where there is one', async () => {
		const plain = await openPage(SHARE, { javaScriptEnabled: false });
		expect(await plain.getByText('Share').isVisible()).toBe(false);
		harness.serve('/', harness.draw({ body: SHARE }));
		const page = await harness.open();
		await page.addInitScript(() => {
			Object.defineProperty(navigator, 'share', {
				value: (given: { url: string }) => {
					document.body.dataset.shared = given.url;
					return Promise.reject(new DOMException('closed', 'AbortError'));
				},
			});
		});
		await page.goto('/');
		await page.getByRole('button', { name: 'Share' }).click();
		await page.locator('body[data-shared="/news/a"]').waitFor();
	});
});

it('prints, and offers it only where it can', async () => {
	const PRINT = '<ul><li hidden data-print=""><button type="button">Print</button></li></ul>';
	const plain = await openPage(PRINT, { javaScriptEnabled: false });
	expect(await plain.getByText('Print', { exact: true }).isVisible()).toBe(false);
	const page = await openPage(PRINT);
	await page.evaluate(() => {
		window.print = () => document.body.setAttribute('data-printed', '');
	});
	await page.getByRole('button', { name: 'Print' }).click();
	await page.locator('body[data-printed]').waitFor();
});

it('brings the current tab into view without moving the page', async () => {
	const bar = { title: 'Ai', eventNews: true, newsType: 'ai', background: 'ai' as const, art: 'a' };
	harness.serve('/', harness.draw({ body: '<h2>Pieces</h2>', layout: { bar } }));
	const page = await harness.open({ viewport: { width: 320, height: 400 } });
	await page.goto('/');
	const tab = page.locator('[data-tabs] [aria-current]');
	await page.waitForFunction(() => (document.querySelector('[data-tabs] ul')?.scrollLeft ?? 0) > 0);
	const box = await tab.boundingBox();
	expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(321);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
