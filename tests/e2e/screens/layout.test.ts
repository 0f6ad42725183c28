/** Every screen at five widths: nothing lies over anything else, parts keep their distance, and no page scrolls sideways. */
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../../../src/editions/address';
import type { Edition } from '../../../src/editions/edition';
import { editions } from '../../../src/editions/editions';
import { forget } from '../../../src/platform/db/read-cache';
import { CONSENT_COOKIE } from '../../../src/shared/consent';
import { isFull } from '../../full';
import { limit } from '../../pace';
import { openTestFront, type TestFront } from '../../site';
import { openBrowser } from '../browser';
import { copyClient } from '../client-folder';
import { watchMachine } from '../evidence';
import { layoutProblems } from './layout-rules';
import { LONG_WORD, putLongWords } from './long-words';
import { screens } from './screens';

const WIDTHS = isFull ? [320, 390, 768, 1024, 1440] : [320, 768, 1440];
const HEIGHT = 900;
/** The words of the last edition are the longer ones. */
const LOOKED_AT = isFull ? editions : editions.slice(-1);
/** A browser draws one page while the server makes the next. */
const SIDE_BY_SIDE = 2;

let site: TestFront;
let page: Page;
beforeAll(async () => {
	site = await openTestFront(copyClient());
	page = await openPage();
});
afterAll(() => site.stop());

async function openPage(): Promise<Page> {
	const browser = await openBrowser();
	const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
	const refused = encodeURIComponent('[true,false,false,false]');
	await context.addCookies([{ name: CONSENT_COOKIE, value: refused, url: site.url }]);
	return context.newPage();
}

/** Opens a page at a size of the window. */
async function visit(path: string, width: number, height = HEIGHT): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.goto(path, { waitUntil: 'load' });
	await page.evaluate(() => document.fonts.ready);
}

/** Looks at every screen of an edition at every width. @returns what is wrong, by path and width */
async function look(edition: Edition): Promise<Record<string, string[]>> {
	const paths = await screens(site.url, edition);
	const found: Record<string, string[]> = {};
	const lookAt = async (tab: Page, path: string) => {
		await tab.goto(path, { waitUntil: 'load' });
		await tab.evaluate(() => document.fonts.ready);
		for (const width of WIDTHS) {
			await tab.setViewportSize({ width, height: HEIGHT });
			const problems = await layoutProblems(tab);
			if (problems.length > 0) found[`${path} at ${width} px`] = problems;
		}
	};
	const queue = [...paths];
	const tabs = await Promise.all(Array.from({ length: SIDE_BY_SIDE }, openPage));
	await Promise.all(
		tabs.map(async (tab) => {
			for (let path = queue.pop(); path !== undefined; path = queue.pop()) await lookAt(tab, path);
			await tab.context().close();
		}),
	);
	expect(paths.length).toBeGreaterThan(50);
	return found;
}

test('the measure finds what it is for', async () => {
	await page.setViewportSize({ width: 390, height: HEIGHT });
	const problemsOf = async (body: string) => {
		await page.setContent(`<style>*{margin:0;padding:0;font:16px/20px sans-serif}</style><main>${body}</main>`);
		return (await layoutProblems(page)).map((problem) => /^[^"]*/.exec(problem)?.[0].trim());
	};
	expect(await problemsOf('<p>One</p><p>Two</p>')).toEqual([]);
	expect(await problemsOf('<p>One word</p><p style="margin-top:-18px">Another</p>')).toEqual(['overlap: p']);
	expect(await problemsOf(`<h1 style="font-size:40px">${LONG_WORD}</h1>`)).toEqual([
		expect.stringMatching(/^scrolls sideways/),
	]);
	expect(await problemsOf('<p>One</p><section style="border-top:4px solid">Two</section>')).toEqual([
		expect.stringMatching(/^\d px above: section/),
	]);
	expect(await problemsOf('<div style="display:flex;gap:9px">Send by <span class="nb">e-mail</span></div>')).toContain(
		'laid out word by word: div',
	);
	expect(await problemsOf('<p style="width:30px;overflow-wrap:anywhere">Dortmund</p>')).toEqual([
		'broken in a narrow column: Dortmund of p',
	]);
});

describe('the front page', () => {
	/** Headlines that lie in the window whole, the lead's first. */
	const whole = () =>
		page.evaluate(() =>
			[...document.querySelectorAll<HTMLElement>('main .hed, main .rel a')]
				.filter((headline) => {
					const { top, bottom, height } = headline.getBoundingClientRect();
					return height > 0 && top >= 0 && bottom <= innerHeight;
				})
				.map((headline) => (headline.classList.contains('hed--splash') ? 'lead' : 'story')),
		);

	test.each(editions.map((edition) => pathOf(edition, '/')))('%s: its first view has headlines', async (path) => {
		await visit(path, 1440);
		const wide = await whole();
		expect(wide).toContain('lead');
		expect(wide.length).toBeGreaterThanOrEqual(5);
		await visit(path, 720, 450);
		const low = await whole();
		expect(low).toContain('lead');
		expect(low.length).toBeGreaterThanOrEqual(2);
	});

	test.each(editions.map((edition) => pathOf(edition, '/')))('%s fits a telephone', async (path) => {
		await visit(path, 390, 844);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(12_000);
		const before_second = await page.evaluate(() => {
			const second = [...document.querySelectorAll('main .cover')].filter((cover) => cover.checkVisibility())[1];
			const top = second?.getBoundingClientRect().top ?? 0;
			return [...document.querySelectorAll('main .hed')].filter(
				(headline) => headline.checkVisibility() && headline.getBoundingClientRect().bottom <= top,
			).length;
		});
		expect(before_second).toBeGreaterThanOrEqual(5);
	});
});

test('the column beside an article stays with its text to the end', async () => {
	await visit('/news/where-the-duty-bites-euro-markets', 1440);
	const last = page.locator('.a-right > section').last();
	await page.locator('.a-main > :last-child').evaluate((end) => end.scrollIntoView({ block: 'end' }));
	const { top, bottom } = await last.evaluate((part) => part.getBoundingClientRect());
	expect(bottom).toBeGreaterThan(0);
	expect(top).toBeLessThan(HEIGHT);
});

test('on a phone the rates of the chosen market come first, and follow the choice; the others are in a fold', async () => {
	await visit('/tool/calculate?market=DE', 390, 844);
	const own = page.locator('[data-own-rates] tbody th');
	const names = async () => [
		...new Set(await own.evaluateAll((cells) => cells.map((cell) => cell.firstChild?.textContent))),
	];
	expect(await names()).toEqual(['Germany']);
	expect(await page.locator('.rates-all table').isVisible()).toBe(false);
	await page.getByLabel('Market', { exact: true }).selectOption('IT');
	await expect.poll(names).toEqual(['Italy']);
	await page.locator('.rates-all summary').click();
	await page.locator('.rates-all table').waitFor();
});

const RULES = 'nothing overlaps, parts keep their distance, nothing scrolls sideways';

test.runIf(isFull).each(LOOKED_AT)(`edition $code: ${RULES}`, { timeout: limit(600_000) }, async (edition) => {
	const aboutMachine = watchMachine();
	expect(await look(edition), aboutMachine()).toEqual({});
});

describe('with a word of 45 letters in every headline and name', () => {
	beforeAll(async () => {
		expect(await putLongWords(site.databaseUrl)).toBeGreaterThan(20);
		site.front.cache.purge(['*']);
		forget(site.db.read, ['*']);
	});

	test.each(LOOKED_AT)(`edition $code: ${RULES}`, { timeout: limit(600_000) }, async (edition) => {
		const aboutMachine = watchMachine();
		expect(await look(edition), aboutMachine()).toEqual({});
		await visit(pathOf(edition, '/'), 390);
		expect(await page.locator('main').textContent()).toContain(LONG_WORD);
	});
});
