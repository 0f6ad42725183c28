/** The pictures of a draft that somebody outside sees by a link. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { storePicture } from '../../../../tests/stored-files';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
});
afterAll(() => site.stop());

const draft = async (html: string, cover_id: number | null = null) => {
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: 'With pictures',
		html,
		...(cover_id === null ? {} : { cover_id }),
	});
	expect(made).toMatchObject({ status: 201 });
	return Number(made.data.id);
};
const link = async (article_id: number, is_pinned: boolean) => {
	const made = await desk.ask('POST', 'preview_link', { article_id, name: 'Counsel', is_pinned, days: 1 });
	expect(made).toMatchObject({ status: 201 });
	return { id: Number(made.data.id), address: String(made.data.address) };
};
const status = async (address: string) => (await fetch(address)).status;

test.each([false, true])('are shown at the address of the link alone, while it opens; pinned: %s', async (isPinned) => {
	const [inText, cover, elsewhere] = [
		await storePicture(site, desk),
		await storePicture(site, desk),
		await storePicture(site, desk),
	];
	const html = `<figure><img src="/media/${inText.name}" alt="A pier"></figure>
		<p>Words, and <a href="${site.url}/media/${inText.name}">the picture alone</a>.</p>`;
	const id = await draft(html, cover.id);
	const { id: number, address } = await link(id, isPinned);
	const page = await (await fetch(address)).text();
	expect(page).not.toMatch(/\/media\//);
	const own = address.slice(site.url.length);
	for (const { name } of [inText, cover]) {
		expect(page.includes(`"${own}/${name}`), name).toBe(true);
		const given = await fetch(`${address}/${name}?style=cover_1200`);
		expect(given.status).toBe(200);
		expect(given.headers.get('content-type')).toMatch(/^image\//);
		expect(Object.fromEntries(given.headers)).toMatchObject({
			'cache-control': 'private, no-store',
			'referrer-policy': 'no-referrer',
			'x-robots-tag': expect.stringContaining('noindex'),
		});
		expect(given.headers.has('cache-tag')).toBe(false);
		expect(await status(`${site.url}/media/${name}?style=cover_1200`)).toBe(404);
	}
	// Nothing else of the library, and nothing by another token or in another edition.
	expect(await status(`${address}/${elsewhere.name}`)).toBe(404);
	expect(await status(`${address}/../x.jpg`)).toBe(404);
	expect(await status(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}/${inText.name}`)).toBe(404);
	expect(await status(`${address.replace('/preview/', '/es/preview/')}/${inText.name}`)).toBe(404);
	expect(await desk.ask('DELETE', `preview_link/${number}`)).toMatchObject({ status: 200 });
	expect(await status(`${address}/${inText.name}`)).toBe(404);
});

test('a link that is pinned goes on showing a picture which the draft has no more, one that follows does not', async () => {
	const { name } = await storePicture(site, desk);
	const id = await draft(`<p>Words.</p><figure><img src="/media/${name}" alt="A pier"></figure>`);
	const [pinned, following] = [await link(id, true), await link(id, false)];
	const { version } = (await desk.ask('GET', `article/${id}`)).data;
	expect(await desk.ask('PATCH', `article/${id}`, { version, html: '<p>Words.</p>' })).toMatchObject({ status: 200 });
	expect(await status(`${pinned.address}/${name}`)).toBe(200);
	expect(await status(`${following.address}/${name}`)).toBe(404);
});
