import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';
import { type StubApi, stubApi } from '../../../../tests/e2e/stub-api';

const harness = createHarness();
const TEXT = '<h1>A page</h1>'.concat('<p>Text</p>'.repeat(60));
const ADDRESS = 'saga@halden.example';

async function openPage({
	edition = 'en',
	options = {},
}: {
	edition?: string;
	options?: Parameters<Harness['open']>[0];
} = {}): Promise<[Page, StubApi]> {
	const api = stubApi(harness);
	harness.serve('/', harness.draw({ body: TEXT, edition }));
	const page = await harness.open(options);
	await page
		.context()
		.addCookies([{ name: 'cookie_choose', value: encodeURIComponent('[true,false,false,false]'), url: harness.url }]);
	await page.goto('/');
	return [page, api];
}

const footer = (page: Page) => page.locator('form[data-letter=footer]');
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Check your inbox' });

describe('the sign-up at the foot', () => {
	it.each([
		['en', 'Please enter your email address~', 'Please enter the correct email address'],
		[
			'es',
			'Por favor, introduce tu dirección de correo electrónico.',
			'Por favor, introduzca la dirección de correo electrónico correcta',
		],
	])('says beside the field what is wrong (%s)', async (edition, missing, invalid) => {
		const [page, api] = await openPage({ edition });
		const field = footer(page).locator('[name=email]');
		await footer(page).locator('[type=submit]').click();
		await page.getByRole('alert').getByText(missing, { exact: true }).waitFor();
		await field.fill('saga@halden');
		await field.press('Enter');
		await page.getByRole('alert').getByText(invalid, { exact: true }).waitFor();
		await expect.poll(() => page.getByRole('alert').count()).toBe(1);
		const described = () =>
			document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent;
		await expect.poll(() => page.evaluate(described)).toBe(invalid);
		expect(api.heard.map(({ name }) => name)).not.toContain('email/create');
	});

	it('opens the thanks, empties the field, and sends once', async () => {
		const [page, api] = await openPage();
		const field = footer(page).locator('[name=email]');
		for (const close of [
			() => page.mouse.click(10, 400),
			() => thanks(page).getByRole('button', { name: 'Close' }).click(),
		]) {
			const before = api.heard.length;
			await field.fill(ADDRESS);
			await footer(page)
				.locator('[type=submit]')
				.evaluate((button: HTMLButtonElement) => {
					button.click();
					button.click();
				});
			await thanks(page).getByText(ADDRESS).waitFor();
			expect(
				api.heard
					.slice(before)
					.filter(({ name }) => name === 'email/create')
					.map(({ body }) => body),
			).toEqual([{ email: ADDRESS, language: 'english', edition: 'en', form: 'footer' }]);
			await expect.poll(() => field.inputValue()).toBe('');
			expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
			await close();
			await thanks(page).waitFor({ state: 'detached' });
		}
	});

	it('keeps what was typed when the call fails, says so, and can be sent again', async () => {
		const [page, api] = await openPage({ options: { expects: /500|429/ } });
		api.answer('email/create', () => ({ status: 500, code: 500, msg: 'internal' }));
		await footer(page).locator('[name=email]').fill(ADDRESS);
		await footer(page).locator('[type=submit]').click();
		await page.getByRole('alert').getByText('That did not work. Please try again in a moment.').waitFor();
		await footer(page).locator('.is-loading').waitFor({ state: 'detached' });
		expect(await footer(page).locator('[name=email]').inputValue()).toBe(ADDRESS);
		api.answer('email/create', () => ({ status: 429, code: 429, msg: 'Too many requests. Please try again later.' }));
		await footer(page).locator('[type=submit]').click();
		await page.getByRole('alert').getByText('Too many requests. Please try again later.').waitFor();
		api.answer('email/create', () => ({}));
		await footer(page).locator('[type=submit]').click();
		await thanks(page).waitFor();
		await page.getByRole('alert').waitFor({ state: 'detached' });
	});

	it('leads to the page that says thanks where their dialog cannot be fetched', async () => {
		const [page] = await openPage({ options: { expects: /503/ } });
		harness.serve('/dialogs', (_request, response) => response.writeHead(503).end());
		harness.serve('/about/subscribe?success=1', harness.draw({ body: '<h1>Check your inbox</h1>' }));
		await footer(page).locator('[name=email]').fill(ADDRESS);
		await footer(page).locator('[type=submit]').click();
		await page.waitForURL('/about/subscribe?success=1');
		await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
	});

	it('is a plain form without a script', async () => {
		harness.serve('/', harness.draw({ body: TEXT, edition: 'es' }));
		let body = '';
		harness.serve('/es/about/subscribe', (request, response) => {
			request.on('data', (part) => {
				body += String(part);
			});
			request.on('end', () => response.end('Gracias'));
		});
		const page = await harness.open({ javaScriptEnabled: false, expects: /404/ });
		await page.goto('/');
		await footer(page).locator('[name=email]').fill(ADDRESS);
		await footer(page).locator('[name=email]').press('Enter');
		await page.waitForURL('/es/about/subscribe');
		expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({ email: ADDRESS, form: 'footer' });
	});
});

it.each([
	['en', 390, 'light'],
	['es', 1440, 'dark'],
] as const)(
	'message and thanks are free of accessibility faults (%s, %i px, %s)',
	async (edition, width, colorScheme) => {
		const [page] = await openPage({ edition, options: { viewport: { width, height: 800 }, colorScheme } });
		const violations = () => axeViolations(page);
		await footer(page).locator('[type=submit]').click();
		await page.getByRole('alert').waitFor();
		expect(await violations()).toEqual([]);
		await footer(page).locator('[name=email]').fill(ADDRESS);
		await footer(page).locator('[type=submit]').click();
		await page.locator('dialog[open]').waitFor();
		expect(await violations()).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	},
);
