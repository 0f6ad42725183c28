import type { Page } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { type StubApi, stubApi } from '../../../../tests/e2e/stub-api';
import { editionByCode } from '../../../editions/editions';
import { pageContext } from '../../render/contexts';
import type { Site } from '../../render/screen';
import { WallForm } from '../../screens/topic/wall-form';

const harness = createHarness();

/** A wall with one message and the form of its page. */
async function openWall(
	slug: string,
	editionCode = 'en',
	options: Parameters<typeof harness.open>[0] = {},
): Promise<[Page, StubApi]> {
	const api = stubApi(harness);
	const edition = editionByCode(editionCode);
	if (!edition) throw new Error('no edition');
	const form = renderToString(
		createElement(
			pageContext.Provider,
			{ value: { edition, site: {} as Site, now: 0, formToken: '' } },
			createElement(WallForm, { slug, refused: undefined }),
		),
	);
	harness.serve(
		'/',
		harness.draw({
			body: `<h1>Wall</h1><ul class="wall" data-list="wall"><li><p>First</p></li></ul>${form}`,
			edition: editionCode,
		}),
	);
	const page = await harness.open(options);
	await page
		.context()
		.addCookies([{ name: 'cookie_choose', value: encodeURIComponent('[true,false,false,false]'), url: harness.url }]);
	await page.goto('/');
	return [page, api];
}

async function fill(page: Page): Promise<void> {
	await page.locator('#wall-text').fill('See you in <b>hall</b> 3');
	await page.locator('#wall-name').fill('Ada');
	await page.locator('#wall-country').selectOption('PT');
}

it('shows the message to its writer at once, as waiting for approval', async () => {
	const [page, api] = await openWall('iecie', 'es');
	let answer = () => {};
	const mayAnswer = new Promise<void>((done) => {
		answer = done;
	});
	api.answer('topic_iecie_wall/create', async () => {
		await mayAnswer;
		return { data: { status: 'waiting' } };
	});
	await fill(page);
	await page.locator('#write [type=submit]').click();
	await page.locator('.wall li').getByText('Pendiente de aprobación').waitFor();
	expect(await page.locator('.wall li').first().innerText()).toContain('See you in <b>hall</b> 3');
	expect(await page.locator('.wall li').first().innerText()).toContain('Portugal');
	answer();
	await page.getByRole('status').getByText('Su mensaje está pendiente de aprobación').waitFor();
	expect(await api.hears('topic_iecie_wall/create')).toEqual({
		text: 'See you in <b>hall</b> 3',
		name: 'Ada',
		country: 'PT',
		edition: 'es',
	});
	await expect.poll(() => page.locator('#wall-text').inputValue()).toBe('');
	await expect.poll(() => page.locator('.wall li').count()).toBe(2);
});

it('takes it away again when it is refused, keeps what was typed, and says why', async () => {
	const [page, api] = await openWall('iecie', 'en', { expects: /429/ });
	api.answer('topic_iecie_wall/create', () => ({
		status: 429,
		code: 429,
		msg: 'Too many requests. Please try again later.',
	}));
	await fill(page);
	await page.locator('#write [type=submit]').click();
	await page.getByRole('alert').getByText('Too many requests. Please try again later.').waitFor();
	await expect.poll(() => page.locator('.wall li').count()).toBe(1);
	expect(await page.locator('#wall-text').inputValue()).toContain('See you');
	await page.locator('#wall-text').fill('   ');
	await page.locator('#wall-text').press('Tab');
	await page.locator('#write [type=submit]').click();
	await page.getByRole('alert').getByText('The message must be between 2 and 280 characters long.').waitFor();
});

it('is the plain form on every other wall', async () => {
	// The next page still sends its page view when the test is over.
	const [page] = await openWall('gfn', 'en', { expects: /404/ });
	harness.serve('/topic/gfn/wall', harness.draw({ body: '<h1>Sent</h1>' }));
	await fill(page);
	await page.locator('#write [type=submit]').click();
	await page.waitForURL('/topic/gfn/wall');
});
