/** Pictures within a text: from the library, described, sized, replaced; their terms; what the checklist asks. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { photoWithPlace } from '../../hostile-files';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const form = (page: Page, name = 'Picture') => page.getByRole('group', { name, exact: true });
const text = (page: Page, name = 'Text') => page.getByRole('textbox', { name, exact: true });
const { headers, draft, expectStored, publish, speak } = draftsOf(site);

let width = 500;
/** Puts a picture into the library. @returns its path on the site */
async function store(page: Page, name: string, about: object = {}): Promise<string> {
	width += 2;
	const file = { name, mimeType: 'image/jpeg', buffer: await photoWithPlace(width) };
	const sent = await page.request.post('/api/v2/upload/index', { multipart: { file }, headers: headers() });
	const { id, url } = ((await sent.json()) as { data: { id: number; url: string } }).data;
	const known = (await (await page.request.get(`/admin/api/media/${id}`)).json()) as { data: { version: string } };
	const data = { version: known.data.version, ...about };
	expect((await page.request.patch(`/admin/api/media/${id}`, { data, headers: headers() })).status()).toBe(200);
	return new URL(url).pathname;
}
test('a picture of the library comes with its words, is sized and replaced, and readers have it so', async () => {
	const page = await site.signIn('desk');
	const quay = await store(page, 'Quay.jpg', {
		credit: 'P. Writer',
		texts: { en: { alt: 'A quay', caption: 'The quay at dawn.' } },
	});
	const crane = await store(page, 'Crane.jpg', { texts: { en: { alt: 'A crane' } } });
	const id = await draft(page, 'Pictures of a quay');
	await page.goto(`/admin/article/${id}`);
	await text(page).press('ControlOrMeta+End');
	await button(page, 'Picture').click();
	await form(page).getByLabel('Media library', { exact: true }).first().fill('the quay at');
	await form(page).getByText('1 picture', { exact: true }).waitFor({ state: 'attached' });
	await form(page).getByRole('button', { name: 'A quay' }).click();
	await form(page).getByLabel('Wide', { exact: true }).check();
	await expectStored(page, id).toBe(
		`<p>Words.</p>\n<figure data-size="wide"><img src="${quay}" alt="A quay"><figcaption>The quay at dawn. <cite>P. Writer</cite></figcaption></figure>`,
	);
	await publish(page, id);
	const reader = await site.keyboard();
	await reader.setViewportSize({ width: 1440, height: 900 });
	await reader.goto('/news/pictures-of-a-quay');
	const box = (selector: string) => reader.locator(selector).first().boundingBox();
	expect((await box('.prose figure'))?.width).toBeGreaterThan((await box('.prose p'))?.width ?? 9_999);
	await reader.setViewportSize({ width: 390, height: 800 });
	expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

	await page.reload();
	await page.locator('.editor__text img').click();
	await form(page).getByRole('button', { name: 'Replace picture' }).click();
	await form(page).getByRole('button', { name: 'A crane' }).click();
	await expectStored(page, id).toBe(
		`<p>Words.</p>\n<figure data-size="wide"><img src="${crane}" alt="A crane"><figcaption>The quay at dawn.</figcaption></figure>`,
	);
	// The keys act on the picture again.
	await page.keyboard.press('Delete');
	await expectStored(page, id).toBe('<p>Words.</p>');
});

test('the checklist opens the very picture that lacks its alt text', async () => {
	const page = await site.signIn('editor');
	const [one, two] = [await store(page, 'One.jpg'), await store(page, 'Two.jpg')];
	const lines = Array.from({ length: 40 }, (_, n) => `<p>Line ${n}.</p>`).join('');
	const figure = (src: string, alt: string) => `<figure><img src="${src}" alt="${alt}"></figure>`;
	const id = await draft(page, 'A picture without words', figure(one, 'One') + lines + figure(two, ''));
	await page.goto(`/admin/article/${id}`);
	await text(page).waitFor();
	await page.getByRole('button', { name: 'Fix An image has no alt text' }).click();
	await form(page).getByText('Needed before publication').waitFor();
	await expect
		.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent))
		.toBe('Alt text');
	await page.keyboard.type('Two cranes');
	await expectStored(page, id).toContain(`src="${two}" alt="Two cranes"`);
	await expect.poll(() => page.getByText('An image has no alt text').count()).toBe(0);
});

test('its licence and focal point are set at the picture, for all that show it; a reporter sees those of others', async () => {
	const page = await site.signIn('desk');
	const src = await store(page, 'Terms.jpg', { texts: { en: { alt: 'Terms' } } });
	const figure = `<figure><img src="${src}" alt="Terms"></figure>`;
	const id = await draft(page, 'A picture on terms', figure);
	await page.goto(`/admin/article/${id}`);
	await page.locator('.editor__text img').click();
	await form(page).getByText('Licence and focal point').click();
	await form(page).getByLabel('Terms of use').fill('Agency, one year');
	const end = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
	await form(page).getByLabel('Last day of use').fill(end);
	await form(page).getByRole('button', { name: 'Save the licence' }).click();
	await expectToast(page, 'The licence is saved.');
	await form(page)
		.getByText(/Licence ends/)
		.waitFor();
	await form(page).getByLabel('Vertical position').fill('20');
	await form(page).getByRole('button', { name: 'Save the focal point' }).click();
	await expectToast(page, 'The focal point is saved.');
	const name = src.split('/').at(-1);
	const answer = await page.request.get(`/admin/api/media/choice?name=${name}`);
	expect(((await answer.json()) as { data: { rows: object[] } }).data.rows).toMatchObject([
		{ licence: 'Agency, one year', expires_on: end },
	]);
	const reporter = await site.signIn('reporter');
	const own = await draft(reporter, 'A picture of somebody else', figure, { links: {} });
	await reporter.goto(`/admin/article/${own}`);
	await reporter.locator('.editor__text img').click();
	await form(reporter).getByText('Licence and focal point').click();
	expect(await form(reporter).getByLabel('Terms of use').getAttribute('readonly')).not.toBeNull();
	expect(await form(reporter).getByRole('button', { name: /^Save/ }).count()).toBe(0);
});

test('the form and the library are whole on a phone and in the dark, in both languages, without a fault', async () => {
	const page = await site.signIn('translator');
	const src = await store(page, 'Muelle.jpg');
	const id = await draft(page, 'Un muelle en la pantalla', `<p>Texto.</p><figure><img src="${src}" alt=""></figure>`, {
		edition: 'es',
	});
	for (const [language, name] of [
		['en', 'Picture'],
		['es', 'Imagen'],
	] as const) {
		await speak(page, language);
		for (const [colorScheme, width] of [
			['light', 390],
			['dark', 390],
			['light', 1024],
			['dark', 1440],
		] as const) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/admin/article/${id}`);
			await page.locator('.editor__text img').click();
			await form(page, name).waitFor();
			expect(await axeViolations(page, { include: ['.editor'] }), `form, ${language} ${width}`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
			await form(page, name)
				.getByRole('button', { name: language === 'en' ? 'Replace picture' : 'Cambiar imagen' })
				.click();
			await form(page, name).locator('.editor__library img').first().waitFor();
			expect(await axeViolations(page, { include: ['.editor'] }), `library, ${language} ${width}`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	}
});
