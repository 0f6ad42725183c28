import type { Locator, Page } from '@playwright/test';
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
import { swipe } from './swipe';

const site = openSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const firms = (page: Page) => page.locator('[data-list=enterprise] > li');
const nameOf = async (firm: Locator) => (await firm.locator('b').first().textContent()) ?? '';

describe('by keyboard', () => {
	test('from the list of shows to a show, its photos and its calendar', async () => {
		const page = await site.keyboard();
		await page.goto('/topic');
		expect(await heading(page).textContent()).toBe('Exhibitions');
		await skipToContent(page);
		await follow(page.getByRole('link', { name: /^TPE \d{4}$/ }).first());
		await arriveAt(page, '/topic/tpe');
		expect(await heading(page).textContent()).toMatch(/^TPE \d{4}$/);

		await skipToContent(page);
		const file = await download(page, () => follow(page.getByRole('link', { name: 'Add to calendar' })));
		expect(file.name).toMatch(/^tpe-\d{4}\.ics$/);
		expect(file.text).toMatch(/BEGIN:VCALENDAR[\s\S]*SUMMARY:TPE \d{4}/);

		const photos = page.getByRole('link', { name: /^Enlarge the picture/ });
		const count = await photos.count();
		expect(count).toBeGreaterThan(2);
		await follow(photos.first());
		const dialog = page.getByRole('dialog', { name: 'Pictures' });
		await dialog.getByText(`Picture 1 of ${count}`, { exact: true }).waitFor();
		for (const [key, number] of [
			['ArrowRight', 2],
			['End', count],
			['ArrowRight', 1],
			['ArrowLeft', count],
		] as const) {
			await page.keyboard.press(key);
			await dialog.getByText(`Picture ${number} of ${count}`, { exact: true }).waitFor();
		}
		const picture = dialog.locator('.stage img');
		await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
		await reach(dialog.getByRole('button', { name: 'Next picture' }));
		await page.keyboard.press('Space');
		await dialog.getByText(`Picture 1 of ${count}`, { exact: true }).waitFor();
		await page.keyboard.press('Escape');
		await dialog.waitFor({ state: 'detached' });
		await expectFocus(photos.first());
		expect(pathOf(page)).toBe('/topic/tpe');
	});

	test('through the exhibitors: searched, filtered, the next page, a stand and its neighbour, a document', async () => {
		const page = await site.keyboard();
		await page.goto('/topic/tpe');
		await skipToContent(page);
		await follow(page.getByRole('link', { name: 'All exhibitors' }));
		await arriveAt(page, '/topic/tpe/enterprise');
		const total = Number.parseInt((await page.locator('.sortbar b').textContent()) ?? '', 10);
		expect(total).toBeGreaterThan(30);

		await skipToContent(page);
		await reach(page.getByRole('searchbox', { name: 'Find an exhibitor' }));
		await page.keyboard.type('coil');
		await choose(page.getByRole('combobox', { name: 'Country' }), 'Malaysia');
		await reach(page.getByRole('button', { name: 'Show' }));
		await page.keyboard.press('Space');
		await arriveAt(page, '/topic/tpe/enterprise/keyword-coil/country-MY');
		await expect.poll(() => firms(page).count()).toBe(1);
		expect(await page.locator('.sortbar b').textContent()).toMatch(new RegExp(`^1\\D.*\\b${total}\\b`));
		expect(await nameOf(firms(page).first())).toBe('Pacific Coil');
		expect(await page.getByRole('searchbox', { name: 'Find an exhibitor' }).inputValue()).toBe('coil');
		expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('MY');

		await follow(page.getByRole('link', { name: 'Remove the filter coil' }));
		await arriveAt(page, '/topic/tpe/enterprise/country-MY');
		await follow(page.getByRole('link', { name: 'Remove the filter Malaysia' }));
		await arriveAt(page, '/topic/tpe/enterprise');

		await expect.poll(() => firms(page).count()).toBeGreaterThan(2);
		const shown = await firms(page).count();
		await follow(page.getByRole('link', { name: 'Load more content' }));
		await expect.poll(() => firms(page).count()).toBe(Math.min(total, 2 * shown));
		const firstNew = firms(page).nth(shown);
		await expectFocus(firstNew.getByRole('link'));
		const names = await firms(page).locator('b').allTextContents();
		expect(new Set(names).size).toBe(names.length);

		const name = await nameOf(firstNew);
		await page.keyboard.press('Enter');
		await page.waitForURL(/\/topic\/tpe\/enterprise\/[a-z]/);
		const stand = pathOf(page);
		expect(await heading(page).textContent()).toBe(name);
		const around = page.getByRole('navigation', { name: 'Neighbouring stands' });
		const next = around.locator('[rel=next]');
		const neighbour = await nameOf(next);
		await skipToContent(page);
		await follow(next);
		await expect.poll(() => heading(page).textContent()).toBe(neighbour);
		await skipToContent(page);
		await follow(around.locator('[rel=prev]'));
		await arriveAt(page, stand);
		expect(await heading(page).textContent()).toBe(name);
	});

	test('a document says its type and size before it is taken away', async () => {
		const page = await site.keyboard();
		await page.goto('/topic/tpe/enterprise/orsini-devices');
		await skipToContent(page);
		const link = page.getByRole('link', { name: /^Download: Orsini Devices: company sheet \(sample\)\s*PDF, \d+ KB$/ });
		const kilobytes = Number(/(\d+) KB/.exec((await link.textContent()) ?? '')?.[1]);
		const file = await download(page, () => follow(link));
		expect(file.name).toMatch(/\.pdf$/);
		expect(file.text.slice(0, 5)).toBe('%PDF-');
		expect(Math.abs(file.text.length / 1000 - kilobytes)).toBeLessThan(1.1);
	});
});

describe('on a phone', () => {
	test('from the list of shows to a show; a swipe turns its photos', async () => {
		const page = await site.phone();
		await page.goto('/es/topic');
		expect(await heading(page).textContent()).toBe('Ferias');
		await expectFits(page);
		await page
			.getByRole('link', { name: /^TPE \d{4}$/ })
			.first()
			.tap();
		await arriveAt(page, '/es/topic/tpe');
		await expectFits(page);
		const file = await download(page, () => page.getByRole('link', { name: 'Añadir al calendario' }).tap());
		expect(file.text).toContain('BEGIN:VCALENDAR');

		const photos = page.locator('.photos a');
		const count = await photos.count();
		await photos.first().tap();
		const dialog = page.getByRole('dialog');
		const at = (number: number) => dialog.getByText(`Imagen ${number} de ${count}`, { exact: true }).waitFor();
		await at(1);
		const picture = dialog.locator('.stage');
		await swipe(picture, -160);
		await at(2);
		await swipe(picture, 160);
		await at(1);
		await swipe(picture, 160);
		await at(count);
		await swipe(picture, 20);
		await at(count);
		await dialog.getByRole('button', { name: 'Cerrar' }).tap();
		await expect.poll(() => dialog.count()).toBe(0);
		expect(pathOf(page)).toBe('/es/topic/tpe');
	});

	test('through the exhibitors to a stand, its neighbour and its document', async () => {
		const page = await site.phone();
		await page.goto('/es/topic/tpe/enterprise');
		await expectFits(page);
		await page.getByRole('combobox', { name: 'País' }).selectOption({ value: 'MY' });
		await page.getByRole('button', { name: 'Mostrar' }).tap();
		await arriveAt(page, '/es/topic/tpe/enterprise/country-MY');
		await expect.poll(() => firms(page).count()).toBe(2);
		await page.getByRole('link', { name: 'Quitar el filtro Malasia' }).tap();
		await arriveAt(page, '/es/topic/tpe/enterprise');
		await expect.poll(() => firms(page).count()).toBeGreaterThan(2);
		const shown = await firms(page).count();
		await page.getByRole('link', { name: 'Cargar más contenido' }).tap();
		await expect.poll(() => firms(page).count()).toBe(2 * shown);
		await expectFits(page);
		await firms(page).nth(1).getByRole('link').tap();
		await arriveAt(page, '/es/topic/tpe/enterprise/orsini-devices');
		await expectFits(page);
		const file = await download(page, () => page.getByRole('link', { name: /^Descargar: .*PDF, \d+ KB$/ }).tap());
		expect(file.text.slice(0, 5)).toBe('%PDF-');
		const next = page.locator('.prevnext [rel=next]');
		const neighbour = await nameOf(next);
		await next.tap();
		await expect.poll(() => heading(page).textContent()).toBe(neighbour);
	});
});
