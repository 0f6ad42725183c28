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
	await translator.getByRole('link', { name: `Start translation: ${own}` }).click();
	await translator.getByRole('textbox', { name: 'Headline' }).fill('Otro titular');
	await translator.getByRole('button', { name: 'Create draft' }).click();
	await translator.waitForURL(/\/admin\/translation\/\d+\/es$/);
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
		.toEqual(['NewCopy into the textOn the stand, 4,321 people asked.', 'NewTableCopy into the textThree halls']);
	const numbers = source.getByRole('region', { name: /^Numbers that differ/ });
	expect(await numbers.textContent()).toContain('4,321');

	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	await text.click();
	await page.keyboard.press('Control+Home');
	await page.keyboard.type('En el puesto preguntaron 4.321 personas. ');
	await expect.poll(() => numbers.textContent()).not.toContain('4,321');
	const tables = await text.locator('table').count();
	await source.getByRole('button', { name: 'Copy into the text' }).last().click();
	await expect.poll(() => text.locator('table').count()).toBe(tables + 1);

	await source.getByRole('button', { name: 'Current again' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Current again' }).click();
	await expectToast(page, `Current again: “${title}”`);
	await source.getByText('No block has changed.').waitFor();
	// Input typed meanwhile is kept.
	expect(await text.textContent()).toContain('preguntaron 4.321');
});

test('a translation begins with the text of its source, and what is left to translate is counted', async () => {
	const page = await site.enter('translator', '/admin/translation?edition=es&state=missing');
	const words = ['The duty is due on the first of May.', 'Three warehouses have asked for a later day.'];
	const html = `<p>${words[0]} <a href="/calendar">All dates</a>.</p><p>${words[1]}</p><table><tbody><tr><td>Lisbon holds 1,250 pallets</td></tr></tbody></table>`;
	const desk = await site.enter('desk', '/admin');
	const call = (method: string, path: string, body: object) =>
		desk.evaluate(
			async ([method, path, body]) => {
				const headers = { 'content-type': 'application/json' };
				const answer = await fetch(`/admin/api/${path}`, { method, body, headers });
				return ((await answer.json()) as { data: { id: number; version: number } }).data;
			},
			[method, path, JSON.stringify(body)] as const,
		);
	const title = 'Warehouses count their pallets again';
	const made = await call('POST', 'article', {
		edition: 'en',
		type: 'company',
		title,
		html,
		standfirst: 'It is the third count in a year.',
	});
	await call('POST', `article/${made.id}/publish`, { version: made.version });

	await page.reload();
	await page.getByRole('link', { name: title, exact: true }).click();
	await page.getByRole('link', { name: 'Start translation' }).click();
	await page.getByText(`It begins with the text of “${title}”`).waitFor();
	expect(await page.getByRole('combobox', { name: 'Section' }).count()).toBe(0);
	await page.getByRole('textbox', { name: 'Headline' }).fill('Los almacenes vuelven a contar');
	await page.getByRole('button', { name: 'Create draft' }).click();

	const source = page.getByRole('complementary', { name: 'English, the source' });
	await source.getByText('1 of 5 blocks translated').waitFor();
	expect(await source.getByText('Not translated yet').count()).toBe(4);
	await page.getByText('By Tomasz Wierzba').waitFor();
	await page.getByText('Translated by Inés Carrasco').waitFor();
	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	expect(await text.getByRole('link', { name: 'All dates' }).getAttribute('href')).toBe('/es/calendar');
	await page.getByRole('textbox', { name: 'Standfirst' }).fill('Es el tercer recuento en un año.');
	await source.getByText('2 of 5 blocks translated').waitFor();
	// Only what is translated is compared; a number in the notation of the source is another one in this edition.
	const numbers = source.getByRole('region', { name: /^Numbers that differ/ });
	expect(await numbers.textContent()).not.toContain('1,250');
	await text.getByText('Lisbon holds 1,250 pallets').click({ clickCount: 3 });
	await page.keyboard.type('Lisboa guarda 1,250 palés');
	await expect.poll(() => numbers.textContent()).toContain('1,250');
	await text.getByText('Lisboa guarda 1,250 palés').click({ clickCount: 3 });
	await page.keyboard.type('Lisboa guarda 1.250 palés');
	await expect.poll(() => numbers.textContent()).not.toContain('1,250');
	await source.getByText('3 of 5 blocks translated').waitFor();
	await expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);

	// A block that is asked for before the text is there is shown when it is.
	let open = () => {};
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	await page.route(/\/steps$/, async (route) => {
		if (route.request().method() === 'GET') await opened;
		await route.continue();
	});
	await page.getByRole('link', { name: 'All fields' }).click();
	await page.waitForURL(/\/admin\/article\/\d+$/);
	await page.getByRole('button', { name: /2 blocks are not translated yet/ }).click();
	expect(await text.count()).toBe(0);
	open();
	await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(`${words[0]} All dates.`);
	await page.keyboard.type('El impuesto vence el primero de mayo.');
	await page.getByRole('button', { name: /1 block is not translated yet/ }).waitFor();
});
