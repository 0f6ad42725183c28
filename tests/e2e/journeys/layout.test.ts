import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { leaveOpenForAMinute } from '../../form-token';
import { arriveAt, expectFits, expectFocus, follow, openSite, pathOf, reach } from './readers';

const site = openSite();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe('by keyboard', () => {
	test('from the foot of a long page back to its top', async () => {
		const page = await site.keyboard();
		await page.goto('/license');
		const top = page.getByRole('link', { name: 'Back to top' });
		await top.waitFor({ state: 'hidden' });
		await page.keyboard.press('End');
		// The browser takes its time to the foot, and takes no other way before it is there.
		const left = () => page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
		await expect.poll(left).toBe(0);
		await top.waitFor();
		await reach(top, 'Shift+Tab');
		await page.keyboard.press('Enter');
		await expect.poll(() => scrolled(page)).toBe(0);
		await expectFocus(page.locator('a.skip'));
		await top.waitFor({ state: 'hidden' });
	});

	test('the other edition shows the same place', async () => {
		const page = await site.keyboard({ javaScriptEnabled: false });
		await page.goto('/topic/tpe');
		await follow(page.getByRole('navigation', { name: 'Edition' }).getByRole('link', { name: 'Español' }));
		await arriveAt(page, '/es/topic/tpe');
		expect(await page.locator('html').getAttribute('lang')).toMatch(/^es/);
	});

	test('the newsletter is subscribed to without JavaScript', async () => {
		const page = await site.keyboard({ javaScriptEnabled: false });
		await page.goto('/topic');
		await leaveOpenForAMinute(page, site.front);
		const box = page.getByRole('complementary').getByRole('textbox', { name: 'E-mail address' });
		await reach(box);
		await page.keyboard.type('reader@halden.example');
		await reach(page.getByRole('complementary').getByRole('button', { name: 'Subscribe' }));
		await page.keyboard.press('Enter');
		await arriveAt(page, '/about/subscribe');
		expect(await page.getByRole('status').first().textContent()).toMatch(/Thank you|confirm/i);
	});

	test('an address that is none is told beside the field, and nothing typed is lost', async () => {
		const page = await site.keyboard({ javaScriptEnabled: false, expects: /400/ });
		await page.goto('/about/subscribe');
		const field = page.getByRole('main').getByRole('textbox', { name: 'E-mail address' });
		await reach(field);
		await page.keyboard.type('reader@halden');
		await page.keyboard.press('Enter');
		await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
		expect(await field.inputValue()).toBe('reader@halden');
		await page.getByRole('alert').waitFor();
	});
});

describe('on a phone', () => {
	test('the panels of the header open one at a time and are closed on the next page', async () => {
		const page = await site.phone();
		await page.goto('/es/license');
		const [menu, search] = [page.locator('#panel-menu'), page.locator('#panel-search')];
		const button = (name: string) => page.getByRole('button', { name }).filter({ visible: true }).first();
		await button('Menú').tap();
		await menu.waitFor();
		await expectFits(page);
		await button('Buscar').tap();
		await search.waitFor();
		await menu.waitFor({ state: 'hidden' });
		await button('Menú').tap();
		await menu.waitFor();
		await search.waitFor({ state: 'hidden' });
		await menu.getByRole('link', { name: 'Ferias' }).tap();
		await arriveAt(page, '/es/topic');
		expect(await heading(page).textContent()).toBe('Ferias');
		for (const panel of [menu, search]) await panel.waitFor({ state: 'hidden' });
		await page.goBack();
		await arriveAt(page, '/es/license');
		for (const panel of [menu, search]) await panel.waitFor({ state: 'hidden' });
		await expect.poll(() => button('Menú').getAttribute('aria-expanded')).toBe('false');
	});

	test('the fixed header has the same panels, and a tap beside them closes them', async () => {
		const page = await site.phone();
		await page.goto('/es/calendar');
		await page.evaluate(() => scrollTo(0, 900));
		const header = page.locator('[data-header]');
		await header.getByRole('button', { name: 'Menú' }).tap();
		await page.locator('#panel-menu').waitFor();
		// In the margin, where no link of the page lies under the finger.
		await page.touchscreen.tap(4, 820);
		await page.locator('#panel-menu').waitFor({ state: 'hidden' });
		expect(pathOf(page)).toBe('/es/calendar');
	});

	test('the menu without JavaScript is the one at the foot', async () => {
		const page = await site.phone({ javaScriptEnabled: false });
		await page.goto('/es/license');
		await page.getByRole('link', { name: 'Menú' }).filter({ visible: true }).tap();
		await expect
			.poll(() => page.locator('#footer-menu').evaluate((nav) => nav.getBoundingClientRect().top < innerHeight))
			.toBe(true);
		await page.getByRole('navigation', { name: 'Consulta' }).getByRole('link', { name: 'Calendario' }).tap();
		await arriveAt(page, '/es/calendar');
	});

	test('back to the top with one tap', async () => {
		const page = await site.phone();
		await page.goto('/es/license');
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await page.getByRole('link', { name: 'Volver arriba' }).tap();
		await expect.poll(() => scrolled(page)).toBe(0);
		await page.getByRole('link', { name: 'Volver arriba' }).waitFor({ state: 'hidden' });
	});

	test('the newsletter is subscribed to without JavaScript', async () => {
		const page = await site.phone({ javaScriptEnabled: false });
		await page.goto('/es/topic');
		await leaveOpenForAMinute(page, site.front);
		const box = page.getByRole('complementary');
		await box.getByRole('textbox', { name: 'Correo electrónico' }).fill('lectora@halden.example');
		await box.getByRole('button', { name: 'Suscribirse' }).tap();
		await arriveAt(page, '/es/about/subscribe');
		expect(await page.getByRole('status').first().textContent()).toContain('Gracias');
		await expectFits(page);
	});

	test('refusing cookies takes one tap, and the bar does not come back', async () => {
		const page = await site.phone({ isNew: true });
		await page.goto('/es/calendar');
		const bar = page.getByRole('region', { name: 'Cookies' });
		await bar.waitFor();
		await expectFits(page);
		await bar.getByRole('button', { name: 'Rechazar todas' }).tap();
		await bar.waitFor({ state: 'detached' });
		await page.goto('/es/topic');
		expect(await page.locator('.cookie').count()).toBe(0);
	});
});
