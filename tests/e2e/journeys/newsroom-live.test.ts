import type { Page, Request } from '@playwright/test';
import { expect, test } from 'vitest';
import { draftsOf } from './drafts';
import { isKept } from './kept-records';
import { openNewsroom } from './newsroom';

const site = openNewsroom();
const { draft } = draftsOf(site);
const isLive = (page: Page) => page.locator('.rail__live').waitFor({ state: 'attached' });

test('eight tabs live on one stream: what a colleague changes changes in all of them', async () => {
	const first = await site.signIn('desk');
	const id = await draft(first, 'Seen in eight tabs');
	let streams = 0;
	first.context().on('request', (request) => {
		if (new URL(request.url()).pathname === '/admin/api/live') streams += 1;
	});
	const list = '/admin/article?search=Seen+in+eight';
	await first.goto(list);
	const tabs = [first];
	while (tabs.length < 8) {
		const tab = await first.context().newPage();
		await tab.goto(list);
		tabs.push(tab);
	}
	for (const tab of tabs) {
		await tab.getByRole('link', { name: 'Seen in eight tabs' }).waitFor();
		await isLive(tab);
	}
	expect(streams).toBe(1);
	const other = await site.enter('editor', `/admin/article/${id}`);
	await other.getByRole('button', { name: 'Submit for review', exact: true }).waitFor();
	await other.getByRole('textbox', { name: 'Headline' }).fill('Seen in eight tabs, at once');
	for (const tab of tabs) await tab.getByRole('link', { name: 'Seen in eight tabs, at once' }).waitFor();
	expect(await first.locator('tr.is-changed').count()).toBe(1);
	// When the tab that holds the stream is closed, another one takes it over.
	await first.close();
	await expect.poll(() => streams).toBe(2);
	const [, second] = tabs as [Page, Page];
	await other.getByRole('textbox', { name: 'Headline' }).fill('Seen in eight tabs, or seven');
	await second.getByRole('link', { name: 'Seen in eight tabs, or seven' }).waitFor();
});

test('colleagues see each other at an article; what one saves stands on the other’s screen', async () => {
	const editor = await site.signIn('editor');
	const id = await draft(editor, 'Two at one desk');
	const desk = await site.enter('desk', '/admin/article?search=Two+at+one');
	await isLive(desk);
	await editor.goto(`/admin/article/${id}`);
	await desk.getByText('Marta Oyelaran has it open').waitFor();
	await desk.getByRole('link', { name: 'Two at one desk' }).click();
	const people = (page: Page) => page.getByRole('list', { name: 'Colleagues who have it open' });
	await expect.poll(() => people(desk).textContent()).toContain('Marta Oyelaran has it open');
	await expect.poll(() => people(editor).textContent()).toContain('Tomasz Wierzba has it open');
	await editor.getByLabel('Standfirst').fill('What it means.');
	await expect.poll(() => people(desk).textContent()).toContain('Marta Oyelaran is writing');
	await expect.poll(() => desk.getByLabel('Standfirst').inputValue()).toBe('What it means.');
	await editor.close();
	await expect.poll(() => people(desk).count()).toBe(0);
});

test('what somebody types stands while a colleague saves, and they are told', async () => {
	const desk = await site.enter('desk', '/admin/tag/1');
	await isLive(desk);
	const other = await site.enter('admin', '/admin/tag/1');
	const description = (page: Page) => page.getByLabel('Description');
	await description(desk).fill('Typed here and not saved.');
	await description(other).fill('Saved by a colleague.');
	await other.keyboard.press('ControlOrMeta+s');
	await desk.getByText(/^A colleague has saved this meanwhile/).waitFor();
	expect(await description(desk).inputValue()).toBe('Typed here and not saved.');
	await description(desk).fill('Saved by a colleague.');
	await isKept(desk, 'Saved by a colleague.');
	await desk.reload();
	// What both have typed is no change any more once the page has read what the colleague saved.
	await expect.poll(() => description(desk).inputValue()).toBe('Saved by a colleague.');
	await description(other).fill('And once more.');
	await other.keyboard.press('ControlOrMeta+s');
	await expect.poll(() => description(desk).inputValue()).toBe('And once more.');
});

test('a look at a row that comes late shows nothing older than what was saved here since', async () => {
	const desk = await site.enter('desk', '/admin/tag/2', await site.keyboard({ expects: /status of 409/ }));
	await isLive(desk);
	const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await desk.route(
		'**/admin/api/tag/2',
		async (route) => {
			const response = await route.fetch();
			read();
			await isReleased;
			await route.fulfill({ response });
		},
		{ times: 1 },
	);
	const { request } = await site.enter('admin', '/admin/tag');
	const change = async (description: string) => {
		const { data: row } = (await (await request.get('/admin/api/tag/2')).json()) as { data: { version: number } };
		const data = { version: row.version, description };
		await request.patch('/admin/api/tag/2', { data, headers: { origin: site.url } });
	};
	await change('Saved by a colleague, and read late.');
	await isRead;
	const name = desk.getByLabel('Name');
	await name.fill('Named while that was on its way');
	await desk.keyboard.press('ControlOrMeta+s');
	const heading = desk.locator('#heading');
	await expect.poll(() => heading.textContent()).toBe('Named while that was on its way');
	await heading.evaluate((element) => {
		const seen: string[] = [];
		Object.assign(window, { seen });
		const look = () => seen.push(element.textContent ?? '');
		new MutationObserver(look).observe(element, { subtree: true, characterData: true, childList: true });
	});
	release();
	await change('Saved by a colleague once more.');
	await expect.poll(() => desk.getByLabel('Description').inputValue()).toBe('Saved by a colleague once more.');
	expect(await name.inputValue()).toBe('Named while that was on its way');
	expect(await desk.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test('newer rows wait until somebody asks for them', async () => {
	const page = await site.enter('desk', '/admin/tag?edition=en');
	await isLive(page);
	const other = await site.enter('admin', '/admin/tag');
	const data = { edition: 'en', name: 'Aaa first of all', slug: 'aaa-first-of-all' };
	await other.request.post('/admin/api/tag', { data, headers: { origin: site.url } });
	const fresh = page.getByRole('button', { name: '1 newer row. Show it' });
	await fresh.waitFor();
	expect(await page.getByRole('link', { name: 'Aaa first of all' }).count()).toBe(0);
	await fresh.click();
	await page.getByRole('link', { name: 'Aaa first of all' }).waitFor();
	expect(await fresh.count()).toBe(0);
});

test('whoever signs out leaves nothing in the browser: no text on the page, behind Back, or in its storage', async () => {
	const page = await site.enterByClick('desk', '/admin');
	const unanswered = new Set<Request>();
	page.on('request', (one) => /\/admin\/api\/(?!live)/.test(one.url()) && unanswered.add(one));
	page.on('requestfinished', (one) => unanswered.delete(one));
	page.on('requestfailed', (one) => unanswered.delete(one));
	await page.goto('/admin/article/1');
	const title = (await page.locator('#heading').textContent()) ?? '';
	expect(title).not.toBe('');
	// What is asked for while the session ends would be refused, and said so in the console.
	await page.locator('.editor__text[contenteditable="true"]').waitFor();
	await expect.poll(() => unanswered.size).toBe(0);
	await page.getByRole('button', { name: 'Sign out' }).first().click();
	await page.getByRole('button', { name: 'Tomasz Wierzba' }).waitFor();
	const left = () =>
		page.evaluate(async () => ({
			page: document.body.innerText,
			kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
			databases: (await indexedDB.databases()).map(({ name }) => name),
			caches: await caches.keys(),
		}));
	const isGone = async () => {
		const { page: shown, kept, databases, caches } = await left();
		expect([shown.includes(title), databases, caches]).toEqual([false, [], []]);
		// The rest is a random number of the browser and a preference, neither of which identifies a person.
		expect(kept).not.toMatch(/tomasz|article|token/i);
	};
	await isGone();
	await page.goBack();
	await page.getByRole('button', { name: 'Tomasz Wierzba' }).waitFor();
	await isGone();
});
