import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { clientFiles } from '../../../../tests/e2e/client-files';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { firstFonts } from '../../render/page-styles';

const harness = createHarness();
const FONT = /\/(newsreader|archivo)-[a-z]+-[^/]*\.woff2$/;
const fontsSince = (from: number) =>
	[...new Set(harness.asked.slice(from).filter((path) => FONT.test(path)))].map(
		(path) => path.match(/\/([a-z]+-[a-z]+)-/)?.[1],
	);

it('a page in English or Spanish fetches two fonts, each once, and preloads both', async () => {
	const from = harness.asked.length;
	const warnings: string[] = [];
	const page = await harness.open();
	page.on('console', (message) => warnings.push(message.text()));
	harness.serve(
		'/',
		harness.draw({ body: '<h1 class="hed hed--1">Cigarrillos electrónicos en España: 25 € ¿y después?</h1>' }),
	);
	await page.goto('/', { waitUntil: 'networkidle' });
	await page.evaluate(() => document.fonts.ready);
	const asked = harness.asked.slice(from).filter((path) => FONT.test(path));
	expect(fontsSince(from).sort()).toEqual([...firstFonts].sort());
	// Asked for once: what the link has fetched is what the styles use.
	expect(asked.length).toBe(firstFonts.length);
	const preloaded = await page
		.locator('link[rel=preload][as=font]')
		.evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
	expect(preloaded.sort()).toEqual([...asked].sort());
	expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
});

it('the fonts fetched first weigh at most 14,200 bytes each, and all fonts 65 KB', () => {
	const fonts = clientFiles().filter(({ path }) => path.endsWith('.woff2'));
	const first = fonts.filter(({ path }) => firstFonts.some((name) => path.includes(`/${name}-`)));
	expect(first.length).toBe(firstFonts.length);
	// With its headers a file is ten packets, which a server sends before it waits for the browser's first answer.
	for (const { path, content } of first) expect(content.length, path).toBeLessThanOrEqual(14_200);
	expect(fonts.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(65_000);
});

it('a page with a letter of Western Europe fetches the file of its font that has it', async () => {
	const from = harness.asked.length;
	const page = await harness.open();
	harness.serve('/', harness.draw({ body: '<h1 class="hed">Cigarettes électroniques : la fête</h1>' }));
	await page.goto('/', { waitUntil: 'networkidle' });
	await page.evaluate(() => document.fonts.ready);
	expect(fontsSince(from).sort()).toEqual([...firstFonts, 'newsreader-west'].sort());
});

/** Families that draw the text of an element, and whether all of them are ours. */
async function drawnBy(page: Page, selector: string): Promise<{ families: Set<string>; isOurs: boolean }> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('DOM.enable');
	await devtools.send('CSS.enable');
	const { root } = await devtools.send('DOM.getDocument');
	const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
	const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
	return {
		families: new Set(fonts.map(({ familyName }) => familyName.split(' ')[0] ?? '')),
		isOurs: fonts.every(({ isCustomFont }) => isCustomFont),
	};
}

it('a font of the first view has every letter that the styles fetch it for', async () => {
	const page = await harness.open();
	harness.serve('/', harness.draw({ body: '<div id="letters"></div>' }));
	await page.goto('/');
	const faces = await page.evaluate(() =>
		[...document.fonts]
			.filter(({ family }) => /^"?(Newsreader|Archivo)"?$/.test(family))
			.map(({ family, style, unicodeRange }) => ({ family: family.replaceAll('"', ''), style, unicodeRange })),
	);
	// The ranges of the others are those of whole blocks, without what the first have.
	const exact = faces.filter(({ unicodeRange }) => unicodeRange.startsWith('U+20-'));
	expect(exact.length).toBe(2);
	for (const { family, style, unicodeRange } of exact) {
		const letters = unicodeRange.split(', ').flatMap((range) => {
			const [first = 0, last = first] = range
				.slice(2)
				.split('-')
				.map((code) => Number.parseInt(code, 16));
			return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
		});
		await page.locator('#letters').evaluate(
			(element, [text, font]) => {
				element.innerHTML = '<p></p>';
				const line = element.firstElementChild as HTMLElement;
				line.style.font = font as string;
				line.textContent = text as string;
			},
			[letters.join(''), `${style} 400 20px ${family}, monospace`],
		);
		await page.evaluate(() => document.fonts.ready);
		expect(await drawnBy(page, '#letters p'), `${family} ${unicodeRange}`).toEqual({
			families: new Set([family]),
			isOurs: true,
		});
	}
});

it.each([
	['a text', '<p class="dek">%</p>', 'Newsreader'],
	['a name', '<p class="kick">%</p>', 'Archivo'],
])(
	'%s in pinyin, or with the letters of Poland, Turkey or France, has one font for all of them',
	async (_what, markup, family) => {
		const words =
			'Shēnzhèn Lǐ nǚ xiǎo kǒu sǔn Łódź kışın être Köln 2‑methyl © #1 [a] {b} <c> ~_^|\\`* @ 5 m² 3 °C £½ ¥ § ® ™ «œuvre» “Straße” Ångström 1′ 2″ •';
		const page = await harness.open();
		harness.serve('/', harness.draw({ body: `<div id="words">${markup.replace('%', words)}</div>` }));
		await page.goto('/', { waitUntil: 'networkidle' });
		await page.evaluate(() => document.fonts.ready);
		expect(await drawnBy(page, '#words p')).toEqual({ families: new Set([family]), isOurs: true });
	},
);

it('in place of a font that cannot come stays what the machine has', async () => {
	const page = await harness.open({ expects: /ERR_FAILED/ });
	await page.route('**/newsreader-latin*', (route) => route.abort());
	harness.serve('/', harness.draw({ body: '<h1 class="hed">A page</h1>' }));
	await page.goto('/');
	await page.evaluate(() => document.fonts.ready);
	expect(
		await page.evaluate(() =>
			[...document.fonts]
				.filter(({ family, status }) => status === 'error' && /^"?(Newsreader|Archivo)"?$/.test(family))
				.map(({ family }) => family.replaceAll('"', '')),
		),
	).toEqual(['Newsreader']);
	expect(await page.getByRole('heading', { name: 'A page' }).isVisible()).toBe(true);
});

it('words are not kept from a reader whose fonts do not come', async () => {
	const page = await harness.open();
	await page.route(FONT, () => {});
	harness.serve('/', harness.draw({ body: '<h1 class="hed hed--1">Regulators ask for proof of age</h1>' }));
	await page.goto('/', { waitUntil: 'commit' });
	// Letters that are waited for are invisible, and invisible ones are no paint.
	const painted = await page.evaluate(
		() =>
			new Promise<string>((done) => {
				new PerformanceObserver((list) => {
					for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
						if (element?.matches('h1')) done(element.textContent);
				}).observe({ type: 'largest-contentful-paint', buffered: true });
			}),
	);
	expect(painted).toBe('Regulators ask for proof of age');
	expect(await page.evaluate(() => document.fonts.check('600 20px Newsreader'))).toBe(false);
});
