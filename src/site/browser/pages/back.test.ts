import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { type StubApi, stubApi } from '../../../../tests/e2e/stub-api';

/* Back shows a page as it was left, without loading it: dialogs and notices that were open must not be open again. */
const harness = createHarness(true);
const REFUSED = encodeURIComponent('[true,false,false,false]');
const ADV = '<div data-adv="7"><a href="https://adv.test/">Offer</a></div>';

/**
 * Two pages, of which the first has an advertisement below its first screen; the first is open, and its script of the
 * visit has come.
 */
async function openPage(choice?: string): Promise<[Page, StubApi]> {
	const api = stubApi(harness);
	harness.serve(
		'/',
		harness.draw({ body: `<h1>First</h1><p><a href="/about/policy">On</a></p>${'<p>Text</p>'.repeat(60)}${ADV}` }),
	);
	harness.serve('/about/policy', harness.draw({ body: '<h1>Second</h1>' }));
	const page = await harness.open();
	if (choice) await page.context().addCookies([{ name: 'cookie_choose', value: choice, url: harness.url }]);
	await page.clock.install();
	const visit = page.waitForResponse((response) => response.url().endsWith(harness.script('visit')));
	await page.goto('/');
	await visit;
	await page.evaluate(`import('${harness.script('visit')}')`);
	// A page that is loaded anew does not have this mark.
	await page.evaluate(() => Object.assign(window, { was_here: true }));
	return [page, api];
}

async function goBack(page: Page): Promise<void> {
	await page.goBack({ waitUntil: 'commit' });
	await page.getByRole('heading', { name: 'First' }).waitFor();
	expect(await page.evaluate(() => 'was_here' in window)).toBe(true);
}

it('the newsletter pop-up is gone that stood when the reader followed its link', async () => {
	const [page] = await openPage(REFUSED);
	await page.clock.runFor(30_000);
	const popup = page.locator('dialog.dialog--letter');
	await popup.getByRole('link', { name: 'privacy policy' }).click();
	await page.getByRole('heading', { name: 'Second' }).waitFor();
	await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('letter_dialog');
	await goBack(page);
	await popup.waitFor({ state: 'detached' });
	await page.getByRole('link', { name: 'On', exact: true }).click({ trial: true });
});

it('the settings are closed that stood when the reader followed a link', async () => {
	const [page] = await openPage();
	await page.getByRole('button', { name: 'Cookies Settings' }).click();
	await page.getByRole('dialog').waitFor();
	await page.evaluate(() => location.assign('/about/policy'));
	await page.getByRole('heading', { name: 'Second' }).waitFor();
	await goBack(page);
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await page.locator('.cookie').waitFor();
});

it('the cookie bar is gone where a choice was made on another page, and the choice is followed', async () => {
	const [page, api] = await openPage();
	await page.locator('.cookie').waitFor();
	await page.getByRole('link', { name: 'On', exact: true }).click();
	await page.getByRole('heading', { name: 'Second' }).waitFor();
	await page.getByRole('button', { name: 'Reject All' }).click();
	await page.locator('.cookie').waitFor({ state: 'detached' });
	await goBack(page);
	await page.locator('.cookie').waitFor({ state: 'detached' });
	await expect
		.poll(() => api.heard.filter(({ name }) => name === 'view/index').map(({ body, token }) => [body.url, token]))
		.toEqual([
			['/about/policy', undefined],
			['/', undefined],
		]);
});

it('nobody is known any more where consent was taken back on another page', async () => {
	const [page, api] = await openPage(encodeURIComponent('[true,true,true,true]'));
	await api.hears('view/index');
	await page.getByRole('link', { name: 'On', exact: true }).click();
	await page.getByRole('heading', { name: 'Second' }).waitFor();
	await page.getByRole('link', { name: 'Cookies settings' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Reject All' }).click();
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await goBack(page);
	await page.locator('[data-adv]').scrollIntoViewIfNeeded();
	await expect
		.poll(() => api.heard.find(({ name }) => name === 'adv/log'))
		.toMatchObject({ body: { id: 7, act: 'seen' }, token: undefined });
	const names = async () => (await page.context().cookies()).map(({ name }) => name).toSorted();
	await expect.poll(names).toEqual(['cookie_choose', 'cookie_choose_at']);
});
