import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect, test } from 'vitest';
import { entities } from '../../../src/entities/registry';
import { openNewsroom, type Person } from '../journeys/newsroom';
import { Looks } from '../looks';

const site = openNewsroom();
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ALL: RunOptions['runOnly'] = { type: 'tag', values: TAGS };
const CONTRAST: RunOptions['runOnly'] = { type: 'rule', values: ['color-contrast'] };

/** Addresses of every screen: lists, a new row and an old one of each noun, and what belongs to none. */
async function addresses(page: Page): Promise<string[]> {
	const rows = await Promise.all(
		entities.map(async ({ noun, key }) => {
			const answer = await page.request.get(`/admin/api/${noun}?limit=1`);
			const { data } = (await answer.json()) as { data: { rows: Record<string, unknown>[] } };
			const [row] = data.rows;
			const one = encodeURIComponent(String(row?.[key]));
			const own = row ? [`/admin/${noun}${key === 'id' ? `/${one}` : `/row?key=${one}`}`] : [];
			return [`/admin/${noun}`, `/admin/${noun}/new`, ...own, ...(row && key === 'id' ? [`${own}/history`] : [])];
		}),
	);
	const others = [
		'/admin',
		'/admin/audit',
		'/admin/me',
		'/admin/people',
		'/admin/tag?search=nothing-has-this',
		'/admin/nowhere',
	];
	return [...rows.flat(), ...others];
}

type Schemes = Readonly<Record<'light' | 'dark', Looks>>;

/** What is wrong with a page as it stands, in light and in dark. */
async function faultsOf(page: Page, width: number, looks: Schemes): Promise<string[]> {
	const found: string[] = [];
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
	if (overflow > width) found.push(`wider than the screen: ${overflow} px`);
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		// The tree and the words are the same in both schemes: in the dark one only the colours differ.
		const faults = await looks[colorScheme].faults(page, colorScheme === 'light' ? ALL : CONTRAST);
		found.push(...faults.map(({ id, where }) => `axe (${colorScheme}) ${id}: ${where.join(' | ')}`));
	}
	return found;
}

/** Opens what lies over a page, by name. */
const over: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	palette: (page) => page.keyboard.press('Control+k'),
	keys: (page) => page.keyboard.press('?'),
	delete: (page) => page.getByRole('button', { name: 'Delete' }).click(),
	merge: (page) => page.getByRole('button', { name: 'Merge' }).click(),
};

async function walk(person: Person, width: number): Promise<Record<string, string[]>> {
	const own = await site.keyboard({ viewport: { width, height: 900 }, expects: /status of 40[34]/ });
	await Looks.prepare(own);
	const looks = { light: new Looks(), dark: new Looks() };
	const faults: Record<string, string[]> = {};
	const look = async (name: string) => {
		const found = await faultsOf(own, width, looks);
		if (found.length > 0) faults[name] = found;
		await own.emulateMedia({ colorScheme: 'light' });
	};
	await own.goto('/admin');
	await own.getByRole('heading', { level: 1 }).waitFor();
	await look('the sign-in');
	await site.enter(person, '/admin', own);
	for (const path of await addresses(own)) {
		await own.goto(path);
		await own.locator('#heading').waitFor();
		await look(path);
	}
	await own.goto('/admin/tag/1');
	for (const [name, open] of Object.entries(over)) {
		await own.locator('.ent__acts').waitFor();
		await open(own);
		await own.getByRole('dialog').waitFor();
		await look(name);
		await own.keyboard.press('Escape');
		await own.getByRole('dialog').waitFor({ state: 'detached' });
	}
	return faults;
}

test.each([1440, 390])(
	'every screen of the newsroom at %d px: axe clean in light and dark, nothing sideways',
	async (width) => {
		expect(await walk('admin', width)).toEqual({});
	},
	600_000,
);
