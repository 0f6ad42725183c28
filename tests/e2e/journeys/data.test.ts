import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { arriveAt, download, expectFits, expectFocus, follow, openSite, reach, skipToContent } from './readers';

const site = openSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What is wrong with the charts on show: words too small, cut off, or over each other. */
const chartFailures = (page: Page, least: number) =>
	page.locator('figure.chart svg').evaluateAll((charts, smallest) => {
		const failures: string[] = [];
		let shown = 0;
		for (const chart of charts) {
			const frame = chart.getBoundingClientRect();
			if (frame.width === 0) continue;
			shown += 1;
			if (frame.left < 0 || frame.right > innerWidth + 1)
				failures.push(`a chart from ${frame.left} to ${frame.right} px`);
			const words = [...chart.querySelectorAll<SVGTextElement>('text')].map((text) => ({
				text: text.textContent ?? '',
				size: Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
				box: text.getBoundingClientRect(),
			}));
			if (words.length === 0) failures.push('a chart without a word');
			for (const [i, { text, size, box }] of words.entries()) {
				if (size < smallest) failures.push(`“${text}” at ${size.toFixed(1)} px`);
				if (
					box.left < frame.left - 1 ||
					box.right > frame.right + 1 ||
					box.top < frame.top - 2 ||
					box.bottom > frame.bottom + 2
				)
					failures.push(`“${text}” is cut off`);
				const over = words
					.slice(i + 1)
					.find(
						(other) =>
							box.left < other.box.right - 1 &&
							other.box.left < box.right - 1 &&
							box.top < other.box.bottom - 3 &&
							other.box.top < box.bottom - 3,
					);
				if (over) failures.push(`“${text}” over “${over.text}”`);
			}
		}
		return shown === 0 ? ['no chart'] : failures;
	}, least);

test('by keyboard: from the list to a series, its table and its files', async () => {
	const page = await site.keyboard();
	await page.goto('/news/data');
	expect(await heading(page).textContent()).toBe('Data');
	await skipToContent(page);
	const title = 'China’s e-cigarette exports, by month';
	const small = await download(page, () =>
		follow(
			page.getByRole('link', {
				name: /^CSV.*China’s e-cigarette exports, by month|China’s e-cigarette exports, by month.*CSV/,
			}),
		),
	);
	expect(small.name).toBe('china-exports-monthly.csv');
	await follow(page.getByRole('link', { name: title, exact: true }), 'Shift+Tab');
	await arriveAt(page, '/news/data/china-exports-monthly');
	expect(await heading(page).textContent()).toBe(title);
	expect(await page.getByRole('img', { name: `Chart: ${title}` }).count()).toBe(1);

	await skipToContent(page);
	await reach(page.getByRole('region', { name: 'Values' }));
	const rows = page.getByRole('region', { name: 'Values' }).getByRole('row');
	// Months without a figure have a row and no value.
	const count = await rows.filter({ has: page.getByRole('rowheader') }).count();
	expect((await rows.nth(1).textContent())?.replaceAll('\u00A0', ' ')).toMatch(/^August 2023877/);

	const csv = await download(page, () => follow(page.getByRole('link', { name: 'Table (CSV)' })));
	expect(csv.text).toMatch(/August 2023,877\b/);
	expect(csv.text).toBe(small.text);
	const json = await download(page, () => follow(page.getByRole('link', { name: 'Data (JSON)' })));
	expect(json.name).toBe('china-exports-monthly.json');
	expect(JSON.stringify(JSON.parse(json.text)).match(/"value":/g)).toHaveLength(count);

	await follow(page.getByRole('link', { name: 'All series' }));
	await arriveAt(page, '/news/data');
});

test('by keyboard: the table behind a chart opens and closes', async () => {
	const page = await site.keyboard();
	await page.goto('/news/data');
	await skipToContent(page);
	const table = page.locator('details.chart-table').first();
	await follow(table.locator('summary'));
	await table.getByRole('table').waitFor();
	await page.keyboard.press('Space');
	await table.getByRole('table').waitFor({ state: 'hidden' });
	await expectFocus(table.locator('summary'));
});

describe('on a phone', () => {
	test('from the list to a series and its files', async () => {
		const page = await site.phone();
		await page.goto('/es/news/data');
		expect(await heading(page).textContent()).toBe('Datos');
		await expectFits(page);
		expect(await chartFailures(page, 11)).toEqual([]);
		await page
			.getByRole('link', { name: 'Exportaciones chinas de cigarrillos electrónicos, por mes', exact: true })
			.tap();
		await arriveAt(page, '/es/news/data/china-exports-monthly');
		await expectFits(page);
		const csv = await download(page, () => page.getByRole('link', { name: 'Tabla (CSV)' }).tap());
		expect(csv.text).toMatch(/[Aa]gosto de 2023[,;]877/);
		const json = await download(page, () => page.getByRole('link', { name: 'Datos (JSON)' }).tap());
		expect(JSON.parse(json.text)).toBeTruthy();
		await page.getByRole('link', { name: 'Todas las series' }).tap();
		await arriveAt(page, '/es/news/data');
	});
});

test.each([
	['a phone', '/es/news/data'],
	['a wide window', '/news/data'],
])('on %s every chart can be read without zooming, and pushes nothing out of the screen', async (where, list) => {
	const page = await (where === 'a phone' ? site.phone() : site.keyboard());
	await page.goto(list);
	const paths = await page
		.locator('table.series th a.hed')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(paths.length).toBeGreaterThan(10);
	const failures: Record<string, string[]> = {};
	for (const path of paths) {
		await page.goto(path);
		await expectFits(page);
		const found = await chartFailures(page, 11);
		if (found.length > 0) failures[path] = found;
	}
	expect(failures).toEqual({});
});
