import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { entities } from '../../../src/entities/registry';
import { isFull } from '../../full';
import { limit } from '../../pace';
import { ContrastChecker } from '../contrast-checker';
import { openNewsroom, type Person } from '../journeys/newsroom';
import { failuresOf, newSchemes } from './newsroom-failures';

const site = openNewsroom();

/** Addresses of every screen: lists, a new row and an old one of each entity, and what belongs to none. */
async function addresses(page: Page): Promise<string[]> {
	const rows = await Promise.all(
		entities.map(async ({ name, key, isMade }) => {
			const answer = await page.request.get(`/admin/api/${name}?limit=1`);
			const { data } = (await answer.json()) as { data: { rows: Record<string, unknown>[] } };
			const [row] = data.rows;
			const one = encodeURIComponent(String(row?.[key]));
			const own = row ? [`/admin/${name}${key === 'id' ? `/${one}` : `/row?key=${one}`}`] : [];
			const made = isMade ? [`/admin/${name}/new`] : [];
			return [`/admin/${name}`, ...made, ...own, ...(row && key === 'id' ? [`${own}/history`] : [])];
		}),
	);
	const others = [
		'/admin',
		'/admin/audit',
		'/admin/wall',
		'/admin/wall?status=approved',
		'/admin/translation',
		'/admin/translation?edition=es&state=missing',
		'/admin/keys',
		'/admin/me',
		'/admin/people',
		'/admin/tag?search=nothing-has-this',
		'/admin/nowhere',
	];
	return [...rows.flat(), ...others];
}

/** Opens what lies over a page, by name. */
const over: Readonly<Record<string, (page: Page) => Promise<void>>> = {
	palette: (page) => page.keyboard.press('Control+k'),
	keys: (page) => page.keyboard.press('?'),
	delete: (page) => page.getByRole('button', { name: 'Delete' }).click(),
	merge: (page) => page.getByRole('button', { name: 'Merge' }).click(),
};

async function walk(
	person: Person,
	width: number,
	height = 900,
	some?: readonly string[],
): Promise<Record<string, string[]>> {
	const own = await site.keyboard({ viewport: { width, height }, expects: /status of 40[34]/ });
	await ContrastChecker.prepare(own);
	const schemes = newSchemes();
	const failures: Record<string, string[]> = {};
	const look = async (name: string) => {
		const found = await failuresOf(own, width, schemes);
		if (found.length > 0) failures[name] = found;
	};
	await own.goto('/admin');
	await own.getByRole('heading', { level: 1 }).waitFor();
	await look('the sign-in');
	await site.enter(person, '/admin', own);
	for (const path of some ?? (await addresses(own))) {
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
	return failures;
}

test.each(isFull ? [1440, 390] : [1440])(
	'every screen of the newsroom at %d px: axe clean in light and dark, nothing sideways',
	async (width) => {
		expect(await walk('admin', width)).toEqual({});
	},
	limit(600_000),
);

/** Screens of each shape. */
const SHAPES = [
	'/admin',
	'/admin/tag',
	'/admin/tag/1',
	'/admin/market',
	'/admin/wall',
	'/admin/audit',
	'/admin/people',
];

test(
	'a screen of 1440 by 900 px at 200 %: axe clean in light and dark, nothing sideways, what lies over a page too',
	async () => {
		expect(await walk('admin', 720, 450, SHAPES)).toEqual({});
	},
	limit(600_000),
);
