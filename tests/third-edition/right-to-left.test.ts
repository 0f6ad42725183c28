import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvFile } from '../../src/shared/text/csv/csv';
import { readCsv } from '../../src/shared/text/csv/read-csv';
import { createDatabase, dropDatabase } from '../databases';
import { axeViolations } from '../e2e/axe';
import { openBrowser } from '../e2e/browser';
import { builtServer, type RunningServer, startServer } from '../e2e/server';
import { isFull } from '../full';
import { FILLED, openFolder } from '../template';
import { copyRows } from './copy-rows';

let server: RunningServer;
let database: { name: string; url: string };
let folder: string;

const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي';
/** Makes a placeholder as long as the words it replaces, in letters that run from right to left. */
const placeholder = (text: string): string =>
	text.replace(/[a-z]/gi, (letter) => LETTERS[(letter.toLowerCase().charCodeAt(0) - 97) % LETTERS.length] as string);
/** The same of a message; one with cases stays English. */
const message = (text: string): string =>
	/\{\w+,/.test(text)
		? ''
		: text
				.split(/(\{\w+\})/)
				.map((part, at) => (at % 2 === 0 ? placeholder(part) : part))
				.join('');

function command(...args: string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(builtServer, '../command.js'), ...args], {
		encoding: 'utf8',
		env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SITE_URL: 'http://127.0.0.1:3000' },
	});
	expect([args[0], stderr.includes('Line '), status]).toEqual([args[0], false, 0]);
	return stdout;
}

/** The English articles and pages, in letters that run from right to left. */
async function plant(): Promise<void> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	try {
		const latin = 'abcdefghijklmnopqrstuvwxyz';
		const set = `jsonb_build_object('edition', 'ar', 'title', translate(lower(title), $1, $2))`;
		const values = [latin, LETTERS.slice(0, latin.length)];
		for (const table of ['article', 'page'] as const)
			await copyRows(client, { table, set, where: `edition = 'en'`, values });
	} finally {
		await client.end();
	}
}

/** Returns the distance of each box of a selector from the side at which lines begin. */
const fromStart = (page: Page, selector: string) =>
	page.evaluate((wanted) => {
		const width = document.documentElement.clientWidth;
		const drawn = [...document.querySelectorAll(wanted)].filter((element) => element.getClientRects().length > 0);
		return drawn.slice(0, 3).map((element) => {
			const { left, right } = element.getBoundingClientRect();
			return Math.round(document.dir === 'rtl' ? width - right : left);
		});
	}, selector);

const firstLetter = (page: Page) =>
	page.evaluate(() => {
		const [text] = document.querySelectorAll('.prose-first > p:first-child');
		return text && getComputedStyle(text, '::first-letter').getPropertyValue('initial-letter');
	});

/** Returns English times, such as "3 hours ago", whose last letter is drawn before the first. */
const turnedTimes = (page: Page) =>
	page.evaluate(() => {
		const edge = (text: Text, at: number) => {
			const range = document.createRange();
			range.setStart(text, at);
			range.setEnd(text, at + 1);
			return range.getBoundingClientRect().left;
		};
		const texts = [...document.querySelectorAll('main time')].flatMap((time) => {
			const text = document.createTreeWalker(time, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
			return text && /^\d+\s[a-z]/.test(text.data) && time.getClientRects().length === 1 ? [text] : [];
		});
		const turned = texts.filter((text) => edge(text, 0) >= edge(text, text.length - 1)).map(({ data }) => data);
		return { found: texts.length, turned };
	});

/** Parts whose place does not hang on the length of words. */
const MIRRORED = ['.header .mark', 'main', 'main h1', '.footer .wrap'];
const PATHS = [
	'',
	'/news',
	'/license',
	'/topic',
	'/tool/calculate',
	'/calendar',
	'/market',
	'/about/subscribe',
	'/search',
];

describe('an edition that is written from right to left', () => {
	beforeAll(async () => {
		folder = openFolder('rtl');
		database = await createDatabase(FILLED);
		await plant();
		command('edition', 'add', 'ar', '--name', 'العربية');
		const [head, ...rows] = readCsv(command('words', 'export', 'ar'));
		const filled = rows.map(({ cells: [key = '', english = '', parameters = ''] }) => [
			key,
			english,
			parameters,
			key === 'csv_separator' ? ',' : message(english),
		]);
		writeFileSync(join(folder, 'ar.csv'), csvFile([head?.cells ?? [], ...filled]));
		command('words', 'import', 'ar', join(folder, 'ar.csv'));
		server = await startServer({ DATABASE_URL: database.url });
	});
	afterAll(async () => {
		await server?.stop();
		if (database) await dropDatabase(database.name);
		rmSync(folder, { recursive: true, force: true });
	});

	test.each(isFull ? [390, 1440] : [390])(
		'draws its pages mirrored, without a sideways scroll or a fault, %i px wide',
		async (width) => {
			const browser = await openBrowser();
			const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
			const page = await context.newPage();
			try {
				const article = await fetch(`${server.url}/ar/news`).then((answer) => answer.text());
				const first = /href="\/ar(\/news\/[a-z0-9-]+)"/.exec(article.slice(article.indexOf('<main')))?.[1] ?? '';
				for (const path of [...PATHS, first]) {
					await page.goto(server.url + (path || '/'));
					const english = await Promise.all(MIRRORED.map((part) => fromStart(page, part)));
					await page.goto(`${server.url}/ar${path}`);
					expect([path, await page.evaluate(() => [document.dir, document.documentElement.lang])]).toEqual([
						path,
						['rtl', 'ar'],
					]);
					const own = await Promise.all(MIRRORED.map((part) => fromStart(page, part)));
					for (const [at, places] of english.entries()) {
						const apart = places.map((place, one) => Math.abs(place - (own[at]?.[one] ?? Number.NaN)));
						expect([path, MIRRORED[at], apart.every((pixels) => pixels <= 2), places, own[at]]).toEqual([
							path,
							MIRRORED[at],
							true,
							places,
							own[at],
						]);
					}
					expect([
						path,
						await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
					]).toEqual([path, 0]);
					// What lies over a field begins where the field does.
					const [field, icon] = await Promise.all(
						['.header .find', '.header .find .icon'].map((part) => fromStart(page, part)),
					);
					for (const [at, start] of (icon ?? []).entries())
						expect([path, start - (field?.[at] ?? 0) < 30]).toEqual([path, true]);
					const times = await turnedTimes(page);
					expect([path, times.turned]).toEqual([path, []]);
					if (path === '') expect(times.found).toBeGreaterThan(0);
					// The first letter of a text is not torn out of its word.
					if (path === first) expect(await firstLetter(page)).toBe('normal');
					expect([path, await axeViolations(page)]).toEqual([path, []]);
				}
			} finally {
				await context.close();
			}
		},
	);
});
