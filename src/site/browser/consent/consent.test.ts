import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';
import { stubApi } from '../../../../tests/e2e/stub-api';

const harness = createHarness();
const TEXT = '<h1>A page</h1>'.concat('<p>Text</p>'.repeat(100));
const YEARS = 3_650 * 86_400;

async function openPage(edition = 'en', options: Parameters<Harness['open']>[0] = {}): Promise<Page> {
	harness.serve('/', harness.draw({ body: TEXT, edition }));
	const page = await harness.open(options);
	await page.goto('/');
	return page;
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Cookies settings' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The choice as it is stored. */
async function choice(page: Page): Promise<unknown> {
	const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie_choose');
	return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Writes down every cookie as a page asks for it: browsers shorten what they are asked for. */
const noteCookies = (page: Page) =>
	page.addInitScript(() => {
		const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as Required<PropertyDescriptor>;
		const written: string[] = [];
		Object.defineProperty(window, 'written', { value: written });
		Object.defineProperty(document, 'cookie', {
			get: () => own.get.call(document),
			set: (value: string) => written.push(value) && own.set.call(document, value),
		});
	});

describe('before a choice', () => {
	it('shows the bar, stores nothing, tells nobody and asks for nothing but the files of the page', async () => {
		const api = stubApi(harness);
		const from = harness.asked.length;
		const page = await openPage();
		await bar(page).waitFor();
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		expect(await page.context().cookies()).toEqual([]);
		expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
		expect(api.heard).toEqual([]);
		expect(
			harness.asked.slice(from).filter((path) => path !== '/' && !/^\/(assets|cover|favicon|dialogs$)/.test(path)),
		).toEqual([]);
	});

	it('moves nothing of the page, and leaves its foot to be read', async () => {
		harness.serve('/', harness.draw({ body: TEXT }));
		const page = await harness.open();
		// Fonts set the lines anew when they come, early or late; without them only the bar comes.
		await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }));
		await page.goto('/');
		await page.evaluate(() => {
			new PerformanceObserver((list) => {
				for (const shift of list.getEntries())
					document.body.dataset.shift = String((shift as PerformanceEntry & { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await bar(page).waitFor();
		const overlap = async () => {
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
			const [foot, over] = await Promise.all([page.locator('.footer').boundingBox(), bar(page).boundingBox()]);
			return foot && over ? foot.y + foot.height - over.y : Number.POSITIVE_INFINITY;
		};
		await expect.poll(overlap).toBeLessThanOrEqual(1);
		expect(await page.locator('body').getAttribute('data-shift')).toBeNull();
	});

	it('lets refuse and accept with buttons of one size, right after the skip link', async () => {
		const page = await openPage();
		await bar(page).waitFor();
		const [reject, accept] = await Promise.all(
			['Reject All', 'Accept All Cookies'].map((name) => button(page, name).boundingBox()),
		);
		expect([reject?.width, reject?.height, reject?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
		for (const _ of ['skip link', 'notice', 'settings', 'reject']) await page.keyboard.press('Tab');
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Reject All');
	});

	it('has no bar without a script, and the link at the foot leads to the notice', async () => {
		const page = await openPage('es', { javaScriptEnabled: false });
		expect(await page.locator('.cookie').count()).toBe(0);
		expect(await page.locator('.footer [data-opens=consent]').getAttribute('href')).toBe('/es/about/cookie');
	});
});

describe('a choice', () => {
	it.each([
		['Reject All', [true, false, false, false]],
		['Accept All Cookies', [true, true, true, true]],
	])('%s is stored for 3650 days with version and time, and hides the bar', async (name, stored) => {
		stubApi(harness);
		harness.serve('/', harness.draw({ body: TEXT }));
		const page = await harness.open();
		await noteCookies(page);
		await page.goto('/');
		await button(page, name).click();
		await bar(page).waitFor({ state: 'detached' });
		await expect.poll(() => choice(page)).toEqual(stored);
		const written = await page.evaluate(() =>
			(window as unknown as { written: string[] }).written.filter((one) => one.startsWith('cookie_choose')),
		);
		expect(written).toHaveLength(2);
		for (const one of written) expect(one).toMatch(new RegExp(`; Max-Age=${YEARS}; Path=/; SameSite=Lax$`));
		const noted = JSON.parse(decodeURIComponent(written[1]?.split(/[=;]/)[1] ?? '')) as { version: string; at: number };
		expect(noted.version).toMatch(/\d/);
		expect(Math.abs(noted.at - Date.now() / 1000)).toBeLessThan(60);
		const from = harness.asked.length;
		await page.reload();
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name: path }) => /\/visit-/.test(path)),
		);
		expect(await bar(page).count()).toBe(0);
		expect(harness.asked.slice(from)).not.toContain(harness.script('consent'));
		expect(harness.asked.slice(from)).not.toContain('/dialogs');
	});

	it('is made category by category; the necessary ones cannot be switched off', async () => {
		stubApi(harness);
		const page = await openPage();
		await button(page, 'Cookies Settings').click();
		await panel(page).getByText('Always Active').waitFor();
		expect(await panel(page).getByRole('switch').count()).toBe(3);
		expect(await panel(page).locator('[role=switch][aria-checked=true]').count()).toBe(0);
		const category = button(page, 'Performance cookies');
		expect(await category.getAttribute('aria-expanded')).toBe('false');
		await category.click();
		await panel(page).getByText('Count visits').waitFor();
		await category.click();
		await panel(page).getByText('Count visits').waitFor({ state: 'hidden' });
		await panel(page).getByRole('switch', { name: 'Functional cookies' }).click();
		await panel(page).getByRole('switch', { name: 'Targeting cookies' }).click();
		await panel(page).getByRole('switch', { name: 'Targeting cookies' }).click();
		await button(page, 'Confirm My Choices').click();
		await panel(page).waitFor({ state: 'detached' });
		await bar(page).waitFor({ state: 'detached' });
		await expect.poll(() => choice(page)).toEqual([true, false, true, false]);
	});

	it.each([
		['Allow All', [true, true, true, true]],
		['Reject All', [true, false, false, false]],
	])('%s in the panel saves at once', async (name, stored) => {
		stubApi(harness);
		const page = await openPage();
		await button(page, 'Cookies Settings').click();
		await panel(page).getByRole('button', { name, exact: true }).click();
		await panel(page).waitFor({ state: 'detached' });
		await bar(page).waitFor({ state: 'detached' });
		await expect.poll(() => choice(page)).toEqual(stored);
	});

	it('is none when the panel is closed: the bar stays', async () => {
		const page = await openPage();
		for (const close of [
			() => page.keyboard.press('Escape'),
			() => button(page, 'Close').click(),
			() => page.mouse.click(1_200, 400),
		]) {
			await button(page, 'Cookies Settings').click();
			await panel(page).waitFor();
			await close();
			await panel(page).waitFor({ state: 'detached' });
			await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cookies Settings');
		}
		expect(await choice(page)).toBeUndefined();
		await bar(page).waitFor();
	});

	it('can be changed from the foot of the page, and what it allowed goes with it', async () => {
		const api = stubApi(harness);
		const page = await openPage();
		await button(page, 'Accept All Cookies').click();
		await api.hears('view/index');
		await page.waitForFunction(() => document.cookie.includes('site_view_uuid'));
		await page.getByRole('link', { name: 'Cookies settings' }).click();
		await panel(page).waitFor();
		expect(await panel(page).locator('[role=switch][aria-checked=true]').count()).toBe(3);
		await panel(page).getByRole('button', { name: 'Reject All' }).click();
		await panel(page).waitFor({ state: 'detached' });
		const names = async () => (await page.context().cookies()).map(({ name }) => name).toSorted();
		await expect.poll(names).toEqual(['cookie_choose', 'cookie_choose_at']);
	});

	it.each([
		[
			'en',
			'However long your choice is kept, we will ask again after 180 days, or sooner if the cookie notice changes.',
			'kept by us for up to 3,650 days; browsers may keep it for 400',
		],
		[
			'es',
			'Aunque su elección se conserve más tiempo, volveremos a preguntar a los 180 días, o antes si cambia el aviso de cookies.',
			'la conservamos hasta 3.650 días y los navegadores pueden limitarla a 400',
		],
	])('is announced to stand as long as it does (%s)', async (edition, ...sentences) => {
		const page = await openPage(edition);
		await page.locator('[data-settings]').click();
		for (const sentence of sentences) await page.getByRole('dialog').getByText(sentence).waitFor();
	});

	it('is asked for anew after 180 days, and when the notice has changed', async () => {
		stubApi(harness);
		const page = await openPage();
		await button(page, 'Reject All').click();
		await bar(page).waitFor({ state: 'detached' });
		const now = Math.floor(Date.now() / 1000);
		const noted = (await page.context().cookies()).find(({ name }) => name === 'cookie_choose_at');
		const { version } = JSON.parse(decodeURIComponent(noted?.value ?? '')) as { version: string };
		const note = (value: object) =>
			page
				.context()
				.addCookies([{ name: 'cookie_choose_at', value: encodeURIComponent(JSON.stringify(value)), url: harness.url }]);
		for (const value of [
			{ version, at: now - 181 * 86_400 },
			{ version: 'another', at: now },
		]) {
			await note(value);
			await page.reload();
			await bar(page).waitFor();
		}
		await note({ version, at: now - 179 * 86_400 });
		await page.reload();
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name: path }) => /\/visit-/.test(path)),
		);
		expect(await bar(page).count()).toBe(0);
	});
});

it.each([
	['en', 390, 'light'],
	['es', 1440, 'dark'],
] as const)('bar and panel are free of accessibility faults (%s, %i px, %s)', async (edition, width, colorScheme) => {
	const page = await openPage(edition, { viewport: { width, height: 800 }, colorScheme });
	await page.locator('.cookie').waitFor();
	const violations = () => axeViolations(page);
	expect(await violations()).toEqual([]);
	await page.locator('[data-settings]').click();
	await page.locator('dialog[open]').waitFor();
	expect(await violations()).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
