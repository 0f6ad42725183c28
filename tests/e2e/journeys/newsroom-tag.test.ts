import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';
import { arriveAt, download, reach } from './readers';

const site = openNewsroom();
const chips = '.fchip b';

test('a tag from the list to the reader: filtered, edited, held back unsaved, merged, audited', async () => {
	const page = await site.enter('desk', '/admin/tag');
	await page.getByText('Filter', { exact: true }).click();
	await page.getByLabel('Edition').selectOption('English');
	await page.getByRole('button', { name: 'Show' }).click();
	await expect.poll(() => page.locator(chips).allTextContents()).toEqual(['English']);
	await page.getByRole('searchbox').fill('batteries');
	await page.getByRole('searchbox').press('Enter');
	await expect.poll(() => page.locator('tbody .hed').allTextContents()).toEqual(['Batteries']);
	expect(new URL(page.url()).search).toBe('?search=batteries&edition=en');

	await page.getByRole('link', { name: 'Batteries', exact: true }).click();
	await page.getByLabel('Name', { exact: true }).fill('Cells and batteries');
	await page.getByRole('link', { name: 'Tags' }).first().click();
	await page.getByRole('button', { name: 'Stay here' }).click();
	await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Cells and batteries');
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(page, 'Saved 1 change in “Cells and batteries”.');
	const reader = await site.keyboard();
	await reader.goto('/tag/detail/batteries');
	expect(await reader.getByRole('heading', { level: 1 }).textContent()).toContain('Cells and batteries');

	await page.getByRole('button', { name: 'Merge' }).click();
	await page.getByRole('combobox', { name: 'Into which' }).fill('compan');
	await page.getByRole('option', { name: /^Company results/ }).click();
	await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/\d+ articles? will change|No article/);
	await page.getByRole('button', { name: 'Merge into “Company results”' }).click();
	await expectToast(page, /Merged into “Company results”/);
	await reader.goto('/tag/detail/batteries');
	await arriveAt(reader, '/tag/detail/results');

	await page.goto('/admin/audit?noun=tag');
	const firstRow = await page.locator('tbody tr').first().textContent();
	expect(firstRow).toMatch(/Tomasz Wierzba.*merged the tag/);
	const file = await download(page, () => page.getByRole('button', { name: 'Export (CSV)' }).click());
	expect(file.name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
	const lines = file.text.split('\r\n');
	expect(lines[0]).toBe('When,Who,Account,Action,List,Number or address of the row,Row,What');
	expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Tomasz Wierzba,\d+,merged,the tag,\d+,/);
	await expectToast(page, /rows? (?:is|are) in the file/);
});

test('the Spanish edition: a translator changes its tags, and only looks at those of the other', async () => {
	const page = await site.enter('translator', '/admin/tag?search=aduanas');
	await page.getByRole('link', { name: 'Aduanas', exact: true }).click();
	await page.getByLabel('Name', { exact: true }).fill('Aduanas y fronteras');
	await page.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(page, 'Saved 1 change');
	const reader = await site.keyboard();
	await reader.goto('/es/tag/detail/aduanas');
	expect(await reader.getByRole('heading', { level: 1 }).textContent()).toContain('Aduanas y fronteras');
	await page.goto('/admin/tag?search=customs');
	await page.getByRole('link', { name: 'Customs', exact: true }).click();
	await page.getByText(/You may look at this/).waitFor();
	expect(await page.getByRole('button', { name: /Save|Delete|Merge/ }).count()).toBe(0);
});

test('two people change one tag: the other fields go through, and the one that both touched asks', async () => {
	const own = await site.keyboard({ expects: /status of 409/ });
	const first = await site.enter('desk', '/admin/tag?search=coils', own);
	const second = await site.signIn('admin');
	await first.getByRole('link', { name: 'Coils', exact: true }).click();
	await first.locator('#name').waitFor();
	await second.goto(first.url());
	// Without typed changes the row would show at once what the other saves, and there would be no conflict.
	await first.locator('#name').fill('Coils and wicks');
	await first.locator('#description').fill('What warms the liquid.');
	await second.locator('#name').fill('Coils of the others');
	await second.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(second, 'Saved 1 change');
	await first.getByText(/^A colleague has saved this meanwhile/).waitFor();
	expect(await first.locator('#name').inputValue()).toBe('Coils and wicks');
	expect(await first.locator('#description').inputValue()).toBe('What warms the liquid.');
	await first.getByRole('button', { name: 'Save 2 changes' }).click();
	await first.getByRole('button', { name: 'Not saved: 1 field asks you' }).click();
	await expect.poll(() => first.evaluate(() => document.activeElement?.closest('.cf') !== null)).toBe(true);
	expect(await first.locator('.cf .v').allTextContents()).toEqual(['Coils and wicks', 'Coils of the others', 'Coils']);
	await first.getByRole('radio', { name: 'Yours' }).check();
	await first.getByRole('button', { name: 'Keep Yours' }).click();
	await first.getByRole('button', { name: 'Save 1 change' }).click();
	await expectToast(first, 'Saved 1 change');
	await second.reload();
	await expect.poll(() => second.locator('#name').inputValue()).toBe('Coils and wicks');
	expect(await second.locator('#description').inputValue()).toBe('What warms the liquid.');
});

test('by keyboard alone: to a row, changed, saved, taken back', async () => {
	const page = await site.enter('desk', '/admin/tag?search=pouches');
	await page.keyboard.press('j');
	await page.keyboard.press('e');
	const name = page.getByLabel('Name', { exact: true });
	await name.waitFor();
	const before = await name.inputValue();
	await reach(name);
	await page.keyboard.press('Control+a');
	await page.keyboard.type('Pouches of all kinds');
	await page.keyboard.press('Control+s');
	await expectToast(page, 'Saved 1 change');
	await reach(page.getByRole('button', { name: 'Undo' }));
	await page.keyboard.press('Enter');
	await expect.poll(() => name.inputValue()).toBe(before);
});
