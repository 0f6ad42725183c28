/** Links of a text: to pages of the site, found by words, and to addresses. */
import { expect, test } from 'vitest';
import { openEditorPage } from '../editor-page.fixture';

const { page, open, saved, textbox, nextFrame, begin, pageErrors } = openEditorPage();

const field = () => page().getByRole('combobox', { name: 'address' });
const option = (name: string | RegExp) => page().getByRole('option', { name });
/** Selects the words of a text's only paragraph. */
async function select(words: string): Promise<void> {
	await open(`<p>${words}</p>`);
	await textbox().press('ControlOrMeta+Home');
	await page().keyboard.press('Shift+End');
	await nextFrame();
}
const typed = () => field().inputValue();

test('Ctrl+K looks for the selected words, which stay marked, and Enter links them to what was found', async () => {
	await select('Malm Vape');
	await page().keyboard.press('ControlOrMeta+k');
	await expect.poll(typed).toBe('Malm Vape');
	expect(await page().locator('.editor__held').textContent()).toBe('Malm Vape');
	await option(/Malmö/).waitFor();
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p><a href="/of/malm">Malm Vape</a></p>');
	await expect.poll(() => page().locator('.editor__held').count()).toBe(0);
	expect(await field().count()).toBe(0);
});

test('a page is found by words in any order, and chosen by arrows or by a click', async () => {
	await select('words');
	await page().keyboard.press('ControlOrMeta+k');
	await field().waitFor();
	// The words that were looked for first are selected: typing replaces them.
	await page().keyboard.type('malm');
	await option(/pouches/).waitFor();
	await page().keyboard.press('ArrowDown');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p><a href="/of/sweden-pouches">words</a></p>');
	await select('words');
	await page().keyboard.press('ControlOrMeta+k');
	await field().fill('pouches sweden');
	await option(/pouches/).click();
	await expect.poll(saved).toBe('<p><a href="/of/sweden-pouches">words</a></p>');
});

test('without selected words Ctrl+K is the page’s, and the tool brings the name of what is linked', async () => {
	await begin();
	await page().keyboard.type('See ');
	await page().keyboard.press('ControlOrMeta+k');
	expect(await field().count()).toBe(0);
	await page().getByRole('button', { name: 'link', exact: true }).click();
	await field().fill('malmö');
	await page().getByText('Nothing is found.', { exact: true }).waitFor();
	await field().fill('malm vape');
	await option(/Malmö/).click();
	await page().keyboard.type(' today');
	await expect.poll(saved).toBe('<p>See <a href="/of/malm">Malm Vape</a> today</p>');
	await begin();
	await page().getByRole('button', { name: 'link', exact: true }).click();
	await field().fill('https://site.example/a');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p><a href="https://site.example/a" rel="noopener">https://site.example/a</a></p>');
});

test('Enter before the search has ended takes what it finds, or says that it finds nothing', async () => {
	await select('words');
	await page().keyboard.press('ControlOrMeta+k');
	await field().fill('malm vape');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p><a href="/of/malm">words</a></p>');
	await page().keyboard.press('ControlOrMeta+k');
	await field().fill('no such page');
	await page().keyboard.press('Enter');
	await page().getByRole('alert').getByText('address_wrong').waitFor();
	await page().keyboard.press('Escape');
});

test.each([
	['/news/a', '/news/a'],
	['#sources', '#sources'],
	['mailto:desk@site.example', 'mailto:desk@site.example'],
	['site.example', 'https://site.example'],
	['site.example:8080/a?b=c', 'https://site.example:8080/a?b=c'],
	['HTTPS://SITE.example/a', 'HTTPS://SITE.example/a'],
])('the address %s is taken at once, as %s', async (given, href) => {
	await select('words');
	await page().keyboard.press('ControlOrMeta+k');
	await field().fill(given);
	await page().keyboard.press('Enter');
	const rel = /^https/i.test(href) ? ' rel="noopener"' : '';
	await expect.poll(saved).toBe(`<p><a href="${href}"${rel}>words</a></p>`);
});

test.each([
	'javascript:alert(1)',
	'data:text/html,x',
	'//site.example/a',
	'https://name@site.example/',
	'no such page',
])('%s is no link, and says so', async (given) => {
	await select('words');
	await page().keyboard.press('ControlOrMeta+k');
	await field().fill(given);
	await page().getByText('Nothing is found.', { exact: true }).waitFor();
	await field().press('Enter');
	await page().getByRole('alert').getByText('address_wrong').waitFor();
	expect(await field().getAttribute('aria-invalid')).toBe('true');
	// The next key takes the fault away.
	await page().keyboard.type('x');
	await expect.poll(() => page().getByRole('alert').count()).toBe(0);
	await page().keyboard.press('Escape');
	expect(await page().evaluate(() => window.saved)).toBeUndefined();
});

test('a link shows its address, is led elsewhere and taken away; Escape leaves it', async () => {
	const link = '<p><a href="/news/old">words</a></p>';
	await open(link);
	await textbox().press('ControlOrMeta+Home');
	await nextFrame();
	await page().keyboard.press('ArrowRight');
	await nextFrame();
	await page().keyboard.press('ControlOrMeta+k');
	await expect.poll(typed).toBe('/news/old');
	await page().keyboard.press('Escape');
	await expect.poll(() => field().count()).toBe(0);
	await page().keyboard.press('ControlOrMeta+k');
	await field().fill('/news/new');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p><a href="/news/new">words</a></p>');
	await page().keyboard.press('ControlOrMeta+k');
	await page().getByRole('button', { name: 'remove', exact: true }).click();
	await expect.poll(saved).toBe('<p>words</p>');
});

test('a search that fails says so, and an address is still taken', async () => {
	await select('words');
	await page().keyboard.press('ControlOrMeta+k');
	const failed = page().getByRole('option', { name: 'The search failed. Press Enter to try again.' });
	await field().fill('fails');
	// An Enter before the search has ended: nothing says that there is no such page.
	await page().keyboard.press('Enter');
	await failed.waitFor();
	expect(await page().getByRole('alert').count()).toBe(0);
	await field().fill('taxes');
	await failed.waitFor();
	await page().keyboard.press('Enter');
	await option(/pouches/).waitFor();
	await field().fill('/news/a');
	await page().keyboard.press('Enter');
	await expect.poll(saved).toBe('<p><a href="/news/a">words</a></p>');
	expect(pageErrors).toEqual([]);
});
