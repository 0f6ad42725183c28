/** The panel of an article: always beside its text, its checklist leads to what it means, its cover is seen. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { photoWithPlace } from '../../hostile-files';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const { headers, draft, publish, speak } = draftsOf(site);
const LONG = '<p>Words of a long text.</p>'.repeat(80);
const panel = (page: Page, name = 'About this article') => page.getByRole('complementary', { name });
const bar = (page: Page) => page.locator('.side__bar');
const form = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const fix = (page: Page, name: string) => panel(page).getByRole('button', { name: `Fix ${name}` });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

/** Puts a picture into the library. @param width in pixels, so that it is none of the others @returns its number and path */
async function store(page: Page, width: number): Promise<{ id: number; src: string }> {
	const file = { name: `Quay-${width}.jpg`, mimeType: 'image/jpeg', buffer: await photoWithPlace(width) };
	const sent = await page.request.post('/api/v2/upload/index', { multipart: { file }, headers: headers() });
	const { id, url } = ((await sent.json()) as { data: { id: number; url: string } }).data;
	return { id, src: new URL(url).pathname };
}

async function open(page: Page, id: number, width: number, height = 900): Promise<void> {
	await page.setViewportSize({ width, height });
	await page.goto(`/admin/article/${id}`);
	await page.locator('.editor__text').waitFor();
}

test.each([1440, 1024])('at %i px the panel stays beside a long text and scrolls by itself', async (width) => {
	const page = await site.signIn('desk');
	const id = await draft(page, `A long text at ${width}`, LONG);
	await open(page, id, width);
	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
	const box = await panel(page).boundingBox();
	const text = await page.locator('.editor__text').boundingBox();
	expect(box?.y).toBeGreaterThanOrEqual(0);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
	expect(box?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
	const before = await page.evaluate(() => scrollY);
	await panel(page).getByRole('link', { name: 'All, compare, restore' }).scrollIntoViewIfNeeded();
	expect(await page.evaluate(() => scrollY)).toBe(before);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

test('at 1024 px the rail is folded to a sign for each group, which opens it there', async () => {
	const page = await site.enter('desk', '/admin/article');
	await page.setViewportSize({ width: 1024, height: 800 });
	const rail = page.locator('#rail');
	expect((await rail.boundingBox())?.width).toBeLessThanOrEqual(80);
	const trade = rail.getByRole('button', { name: 'Trade' });
	expect(await rail.getByRole('button', { name: 'Desk' }).getAttribute('aria-current')).toBe('true');
	await trade.focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Tags');
	const found = await axeViolations(page, { include: ['#rail'] });
	expect(found, JSON.stringify(found)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect.poll(() => trade.evaluate((one) => one === document.activeElement)).toBe(true);
	await rail.getByRole('link', { name: 'Companies' }).waitFor({ state: 'hidden' });
	await trade.click();
	await page
		.locator('.tb .hed')
		.first()
		.click({ position: { x: 300, y: 4 }, force: true });
	await rail.getByRole('link', { name: 'Companies' }).waitFor({ state: 'hidden' });
	await page.goto('/admin/article');
	await trade.click();
	await rail.getByRole('link', { name: 'Companies' }).click();
	await page.getByRole('heading', { level: 1, name: 'Companies' }).waitFor();
	await rail.getByRole('link', { name: 'Companies' }).waitFor({ state: 'hidden' });
});

test('on a phone the panel is a sheet at the foot, whose line says what is missing', async () => {
	const page = await site.signIn('desk');
	const { src } = await store(page, 648);
	const id = await draft(page, 'A sheet on a phone', `${LONG}<figure><img src="${src}" alt=""></figure>`);
	for (const [language, line, name] of [
		['en', /^1 to fix, \d to consider/, 'About this article'],
		['es', /^1 por corregir, \d por revisar/, 'Sobre este artículo'],
	] as const) {
		await speak(page, language);
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme });
			await open(page, id, 390, 800);
			await expect.poll(() => bar(page).textContent()).toMatch(line);
			const box = await bar(page).boundingBox();
			expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(800);
			await bar(page).click();
			await panel(page, name).locator('.chk').waitFor();
			expect(await axeViolations(page), `${language}, ${colorScheme}`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
		}
	}
	await speak(page, 'en');
	await open(page, id, 390, 800);
	await bar(page).focus();
	await page.keyboard.press('Enter');
	await panel(page).locator('.chk').waitFor();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Escape');
	await panel(page).locator('.chk').waitFor({ state: 'hidden' });
	expect(await bar(page).evaluate((one) => one === document.activeElement)).toBe(true);
	// What leads into the text closes the sheet over it.
	await bar(page).click();
	await fix(page, 'An image has no alt text').click();
	await form(page, 'Picture').getByLabel('Alt text').waitFor();
	await panel(page).locator('.chk').waitFor({ state: 'hidden' });
	const alt = await form(page, 'Picture').getByLabel('Alt text').boundingBox();
	expect((alt?.y ?? 0) + (alt?.height ?? 0)).toBeLessThanOrEqual(800);
	await form(page, 'Picture').getByLabel('Alt text').fill('A quay');
	expect(await form(page, 'Picture').getByLabel('Alt text').inputValue()).toBe('A quay');
});

test('each entry of the checklist opens the block or the field that it means', async () => {
	const page = await site.signIn('desk');
	const lapsed = await store(page, 640);
	const known = (await (await page.request.get(`/admin/api/media/${lapsed.id}`)).json()) as {
		data: { version: string };
	};
	const data = { version: known.data.version, expires_on: '2020-01-31' };
	const changed = await page.request.patch(`/admin/api/media/${lapsed.id}`, { data, headers: headers() });
	expect(changed.status()).toBe(200);
	const mute = await store(page, 644);
	const html = `<h2>The exit</h2>${LONG}<p><a href="#the-exit">A way out</a></p><figure data-series="no-such-series"></figure>${LONG}
		<figure><img src="${lapsed.src}" alt="Described"></figure><figure><img src="${mute.src}" alt=""></figure>`;
	const id = await draft(page, 'Everything is amiss', html, {
		label: 'partner',
		links: { authors: [] },
		standfirst: '',
	});
	// A heading to which a link leads goes away later.
	const without = { version: 1, html: html.replace('<h2>The exit</h2>', '') };
	await page.request.patch(`/admin/api/article/${id}`, { data: without, headers: headers() });
	await open(page, id, 1440);

	await fix(page, 'An image has no alt text').click();
	await expect
		.poll(() =>
			form(page, 'Picture')
				.getByLabel('Alt text')
				.evaluate((one) => one === document.activeElement),
		)
		.toBe(true);
	expect(await form(page, 'Picture').getByLabel('Alt text').inputValue()).toBe('');
	await page.keyboard.press('Escape');
	await fix(page, 'The licence of a picture ends before that time').click();
	await expect.poll(() => form(page, 'Picture').getByLabel('Alt text').inputValue()).toBe('Described');
	await page.keyboard.press('Escape');
	await fix(page, 'A chart has no data: this edition has no such series').click();
	await form(page, 'Series').getByRole('combobox').waitFor();
	expect(await page.locator('figure.ProseMirror-selectednode').getAttribute('data-series')).toBe('no-such-series');
	await page.keyboard.press('Escape');
	await fix(page, 'A link is broken or empty').click();
	await expect.poll(() => form(page, 'Link').getByRole('combobox').inputValue()).toBe('#the-exit');
	await page.keyboard.press('Escape');
	await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('A way out');

	await fix(page, 'There is no byline').click();
	await expect.poll(() => focused(page)).toBe('authors');
	await fix(page, 'The partner is not named').click();
	await expect.poll(() => focused(page)).toBe('partner_name');
	const show = (name: string) =>
		panel(page)
			.getByRole('button', { name: `Show ${name}` })
			.click();
	await show('No standfirst');
	await expect.poll(() => focused(page)).toBe('standfirst');
	await show('No source listed');
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.closest('.fold')?.querySelector('summary')?.textContent))
		.toMatch(/^Sources/);
	await show('Not in the other edition yet');
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Start translation');
	await panel(page).getByText('checks passed').click();
	await panel(page).getByText('Headline', { exact: true }).waitFor();

	// In a dialog, which closes before it leads there.
	await page.getByRole('button', { name: 'Publish', exact: true }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Fix There is no byline' }).click();
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await expect.poll(() => focused(page)).toBe('authors');
});

test('the drawn cover is seen while one chooses, and is the one that readers get', async () => {
	const page = await site.signIn('desk');
	const id = await draft(page, 'A stamp for every bottle in Spain');
	await open(page, id, 1440);
	const cover = page.getByRole('img', { name: 'The drawn cover' });
	const drawn = () =>
		cover.evaluate((one: HTMLImageElement) => (one.complete && one.naturalWidth > 0 ? new URL(one.src).pathname : ''));
	await expect.poll(drawn).toMatch(/^\/cover\//);
	const first = await drawn();
	await panel(page).getByRole('button', { name: 'Draw another' }).click();
	await expect.poll(drawn).not.toBe(first);
	await panel(page).getByLabel('Cover style').selectOption({ label: 'Night' });
	await expect.poll(drawn).toMatch(/\/night\//);
	await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	const last = await drawn();
	await publish(page, id);
	const [, version, kind, scene, mood, , seed] = last.split('/').slice(1);
	const html = await (await fetch(`${site.url}/news/a-stamp-for-every-bottle-in-spain`)).text();
	expect(html).toMatch(new RegExp(`/cover/${version}/${kind}/${scene}/${mood}/\\d+/${seed}`));
});

test('a source is asked for in five fields, and is one line once it is named', async () => {
	const page = await site.signIn('desk');
	const id = await draft(page, 'What it relies on');
	await open(page, id, 1440);
	await panel(page).locator('summary', { hasText: 'Sources' }).click();
	const fold = panel(page).locator('.fold', { hasText: 'Sources' });
	await fold.getByRole('button', { name: 'Add' }).click();
	const entry = fold.getByRole('group', { name: 'Entry 1' });
	await expect.poll(() => entry.locator(':is(input, textarea, select):visible').count()).toBe(5);
	// Nothing is saved of an entry that is not filled in, and what else is saved leaves it where it is.
	await page.locator('#title').fill('What it relies on now');
	await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/not saved/);
	await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	await entry.getByLabel('Title', { exact: true }).fill('Directive 2014/40/EU');
	await entry.getByLabel('Publisher', { exact: true }).fill('European Union');
	expect(await entry.getByLabel('Title', { exact: true }).isVisible(), 'the entry that is being written').toBe(true);
	await entry.getByText('More fields').click();
	await entry.getByLabel('Quoted passage').fill('Article 20');
	await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	await page.reload();
	await panel(page).locator('summary', { hasText: 'Sources' }).click();
	await entry.locator('summary', { hasText: 'Directive 2014/40/EU' }).waitFor();
	expect(await entry.getByLabel('Title', { exact: true }).isVisible()).toBe(false);
	await entry.locator('summary', { hasText: 'Directive 2014/40/EU' }).click();
	expect(await entry.getByLabel('Publisher', { exact: true }).inputValue()).toBe('European Union');
	await entry.getByText('More fields').click();
	expect(await entry.getByLabel('Quoted passage').inputValue()).toBe('Article 20');
});
