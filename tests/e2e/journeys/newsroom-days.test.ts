/** Days and hours are typed and shown as the editor's language writes them, whatever the language of the browser is. */
import { expect, test } from 'vitest';
import { axeViolations } from '../axe';
import { draftsOf } from './drafts';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const { draft, speak } = draftsOf(site);

test('a day is typed in the order of the language, chosen in a calendar, and refused with what was typed', async () => {
	// A browser whose own fields put the month first.
	const page = await site.enter('desk', '/admin/achievement/1', await site.keyboard({ expects: /status of 400/ }));
	const field = page.getByLabel('As of');
	const stored = async () => {
		const answer = await page.request.get('/admin/api/achievement/1');
		return ((await answer.json()) as { data: { as_of: string | null } }).data.as_of;
	};
	await field.fill('9/12/2026');
	await field.blur();
	expect(await field.inputValue()).toBe('9 Dec 2026');
	await page.keyboard.press('Control+s');
	await expectToast(page, /saved/i);
	expect(await stored()).toBe('2026-12-09');

	await field.fill('soon');
	await field.blur();
	await page.getByText('Write it as 9 Dec 2026.').waitFor();
	expect(await field.getAttribute('aria-invalid')).toBe('true');
	expect(await axeViolations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await page.getByText('Enter a date as 2026-11-25.').first().waitFor();
	expect(await field.inputValue()).toBe('soon');
	expect(await stored()).toBe('2026-12-09');

	// The calendar is the browser's own; it writes into the field.
	await page.getByRole('button', { name: 'Choose in a calendar' }).waitFor();
	await page.locator('.day__picker').fill('2027-01-31');
	expect(await field.inputValue()).toBe('31 Jan 2027');
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await expect.poll(stored).toBe('2027-01-31');
	await speak(page, 'es');
	await page.reload();
	await expect.poll(() => page.locator('.day input[type="text"]').inputValue()).toBe('31 ene 2027');
	await page.locator('.day input[type="text"]').fill('1 de febrero de 2027');
	await page.keyboard.press('Control+s');
	await expect.poll(stored).toBe('2027-02-01');
	await speak(page, 'en');
});

test('an hour is typed with its day, in any order of its digits that is clear', async () => {
	const page = await site.signIn('desk');
	const id = await draft(page, 'Planned by hand');
	await page.goto(`/admin/article/${id}`);
	await page.getByRole('button', { name: 'Schedule', exact: true }).click();
	const dialog = page.getByRole('dialog');
	const field = dialog.getByLabel('Goes out');
	await field.fill('1/2/2038 9.30');
	await dialog.getByText('1 Feb 2038, 09:30').waitFor();
	await field.fill('tomorrow');
	await field.blur();
	await dialog.getByText('Write it as 9 Dec 2026, 10:30.').waitFor();
	expect(await field.inputValue()).toBe('tomorrow');
	for (const colorScheme of ['light', 'dark'] as const)
		for (const width of [1440, 390]) {
			await page.emulateMedia({ colorScheme });
			await page.setViewportSize({ width, height: 900 });
			expect(await axeViolations(page, { include: ['.dlg'] }), `${colorScheme} at ${width}`).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
});
