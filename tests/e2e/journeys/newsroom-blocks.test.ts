/** Links and blocks of a text: found by words, chosen by key, as readers have them. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const { draft, expectStored, publish, speak } = draftsOf(site);
const text = (page: Page) => page.locator('.editor__text');
const form = (page: Page) => page.locator('.editor__beside');
const option = (page: Page) => form(page).getByRole('option');
/** Moves the cursor: a browser reports where it is before the next frame, and no person presses a key sooner. */
async function go(page: Page, key: string): Promise<void> {
	await text(page).press(key);
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
/** Begins a line below everything, by key. */
async function below(page: Page): Promise<void> {
	await go(page, 'ControlOrMeta+End');
	await go(page, 'ArrowDown');
}

test('selected words are linked to a page of the edition that is found by them, with keys alone', async () => {
	const page = await site.signIn('editor');
	const id = await draft(page, 'What Germany charges', '<p>Germany charges by the millilitre.</p>');
	await page.goto(`/admin/article/${id}`);
	await go(page, 'ControlOrMeta+Home');
	for (let n = 0; n < 'Germany'.length; n += 1) await go(page, 'Shift+ArrowRight');
	await page.keyboard.press('ControlOrMeta+k');
	await option(page)
		.getByText(/^Germany$/)
		.first()
		.waitFor();
	await page.keyboard.press('Enter');
	await expectStored(page, id).toBe('<p><a href="/market/germany">Germany</a> charges by the millilitre.</p>');
	await publish(page, id);
	const reader = await site.keyboard();
	await reader.goto('/news/what-germany-charges');
	await reader.locator('.prose').getByRole('link', { name: 'Germany' }).click();
	await reader.getByRole('heading', { level: 1, name: /Germany/ }).waitFor();
});

test('a slash brings a chart, a post, a video and a calculator into a text, and readers have them', async () => {
	const page = await site.signIn('desk');
	const id = await draft(page, 'Blocks of a text', '<p>Words.</p>');
	await page.goto(`/admin/article/${id}`);
	await go(page, 'ControlOrMeta+End');
	await page.keyboard.press('Enter');
	await page.keyboard.type('/series');
	await page.keyboard.press('Enter');
	await form(page).getByRole('combobox').fill('exports china month');
	await option(page).getByText('exports, by month').waitFor();
	await page.keyboard.press('Enter');
	await text(page)
		.getByRole('img', { name: /^Series: China/ })
		.waitFor();
	await expect
		.poll(() =>
			text(page)
				.locator('[data-series] img')
				.evaluate((one) => (one as HTMLImageElement).naturalWidth),
		)
		.toBe(1_200);
	await below(page);
	await page.keyboard.type('/post');
	await page.keyboard.press('Enter');
	await form(page).getByLabel('What the post says').fill('We open in Porto.');
	await form(page).getByLabel('Author and network').fill('Quay & Sons, Bluesky');
	await form(page).getByLabel('Day').fill('2026-03-03');
	await form(page).getByLabel('Address of the post').fill('https://social.example/quay/1');
	await page.keyboard.press('Enter');
	await below(page);
	await page.keyboard.type('/video');
	await page.keyboard.press('Enter');
	await form(page).getByLabel('Address on YouTube or Vimeo').fill('https://youtu.be/dQw4w9WgXcQ');
	await form(page).getByLabel('Caption').fill('The quay at dawn');
	await page.keyboard.press('Enter');
	await below(page);
	await page.keyboard.type('/calc');
	await page.keyboard.press('Enter');
	await form(page).getByRole('combobox').fill('shot');
	await option(page).getByText('Nicotine shot', { exact: true }).waitFor();
	await page.keyboard.press('Enter');
	await text(page).getByText('Calculator: Nicotine shot').waitFor();
	await expectStored(page, id).toBe(
		[
			'<p>Words.</p>',
			'<figure data-series="china-exports-monthly"></figure>',
			'<blockquote><p>We open in Porto.</p><p><a href="https://social.example/quay/1" rel="noopener"><cite>Quay &amp; Sons, Bluesky, <time datetime="2026-03-03">3 March 2026</time></cite></a></p></blockquote>',
			'<figure data-video="youtube:dQw4w9WgXcQ"><figcaption>The quay at dawn</figcaption></figure>',
			'<figure data-calculator="shot"></figure>',
		].join('\n'),
	);
	await publish(page, id);
	const reader = await site.keyboard();
	const elsewhere: string[] = [];
	reader.on('request', (request) => new URL(request.url()).origin !== site.url && elsewhere.push(request.url()));
	await reader.goto('/news/blocks-of-a-text');
	await reader
		.locator('figure.chart')
		.getByRole('heading', { name: /exports, by month/ })
		.waitFor();
	expect(await reader.getByRole('link', { name: /Quay & Sons, Bluesky, 3 March 2026/ }).getAttribute('href')).toBe(
		'https://social.example/quay/1',
	);
	expect(await reader.getByRole('link', { name: '▶ YouTube' }).getAttribute('href')).toContain('dQw4w9WgXcQ');
	const shot = reader.getByRole('region', { name: 'Nicotine shot' });
	await shot.getByRole('textbox').first().fill('100');
	await shot.getByRole('status').getByText('20 ml').waitFor();
	expect(elsewhere).toEqual([]);
});

test('a chart that the edition lacks is marked in the text and named by the checklist', async () => {
	const page = await site.signIn('editor');
	const id = await draft(page, 'A chart of nothing', '<p>Words.</p><figure data-series="no-such-series"></figure>');
	await page.goto(`/admin/article/${id}`);
	await text(page).getByText('▲ This edition has no such series: no-such-series').waitFor();
	await page.getByRole('button', { name: /^Fix A chart has no data/ }).waitFor();
	await text(page).locator('[data-series]').click();
	await page.getByRole('button', { name: 'Series', exact: true }).click();
	await option(page).first().click();
	await expect.poll(() => page.getByText('A chart has no data').count()).toBe(0);
});

test('the forms are whole at every width, in the dark and in both languages, without a fault', async () => {
	const page = await site.signIn('translator');
	const id = await draft(page, 'Bloques', '<p>Alemania cobra por mililitro.</p>', { edition: 'es' });
	const isWhole = async (what: string, width: number) => {
		expect(await axeViolations(page, { include: ['.editor'] }), what).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width);
	};
	for (const [language, names] of [
		['en', ['Link', 'Series', 'Video', 'Post']],
		['es', ['Enlace', 'Serie', 'Vídeo', 'Publicación']],
	] as const) {
		await speak(page, language);
		for (const [colorScheme, width] of [
			['light', 390],
			['dark', 1024],
			['light', 1440],
		] as const) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/admin/article/${id}`);
			for (const name of names) {
				await go(page, 'ControlOrMeta+Home');
				await page.locator('.editor__tools').getByRole('button', { name, exact: true }).click();
				await form(page).waitFor();
				if (await form(page).getByRole('combobox').count()) await option(page).first().waitFor();
				await isWhole(`${name}, ${language} ${width}`, width);
				await page.keyboard.press('Escape');
				await expect.poll(() => form(page).count()).toBe(0);
			}
			await go(page, 'ControlOrMeta+End');
			await page.keyboard.press('Enter');
			await page.keyboard.type('/');
			await option(page).first().waitFor();
			await isWhole(`/, ${language} ${width}`, width);
			await page.keyboard.press('Backspace');
			await page.keyboard.press('Backspace');
			await expectStored(page, id).toBe('<p>Alemania cobra por mililitro.</p>');
		}
	}
});
