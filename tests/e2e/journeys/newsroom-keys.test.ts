/** What the sheet of keys says, and messages that take each other's place. */
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const { draft, speak } = draftsOf(site);

test('the sheet of keys has every key that tools of the text and the wall name', async () => {
	const page = await site.enter('desk', '/admin/wall');
	const ofWall = await page.locator('.wkeys dd').allTextContents();
	expect(ofWall.length).toBeGreaterThan(4);
	await page.goto(`/admin/article/${await draft(page, 'Keys of a text')}`);
	const tools = page.locator('[role="toolbar"] [aria-keyshortcuts]');
	await tools.first().waitFor();
	const ofText = await tools.allTextContents();
	expect(ofText).toContain('Bold');
	for (const language of ['en', 'es']) {
		await speak(page, language);
		await page.reload();
		await page.locator('#heading').focus();
		await page.keyboard.press('?');
		const sheet = page.getByRole('dialog');
		await sheet.locator('dd').first().waitFor();
		const said = await sheet.locator('dd').allTextContents();
		if (language === 'en') for (const name of [...ofText, ...ofWall]) expect(said).toContain(name.trim());
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 800 });
			expect(await axeViolations(page, { include: ['dialog'] }), `${language} at ${width} px`).toEqual([]);
			expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
		}
		await page.keyboard.press('Escape');
	}
});

test('saved thrice in a row says so once, and what it says is the last', async () => {
	const page = await site.enter('editor', '/admin/tag');
	await page.locator('.tb .hed').first().click();
	const name = page.getByLabel('Name', { exact: true });
	const before = await name.inputValue();
	for (const word of [' one', ' two', ' three']) {
		await name.fill(`${before}${word}`);
		await page.keyboard.press('ControlOrMeta+s');
		await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);
	}
	await expect
		.poll(() => page.locator('.toast').allTextContents())
		.toEqual([expect.stringContaining(`${before} three`)]);
	await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
	await expect.poll(() => name.inputValue()).toBe(`${before} two`);
});
