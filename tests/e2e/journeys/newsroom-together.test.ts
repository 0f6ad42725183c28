import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { draftsOf } from './drafts';
import { expectWritten, openArticle, openNewsroom, publishUpdate, written } from './newsroom';

const site = openNewsroom();
const { draft, expectStored, headers, publish } = draftsOf(site);
const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
/** Presses a key until the text is as expected: typing with pauses takes several undos. */
const pressUntil = (page: Page, key: string, words: string) =>
	expect
		.poll(async () => {
			const now = await written(page);
			if (now !== words) await page.keyboard.press(key);
			return now;
		})
		.toBe(words);
/** Text before the cursor of each colleague, by name. */
const carets = (page: Page): Promise<Record<string, string>> =>
	text(page).evaluate((element) =>
		Object.fromEntries(
			[...element.querySelectorAll('.caret')].map((caret) => {
				const range = document.createRange();
				range.setStart(element, 0);
				range.setEndBefore(caret);
				const before = range.cloneContents();
				for (const other of before.querySelectorAll('.caret')) other.remove();
				return [caret.textContent, before.textContent];
			}),
		),
	);
const state = (page: Page) => page.locator('.top [role="status"]').textContent();
const isSaved = (page: Page) => expect.poll(() => state(page)).toMatch(/^Saved/);

test('three people write in one paragraph: all of it stands once on every screen, and undo takes back one’s own', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Three in one paragraph');
	const editor = await site.signIn('editor');
	const admin = await site.signIn('admin');
	const pages = [desk, editor, admin];
	for (const page of pages) await openArticle(page, id);
	await text(desk).press('ControlOrMeta+End');
	await text(editor).press('ControlOrMeta+Home');
	await text(admin).press('ControlOrMeta+Home');
	for (let n = 0; n < 'Words'.length; n += 1) await admin.keyboard.press('ArrowRight');
	await Promise.all([
		desk.keyboard.type(' At the end of it.', { delay: 30 }),
		editor.keyboard.type('Before all. ', { delay: 40 }),
		admin.keyboard.type(', and more', { delay: 50 }),
	]);
	for (const page of pages) await expectWritten(page, 'Before all. Words, and more. At the end of it.');
	// The colleagues' cursors are shown in the text, with their names.
	await expect
		.poll(() => carets(desk))
		.toEqual({ 'Marta Oyelaran': 'Before all. ', 'Ruben Achterberg': 'Before all. Words, and more' });
	await expect.poll(async () => (await carets(editor))['Tomasz Wierzba']).toBe(await written(editor));
	await pressUntil(editor, 'ControlOrMeta+z', 'Words, and more. At the end of it.');
	for (const page of pages) await expectWritten(page, 'Words, and more. At the end of it.');
	await pressUntil(editor, 'ControlOrMeta+Shift+z', 'Before all. Words, and more. At the end of it.');
	for (const page of pages) await expectWritten(page, 'Before all. Words, and more. At the end of it.');
	for (const page of pages) await isSaved(page);
	// A version is saved automatically, and changes without a conflict raise no question.
	await expectStored(desk, id).toBe('<p>Before all. Words, and more. At the end of it.</p>');
	for (const page of pages) expect(await page.locator('.cf').count()).toBe(0);
	await desk.reload();
	await expectWritten(desk, 'Before all. Words, and more. At the end of it.');
});

test('what is typed without a line is laid over what others have typed, as soon as there is one', async () => {
	const desk = await site.signIn('desk', await site.keyboard({ expects: /ERR_INTERNET|status of/ }));
	const id = await draft(desk, 'From a train');
	const editor = await site.signIn('editor');
	await openArticle(desk, id);
	await openArticle(editor, id);
	await desk.context().setOffline(true);
	await text(desk).press('ControlOrMeta+End');
	await desk.keyboard.type(' In the tunnel.');
	await expect.poll(() => state(desk)).toMatch(/^Kept on this computer, \d\d:\d\d/);
	await text(editor).press('ControlOrMeta+Home');
	await editor.keyboard.type('Meanwhile: ');
	await isSaved(editor);
	await expectWritten(desk, 'Words. In the tunnel.');
	await desk.context().setOffline(false);
	for (const page of [desk, editor]) await expectWritten(page, 'Meanwhile: Words. In the tunnel.');
	await isSaved(desk);
	expect(await desk.locator('.cf').count()).toBe(0);
});

test.each([
	['on its way', 'Published under the hands'],
	['saving itself', 'Published under its own saving'],
])(
	'what is %s while a colleague publishes goes into the working copy, and readers are not given it',
	async (when, title) => {
		const desk = await site.signIn('desk', await site.keyboard({ expects: /status of 409/ }));
		const id = await draft(desk, title);
		await openArticle(desk, id);
		const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
		await desk.route(
			`**/admin/api/article/${id}/steps`,
			async (route) => {
				await isReleased;
				await route.continue();
			},
			{ times: 1 },
		);
		await text(desk).press('ControlOrMeta+End');
		await desk.keyboard.type(' A second too late.');
		if (when === 'saving itself')
			await desk.locator('.saved--work:not([aria-hidden])', { hasText: 'Saving' }).waitFor();
		const editor = await site.signIn('editor');
		await publish(editor, id);
		release();
		await desk.locator('.top').getByText('Published', { exact: true }).waitFor();
		await expectWritten(desk, 'Words. A second too late.');
		await desk.locator('.top').getByText('Unpublished changes').waitFor();
		await isSaved(desk);
		expect(await desk.getByRole('alert').getByText('Not saved').count()).toBe(0);
		const reader = await site.keyboard();
		await reader.goto(`/news/detail?id=${id}`);
		expect(await reader.locator('main').textContent()).not.toContain('A second too late.');
		await publishUpdate(desk, 'Minor');
		await reader.reload();
		expect(await reader.locator('main').textContent()).toContain('A second too late.');
	},
);

test('what is written over a text in which nobody has typed yet comes to every screen that has it open', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Written over from outside');
	await openArticle(desk, id);
	await expectWritten(desk, 'Words.');
	const editor = await site.signIn('editor');
	const data = { version: 1, html: '<p>Other words.</p>' };
	const answer = await editor.request.patch(`/admin/api/article/${id}`, { data, headers: headers() });
	expect(answer.status()).toBe(200);
	await expectWritten(desk, 'Other words.');
	await text(desk).press('ControlOrMeta+End');
	await desk.keyboard.type(' And more.');
	await expectStored(desk, id).toBe('<p>Other words. And more.</p>');
});

test('headline and points follow what colleagues save, also under whoever writes in them; the same word is asked about', async () => {
	const desk = await site.signIn('desk', await site.keyboard({ expects: /status of 409/ }));
	const id = await draft(desk, 'Oslo counts its shops');
	const editor = await site.signIn('editor', await site.keyboard({ expects: /status of 409/ }));
	const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });
	const points = (page: Page) => page.getByLabel('Key points');
	for (const page of [desk, editor]) await openArticle(page, id);
	await headline(desk).press('Home');
	await desk.keyboard.type('Today ');
	await headline(editor).press('End');
	await editor.keyboard.type(' again');
	await editor.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => headline(desk).inputValue()).toBe('Today Oslo counts its shops again');
	// The cursor has kept its place.
	await desk.keyboard.type('only ');
	await desk.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => headline(editor).inputValue()).toBe('Today only Oslo counts its shops again');
	await points(editor).fill('One\nTwo');
	await editor.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => points(desk).inputValue()).toBe('One\nTwo');
	await points(desk).press('ControlOrMeta+Home');
	await desk.keyboard.type('First ');
	await points(editor).press('ControlOrMeta+End');
	await editor.keyboard.type(' last');
	await editor.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => points(desk).inputValue()).toBe('First One\nTwo last');
	await desk.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => points(editor).inputValue()).toBe('First One\nTwo last');
	await headline(desk).fill('Oslo counts again');
	await headline(editor).fill('Bergen counts');
	await editor.keyboard.press('ControlOrMeta+s');
	await desk.getByText('Not saved: 1 field asks you').waitFor();
	const asked = () => desk.locator('.cf .v').allTextContents();
	const before = 'Today only Oslo counts its shops again';
	expect(await asked()).toEqual(['Oslo counts again', 'Bergen counts', before]);
	// The question is updated when a colleague changes the value again.
	await editor.keyboard.type(' too');
	await editor.keyboard.press('ControlOrMeta+s');
	await expect.poll(asked).toEqual(['Oslo counts again', 'Bergen counts too', before]);
});

test('who leaves at the moment of a key is asked nothing, and the key stands in the article', async () => {
	const desk = await site.signIn('desk');
	const id = await draft(desk, 'Left at once');
	await openArticle(desk, id);
	await text(desk).press('ControlOrMeta+End');
	await desk.keyboard.type(' Typed and left.');
	await desk.locator('.rail').getByRole('link', { name: 'Tags' }).click();
	await desk.locator('#heading', { hasText: 'Tags' }).waitFor();
	expect(await desk.getByRole('dialog').count()).toBe(0);
	await expectStored(desk, id).toBe('<p>Words. Typed and left.</p>');
	// The saved text is offered for recovery neither on the first screen nor over the text.
	await desk.goto('/admin');
	await desk.locator('#heading').waitFor();
	expect(await desk.getByText('Typed at this computer').count()).toBe(0);
	await openArticle(desk, id);
	await expectWritten(desk, 'Words. Typed and left.');
	expect(await desk.getByText('never saved').count()).toBe(0);
});

test('the slug of a draft follows its headline on every screen, until somebody types another one', async () => {
	const desk = await site.signIn('desk', await site.keyboard({ expects: /status of 409/ }));
	const id = await draft(desk, 'Kortrijk asks', undefined, { seo_url: undefined });
	const editor = await site.signIn('editor', await site.keyboard({ expects: /status of 409/ }));
	for (const page of [desk, editor]) await openArticle(page, id);
	const slug = (page: Page) => page.getByLabel('URL slug');
	const help = (page: Page) => page.getByText(/^Follows the headline until/);
	await help(desk).waitFor();
	await desk.getByLabel('Headline', { exact: true }).fill('Kortrijk bans disposables');
	for (const page of [desk, editor]) await expect.poll(() => slug(page).inputValue()).toBe('kortrijk-bans-disposables');
	await editor.getByLabel('Headline', { exact: true }).fill('Kortrijk bans all disposables');
	for (const page of [desk, editor])
		await expect.poll(() => slug(page).inputValue()).toBe('kortrijk-bans-all-disposables');

	// A slug that is typed while the headline is being saved, and while a colleague changes it, is the one that stays.
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	const { promise: isHeld, resolve: held } = Promise.withResolvers<void>();
	await desk.route(`**/admin/api/article/${id}`, async (route) => {
		if (route.request().method() === 'PATCH') {
			held();
			await isReleased;
		}
		await route.continue();
	});
	await desk.getByLabel('Headline', { exact: true }).fill('Kortrijk bans all disposables in May');
	await isHeld;
	await slug(desk).fill('kortrijk');
	release();
	await isSaved(desk);
	for (const page of [desk, editor]) {
		await expect.poll(() => slug(page).inputValue()).toBe('kortrijk');
		await expect.poll(() => help(page).count()).toBe(0);
	}
	await editor.getByLabel('Headline', { exact: true }).fill('Kortrijk waits until June');
	await isSaved(editor);
	await expect.poll(() => desk.getByLabel('Headline', { exact: true }).inputValue()).toBe('Kortrijk waits until June');
	for (const page of [desk, editor]) {
		expect(await slug(page).inputValue()).toBe('kortrijk');
		expect(await page.locator('.cf').count()).toBe(0);
	}
});
