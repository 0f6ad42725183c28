/** A look that is known is measured once; everything else that can make a text hard to read is a look of its own. */

import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './browser';
import { ContrastChecker } from './contrast-checker';

const READABLE = '<main><p class="note">Readable words</p></main>';

let context: BrowserContext;
let page: Page;

beforeAll(async () => {
	context = await (await openBrowser()).newContext({ viewport: { width: 800, height: 600 } });
	page = await context.newPage();
	await ContrastChecker.prepare(page);
});
afterAll(() => context.close());

/** What is found on a page of these elements and these styles. */
async function violationsOf(checker: ContrastChecker, body: string, styles = ''): Promise<string[]> {
	const base = 'body { background: #fff; color: #111 } .note { font-size: 16px }';
	const html = `<!doctype html><html lang="en"><title>t</title><style>${base} ${styles}</style><body>${body}`;
	await page.route('http://contrast.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
	await page.goto('http://contrast.test/');
	await page.unrouteAll();
	const violations = await checker.contrastViolations(page);
	return violations.flatMap(({ where }) => where);
}

test.each([
	['its colour', '<main><p class="note">Words</p></main>', '.note { color: #bbb }'],
	['a colour of its own', '<main><p class="note" style="color: #bbb">Words</p></main>', ''],
	['a class', '<main><p class="note pale">Words</p></main>', '.pale { color: #bbb }'],
	['its opacity', '<main><p class="note">Words</p></main>', '.note { opacity: 0.2 }'],
	['the ground under it', '<main><p class="note">Words</p></main>', '.note { background: #333 }'],
	['the ground of what is around it', '<main><p class="note">Words</p></main>', 'main { background: #333 }'],
	['the opacity of what is around it', '<main><p class="note">Words</p></main>', 'main { opacity: 0.2 }'],
	['the ground of the page', '<main><p class="note">Words</p></main>', 'body { background: #333 }'],
	[
		'its place on a dark band',
		'<main><div class="band"><p class="note">Words</p></div></main>',
		'.band { background: #222 }',
	],
	['what it stands in', '<main><aside><p class="note">Words</p></aside></main>', 'aside .note { color: #bbb }'],
])('a text that becomes unreadable by %s is found after the readable one', async (_way, body, styles) => {
	const checker = new ContrastChecker();
	expect(await violationsOf(checker, READABLE)).toEqual([]);
	expect(await violationsOf(checker, body, styles)).not.toEqual([]);
});

test('what is unreadable is found on the first page that shows it, among many that are readable', async () => {
	const checker = new ContrastChecker();
	expect(await violationsOf(checker, READABLE)).toEqual([]);
	const many = '<main><p class="note">One</p><p class="note">Two</p><p class="note pale">Three</p></main>';
	expect(await violationsOf(checker, many, '.pale { color: #bbb }')).toEqual(['.pale']);
});

test('a text of small letters is measured though the same text was readable large', async () => {
	const checker = new ContrastChecker();
	const pale = '.note { color: #888 }';
	expect(await violationsOf(checker, READABLE, `${pale} .note { font-size: 32px }`)).toEqual([]);
	expect(await violationsOf(checker, READABLE, pale)).not.toEqual([]);
});

test('a text that was cut off when it was first met is measured where it can be seen', async () => {
	const checker = new ContrastChecker();
	const box = '<main><div class="box"><p class="note">Words</p></div></main>';
	const pale = '.note { color: #bbb } .box { overflow: hidden; position: relative }';
	await violationsOf(checker, box, `${pale} .box { height: 0 }`);
	expect(await violationsOf(checker, box, `${pale} .box { height: 40px }`)).not.toEqual([]);
});
