import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';
import { type StubApi, stubApi } from '../../../../tests/e2e/stub-api';

const harness = createHarness();
const TEXT = '<h1>A page</h1><p><a href="/next">Next</a></p>'.concat('<p>Text</p>'.repeat(60));
const REFUSED = encodeURIComponent('[true,false,false,false]');
const ADDRESS = 'saga@halden.example';

interface Visit {
	edition?: string;
	/** True where the visitor has chosen about cookies. */
	hasChosen?: boolean;
	/** True where the clock moves only by hand, so that a slow machine misses nothing. */
	isStill?: boolean;
	options?: Parameters<Harness['open']>[0];
}

async function openPage({
	edition = 'en',
	hasChosen = true,
	isStill = false,
	options = {},
}: Visit = {}): Promise<[Page, StubApi]> {
	const api = stubApi(harness);
	harness.serve('/', harness.draw({ body: TEXT, edition }));
	harness.serve('/next', harness.draw({ body: '<h1>Next</h1>', edition }));
	const page = await harness.open(options);
	if (hasChosen) await page.context().addCookies([{ name: 'cookie_choose', value: REFUSED, url: harness.url }]);
	await page.clock.install();
	if (isStill) await page.clock.pauseAt(Date.now() + 3_600_000);
	await arrive(page, '/');
	return [page, api];
}

/** Opens a page and waits until the part of the script that comes after loading has come. */
async function arrive(page: Page, path: string): Promise<void> {
	const visit = page.waitForResponse((response) => response.url().endsWith(harness.script('visit')));
	await page.goto(path);
	// The visit's script is fetched a moment after loading.
	await page.clock.runFor(1_000);
	await visit;
	await page.evaluate(`import('${harness.script('visit')}')`);
}

const popup = (page: Page) => page.locator('dialog.dialog--letter');
async function waitForPopup(page: Page): Promise<void> {
	await page.clock.runFor(30_000);
	await popup(page).waitFor();
}
const dismissed = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'letter_dialog');

describe('the newsletter pop-up', () => {
	it('comes 30 seconds after the page, and not before', async () => {
		const [page] = await openPage({ isStill: true });
		await page.clock.runFor(29_000);
		expect(await popup(page).count()).toBe(0);
		await page.clock.runFor(1_000);
		await popup(page).waitFor();
		expect(await dismissed(page)).toBeUndefined();
	});

	it.each([
		['Decline', (page: Page) => page.getByRole('button', { name: 'Decline' }).click()],
		['Close', (page: Page) => page.getByRole('button', { name: 'Close' }).click()],
		['Escape', (page: Page) => page.keyboard.press('Escape')],
		['a click beside it', (page: Page) => page.mouse.click(10, 400)],
	])('is closed by %s, gives the focus back and does not come for 30 days', async (_name, close) => {
		const [page] = await openPage();
		await page.getByRole('link', { name: 'Next', exact: true }).focus();
		await waitForPopup(page);
		for (let i = 0; i < 12; i += 1) {
			await page.keyboard.press('Tab');
			expect(
				await page.evaluate(
					() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
				),
			).toBe(true);
		}
		await close(page);
		await popup(page).waitFor({ state: 'detached' });
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
		await expect.poll(() => dismissed(page)).toBeDefined();
		const days = ((await dismissed(page))?.expires ?? 0) - (await page.evaluate(() => Date.now() / 1000));
		expect(Math.round(days / 86_400)).toBe(30);
		await arrive(page, '/');
		await page.clock.runFor(60_000);
		expect(await popup(page).count()).toBe(0);
	});

	it('comes where the cookie that says it was closed cannot be read', async () => {
		const [page] = await openPage();
		await page.context().addCookies([{ name: 'letter_dialog', value: '%', url: harness.url }]);
		await arrive(page, '/');
		await waitForPopup(page);
	});

	it('is dismissed by leaving the page while it stands', async () => {
		const [page] = await openPage();
		await waitForPopup(page);
		await page.goto('/next');
		await expect.poll(() => dismissed(page)).toBeDefined();
	});

	it('does not come to somebody who has signed up on the page', async () => {
		const [page] = await openPage();
		await page.locator('#footer-email').fill(ADDRESS);
		await page.locator('form:has(#footer-email) [type=submit]').click();
		const thanks = page.getByRole('dialog', { name: 'Check your inbox' });
		await thanks.getByText(ADDRESS).waitFor();
		await page.keyboard.press('Escape');
		await thanks.waitFor({ state: 'detached' });
		await page.clock.runFor(60_000);
		expect(await popup(page).count()).toBe(0);
	});

	it('waits until the cookie bar has been answered', async () => {
		const [page] = await openPage({ hasChosen: false });
		await page.locator('.cookie').waitFor();
		await page.clock.runFor(60_000);
		expect(await popup(page).count()).toBe(0);
		await page.getByRole('button', { name: 'Reject All' }).click();
		await popup(page).waitFor();
	});

	it('waits until another dialog and the menu are closed', async () => {
		const [page] = await openPage();
		await page.locator('.strip').getByRole('link', { name: 'Español' }).click();
		const question = page.getByRole('dialog', { name: 'Go to the Spanish edition?' });
		await question.waitFor();
		await page.clock.runFor(60_000);
		expect(await popup(page).count()).toBe(0);
		await page.keyboard.press('Escape');
		await popup(page).waitFor();
		await expect.poll(() => page.locator('dialog').count()).toBe(1);
	});

	it('takes the keyboard from nobody who types, however long it takes', async () => {
		const [page] = await openPage({ isStill: true });
		const box = page.locator('#q-mast');
		await box.focus();
		for (const letter of 'excise duty of the union') {
			await page.keyboard.type(letter);
			await page.clock.runFor(2_500);
			expect(await popup(page).count()).toBe(0);
		}
		expect(await box.inputValue()).toBe('excise duty of the union');
		// Somebody who thinks with the focus in the field is about to type.
		await page.clock.runFor(60_000);
		expect(await popup(page).count()).toBe(0);
		await box.blur();
		await page.clock.runFor(4_000);
		expect(await popup(page).count()).toBe(0);
		await page.clock.runFor(1_000);
		await popup(page).waitFor();
	});

	it('comes no sooner than some seconds after the last key, also where no field has the focus', async () => {
		const [page] = await openPage({ isStill: true });
		for (let second = 0; second < 40; second += 4) {
			await page.keyboard.press('ArrowDown');
			await page.clock.runFor(4_000);
			expect(await popup(page).count()).toBe(0);
		}
		await page.clock.runFor(1_000);
		await popup(page).waitFor();
	});

	it.each<[string, (page: Page) => Promise<unknown>]>([
		['was entered', (page) => page.locator('#footer-email').focus()],
		['holds an address', (page) => page.locator('#footer-email').fill('saga@')],
		['says what is wrong', (page) => page.locator('form:has(#footer-email) [type=submit]').click()],
	])('does not come to a page on which a sign-up form %s, and comes to the next', async (_use, use) => {
		const [page] = await openPage({ isStill: true });
		await use(page);
		await page.clock.runFor(31_000);
		await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
		await page.clock.runFor(120_000);
		expect(await popup(page).count()).toBe(0);
		expect(await dismissed(page)).toBeUndefined();
		await arrive(page, '/next');
		await waitForPopup(page);
	});

	it('stands on no page of the newsletter itself', async () => {
		stubApi(harness);
		harness.serve('/about/subscribe', harness.draw({ body: TEXT, head: { canonical: '/about/subscribe' } }));
		const page = await harness.open();
		await page.context().addCookies([{ name: 'cookie_choose', value: REFUSED, url: harness.url }]);
		await page.clock.install();
		await arrive(page, '/about/subscribe');
		await page.clock.runFor(60_000);
		expect(await page.locator('dialog').count()).toBe(0);
	});

	it.each([
		[
			'en',
			'Subscribe',
			'Please enter your email address',
			'Please enter correct email address',
			'/about/subscribe?success=1&dialog=1',
		],
		[
			'es',
			'Suscribirse',
			'Por favor, introduzca su dirección de correo electrónico',
			'Introduzca la dirección de correo electrónico correcta',
			'/es/about/subscribe?success=1&dialog=1',
		],
	])(
		'says by toast what is wrong, sends once, and leads to the thanks (%s)',
		async (edition, subscribe, missing, invalid, target) => {
			const [page, api] = await openPage({ edition });
			await waitForPopup(page);
			const button = popup(page).getByRole('button', { name: subscribe });
			const status = popup(page).getByRole('status');
			await button.click();
			await page.waitForFunction(() => document.querySelector('dialog .toasts'));
			await page.clock.runFor(100);
			await status.getByText(missing, { exact: true }).waitFor();
			await popup(page).locator('[name=email]').fill('saga@');
			await button.click();
			await page.clock.runFor(100);
			await status.getByText(invalid, { exact: true }).waitFor();
			let answer = () => {};
			const mayAnswer = new Promise<void>((done) => {
				answer = done;
			});
			api.answer('email/create', async () => {
				await mayAnswer;
				return {};
			});
			harness.serve(target, harness.draw({ body: '<h1>Thanks</h1><section data-opened="thanks"></section>', edition }));
			await popup(page).locator('[name=email]').fill(` ${ADDRESS}`);
			await button.click();
			await popup(page).locator('.btn.is-loading').waitFor();
			await popup(page).locator('[name=email]').press('Enter');
			expect(await api.hears('email/create')).toEqual({ email: ADDRESS, language: 'english', edition, form: 'popup' });
			answer();
			await page.waitForURL(target);
			await page.locator('dialog[open]').waitFor();
			expect(api.heard.filter(({ name }) => name === 'email/create')).toHaveLength(1);
			await expect.poll(() => dismissed(page)).toBeDefined();
		},
	);

	it('does not bring up the keyboard of a telephone', async () => {
		const [page] = await openPage({
			options: { viewport: { width: 390, height: 800 }, userAgent: 'Mozilla/5.0 (iPhone) Mobile' },
		});
		await waitForPopup(page);
		await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
	});
});

it.each([
	['en', 390, 'light'],
	['es', 1440, 'dark'],
] as const)('is free of accessibility faults (%s, %i px, %s)', async (edition, width, colorScheme) => {
	const [page] = await openPage({ edition, options: { viewport: { width, height: 800 }, colorScheme } });
	const violations = () => axeViolations(page);
	await waitForPopup(page);
	await page.clock.resume();
	expect(await violations()).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
