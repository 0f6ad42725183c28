/** Two people change one article at once: what goes together is saved, and what is not taken is not lost. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Makes an article that readers have, by calls. @returns the path of its screen */
async function published(page: Page, title: string, html: string): Promise<string> {
	const ask = async (path: string, data: object) => {
		const answer = await page.request.post(`/admin/api/${path}`, { data, headers: { origin: site.url } });
		expect(answer.ok()).toBe(true);
		return ((await answer.json()) as { data: { id: number } }).data;
	};
	const { id } = await ask('article', { edition: 'en', type: 'company', title, html, links: { authors: [1] } });
	await ask(`article/${id}/publish`, { version: 1 });
	return `/admin/article/${id}`;
}

const saveMinor = async (page: Page) => {
	await step(page, 'Save').click();
	await page.getByRole('radio', { name: 'Minor' }).check();
	await step(page, 'Save as minor').click();
};

/** Types at the end of a paragraph. */
const typeInto = async (page: Page, paragraph: string, words: string) => {
	await text(page).getByText(paragraph, { exact: true }).click();
	await page.keyboard.press('End');
	await page.keyboard.type(words);
};
/** Opens an article for two people, who both type before the second of them saves. */
async function two(title: string, paragraphs: readonly string[], typed: readonly [string, string][]) {
	const first = await site.enter('desk', '/admin', await site.keyboard({ expects: /status of 409|ERR_FAILED/ }));
	const path = await published(first, title, paragraphs.map((one) => `<p>${one}</p>`).join('\n'));
	await first.goto(path);
	const second = await site.enter('admin', path);
	for (const [at, page] of [first, second].entries()) {
		const [paragraph, words] = typed[at] as [string, string];
		await typeInto(page, paragraph, words);
	}
	await saveMinor(second);
	await expectToast(second, 'Saved 1 change');
	await first.getByText(/^A colleague has saved this meanwhile/).waitFor();
	return { first, second, path };
}

test('paragraphs that only one of two has changed are saved together, and nobody is asked', async () => {
	const { first, second } = await two(
		'Two paragraphs of two',
		['The first paragraph.', 'The second paragraph.'],
		[
			['The first paragraph.', ' By the desk.'],
			['The second paragraph.', ' By the admin.'],
		],
	);
	await saveMinor(first);
	await expectToast(first, 'Saved 1 change');
	const both = 'The first paragraph. By the desk.The second paragraph. By the admin.';
	await expect.poll(() => text(first).textContent()).toBe(both);
	expect(await first.locator('.cf').count()).toBe(0);
	await expect.poll(() => text(second).textContent()).toBe(both);
});

test('words that are not taken stay until they are in the history, where they are found and restored', async () => {
	const { first, path } = await two(
		'One paragraph of two',
		['The only paragraph.'],
		[
			['The only paragraph.', ' Mine and nobody else’s.'],
			['The only paragraph.', ' Theirs.'],
		],
	);
	await saveMinor(first);
	const panel = first.locator('.cf');
	await panel.waitFor();
	expect(await panel.getByRole('heading').textContent()).toContain('Ruben Achterberg saved something else here');
	// Without an answer nothing goes.
	await first.route('**/untaken', (route) => route.abort());
	await panel.getByRole('radio', { name: 'Theirs' }).check();
	await panel.getByRole('button', { name: 'Keep Theirs' }).click();
	await panel
		.getByRole('alert')
		.getByText(/^Your words are not in the history yet/)
		.waitFor();
	expect(await panel.locator('.v').first().textContent()).toContain('Mine and nobody else’s.');
	await first.unroute('**/untaken');
	await panel.getByRole('button', { name: 'Keep Theirs' }).click();
	await panel.waitFor({ state: 'detached' });
	await expect.poll(() => text(first).textContent()).toBe('The only paragraph. Theirs.');
	await first.goto(`${path}/history`);
	const state = first.getByRole('link', { name: /Tomasz Wierzba typed words that were not taken/ });
	await state.click();
	await first.locator('.cmp').getByText('Mine and nobody else’s').first().waitFor();
	await first.getByRole('button', { name: /^Restore revision/ }).click();
	await first.getByRole('dialog').getByRole('radio', { name: 'Minor' }).check();
	await first
		.getByRole('dialog')
		.getByRole('button', { name: /Restore|minor/ })
		.click();
	await first.getByRole('link', { name: /Tomasz Wierzba restored/ }).waitFor();
	await first.goto(path);
	await expect.poll(() => text(first).textContent()).toBe('The only paragraph. Mine and nobody else’s.');
});
