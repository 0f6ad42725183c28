import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';

const RULES = readFileSync(new URL('../../../../public/speculation-rules.json', import.meta.url), 'utf8');
const TEXT = '<p>Text</p>'.repeat(200);

const harness = createHarness();

describe('going from page to page', () => {
	it('gives each its own address without a hash, begins at its top, and goes back to where one was', async () => {
		harness.serve('/', harness.draw({ body: `<h1>One</h1>${TEXT}<a href="/two">On</a>` }));
		harness.serve('/two', harness.draw({ body: `<h1>Two</h1>${TEXT}` }));
		const page = await harness.open();
		await page.goto('/');
		await page.getByRole('link', { name: 'On', exact: true }).scrollIntoViewIfNeeded();
		const leftAt = await page.evaluate(() => scrollY);
		expect(leftAt).toBeGreaterThan(1_000);
		await page.getByRole('link', { name: 'On', exact: true }).click();
		await page.getByRole('heading', { name: 'Two' }).waitFor();
		expect(page.url()).toBe(`${harness.url}/two`);
		expect(await page.evaluate(() => [scrollY, history.length > 1])).toEqual([0, true]);
		await page.goBack();
		await page.getByRole('heading', { name: 'One' }).waitFor();
		await page.waitForFunction((y) => Math.abs(scrollY - y) < 50, leftAt);
	});
});

describe('pages ahead', () => {
	it.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
		'are not fetched on a connection like %j',
		async (connection) => {
			harness.serve('/speculation-rules.json', (_request, response) =>
				response.writeHead(200, { 'content-type': 'application/speculationrules+json' }).end(RULES),
			);
			const html = harness.draw({
				body: '<h1>A page</h1><p><a class="try" href="/dear">Dear</a></p><p><a class="try" href="/free">Free</a></p>',
			});
			harness.serve('/', (_request, response) =>
				response
					.writeHead(200, { 'content-type': 'text/html', 'speculation-rules': '"/speculation-rules.json"' })
					.end(html),
			);
			const free = new Promise<void>((done) => {
				harness.serve('/free', (_request, response) => {
					done();
					response.end('Free');
				});
			});
			const from = harness.asked.length;
			const page = await harness.open({ expects: /404/ });
			await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
			const rules = page.waitForResponse('**/speculation-rules.json');
			await page.goto('/');
			await rules;
			const press = async (name: string) => {
				await page.locator('.try').getByText(name).hover();
				await page.mouse.down();
				await page.locator('h1').hover();
				await page.mouse.up();
			};
			await page.locator('html.is-slow').waitFor();
			await press('Dear');
			// The same page with bytes to spare: the next link is fetched, so the first one would have been.
			await page.evaluate(() => document.documentElement.classList.remove('is-slow'));
			await press('Free');
			await free;
			expect(harness.asked.slice(from)).not.toContain('/dear');
		},
	);
});

describe('a part of the script that is gone', () => {
	it('reloads the page at most once in 60 seconds', async () => {
		harness.serve(harness.script('consent'), (_request, response) => response.writeHead(404).end());
		let drawn = 0;
		const html = harness.draw({ body: '<h1>A page</h1>' });
		harness.serve('/', (_request, response) => {
			drawn += 1;
			response.writeHead(200, { 'content-type': 'text/html' }).end(html);
		});
		const page = await harness.open({ expects: /404|Failed to fetch/ });
		const givenUp = () => page.waitForEvent('pageerror');
		await Promise.all([givenUp(), page.goto('/')]);
		expect(drawn).toBe(2);
		const noted = Number(await page.evaluate(() => sessionStorage.getItem('chunk_reload')));
		const arriveAfter = async (seconds: number) => {
			await page.evaluate((at) => sessionStorage.setItem('chunk_reload', String(at)), Date.now() - seconds * 1_000);
			await Promise.all([givenUp(), page.goto('/')]);
		};
		expect(Math.abs(noted - Date.now())).toBeLessThan(60_000);
		await arriveAfter(50);
		expect(drawn).toBe(3);
		await arriveAfter(61);
		expect(drawn).toBe(5);
	});
});
