/** Two people change one article at once: what goes together is saved, and what is not taken is not lost. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);

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

/** Types at the end of a paragraph. */
const typeInto = async (page: Page, paragraph: string, words: string) => {
	await text(page).getByText(paragraph, { exact: true }).click();
	await page.keyboard.press('End');
	await page.keyboard.type(words);
};

/** Holds the saves of a page. @returns what lets them go on */
async function holdSaves(page: Page): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route('**/admin/api/article/*', async (route) => {
		if (route.request().method() === 'PATCH') await promise;
		await route.continue();
	});
	return resolve;
}

/** Opens an article for two people whose text cannot be shared; both type before the first of them is answered. */
async function two(title: string, paragraphs: readonly string[], typed: readonly [string, string][]) {
	const own = () => site.keyboard({ expects: /status of 409|ERR_FAILED/ });
	const first = await site.signIn('desk', await own());
	const path = await published(first, title, paragraphs.map((one) => `<p>${one}</p>`).join('\n'));
	const second = await site.signIn('admin', await own());
	const release = await holdSaves(first);
	for (const [at, page] of [first, second].entries()) {
		const [paragraph, words] = typed[at] as [string, string];
		await page.route('**/steps*', (route) => route.abort());
		await page.goto(path);
		await typeInto(page, paragraph, words);
	}
	await isSaved(second);
	release();
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
	await isSaved(first);
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
	await first
		.getByRole('dialog')
		.getByRole('button', { name: /^Restore revision/ })
		.click();
	await first.getByRole('link', { name: /Tomasz Wierzba restored/ }).waitFor();
	await first.goto(path);
	await expect.poll(() => text(first).textContent()).toBe('The only paragraph. Mine and nobody else’s.');
});
