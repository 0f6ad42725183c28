import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editions } from '../../src/editions/editions';
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
	'/search',
	'/search/nicotine',
	'/search/zzzzqqqq',
	'/about',
	'/about/index.bak',
	'/about/policy',
	'/about/terms',
	'/about/cookie',
	'/about/subscribe',
	'/404',
];

/** Addresses of pieces, found through the API as any client would. */
async function pieces(edition: string): Promise<string[]> {
	const ask = async (path: string) =>
		((await (await fetch(`${server.url}/api/v2/${path}`)).json()) as { data: { list: { url: string; authors: { slug: string }[]; id: number }[] } }).data.list;
	const found = await Promise.all(
		['kind=news', 'kind=interview', 'kind=data', 'kind=exhibition', 'kind=china', 'type=ai'].map((filter) => ask(`article/page?edition=${edition}&limit=1&${filter}`)),
	);
	const articles = found.flatMap((list) => list[0] ?? []);
	const whole = (await (await fetch(`${server.url}/api/v2/article/get?id=${articles[0]?.id}`)).json()) as { data: { tags: { slug: string }[] } };
	const prefix = editions.find((one) => one.code === edition)?.prefix ?? '';
	return [...articles.map((article) => new URL(article.url).pathname), `${prefix}/author/${articles[0]?.authors[0]?.slug}`, `${prefix}/tag/detail/${whole.data.tags[0]?.slug}`];
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
	await walk(page);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
	if (overflow > width) faults.push(`wider than the screen: ${overflow} px`);
	const axe = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
	for (const violation of axe.violations)
		faults.push(
			`axe ${violation.id}: ${violation.nodes
				.map((node) => node.target.join(' '))
				.slice(0, 3)
				.join(' | ')}`,
		);
	if ((await context.cookies()).length > 0) faults.push('a cookie before any choice');
	if (await page.evaluate(() => localStorage.length + sessionStorage.length)) faults.push('something stored before any choice');
	await page.close();
	return faults;
}

describe.each(editions.map((edition) => edition.code))('every screen of the edition %s', (code) => {
	const edition = editions.find((one) => one.code === code) as (typeof editions)[number];
	const all = async () => [...PATHS.map((path) => pathOf(edition, path)), ...(await pieces(code))];

	test.each([
		[390, 'light'],
		[1440, 'light'],
		[1440, 'dark'],
	] as const)('at %i px, %s: axe clean, no console error, no policy violation, no foreign request, nothing stored', { timeout: 600_000 }, async (width, colorScheme) => {
		const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: 'reduce' });
		const faults: Record<string, string[]> = {};
		for (const path of await all()) {
			const found = await inspect(context, path, width);
			if (found.length > 0) faults[path] = found;
		}
		await context.close();
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
