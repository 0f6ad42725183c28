import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf, photoWithPlace } from '../../hostile-files';
import { axeViolations } from '../axe';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
let folder: string;
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'brume-uploads-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Given {
	name: string;
	type: string;
	bytes: number[];
}
let width = 400;
/** A picture that no other is. */
async function picture(name: string): Promise<Given> {
	width += 2;
	return { name, type: 'image/jpeg', bytes: [...(await photoWithPlace(width))] };
}
/** Gives files to the page as a hand does that drops them, or a clipboard. */
const give = (page: Page, how: 'drop' | 'paste', files: readonly Given[]) =>
	page.evaluate(
		([kind, given]) => {
			const all = new DataTransfer();
			for (const { name, type, bytes } of given) all.items.add(new File([new Uint8Array(bytes)], name, { type }));
			const common = { bubbles: true, cancelable: true };
			if (kind === 'paste') document.body.dispatchEvent(new ClipboardEvent('paste', { ...common, clipboardData: all }));
			else
				for (const event of ['dragenter', 'dragover', 'drop'])
					document.body.dispatchEvent(new DragEvent(event, { ...common, dataTransfer: all }));
		},
		[how, files] as const,
	);
const list = (page: Page) => page.getByRole('list', { name: 'Uploads' });
/** Polls the text beside a file in the list of uploads until it matches. */
const expectUpload = (page: Page, name: string) =>
	expect.poll(() => list(page).getByRole('listitem').filter({ hasText: name }).textContent());
const shown = (page: Page) => page.getByRole('list', { name: 'Media library' }).getByRole('listitem').count();

test('files come into the library by drop, paste, choice and folder; what is there already leads to itself', async () => {
	const page = await site.enter('desk', '/admin/media', await site.keyboard({ expects: /status of 400/ }));
	const before = await shown(page);
	const [one, two, three] = [await picture('Kiln one.jpg'), await picture('Kiln two.jpg'), await picture('image.png')];
	await give(page, 'drop', [one, two, { name: 'Broken.jpg', type: 'image/jpeg', bytes: [1, 2, 3] }]);
	await expectUpload(page, 'Kiln one.jpg').toContain('Uploaded');
	await expectUpload(page, 'Kiln two.jpg').toContain('Uploaded');
	// What is refused says why, by name.
	await expectUpload(page, 'Broken.jpg').toContain('Only images (JPEG');
	await give(page, 'paste', [three]);
	await expectUpload(page, 'image.png').toContain('Uploaded');
	mkdirSync(join(folder, 'inner'));
	const four = await picture('Four.jpg');
	writeFileSync(join(folder, 'Four.jpg'), Buffer.from(four.bytes));
	writeFileSync(join(folder, 'inner', 'Plan.pdf'), pdf);
	writeFileSync(join(folder, '.DS_Store'), 'x');
	await page.locator('.uplib input[type="file"]').nth(1).setInputFiles(folder);
	await expectUpload(page, 'Four.jpg').toContain('Uploaded');
	await expectUpload(page, 'Plan.pdf').toContain('Uploaded');
	expect(await list(page).getByText('.DS_Store').count()).toBe(0);
	await expect.poll(() => shown(page)).toBe(Math.min(50, before + 5));
	await page
		.locator('.uplib input[type="file"]')
		.first()
		.setInputFiles({ name: 'The same kiln.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(one.bytes) });
	await expectUpload(page, 'The same kiln.jpg').toContain('Already in the library');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [1440, 320]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await axeViolations(page, { include: ['.uplib'] }), `${colorScheme} at ${width}`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	}
	await list(page).getByRole('link', { name: 'The same kiln.jpg' }).click();
	await page.locator('.med__of').getByText('Kiln one.jpg').waitFor();
});

test('an upload goes on by itself after the connection broke, and after the page was closed', async () => {
	const own = await site.keyboard({ expects: /ERR_|Failed to load/ });
	const page = await site.enter('desk', '/admin/media', own);
	// A film of five parts, of which the third does not arrive.
	const film = Buffer.alloc(9 * 1024 * 1024, 7);
	film.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 0, 'latin1');
	const path = join(folder, 'Film.mp4');
	writeFileSync(path, film);
	let parts = 0;
	let isCut = false;
	await page.route('**/api/v2/upload/index', async (route) => {
		if (route.request().method() === 'PATCH') parts += 1;
		isCut ||= parts === 3;
		return isCut ? route.abort('connectionreset') : route.continue();
	});
	const choose = () => page.locator('.uplib input[type="file"]').first().setInputFiles(path);
	await choose();
	await expectUpload(page, 'Film.mp4').toContain('No connection');
	// The page goes, and with it all that it knew; the browser still knows the upload.
	await page.goto('about:blank');
	await page.unroute('**/api/v2/upload/index');
	const offsets: string[] = [];
	page.on('request', (one) => {
		if (one.method() === 'PATCH' && one.url().endsWith('/upload/index'))
			offsets.push(one.headers()['upload-offset'] ?? '');
	});
	await page.goto(new URL('/admin/media', site.url).href);
	await page.locator('#heading').waitFor();
	await choose();
	await expectUpload(page, 'Film.mp4').toContain('Uploaded');
	expect(offsets[0]).toBe(String(4 * 1024 * 1024));
});

test('a file that is on its way is taken out again', async () => {
	const page = await site.enter('reporter', '/admin/media', await site.keyboard({ expects: /ERR_|Failed to load/ }));
	await page.route('**/api/v2/upload/index', (route) =>
		route.request().method() === 'PATCH' ? route.abort('connectionreset') : route.continue(),
	);
	await give(page, 'drop', [await picture('Unwanted.jpg')]);
	await expectUpload(page, 'Unwanted.jpg').toContain('No connection');
	await page.getByRole('button', { name: 'Cancel: Unwanted.jpg' }).click();
	await expect.poll(() => page.getByText('Unwanted.jpg').count()).toBe(0);
});

test('a picture is replaced in everything that uses it, with words that are checked first', async () => {
	const page = await site.enter('desk', '/admin/media', await site.keyboard({ expects: /status of 400/ }));
	await give(page, 'drop', [await picture('Filling line, old.jpg'), await picture('Filling line, new.jpg')]);
	for (const which of ['old', 'new']) await expectUpload(page, `Filling line, ${which}.jpg`).toContain('Uploaded');
	await list(page).getByRole('link', { name: 'Filling line, old.jpg' }).click();
	await page.locator('.med__of').getByText('Filling line, old.jpg').waitFor();
	const key = new URL(page.url()).pathname.split('/').pop();
	const src = await page.getByRole('link', { name: 'Open the file' }).getAttribute('href');
	const name = src?.split('/').pop();
	await page.getByRole('textbox', { name: 'Credit' }).fill('An agency');
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(page, /saved/i);
	const origin = new URL(page.url()).origin;
	const html = `<p>The line.</p><figure><img src="/media/${name}" alt="Bottles"><figcaption>At noon</figcaption></figure>`;
	const made = await page.request.post(`${origin}/admin/api/article`, {
		data: { edition: 'en', type: 'company', title: 'A line whose picture is replaced', html, cover_id: Number(key) },
		headers: { origin, 'sec-fetch-site': 'same-origin' },
	});
	expect(made.status()).toBe(201);
	await page.reload();
	await page.getByRole('button', { name: 'Replace everywhere' }).click();
	const dialog = page.getByRole('dialog', { name: /^Replace “Filling line, old/ });
	await dialog.getByRole('searchbox', { name: 'Media library' }).fill('new line filling');
	await expect.poll(() => dialog.getByRole('group').getByRole('button').count()).toBe(1);
	await dialog.getByRole('button', { name: 'Filling line, new.jpg' }).click();
	await dialog.getByText('A line whose picture is replaced').first().waitFor();
	expect(await dialog.getByRole('textbox', { name: 'Credit' }).inputValue()).toBe('An agency');
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 900 });
			expect(await axeViolations(page, { include: ['.dlg'] }), `${colorScheme} at ${width}`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
	}
	// Without a description in the language of the article nothing is replaced, and nothing typed is lost.
	await dialog.getByRole('textbox', { name: 'Credit' }).fill('Ana Ruiz');
	await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
	await expect.poll(() => dialog.getByRole('alert').textContent()).toContain('Describe the picture in EN first');
	expect(await dialog.getByRole('textbox', { name: 'Credit' }).inputValue()).toBe('Ana Ruiz');
	await dialog.getByRole('textbox', { name: 'Alt text, English' }).fill('Bottles on the new line');
	await page.keyboard.press('Enter');
	await expectToast(page, 'Replaced: 1 article, nothing else.');
	await page.locator('.med__of').getByText('Filling line, new.jpg').waitFor();
	await page.getByRole('link', { name: 'A line whose picture is replaced' }).first().click();
	await page.getByRole('img', { name: 'Bottles on the new line' }).first().waitFor();
	expect(await page.getByText('Ana Ruiz').first().isVisible()).toBe(true);
});
