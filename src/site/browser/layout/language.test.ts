import type { Page } from '@playwright/test';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { createHarness } from '../../../../tests/e2e/island-harness';
import { stubApi } from '../../../../tests/e2e/stub-api';
import type { Head } from '../../render/screen';

const harness = createHarness();
const TEXT = '<h1>A page</h1>'.concat('<p>Text</p>'.repeat(60));

async function openPage(
	edition: string,
	head: Partial<Head> = {},
	options: Parameters<typeof harness.open>[0] = {},
): Promise<Page> {
	stubApi(harness);
	harness.serve('/', harness.draw({ body: TEXT, edition, head }));
	const page = await harness.open(options);
	await page
		.context()
		.addCookies([{ name: 'cookie_choose', value: encodeURIComponent('[true,false,false,false]'), url: harness.url }]);
	await page.goto('/');
	return page;
}
const dialog = (page: Page) => page.getByRole('dialog');

it.each([
	[
		'en',
		'Español',
		'Go to the Spanish edition?',
		'Ir a la edición en español',
		'/es/news/una-pieza',
		/also available in Spanish/,
	],
	[
		'es',
		'English',
		'¿Ir a la edición en inglés?',
		'Go to the English edition',
		'/news/a-article',
		/también existe en inglés/,
	],
])(
	'asks before it leads to the same article in the other edition (%s)',
	async (edition, link, question, answer, target, line) => {
		const page = await openPage(edition, { alternates: { en: '/news/a-article', es: '/es/news/una-pieza' } });
		harness.serve(target, harness.draw({ body: '<h1>The other</h1>' }));
		await page.locator('.footer').getByRole('link', { name: link }).click();
		await expect.poll(() => dialog(page).getByRole('heading').textContent()).toBe(question);
		await dialog(page).getByText(line).waitFor();
		expect(page.url()).toBe(`${harness.url}/`);
		await dialog(page).getByRole('link', { name: answer }).click();
		await page.waitForURL(target);
	},
);

it('leads to the section of the other edition where it has no such article, and stays when told to', async () => {
	const page = await openPage('en', { switchTo: { es: '/es/news/list/product' } });
	const link = page.locator('.strip').getByRole('link', { name: 'Español' });
	const closings = [
		() => dialog(page).getByRole('button', { name: 'Stay in English' }).click(),
		() => page.keyboard.press('Escape'),
		() => page.mouse.click(20, 600),
	];
	for (const close of closings) {
		await link.click();
		await dialog(page)
			.getByText(/Not every article is available/)
			.waitFor();
		expect(await dialog(page).getByRole('link').getAttribute('href')).toBe('/es/news/list/product');
		expect(await dialog(page).innerText()).not.toMatch(/Chinese|Russian|window/);
		await close();
		await dialog(page).waitFor({ state: 'detached' });
		await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Español');
	}
});

it.each([
	['en', 'zh', 'Go to the Chinese site?', 'https://zh.test/'],
	['es', 'ru', '¿Ir al sitio en ruso?', 'https://ru.test/'],
])('opens the sites outside in a new window and says so (%s, %s)', async (edition, code, question, target) => {
	const page = await openPage(edition);
	await page.context().route(target, (route) => route.fulfill({ body: 'Outside', contentType: 'text/plain' }));
	await page.locator(`.strip [lang=${code}]`).click();
	await page.getByRole('dialog', { name: question }).waitFor();
	expect(await dialog(page).locator('.rule').innerText()).toMatch(/window|ventana/);
	// Of the other site outside it says nothing.
	expect(await dialog(page).innerText()).not.toMatch(code === 'zh' ? /Russian|ruso/ : /Chinese|chino/);
	const [window] = await Promise.all([page.context().waitForEvent('page'), dialog(page).getByRole('link').click()]);
	await window.waitForURL(target);
	expect(await window.evaluate(() => window.opener)).toBeNull();
	await dialog(page).waitFor({ state: 'detached' });
	expect(page.url()).toBe(`${harness.url}/`);
});

it.each([
	['en', ['English', 'Español', '中文']],
	['es', ['Español', 'English', '中文', 'Русский']],
])(
	'offers in the header, the menu and the foot the languages of the edition, and no other (%s)',
	async (edition, names) => {
		const page = await openPage(edition);
		for (const place of ['.strip nav', '.panel .eds', '.footer .langs']) {
			const links = await page
				.locator(`${place} a`)
				.evaluateAll((all) => all.map((link) => link.firstChild?.textContent?.trim()));
			expect(links, place).toEqual(names);
		}
		const asked = await page
			.locator('template[data-dialog^=language-]')
			.evaluateAll((all) => all.map((template) => template.getAttribute('data-dialog')));
		expect(asked).toEqual(
			edition === 'en' ? ['language-es', 'language-zh'] : ['language-en', 'language-zh', 'language-ru'],
		);
	},
);

it('is opened from the menu of a telephone, and the focus comes back to its button', async () => {
	const page = await openPage('en', {}, { viewport: { width: 390, height: 800 } });
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.locator('#panel-menu').getByRole('link', { name: 'Español' }).click();
	await dialog(page).waitFor();
	expect(await axeViolations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await dialog(page).waitFor({ state: 'detached' });
	await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-panel'))).toBe('panel-menu');
});

it('is a plain link with another button of the mouse, and without a script', async () => {
	const page = await openPage('en', {}, { javaScriptEnabled: false });
	expect(await page.locator('.strip').getByRole('link', { name: 'Español' }).getAttribute('href')).toBe('/es');
	const alive = await openPage('en');
	await alive
		.locator('.strip')
		.getByRole('link', { name: 'Español' })
		.click({ modifiers: ['ControlOrMeta'] });
	expect(await dialog(alive).count()).toBe(0);
});

it('does not scroll the page away under the dialog', async () => {
	const page = await openPage('en');
	await page.evaluate(() => scrollTo(0, 400));
	await page.locator('.footer [data-opens=language-es]').scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	await page.locator('.footer [data-opens=language-es]').click();
	await dialog(page).waitFor();
	expect(await page.evaluate(() => scrollY)).toBe(before);
});
