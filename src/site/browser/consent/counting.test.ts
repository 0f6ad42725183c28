import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { type StubApi, stubApi } from '../../../../tests/e2e/stub-api';
import { defaultEdition } from '../../../editions/editions';
import { NOTICE_VERSION } from '../../../shared/consent';
import { Adv } from '../../blocks/adv';
import { pageContext } from '../../render/contexts';
import type { Site } from '../../render/screen';

const harness = createHarness();
const LINK = 'https://adv.test/offer?from=site';
const ROW = {
	id: 7,
	position: 'home_band',
	advertiser: 'Osmanthus',
	headline: 'A line',
	text: 'A word',
	action: 'See',
	link: LINK,
	weight: 1,
} as const;

/** The block as a page draws it. */
const advHtml = () =>
	renderToString(
		createElement(
			pageContext.Provider,
			{ value: { edition: defaultEdition, site: {} as Site, now: 0, formToken: '' } },
			createElement(Adv, { adv: { ...ROW } }),
		),
	);

/**
 * Opens a page with an advertisement below its first screen.
 * @param consent the choice that was made
 * @param cookies others, as they are stored
 */
async function openPage(consent?: boolean[], cookies: Record<string, string> = {}): Promise<[Page, StubApi]> {
	const api = stubApi(harness);
	harness.serve(
		'/news/a?from=letter',
		harness.draw({ body: `<h1>A page</h1>${'<p>Text</p>'.repeat(60)}${advHtml()}` }),
	);
	const page = await harness.open();
	await page
		.context()
		.route('https://adv.test/**', (route) => route.fulfill({ body: 'Offer', contentType: 'text/plain' }));
	const stored = { ...cookies, ...(consent && { cookie_choose: encodeURIComponent(JSON.stringify(consent)) }) };
	await page.context().addCookies(Object.entries(stored).map(([name, value]) => ({ name, value, url: harness.url })));
	const visit = page.waitForResponse((response) => response.url().endsWith(harness.script('visit')));
	await page.goto('/news/a?from=letter');
	await visit;
	await page.evaluate(`import('${harness.script('visit')}')`);
	return [page, api];
}

describe('a page view', () => {
	it('is not told before a choice; after a refusal without any identity, once', async () => {
		const [page, api] = await openPage();
		await page.locator('.cookie').waitFor();
		expect(api.heard).toEqual([]);
		await page.getByRole('button', { name: 'Reject All' }).click();
		expect(await api.hears('view/index')).toEqual({ source: 1, title: 'A page | Brume', ua: '', url: '/news/a' });
		expect(api.heard.map(({ name, token }) => [name, token])).toEqual([['view/index', undefined]]);
		await page.getByRole('link', { name: 'Cookies settings' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Reject All' }).click();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		expect(api.heard.filter(({ name }) => name === 'view/index')).toHaveLength(1);
	});

	it('carries the visitor token with consent to performance cookies', async () => {
		const [page, api] = await openPage([true, true, false, false]);
		const ua = await page.evaluate(() => navigator.userAgent);
		expect(await api.hears('view/index')).toEqual({ source: 1, title: 'A page | Brume', ua, url: '/news/a' });
		expect(api.heard.map(({ name, token }) => [name, token])).toEqual([
			['auth/login', undefined],
			['view/index', 'token-1'],
		]);
	});

	it('is counted although the stored token cannot be read: it is made anew', async () => {
		const [page, api] = await openPage([true, true, false, false], { site_view_: '%', site_view_uuid: '%' });
		await api.hears('view/index');
		expect(api.heard.map(({ name, token }) => [name, token])).toEqual([
			['auth/login', undefined],
			['view/index', 'token-1'],
		]);
		expect((await page.context().cookies()).find(({ name }) => name === 'site_view_')?.value).toBe('token-1');
	});

	it('is nobody’s where the address holds the token of an email', async () => {
		const api = stubApi(harness);
		harness.serve('/about/subscribe/preferences/abc', harness.draw({ body: '<h1>Your letters</h1>' }));
		const page = await harness.open();
		await page.goto('/about/subscribe/preferences/abc');
		await page.getByRole('button', { name: 'Accept All Cookies' }).click();
		await page.locator('.cookie').waitFor({ state: 'detached' });
		expect(api.heard).toEqual([]);
	});
});

describe('an advertisement', () => {
	it('says what it is, and its link what it is paid for', async () => {
		const [page] = await openPage();
		expect(await page.locator('[data-adv] small').textContent()).toBe('Advertisement');
		expect(await page.locator('[data-adv] a').getAttribute('rel')).toContain('sponsored');
	});

	it('is counted as seen once, when it comes into view, and only after a choice', async () => {
		const [page, api] = await openPage();
		await page.locator('[data-adv]').scrollIntoViewIfNeeded();
		await page.getByRole('button', { name: 'Reject All' }).waitFor();
		expect(api.heard).toEqual([]);
		await page.getByRole('button', { name: 'Reject All' }).click();
		expect(await api.hears('adv/log')).toEqual({ id: 7, link: LINK, act: 'seen' });
		await page.evaluate(() => scrollTo(0, 0));
		await page.locator('[data-adv]').scrollIntoViewIfNeeded();
		expect(api.heard.filter(({ name }) => name === 'adv/log')).toHaveLength(1);
	});

	it.each([
		['was about another notice', '2.0', 1],
		['is 181 days old', NOTICE_VERSION, 181],
	])('logs a click with no identity where the consent %s, and asks anew', async (_name, version, days) => {
		const at = Math.floor(Date.now() / 1000) - days * 86_400;
		const [page, api] = await openPage([true, true, true, true], {
			cookie_choose_at: encodeURIComponent(JSON.stringify({ version, at })),
			site_view_: 'token-0',
		});
		await page.locator('.cookie').waitFor();
		await page.locator('[data-adv] a').focus();
		await page.keyboard.press('Enter');
		await page.waitForURL(LINK);
		await api.hears('adv/log');
		expect(api.heard.map(({ name, token, body }) => [name, token, body.act])).toEqual([
			['adv/log', undefined, 'click'],
		]);
	});

	it.each([
		['no identity', [true, true, true, false], undefined],
		['the visitor token after consent to targeting cookies', [true, false, false, true], 'token-1'],
	])('logs a click with %s, although the page goes', async (_name, consent, token) => {
		const [page, api] = await openPage(consent);
		await page.locator('[data-adv]').scrollIntoViewIfNeeded();
		await api.hears('adv/log');
		await page.locator('[data-adv] a').click();
		await page.waitForURL(LINK);
		await expect
			.poll(() => api.heard.find(({ body }) => body.act === 'click'))
			.toMatchObject({ body: { id: 7, link: LINK, act: 'click' }, token });
	});
});
