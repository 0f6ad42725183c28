import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();

test('a translation is asked for, taken by keys, begun, and said to be unwanted', async () => {
	const translator = await site.enter('translator', '/admin');
	const desk = await site.enter('desk', '/admin');
	await desk.getByRole('link', { name: 'Translations' }).click();
	await desk.getByRole('link', { name: /^English to Español/ }).click();
	const column = (name: string) => desk.getByRole('region', { name: new RegExp(`^${name} `) });
	const first = column('Missing').locator('li').first();
	const title = (await first.locator('.hed').textContent()) ?? '';
	expect(title).not.toBe('');
	await first.getByRole('button', { name: `Ask: ${title}` }).click();
	await desk.getByRole('combobox', { name: 'Who' }).selectOption('Inés Carrasco');
	await desk.getByLabel('Due on').fill('2001-05-01');
	await desk.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
	await expectToast(desk, `Asked for: “${title}”`);
	const asked = column('Asked for').locator('li').filter({ hasText: title });
	await expect.poll(() => asked.textContent()).toContain('was due 1 May 2001');
	expect(await asked.textContent()).toContain('Inés Carrasco');

	const missing = column('Missing').locator('li').first();
	const other = (await missing.locator('.hed').textContent()) ?? '';
	await missing.locator('.hed').focus();
	await desk.keyboard.press('n');
	await expectToast(desk, `Not wanted: “${other}”`);
	await desk.getByRole('link', { name: /^Not wanted/ }).click();
	await desk.getByRole('region', { name: 'Not wanted' }).getByRole('link', { name: other, exact: true }).waitFor();

	await translator.goto('/admin/translation?mine=true');
	await translator.getByRole('link', { name: title, exact: true }).waitFor();
	await translator.getByRole('link', { name: 'Everybody’s' }).click();
	const third = translator
		.getByRole('region', { name: /^Missing / })
		.locator('li')
		.first();
	const own = (await third.locator('.hed').textContent()) ?? '';
	await third.locator('.hed').focus();
	await translator.keyboard.press('t');
	await expectToast(translator, `Yours now: “${own}”`);
	// The focus follows the article to its new place in the list.
	await expect.poll(() => translator.evaluate(() => document.activeElement?.textContent)).toBe(own);
	await translator.getByRole('link', { name: `Begin writing: ${own}` }).click();
	await translator.getByRole('textbox', { name: 'Headline' }).fill('Otro titular');
	await translator.getByRole('button', { name: 'Begin the draft' }).click();
	await translator.waitForURL(/\/admin\/article\/\d+$/);
	await translator.goto('/admin/translation?state=in_work&mine=true');
	await translator.getByRole('link', { name: `Source: ${own}` }).waitFor();
	expect(await translator.getByRole('button', { name: /^(Ask|Assign|Not wanted)/ }).count()).toBe(0);
});

test('a stale translation is written beside its source, which shows what has changed', async () => {
	const page = await site.enter('desk', '/admin');
	const api = (method: string, path: string, body?: object) =>
		page.evaluate(
			async ([method, path, body]) => {
				const headers = { 'content-type': 'application/json' };
				const answer = await fetch(`/admin/api/${path}`, { method, ...(body ? { body, headers } : {}) });
				return ((await answer.json()) as { data: Record<string, unknown> }).data;
			},
			[method, path, body && JSON.stringify(body)] as const,
		);
	const { rows } = await api('GET', 'translation?edition=es&state=current&limit=1');
	const [{ source_id, title } = { source_id: 0, title: '' }] = rows as { source_id: number; title: string }[];
	const { version, content } = await api('GET', `article/${source_id}`);
	const { html } = content as { html: string };
	const added = '<p>On the stand, 4,321 people asked.</p><table><tbody><tr><td>Three halls</td></tr></tbody></table>';
	await api('PATCH', `article/${source_id}`, { version, extent: 'update', html: `${html}${added}` });

	await page.goto('/admin/translation?edition=es&state=stale');
	await page.getByRole('link', { name: title, exact: true }).click();
	const source = page.getByRole('complementary', { name: 'English, the source' });
	await source.getByText('2 blocks have changed.').waitFor();
	await source.getByLabel('Changed blocks only').check();
	await expect
		.poll(() => source.locator('ol > li').allTextContents())
		.toEqual(['NewOn the stand, 4,321 people asked.', 'NewTableCopy into the textThree halls']);
	const numbers = source.getByRole('region', { name: /^Numbers that differ/ });
	expect(await numbers.textContent()).toContain('4,321');

	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	await text.click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.type('En el puesto preguntaron 4.321 personas. ');
	await expect.poll(() => numbers.textContent()).not.toContain('4,321');
	const tables = await text.locator('table').count();
	await source.getByRole('button', { name: 'Copy into the text' }).click();
	await expect.poll(() => text.locator('table').count()).toBe(tables + 1);

	await source.getByRole('button', { name: 'Current again' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Current again' }).click();
	await expectToast(page, `Current again: “${title}”`);
	await source.getByText('No block has changed.').waitFor();
	// Input typed meanwhile is kept.
	expect(await text.textContent()).toContain('preguntaron 4.321');
});
