import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import {
	arriveAt,
	choose,
	download,
	expectFits,
	expectFocus,
	follow,
	openSite,
	pathOf,
	reach,
	skipToContent,
} from './readers';

const site = openSite();

const QINGLU = 'Shenzhen Qinglu Technology Co., Ltd.';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const names = (page: Page) => page.locator('table a.nm').allTextContents();
const found = (page: Page) => page.locator('.register-found b');
/** How many the register says it found. */
const total = async (page: Page) =>
	Number.parseInt(((await found(page).textContent()) ?? '').replace(/[.,](?=\d)/g, ''), 10);
const lines = (csv: string) => csv.trim().split('\r\n').slice(1);

describe('by keyboard', () => {
	test('a firm is found by characters, pinyin, English name and number, and its record tells the rest', async () => {
		const page = await site.keyboard();
		await page.goto('/license');
		expect(await heading(page).textContent()).toBe('China licence');
		const box = page.getByRole('searchbox', { name: 'Search the register' });
		await skipToContent(page);
		await reach(box);
		for (const keyword of ['清鹭', 'qinglukeji', 'Qinglu Technology', 'SZ-D-977']) {
			await page.keyboard.press('Control+A');
			await page.keyboard.type(keyword);
			await page.keyboard.press('Enter');
			await arriveAt(page, `/license/find-${keyword}`);
			await expect.poll(() => found(page).textContent()).toContain(`“${keyword}”`);
			expect(await names(page)).toContain(QINGLU);
			expect(await found(page).textContent()).toMatch(/^1 licence matches|^\d+ licences match/);
			expect(await box.inputValue()).toBe(keyword);
		}
		await follow(page.getByRole('link', { name: QINGLU }));
		await arriveAt(page, '/license/shenzhen-qinglu-technology');
		expect(await heading(page).textContent()).toBe(QINGLU);
		const main = page.getByRole('main');
		for (const words of ['深圳市清鹭科技有限公司', 'SZ-D-977', 'Shenzhen, Guangdong', 'In force'])
			await main.getByText(words).first().waitFor();
		expect(await main.locator('.dates li').first().textContent()).toMatch(/\d{4}\s*\S/);
		await skipToContent(page);
		const related = main.locator('section').filter({ has: page.getByRole('heading', { name: 'Related news' }) });
		const story = related.locator('a.main').first();
		const title = (await story.textContent()) ?? '';
		await follow(story);
		await page.waitForURL(/\/news\//);
		expect(await heading(page).textContent()).toBe(title);
	});

	test('the list is narrowed, ordered, turned over and taken away as a file', async () => {
		const page = await site.keyboard();
		await page.goto('/license');
		const everything = await total(page);
		await skipToContent(page);
		await choose(page.getByRole('combobox', { name: 'Type' }), 'Devices');
		await choose(page.getByRole('combobox', { name: 'Province' }), 'Guangdong');
		await choose(page.getByRole('combobox', { name: 'Status' }), 'In force');
		await reach(page.getByRole('button', { name: 'Search', exact: true }).and(page.locator('.filters button')));
		await page.keyboard.press('Space');
		await arriveAt(page, '/license/devices/province-Guangdong/status-valid');
		await expect
			.poll(() => page.locator('table tbody tr').last().textContent())
			.toMatch(/Devices.*Guangdong.*In force/);
		const some = await total(page);
		expect(some).toBeLessThan(everything);
		for (const [name, value] of [
			['Type', 'devices'],
			['Province', 'Guangdong'],
			['Status', 'valid'],
		] as const)
			expect(await page.getByRole('combobox', { name }).inputValue()).toBe(value);
		for (const row of await page.locator('table tbody tr').allTextContents())
			expect(row).toMatch(/Devices.*Guangdong.*In force/);

		const byName = page.getByRole('columnheader', { name: 'Company' });
		await follow(byName.getByRole('link'));
		await arriveAt(page, '/license/devices/province-Guangdong/status-valid/sort-firm');
		await expect.poll(() => byName.getAttribute('aria-sort')).toBe('ascending');
		await expectFocus(byName.getByRole('link'));
		const firstPage = await names(page);
		expect(firstPage).toEqual(firstPage.toSorted((a, b) => a.localeCompare(b, 'en')));

		const file = await download(page, () => follow(page.getByRole('link', { name: 'Download CSV' }), 'Shift+Tab'));
		expect(file.name).toMatch(/\.csv$/);
		expect(lines(file.text)).toHaveLength(some);
		for (const name of firstPage) expect(file.text).toContain(name);
		for (const line of lines(file.text))
			expect(line).toMatch(/,Devices,[^,]+,Guangdong,.*,In force,(?:"[^"]*"|[^,"]*)$/);

		await follow(page.getByRole('link', { name: 'Next page' }));
		await arriveAt(page, '/license/devices/province-Guangdong/status-valid/sort-firm/2');
		const secondPage = await names(page);
		expect([firstPage.at(-1) ?? '', secondPage[0] ?? ''].toSorted((a, b) => a.localeCompare(b, 'en'))[0]).toBe(
			firstPage.at(-1),
		);
		expect(await page.locator('.pages [aria-current]').textContent()).toBe('2');
	});

	test('nothing found is no proof, and a question opens by Enter', async () => {
		const page = await site.keyboard();
		await page.goto('/license/find-qqxxzz');
		await page.getByRole('heading', { name: 'No record matches' }).waitFor();
		await skipToContent(page);
		await follow(page.getByRole('link', { name: 'See the full register' }));
		await arriveAt(page, '/license');
		const question = page.locator('.faq summary').first();
		await follow(question);
		await page.locator('.faq details[open] .faq-answer').first().waitFor();
		await expectFocus(question);
	});
});

describe('on a phone', () => {
	test('each licence is a block of its own, found, opened and taken away', async () => {
		const page = await site.phone();
		await page.goto('/es/license');
		expect(await heading(page).textContent()).toBe('Licencias de China');
		await expectFits(page);
		const blocks = await page.locator('table tbody tr').evaluateAll((rows) =>
			rows.map((row) => {
				const box = row.getBoundingClientRect();
				// A phone leaves columns out that are for wide screens.
				const cells = [...row.children]
					.filter((cell) => cell.checkVisibility())
					.map((cell) => cell.getBoundingClientRect());
				return {
					isInside: cells.every(
						(cell) => cell.left >= box.left - 1 && cell.right <= Math.min(box.right, innerWidth) + 1,
					),
					lines: new Set(cells.map((cell) => Math.round(cell.top))).size,
					overlaps: cells.some((one, i) =>
						cells.some(
							(other, j) =>
								i < j &&
								one.left < other.right - 1 &&
								other.left < one.right - 1 &&
								one.top < other.bottom - 1 &&
								other.top < one.bottom - 1,
						),
					),
				};
			}),
		);
		expect(blocks.length).toBeGreaterThan(10);
		for (const block of blocks) expect(block).toMatchObject({ isInside: true, overlaps: false });
		for (const block of blocks) expect(block.lines).toBeGreaterThan(1);

		await page.getByRole('searchbox', { name: 'Buscar en el registro' }).tap();
		await page.keyboard.insertText('清鹭');
		await page.locator('.filters button').tap();
		await arriveAt(page, '/es/license/find-清鹭');
		expect(await names(page)).toContain(QINGLU);
		const some = await total(page);
		const file = await download(page, () => page.getByRole('link', { name: 'Descargar CSV' }).tap());
		expect(lines(file.text)).toHaveLength(some);
		await page.getByRole('link', { name: QINGLU }).tap();
		await arriveAt(page, '/es/license/shenzhen-qinglu-technology');
		await expectFits(page);
		await page.getByRole('heading', { name: 'Historial' }).waitFor();
		const story = page
			.locator('section')
			.filter({ has: page.getByRole('heading', { name: 'Noticias relacionadas' }) })
			.locator('a.main')
			.first();
		const title = (await story.textContent()) ?? '';
		await story.tap();
		await page.waitForURL(/\/es\/news\//);
		expect(await heading(page).textContent()).toBe(title);
	});

	test('filters and the next page keep their address', async () => {
		const page = await site.phone();
		await page.goto('/es/license');
		await page.getByRole('combobox', { name: 'Tipo' }).selectOption('components');
		await page.locator('.filters button').tap();
		await arriveAt(page, '/es/license/components');
		await page.getByRole('link', { name: 'Página siguiente' }).tap();
		await arriveAt(page, '/es/license/components/2');
		for (const row of await page.locator('table tbody tr').allTextContents()) expect(row).toContain('Componentes');
		await expectFits(page);
		await page.goBack();
		expect(pathOf(page)).toBe('/es/license/components');
	});
});
