import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';

const RULES = readFileSync(new URL('../../../../public/speculation-rules.json', import.meta.url), 'utf8');

const harness = createHarness();

/** Presses on each of these links in turn, leads nowhere, and answers what the browser asked for ahead. */
async function askedAhead(links: string[]): Promise<string[]> {
	harness.serve('/speculation-rules.json', (_request, response) =>
		response.writeHead(200, { 'content-type': 'application/speculationrules+json' }).end(RULES),
	);
	const html = harness.draw({
		body: `<h1>A page</h1>${[...links, '<a href="/last">Last</a>'].map((link) => `<p>${link.replace('<a', '<a class="try"')}</p>`).join('')}`,
	});
	harness.serve('/', (_request, response) =>
		response
			.writeHead(200, { 'content-type': 'text/html', 'speculation-rules': '"/speculation-rules.json"' })
			.end(html),
	);
	const page = await harness.open({ expects: /404/ });
	const from = harness.asked.length;
	// The last link is surely prefetched: once it is, so is every one before it that ever will be.
	const last = new Promise<void>((done) => {
		harness.serve('/last', (_request, response) => {
			done();
			response.end('Last');
		});
	});
	await page.goto('/');
	for (const link of await page.locator('.try').all()) {
		await link.hover();
		await page.mouse.down();
		await page.locator('h1').hover();
		await page.mouse.up();
	}
	await last;
	return harness.asked.slice(from);
}

it('prefetch the pages of the site that a reader is about to open', async () => {
	const pages = [
		'/news/a',
		'/es/news/list/company/2',
		'/search/excise',
		'/about/policy',
		'/news/detail?id=7',
		'/administration',
	];
	expect(await askedAhead(pages.map((href) => `<a href="${href}">On</a>`))).toEqual(expect.arrayContaining(pages));
});

it('leave alone what acts, what is no page, and what is not ours', async () => {
	const others = [
		'/api/docs',
		'/api/v2/article/get?id=1',
		'/admin',
		'/admin/articles',
		'/about/subscribe',
		'/es/about/subscribe/confirm/abc',
		'/feed.xml',
		'/es/news/list/company/feed.json',
		'/media/a.jpg',
	];
	const marked = [
		'<a href="/table" download>Table</a>',
		'<a href="/window" target="_blank">Window</a>',
		'<a href="/facet" rel="nofollow">Facet</a>',
	];
	const asked = await askedAhead([...others.map((href) => `<a href="${href}">On</a>`), ...marked]);
	expect(asked.filter((path) => [...others, '/table', '/window', '/facet'].includes(path))).toEqual([]);
});
