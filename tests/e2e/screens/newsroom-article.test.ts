import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { ArticleDetail } from '../../../src/api/newsroom/article/article-calls';
import { isFull } from '../../full';
import { limit } from '../../pace';
import { ContrastChecker } from '../contrast-checker';
import { expectToast, expectWritten, openNewsroom, publishUpdate } from '../journeys/newsroom';
import { expectFocus, reach } from '../journeys/readers';
import { failuresOf, newSchemes } from './newsroom-failures';

const site = openNewsroom();
const text = (page: Page) => page.locator('.editor__text');
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isSaved = (page: Page) => expect.poll(() => page.locator('.top [role="status"]').textContent()).toMatch(/^Saved/);

/** Makes a draft by a call, as the desk. @returns its address */
async function draft(page: Page, more: Record<string, unknown> = {}): Promise<string> {
	const data = { edition: 'en', type: 'regulation', title: 'A draft for the desk', html: '<p>Words.</p>', ...more };
	const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
	const made = (await answer.json()) as { data: { id: number } };
	return `/admin/article/${made.data.id}`;
}

/** A draft with two states that differ in every kind of block. @returns its address */
async function historied(page: Page): Promise<string> {
	const kinds = (word: string) =>
		`<h2>A heading ${word}</h2><p>Words of a paragraph, ${word}.</p><p>The same.</p><ul><li>One</li><li>${word}</li></ul>
		<table><tbody><tr><td>Italy</td><td>${word}</td></tr></tbody></table><blockquote><p>So ${word} it is.</p></blockquote>`;
	const address = await draft(page, { html: kinds('before') });
	const data = { version: 1, html: `${kinds('after')}<p>A new one.</p>`, standfirst: 'Another standfirst.' };
	await page.request.patch(address.replace('/admin/', '/admin/api/'), { data, headers: { origin: site.url } });
	return address;
}

const DIALOGS = ['Publish', 'Schedule', 'Embargo', 'Discard'] as const;

test.each(isFull ? [1440, 390] : [1440])(
	'the articles’ screens at %d px: axe clean in light and dark, nothing sideways',
	async (width) => {
		const page = await site.keyboard({ viewport: { width, height: 900 }, expects: /status of 409/ });
		await ContrastChecker.prepare(page);
		await site.enter('desk', '/admin/article?edition=en&author=1', page);
		const schemes = newSchemes();
		const failures: Record<string, string[]> = {};
		const look = async (name: string) => {
			const found = await failuresOf(page, width, schemes);
			if (found.length > 0) failures[name] = found;
		};
		await page.locator('.fadd summary').click();
		await look('the list, its filters open');
		for (const path of ['/admin/article', '/admin/article?search=nothing-has-this', '/admin/article/new']) {
			await page.goto(path);
			await page.locator('#heading').waitFor();
			await look(path);
		}
		const unfit = await draft(page, { html: '', label: 'ai' });
		for (const path of ['/admin/article/1', unfit]) {
			await page.goto(path);
			await text(page).waitFor();
			await page.locator('.fold').evaluateAll((folds) => {
				for (const fold of folds) (fold as HTMLDetailsElement).open = true;
			});
			await look(path);
		}
		const lookOver = async (name: string) => {
			await page.getByRole('dialog').waitFor();
			await look(name);
			await page.keyboard.press('Escape');
			await page.getByRole('dialog').waitFor({ state: 'detached' });
		};
		const tags = page.getByRole('combobox', { name: 'Add: Tags' });
		await tags.fill('batteries!');
		await page.getByRole('option', { name: 'Create tag “batteries!”' }).waitFor();
		await look('a tag that does not exist');
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').waitFor();
		await look('a new tag');
		await page.getByRole('dialog').getByRole('button', { name: 'Create and add' }).click();
		await page.getByRole('button', { name: 'Add “Batteries” instead' }).waitFor();
		await lookOver('a new tag whose address is taken');
		await tags.fill('');
		for (const name of DIALOGS) {
			await step(page, name).click();
			await lookOver(name);
		}
		await page.goto(`${unfit}/history`);
		await page.locator('.revs').waitFor();
		await look('history');
		const address = await historied(page);
		for (const query of ['from=1&to=now', 'from=1&to=now&view=side', 'from=1&to=2&view=who']) {
			await page.goto(`${address}/history?${query}`);
			await page.locator('.cmp').first().waitFor();
			await page.locator('.cmp__same').evaluateAll((folds) => {
				for (const fold of folds) (fold as HTMLDetailsElement).open = true;
			});
			await look(`history ${query}`);
		}
		await page.goto(`${address}/history?from=1&to=2`);
		await page.locator('.cmp__back').first().click();
		await lookOver('a block to be put back');
		await page.goto('/admin/article/1');
		await step(page, 'Withdraw').click();
		await lookOver('Withdraw');
		await page.getByLabel('Standfirst').fill('Other words.');
		await step(page, 'Publish update').click();
		await page.getByRole('dialog').getByText('This differs from what readers have:').waitFor();
		await page.getByRole('dialog').getByText('Correction', { exact: true }).click();
		await lookOver('what a change is to readers');
		await look('a published article with a working copy');
		await step(page, 'Discard changes').click();
		await expectToast(page, 'are discarded');
		await page.goto(unfit);
		await step(page, 'Discard').click();
		await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
		await page.getByText(/^This draft is discarded/).waitFor();
		await look('a draft that is discarded');
		const admin = await site.keyboard({ viewport: { width, height: 900 } });
		await ContrastChecker.prepare(admin);
		await site.enter('admin', unfit, admin);
		await step(admin, 'Erase').click();
		await admin.getByRole('dialog').waitFor();
		const erase = await failuresOf(admin, width, schemes);
		if (erase.length > 0) failures.Erase = erase;
		expect(failures).toEqual({});
	},
	limit(300_000),
);

test.each([1440, 390])(
	'at %d px the link to another edition is large enough to be hit, wherever its line breaks',
	async (width) => {
		const page = await site.keyboard({ viewport: { width, height: 900 } });
		await site.enter('desk', '/admin/article', page);
		await page.locator('.edms a').first().waitFor();
		const sides = await page.locator('.edms a').evaluateAll((links) =>
			links.flatMap((link) => {
				const { width, height } = link.getBoundingClientRect();
				return [width, height];
			}),
		);
		expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
		await page.goto('/admin/article/1');
		if (width === 390) await page.locator('.side__bar').click();
		const other = page.locator('.side dl').filter({ hasText: 'this one' }).locator('dd').last();
		await expect.poll(() => other.innerText()).toBe('Published\nSide by side');
	},
);

test('by keyboard alone: begun, written, tagged, published', async () => {
	const page = await site.enter('desk', '/admin/article');
	await page.keyboard.press('c');
	await reach(page.getByLabel('Headline'));
	await page.keyboard.type('Oslo counts its shops');
	await page.keyboard.press('Enter');
	await text(page).waitFor();
	await reach(page.getByLabel('Standfirst'));
	await page.keyboard.type('There are fewer than it thought.');
	await reach(text(page));
	await page.keyboard.type('A count in Oslo is done.');
	// The tools are one stop: Alt+F10 leads there, the arrows go along them, Escape goes back into the text.
	await page.keyboard.press('Alt+F10');
	await expectFocus(page.getByRole('toolbar').locator('[tabindex="0"]'));
	await page.keyboard.press('Escape');
	await expectFocus(text(page));
	await reach(page.getByRole('combobox', { name: 'Add: Tags' }));
	await page.keyboard.type('retail');
	await page
		.getByRole('option', { name: /^Retail/ })
		.first()
		.waitFor();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Control+s');
	await isSaved(page);
	await reach(step(page, 'Publish'), 'Shift+Tab');
	await page.keyboard.press('Enter');
	await reach(page.getByRole('dialog').getByRole('button', { name: 'Publish' }));
	await page.keyboard.press('Enter');
	await expectToast(page, 'is published');
	const reader = await site.keyboard();
	await reader.goto('/news/oslo-counts-its-shops');
	expect(await reader.locator('main').textContent()).toMatch(/A count in Oslo is done\.[\s\S]*Retail/);
});

test('opened and saved, an article changes no byte of its text', async () => {
	const page = await site.enter('desk', '/admin');
	const stored = async () => {
		const answer = await page.request.get('/admin/api/article/1');
		return ((await answer.json()) as { data: Pick<ArticleDetail, 'version' | 'content' | 'working_copy'> }).data;
	};
	const before = await stored();
	await page.goto('/admin/article/1');
	await text(page).press('ControlOrMeta+End');
	await page.keyboard.type('x');
	await page.keyboard.press('Backspace');
	await step(page, 'Save').click();
	await expect.poll(() => step(page, 'Save').getAttribute('aria-disabled')).toBe('true');
	expect((await stored()).version).toBe(before.version);
	await page.locator('#place').fill('Strasbourg');
	await expect.poll(async () => (await stored()).working_copy?.fields).toEqual(['place']);
	expect(await stored()).toMatchObject({ version: before.version + 1, content: { html: before.content.html } });
});

/** Stops a page's next saves on their way. @returns a promise that one is on its way, and what lets them all go on */
async function holdSaves(page: Page): Promise<{ isSaving: Promise<void>; release(): void }> {
	const { promise: isSaving, resolve: arrived } = Promise.withResolvers<void>();
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route('**/admin/api/article/*', async (route) => {
		if (route.request().method() === 'PATCH') {
			arrived();
			await isReleased;
		}
		await route.continue();
	});
	return { isSaving, release };
}

/** Makes an article that readers have, by calls, as the desk. @returns its address */
async function published(page: Page, title: string): Promise<string> {
	const address = await draft(page, { title, links: { authors: [1] } });
	const answer = await page.request.post(`${address.replace('/admin/', '/admin/api/')}/publish`, {
		data: { version: 1 },
		headers: { origin: site.url },
	});
	expect(answer.status()).toBe(200);
	return address;
}

test('two people change what readers have: all of it stands in the working copy, and one publishes it', async () => {
	// Who saves a field under the other is told so, and saves over it by itself.
	const own = () => site.keyboard({ expects: /status of 409/ });
	const first = await site.enter('desk', '/admin', await own());
	const address = await published(first, 'Two change one article');
	const second = await site.enter('admin', address, await own());
	await first.goto(address);
	await first.locator('#place').fill('Lyon');
	await text(first).press('ControlOrMeta+End');
	await first.keyboard.type(' And other by the first.');
	await second.getByLabel('Standfirst').fill('By the second.');
	await text(second).press('ControlOrMeta+Home');
	await second.keyboard.type('More by the second. ');
	for (const page of [first, second]) {
		await expectWritten(page, 'More by the second. Words. And other by the first.');
		await expect.poll(() => page.locator('#place').inputValue()).toBe('Lyon');
		await expect.poll(() => page.getByLabel('Standfirst').inputValue()).toBe('By the second.');
	}
	const reader = await site.keyboard();
	await reader.goto('/news/two-change-one-article');
	expect(await reader.locator('main').textContent()).not.toContain('second');
	await publishUpdate(first, 'Minor');
	await reader.reload();
	const shown = await reader.locator('main').textContent();
	for (const words of ['More by the second. Words. And other by the first.', 'By the second.', 'Lyon'])
		expect(shown).toContain(words);
	// The other screen knows that nothing waits any more.
	await expect.poll(() => second.getByText('Unpublished changes').count()).toBe(0);
});

test('words that are typed while a draft is being saved are asked about, never replaced by a colleague’s', async () => {
	const own = await site.keyboard({ expects: /status of 409/ });
	const first = await site.enter('desk', '/admin', own);
	const address = await draft(first, { title: 'Typed while it is saved' });
	const second = await site.enter('admin', address);
	await first.goto(address);
	const standfirst = (page: Page) => page.getByLabel('Standfirst');
	const { isSaving, release } = await holdSaves(first);
	await first.locator('#place').fill('Lyon');
	await step(first, 'Save').click();
	await isSaving;
	await standfirst(second).fill('By the second.');
	await step(second, 'Save').click();
	await isSaved(second);
	await standfirst(first).fill('By the first.');
	release();
	await first.getByText('Not saved: 1 field asks you').waitFor();
	expect(await first.locator('.cf .v').allTextContents()).toEqual(['By the first.', 'By the second.', 'empty']);
	await first.getByRole('radio', { name: 'Theirs' }).check();
	await first.getByRole('button', { name: 'Keep Theirs' }).click();
	expect(await standfirst(first).inputValue()).toBe('By the second.');
	await second.reload();
	await expect.poll(() => second.locator('#place').inputValue()).toBe('Lyon');
});

test('in Spanish: who may only look is told who may write, and the palette finds articles', async () => {
	const page = await site.enter('translator', '/admin/me');
	await page.getByRole('radio', { name: 'Español' }).check();
	await page.getByRole('button', { name: 'Save' }).first().click();
	await page.getByRole('link', { name: 'Artículos' }).waitFor();
	await page.keyboard.press('Control+k');
	await page.getByRole('combobox').fill('minimum duty');
	await page.getByRole('option', { name: /^Leaked EU minimum duty/ }).click();
	await page.getByText('Puede consultar este artículo').waitFor();
	expect(await page.getByRole('button', { name: /Guardar|Publicar|Retirar/ }).count()).toBe(0);
	expect(await page.locator('.whose').textContent()).toContain('Retirar');
	await page.locator('.side a[href$="/history"]').click();
	await expect.poll(() => page.locator('h1').textContent()).toBe('Historial');
});
