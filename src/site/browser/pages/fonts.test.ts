import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { createHarness } from '../../../../tests/e2e/island-harness';

const harness = createHarness();
const fontsSince = (from: number) => harness.asked.slice(from).filter((path) => path.endsWith('.woff2')).length;
const face =
	'document.fonts.check("600 20px Newsreader") && document.fonts.check("italic 20px Newsreader") && document.fonts.check("20px Archivo")';

/** A page that has not loaded until its picture is let go. */
function serveSlow(path: string): { letGo(): void } {
	const waiting: ServerResponse[] = [];
	harness.serve(`${path}picture.svg`, (_request, response) => waiting.push(response));
	harness.serve(
		path,
		harness.draw({ body: `<h1>A page</h1><img src="${path}picture.svg" alt="" width="90" height="90">` }),
	);
	return {
		letGo() {
			for (const response of waiting)
				response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
		},
	};
}

it('the first page waits for no font, and then takes them part by part; the next one has them before it has loaded', async () => {
	const from = harness.asked.length;
	const page = await harness.open();
	const first = serveSlow('/');
	await page.goto('/', { waitUntil: 'domcontentloaded' });
	await page.getByRole('heading', { name: 'A page' }).waitFor();
	// Painted, and still not one font asked for.
	await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
	expect(fontsSince(from)).toBe(0);
	expect(await page.locator('.has-fonts').count()).toBe(0);
	first.letGo();
	await page.locator('html.is-dressed').waitFor();
	expect(await page.locator('html.has-fonts').count()).toBe(0);
	expect(fontsSince(from)).toBe(3);
	expect(await page.evaluate(face)).toBe(true);
	expect(
		await page.getByRole('heading', { name: 'A page' }).evaluate((heading) => getComputedStyle(heading).fontFamily),
	).toMatch(/^"?(Archivo|Newsreader)"?,/);

	const second = serveSlow('/second/');
	await page.goto('/second/', { waitUntil: 'domcontentloaded' });
	await page.locator('html.has-fonts').waitFor();
	expect(await page.evaluate(() => document.readyState)).toBe('interactive');
	expect(await page.evaluate(face)).toBe(true);
	expect(fontsSince(from)).toBe(3);
	second.letGo();
});

it('in place of a font that cannot come stays what the machine has', async () => {
	const page = await harness.open({ expects: /ERR_FAILED/ });
	await page.route('**/newsreader-italic*', (route) => route.abort());
	harness.serve('/', harness.draw({ body: '<h1>A page</h1>' }));
	await page.goto('/');
	await page.locator('html.is-dressed').waitFor();
	expect(
		await page.evaluate(() =>
			[...document.fonts].filter(({ family }) => /^"?(Newsreader|Archivo)"?$/.test(family)).map(({ status }) => status),
		),
	).toEqual(['loaded', 'error', 'loaded']);
	expect(await page.getByRole('heading', { name: 'A page' }).isVisible()).toBe(true);
});

it('without scripts the styles ask for the fonts', async () => {
	const from = harness.asked.length;
	const page = await harness.open({ javaScriptEnabled: false });
	harness.serve('/', harness.draw({ body: '<h1 class="hed">A page</h1>' }));
	await page.goto('/', { waitUntil: 'networkidle' });
	await expect.poll(() => fontsSince(from)).toBeGreaterThan(0);
});
