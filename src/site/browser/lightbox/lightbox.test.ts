import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { createHarness, type Harness } from '../../../../tests/e2e/island-harness';
import { englishWords } from '../../../editions/words/words';

const harness = createHarness();
const lightbox = () => harness.script('lightbox');

const words = englishWords.gallery;
const image = (name: string, alt: string) =>
	`<img src="/media/${name}.jpg?style=cover_800" alt="${alt}" width="1280" height="720" loading="lazy">`;
const ARTICLE = `<h1>An article</h1><div data-gallery="${JSON.stringify(words).replaceAll('"', '&quot;')}">
	<figure>${image('one', 'A filling line')}<figcaption>The line at Malmö</figcaption></figure>
	<p><a href="/elsewhere">${image('linked', 'A map')}</a></p>
	<figure class="gallery"><figure>${image('g1', 'A hall')}</figure><figure>${image('g2', '')}<figcaption>Samples</figcaption></figure><figure>${image('g3', 'A stand')}</figure></figure>
	<figure>${image('two', 'A warehouse')}</figure>
</div>`;

async function openArticle(options: Parameters<Harness['open']>[0] = {}, body = ARTICLE): Promise<Page> {
	harness.serve('/', harness.draw({ body }));
	const page = await harness.open(options);
	await page.goto('/');
	return page;
}
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' });
/** The picture on show: its file, its words, its place among the others. */
const shown = (page: Page) =>
	dialog(page).evaluate(
		(box) =>
			`${new URL(box.querySelector<HTMLImageElement>('.stage img')?.src ?? '').pathname} | ${box.querySelector('.under p')?.textContent ?? ''} | ${box.querySelector('.top p')?.textContent}`,
	);

describe('the pictures of an article', () => {
	it('open large; the arrow keys, Home and End leaf through those that stand alone, Escape gives the focus back', async () => {
		const page = await openArticle();
		expect(harness.asked).not.toContain(lightbox());
		const link = page.getByRole('link', { name: 'Enlarge the picture: A filling line' });
		await link.focus();
		await page.keyboard.press('Enter');
		await dialog(page).waitFor();
		await expect.poll(() => shown(page)).toBe('/media/one.jpg | The line at Malmö | Picture 1 of 2');
		expect(await dialog(page).locator('.stage img').getAttribute('src')).toMatch(/\?style=cover_1600$/);
		await page.keyboard.press('ArrowRight');
		await dialog(page).getByAltText('A warehouse').waitFor();
		await expect.poll(() => shown(page)).toBe('/media/two.jpg |  | Picture 2 of 2');
		await page.keyboard.press('ArrowRight');
		await dialog(page).getByAltText('A filling line').waitFor();
		await page.keyboard.press('End');
		await dialog(page).getByAltText('A warehouse').waitFor();
		await page.keyboard.press('Home');
		await dialog(page).getByAltText('A filling line').waitFor();
		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
	});

	it('keep the focus inside the dialog, and the page behind it still', async () => {
		const page = await openArticle();
		await page.getByRole('link', { name: /A filling line/ }).click();
		await dialog(page).waitFor();
		for (let i = 0; i < 8; i += 1) {
			await page.keyboard.press('Tab');
			expect(
				await page.evaluate(
					() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
				),
			).toBe(true);
		}
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
		await dialog(page).getByRole('button', { name: 'Close' }).click();
		await dialog(page).waitFor({ state: 'detached' });
		await expect
			.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
			.not.toBe('hidden');
	});

	it('of a gallery are leafed through apart; a swipe turns the page', async () => {
		const page = await openArticle({ viewport: { width: 390, height: 800 }, hasTouch: true });
		await page.getByRole('link', { name: 'Enlarge the picture: A hall' }).click();
		await dialog(page).waitFor();
		await expect.poll(() => shown(page)).toBe('/media/g1.jpg |  | Picture 1 of 3');
		await page.mouse.move(300, 400);
		await page.mouse.down();
		await page.mouse.move(120, 410, { steps: 4 });
		await page.mouse.up();
		await dialog(page).getByText('Picture 2 of 3').first().waitFor();
		await expect.poll(() => shown(page)).toBe('/media/g2.jpg | Samples | Picture 2 of 3');
		await page.mouse.move(200, 300);
		await page.mouse.down();
		await page.mouse.move(210, 600, { steps: 4 });
		await page.mouse.up();
		await expect.poll(() => shown(page)).toBe('/media/g2.jpg | Samples | Picture 2 of 3');
		await dialog(page).getByRole('button', { name: 'Previous picture' }).click();
		await dialog(page).getByText('Picture 1 of 3').first().waitFor();
	});

	it('that lead elsewhere still lead there', async () => {
		const page = await openArticle({ expects: /404/ });
		await page.getByRole('link', { name: 'A map' }).click();
		await page.waitForURL('/elsewhere');
	});

	it.each(['light', 'dark'] as const)(
		'are sound to a checker of accessibility, closed and open, %s',
		async (colorScheme) => {
			const page = await openArticle({ colorScheme });
			expect(await axeViolations(page, { include: ['main', '.header'] })).toEqual([]);
			await page.getByRole('link', { name: /A hall/ }).click();
			await dialog(page).waitFor();
			expect(await axeViolations(page, { include: ['dialog'] })).toEqual([]);
		},
	);
});

describe('a part of the script that is gone', () => {
	it('reloads the page once, and then leaves the picture to its link', async () => {
		harness.serve(lightbox(), (_request, response) => response.writeHead(404).end());
		const page = await openArticle({ expects: /404|Failed to fetch/ });
		expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
		const reloaded = page.waitForEvent('load');
		await page.getByRole('link', { name: /A filling line/ }).click();
		await reloaded;
		await page.getByRole('link', { name: /A filling line/ }).click();
		await page.waitForURL(/\/media\/one\.jpg/);
		await page.goBack();
		await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual(['chunk_reload']);
	});
});

describe('the photo wall', () => {
	const photo = (name: string) =>
		`<figure><a class="cover zoom" href="/media/${name}.jpg?style=cover_1600" aria-label="${words.open}: Photo ${name}">${image(name, `Photo ${name}`)}</a></figure>`;
	const wall = `<h1>A show</h1><div class="photos" data-gallery="${JSON.stringify(words).replaceAll('"', '&quot;')}">${photo('a')}${photo('b')}</div>`;

	it('opens at the picture that was clicked, and gives the focus back', async () => {
		const page = await openArticle({}, wall);
		await page.getByRole('link', { name: 'Enlarge the picture: Photo b' }).click();
		await dialog(page).waitFor();
		await expect.poll(() => shown(page)).toBe('/media/b.jpg |  | Picture 2 of 2');
		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		await expect
			.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
			.toBe('Enlarge the picture: Photo b');
	});

	it('asks for no script of React, neither before nor after', async () => {
		const from = harness.asked.length;
		const asked = () => harness.asked.slice(from);
		const page = await openArticle({}, wall);
		expect(asked()).not.toContain(lightbox());
		await page.getByRole('link', { name: /Photo a/ }).click();
		await dialog(page).waitFor();
		expect(asked()).toContain(lightbox());
		expect(asked()).not.toContain(harness.script('mount'));
	});

	it('is links to the pictures without the script', async () => {
		const page = await openArticle({ javaScriptEnabled: false }, wall);
		expect(await page.getByRole('link', { name: /Photo a/ }).getAttribute('href')).toBe(
			'/media/a.jpg?style=cover_1600',
		);
	});
});
