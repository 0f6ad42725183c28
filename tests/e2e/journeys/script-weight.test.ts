import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { clientFiles } from '../client-files';
import { openSite } from './readers';

const site = openSite();

/** Built scripts among these addresses, compressed as they are sent. */
const weightOf = (addresses: readonly string[]): number =>
	clientFiles()
		.filter(({ path }) => path.endsWith('.js') && addresses.includes(path))
		.reduce((sum, { content }) => sum + brotliCompressSync(content).length, 0);

/** Script that a page names itself. */
const named = async (page: Page) =>
	weightOf(
		await page.evaluate(() =>
			[...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname.slice(1)),
		),
	);

/** Paths of all that the page has loaded so far. */
const asked = (page: Page) =>
	page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)));

/** All script that the page has loaded so far. */
const loaded = async (page: Page) => weightOf(await asked(page));

const touchSearch = async (page: Page) => {
	await page.locator('#q-mast').fill('germ');
	await page.getByRole('option').first().waitFor();
};

test.each<[what: string, path: string, touch: (page: Page) => Promise<void>]>([
	['the search', '/', async () => {}],
	[
		'a chart',
		'/news/data/china-exports-monthly',
		async (page) => {
			await page.locator('[data-plot]').first().focus();
			await page.keyboard.press('Home');
			await expect.poll(() => page.evaluate(() => location.search)).toContain('at=');
		},
	],
	[
		'a filter of the register',
		'/license',
		async (page) => {
			await page.locator('#license-province').selectOption('Guangdong');
			await page.waitForURL(/province-Guangdong/);
		},
	],
	[
		'a filter of the exhibitors',
		'/topic/tpe/enterprise',
		async (page) => {
			await page.locator('#ex-country').selectOption('MY');
			await page.waitForURL(/country-MY/);
		},
	],
	[
		'a calculator of a duty',
		'/tool/calculate?tool=landed',
		async (page) => {
			await page.getByLabel('Quantity').fill('7');
			await page.locator('#calculate-market').selectOption('GB');
			await page.getByRole('status').getByText('£').first().waitFor();
		},
	],
])(
	'a page names 4 KB of script, and all of it weighs 75 KB after somebody has used %s and the search',
	async (_what, path, touch) => {
		const page = await site.keyboard();
		await page.goto(path);
		expect(await named(page)).toBeLessThanOrEqual(4 * 1024);
		// What counts the visit comes by itself, after the page.
		await expect.poll(() => asked(page)).toContain('api/v2/view/index');
		expect(await loaded(page)).toBeLessThanOrEqual(8 * 1024);
		await touch(page);
		await touchSearch(page);
		const after = await loaded(page);
		expect(after).toBeGreaterThan(50 * 1024);
		expect(after).toBeLessThanOrEqual(75 * 1024);
	},
);
