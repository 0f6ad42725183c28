/** What a stranger tries in the newsroom: an input method, addresses. */
import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { expectToast, openNewsroom, publishUpdate } from './newsroom';

const site = openNewsroom();
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Writes as an input method does, by the browser's own protocol: letters become characters when these are chosen. */
async function compose(page: Page, letters: string, characters: string): Promise<void> {
	const protocol = await page.context().newCDPSession(page);
	for (const text of [...letters].map((_, at) => letters.slice(0, at + 1)).concat(characters))
		await protocol.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
	await protocol.send('Input.insertText', { text: characters });
	await protocol.detach();
}

/** An article whole. */
async function stored(page: Page, id: number) {
	const answer = await page.request.get(`/admin/api/article/${id}`);
	return ((await answer.json()) as { data: { version: number; content: Record<string, unknown> } }).data;
}

/** Makes an article that nothing keeps from readers. @returns its number */
async function finished(page: Page, title: string): Promise<number> {
	const data = {
		edition: 'en',
		type: 'regulation',
		title,
		standfirst: 'What it means.',
		html: '<p>Words.</p>',
		seo_url: title.toLowerCase().replaceAll(' ', '-'),
		links: { authors: [1] },
	};
	const answer = await page.request.post('/admin/api/article', { data, headers: { origin: site.url } });
	return ((await answer.json()) as { data: { id: number } }).data.id;
}

test('a Chinese name comes in once by an input method, in headline, text and tag, as readers get it', async () => {
	const page = await site.signIn('desk');
	const id = await finished(page, 'A licence for');
	await page.goto(`/admin/article/${id}`);
	const text = page.getByRole('textbox', { name: 'Text', exact: true });
	await text.waitFor();
	await page.getByRole('textbox', { name: 'Headline' }).press('End');
	await page.keyboard.type(' ');
	await compose(page, 'wuxin', '雾芯');
	await text.press('ControlOrMeta+End');
	await page.keyboard.type(' The firm is "');
	await compose(page, 'shenzhen', '深圳');
	await page.keyboard.type('".');
	await expect
		.poll(async () => (await stored(page, id)).content)
		.toMatchObject({ title: 'A licence for 雾芯', html: '<p>Words. The firm is “深圳”.</p>' });

	await page.goto('/admin/tag/new');
	await page.getByLabel('Edition', { exact: true }).selectOption('English');
	await page.getByLabel('Name', { exact: true }).focus();
	await compose(page, 'dianziyan', '电子烟');
	await page.getByLabel('URL slug', { exact: true }).fill('dianziyan');
	await step(page, 'Save').click();
	await expectToast(page, '电子烟');
	const reader = await site.keyboard();
	await reader.goto('/tag/detail/dianziyan');
	expect(await reader.locator('h1').textContent()).toContain('电子烟');
});

test('the address of a published article changes twice and back: each old one leads to where it stands', async () => {
	const page = await site.signIn('desk');
	const id = await finished(page, 'Three addresses');
	const { version } = await stored(page, id);
	await page.request.post(`/admin/api/article/${id}/publish`, { data: { version }, headers: { origin: site.url } });
	const reader = await site.keyboard({ expects: /status of 404/ });
	const leads = async (slug: string) => {
		const answer = await reader.request.get(`/news/${slug}`);
		return [answer.status(), new URL(answer.url()).pathname];
	};
	for (const [now, olds] of [
		['four-addresses', ['three-addresses']],
		['five-addresses', ['three-addresses', 'four-addresses']],
		['three-addresses', ['four-addresses', 'five-addresses']],
	] as const) {
		await page.goto(`/admin/article/${id}`);
		await page.getByLabel('URL slug', { exact: true }).fill(now);
		await publishUpdate(page, 'Minor');
		for (const slug of [now, ...olds]) expect(await leads(slug)).toEqual([200, `/news/${now}`]);
	}
});
