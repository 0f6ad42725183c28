import { expect, test } from 'vitest';
import { openSite } from './readers';

const site = openSite();

test.each([
	['/news/flavour-draft-gives-importers-nine-months', /^Printed on \d+ \w+ \d{4}$/, 'Key dates'],
	['/es/news/borrador-aromas-nueve-meses-importadores', /^Impreso el \d+ de \w+ de \d{4}$/, 'Fechas clave'],
])('%s has on paper the name of the site, its address, the day and its dates', async (path, day, dates) => {
	const page = await site.keyboard();
	await page.goto(path);
	const address = await page.locator('link[rel=canonical]').getAttribute('href');
	const head = page.locator('.paper');
	expect(await head.isVisible()).toBe(false);
	await page.emulateMedia({ media: 'print' });
	expect(await head.isVisible()).toBe(true);
	expect(await head.locator('b').textContent()).toBe('Brume');
	expect(await head.locator('span').first().textContent()).toBe(address);
	await page.pdf();
	expect(await head.locator('[data-printed]').textContent()).toMatch(day);
	const rail = page.locator('.a-right');
	await rail.getByRole('heading', { name: dates }).waitFor();
	expect(await rail.locator('time').first().isVisible()).toBe(true);
	// The rest of the rail is not printed, nor is any navigation of the site.
	expect(await rail.locator(':scope > :visible').count()).toBe(1);
	for (const part of ['.header', '.footer', '.a-left', '.adv'])
		expect(await page.locator(part).locator('visible=true').count(), part).toBe(0);
});

test('no heading stands alone at the end of a page of paper', async () => {
	const page = await site.keyboard();
	await page.goto('/');
	await page.emulateMedia({ media: 'print' });
	const loose = await page.evaluate(() =>
		[...document.querySelectorAll('main :is(h2, h3, .sec)')]
			.filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
			.map((heading) => heading.textContent),
	);
	expect(loose).toEqual([]);
});
