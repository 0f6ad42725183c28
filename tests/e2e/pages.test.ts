import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edition } from '../../src/editions/edition';
import { editionOfPath, editions } from '../../src/editions/editions';
import { pathOf } from '../../src/editions/links';
import { openBrowser } from './browser';
import { type RunningServer, startServer } from './server';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
	[server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

const html = new HtmlValidate({
	extends: ['html-validate:standard'],
	rules: {
		// What the writer of the document decides, not a question of validity.
		'no-trailing-whitespace': 'off',
		'long-title': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'void-style': 'off',
		'tel-non-breaking': 'off',
		'doctype-style': 'off',
		// A list without bullets loses its role in one browser unless it is named again.
		'no-redundant-role': 'off',
	},
});

/** One address of every kind of screen; `*` is filled from the demonstration edition. */
const PATHS = [
	'/',
	'/news',
	'/news/list/company',
	'/news/list/product',
	'/news/list/regulation',
	'/news/list/ai',
	'/news/list/2',
	'/news/headline',
	'/news/data',
	'/news/interview',
	'/calendar',
	'/calendar/past',
	'/search',
	'/tool/calculate',
	'/tool/calculate?tool=excise&market=DE&class=open_bottle&ml=10&packs=100',
	'/tool/calculate?tool=landed',
	'/tool/calculate?tool=mixing',
	'/tool/calculate?tool=rules',
	'/search/nicotine',
	'/search/shenzhen',
	'/topic/iecie/wall',
	'/topic/tpe/enterprise',
	'/search/zzzzqqqq',
	'/about',
	'/about/index.bak',
	'/about/policy',
	'/about/terms',
	'/about/cookie',
	'/about/subscribe',
	'/404',
];

/** Kinds of articles, each laid out in its own way. */
const KINDS = ['kind=news', 'kind=interview', 'kind=data', 'kind=exhibition', 'kind=china', 'type=ai'];
/** Of each kind of address that the sitemap names, the first and the last; articles are found by kind. */
const ends = (paths: string[]) => [...new Set([paths[0] ?? '', paths.at(-1) ?? ''])];

async function articles(edition: string): Promise<string[]> {
	const ask = async (filter: string) => {
		const answer = await fetch(`${server.url}/api/v2/article/page?edition=${edition}&limit=1&${filter}`);
		return ((await answer.json()) as { data: { list: { url: string }[] } }).data.list;
	};
	return (await Promise.all(KINDS.map(ask))).flat().map((article) => new URL(article.url).pathname);
}

/** Addresses of pieces, found in the sitemap as any machine would. */
async function pieces(edition: Edition): Promise<string[]> {
	const locations = async (path: string) => [...(await (await fetch(server.url + path)).text()).matchAll(/<loc>([^<]+)</g)].map((match) => new URL(match[1] ?? '').pathname);
	const all = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
	const of_edition = all.filter((path) => editionOfPath(path) === edition);
	const kinds = Map.groupBy(of_edition, (path) => path.slice(edition.prefix.length).split('/').slice(0, -1).join('/'));
	kinds.delete('/news');
	return [...(await articles(edition.code)), ...[...kinds.values()].flatMap(ends)];
}

/** Scrolls to the end, so that what loads lazily has loaded. */
const walk = (page: Page) =>
	page.evaluate(async () => {
		const frame = () => new Promise((done) => requestAnimationFrame(done));
		for (let y = 0; y < document.body.scrollHeight; y += 800) {
			scrollTo(0, y);
			await frame();
		}
		scrollTo(0, 0);
		await frame();
	});

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function inspect(context: BrowserContext, path: string, width: number): Promise<string[]> {
	const page = await context.newPage();
	const faults: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error' && !(path.endsWith('/404') && message.text().includes('404'))) faults.push(`console: ${message.text()}`);
	});
	page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
	page.on('request', (request) => {
		if (!request.url().startsWith(server.url) && !request.url().startsWith('data:')) faults.push(`foreign request: ${request.url()}`);
	});
	await page.addInitScript(() => document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`)));
	const response = await page.goto(server.url + path, { waitUntil: 'load' });
	const status = path.endsWith('/404') ? 404 : 200;
	if (response?.status() !== status) faults.push(`status ${response?.status()}`);
	await page.locator('html:is(.has-fonts, .is-dressed)').waitFor({ state: 'attached' });
	await walk(page);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
	if (overflow > width) faults.push(`wider than the screen: ${overflow} px`);
	for (const colorScheme of ['light', 'dark'] as const) {
		// The tree and the words are the same in both schemes: in the dark one only the colours differ.
		if (colorScheme === 'dark' && width < 992) continue;
		await page.emulateMedia({ colorScheme });
		// No page has frames: the mode that looks into them takes a page of its own for each run, and twice the time.
		const builder = new AxeBuilder({ page }).setLegacyMode();
		const axe = await (colorScheme === 'dark' ? builder.withRules(['color-contrast']) : builder.withTags(TAGS)).analyze();
		for (const { id, nodes } of axe.violations) {
			const where = nodes.map((node) => node.target.join(' ')).slice(0, 3);
			faults.push(`axe (${colorScheme}) ${id}: ${where.join(' | ')}`);
		}
	}
	if ((await context.cookies()).length > 0) faults.push('a cookie before any choice');
	if (await page.evaluate(() => localStorage.length + sessionStorage.length)) faults.push('something stored before any choice');
	await page.close();
	return faults;
}

describe.each(editions)('every screen of the edition $code', (edition) => {
	const all = async () => [...new Set([...PATHS.map((path) => pathOf(edition, path)), ...(await pieces(edition))])];

	test.each([390, 1440])('at %i px: axe clean, no console error, no policy violation, no foreign request, nothing stored', { timeout: 900_000 }, async (width) => {
		const faults: Record<string, string[]> = {};
		const paths = await all();
		expect(paths.length).toBeGreaterThan(50);
		const walkHalf = async (half: string[]) => {
			const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: 'light', reducedMotion: 'reduce' });
			for (const path of half) {
				const found = await inspect(context, path, width);
				if (found.length > 0) faults[path] = found;
			}
			await context.close();
		};
		await Promise.all([walkHalf(paths.filter((_, n) => n % 2 === 0)), walkHalf(paths.filter((_, n) => n % 2 === 1))]);
		expect(faults).toEqual({});
	});

	test('dressed in its fonts part by part, on a first visit, looks as it does dressed at once', { timeout: 120_000 }, async () => {
		const faults: Record<string, string[]> = {};
		const [article = ''] = await articles(edition.code);
		const paths = ['/', '/news', '/news/data', '/topic/tpe', '/license', '/tool/calculate', '/search/nicotine', '/about/subscribe', '/404'].map((path) => pathOf(edition, path));
		for (const path of [article, ...paths]) {
			const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
			const page = await context.newPage();
			await page.goto(server.url + path);
			await page.locator('html.is-dressed:not(.has-fonts)').waitFor({ state: 'attached' });
			const odd = await page.evaluate(() => {
				const all = [...document.querySelectorAll('body *')].filter((element) => [...element.childNodes].some((child) => child instanceof Text && child.data.trim()));
				const faces = () => all.map((element) => getComputedStyle(element).fontFamily);
				const before = faces();
				document.documentElement.classList.add('has-fonts');
				const after = faces();
				return all.filter((_, i) => before[i] !== after[i]).map((element) => element.outerHTML.slice(0, 80));
			});
			if (odd.length > 0) faults[path] = odd.slice(0, 3);
			await context.close();
		}
		expect(faults).toEqual({});
	});

	test('is valid HTML', { timeout: 120_000 }, async () => {
		const faults: Record<string, string[]> = {};
		for (const path of await all()) {
			const report = await html.validateString(await (await fetch(server.url + path)).text());
			const found = report.results.flatMap((result) => result.messages.map((message) => `${message.line}:${message.column} ${message.ruleId} ${message.message}`));
			if (found.length > 0) faults[path] = found.slice(0, 8);
		}
		expect(faults).toEqual({});
	});
});
