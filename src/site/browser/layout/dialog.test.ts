import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { stubApi } from '../../../../tests/e2e/stub-api';

const harness = createHarness();

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

describe('dialogs that cannot be fetched', () => {
	/** A page on which the first `count` requests for the dialogs fail, after the first of them. */
	async function openWithout(count: number): Promise<Page> {
		stubApi(harness);
		let refused = 0;
		harness.serve('/dialogs', (_request, response) => {
			refused += 1;
			if (refused <= count) response.writeHead(503).end();
			else response.writeHead(200, { 'content-type': 'text/html' }).end(harness.drawDialogs('en'));
		});
		harness.serve('/', harness.draw({ body: '<h1>A page</h1>' }));
		harness.serve('/about/cookie', harness.draw({ body: '<h1>The notice</h1>' }));
		const page = await harness.open({ expects: /503/ });
		const answered = page.waitForResponse((response) => response.status() === 503);
		await page.goto('/');
		await answered;
		return page;
	}

	it('ask nothing, and their links lead to pages', async () => {
		const page = await openWithout(Number.POSITIVE_INFINITY);
		await page.getByRole('link', { name: 'Cookies settings' }).click();
		await page.waitForURL('/about/cookie');
		expect(await page.getByRole('region', { name: 'Cookies' }).count()).toBe(0);
		expect(await cookies(page)).toEqual([]);
	});

	it('are asked for again by the next that is opened', async () => {
		const page = await openWithout(1);
		await page.getByRole('link', { name: 'Cookies settings' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Reject All' }).click();
		await expect.poll(() => cookies(page)).toContain('cookie_choose');
		expect(new URL(page.url()).pathname).toBe('/');
	});
});
