/** What an article will be to readers, before they have it. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { storePicture } from '../../../../tests/stored-files';

let site: TestFront;
let desk: Visitor;
let reporter: Visitor;
let advertising: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	reporter = await signedIn(site, [{ role: 'reporter' }]);
	advertising = await signedIn(site, [{ role: 'advertising' }]);
});
afterAll(() => site.stop());

const HEADLINE = 'Nobody but the desk has read this headline';
async function draft(more: Record<string, unknown> = {}) {
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: HEADLINE,
		html: '<p>Words of a draft.</p>',
		...more,
	});
	return made.data as unknown as { id: number; version: number };
}
const preview = (by: Visitor, id: number, more: Record<string, unknown> = {}) =>
	by.ask('POST', `article/${id}/rehearse`, { place: 'article', ...more });
const page = async (path: string) => (await fetch(site.url + path)).text();

test('a draft is shown as the page that readers would have, with what is not saved', async () => {
	const { id } = await draft();
	const saved = await preview(desk, id);
	expect(saved.status).toBe(200);
	expect(saved.data.html).toContain(HEADLINE);
	expect(saved.data.html).toContain('Words of a draft.');
	const typed = await preview(desk, id, { html: '<p>Words that are typed.</p><script>1</script>', title: 'Typed' });
	expect(typed.data.html).toContain('Words that are typed.');
	expect(typed.data.html).not.toContain('Words of a draft.');
	expect(typed.data.html).not.toContain('<script>1');
});

test('it stands on the front page and in its list; without it neither has it', async () => {
	const { id } = await draft({ title: 'A regulation that is rehearsed' });
	for (const [place, path] of [
		['front', '/'],
		['list', '/news/list/regulation'],
	] as const) {
		expect((await preview(desk, id, { place })).data.html, place).toContain('A regulation that is rehearsed');
		expect(await page(path), path).not.toContain('A regulation that is rehearsed');
	}
});

/** What of a page's content is before the first link to an article, and the beginning of it; '' without one. */
const contentBefore = (html: unknown, path: unknown) => {
	const main = String(html).slice(String(html).indexOf('<main'));
	const at = main.indexOf(`href="${path}"`);
	return at < 0 ? '' : main.slice(0, at + 1);
};

test('one of any age stands in its list: on the page on which it will be found', async () => {
	const { rows } = await site.db.write((tx) =>
		tx.execute<{ id: number; kind: string }>(
			`select distinct on (kind, label, type) id, kind from article where edition = 'en' and status = 'published'
				order by kind, label, type, published_at`,
		),
	);
	expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(4);
	for (const { id } of rows) {
		const { data } = await preview(desk, id, { place: 'list', title: 'A row of its list' });
		expect(contentBefore(data.html, data.path), String(id)).not.toBe('');
		expect(data.html, String(id)).toContain('A row of its list');
	}
});

test('one of any age leads the front page, whatever leads now; a brief never does', async () => {
	await site.db.write((tx) => tx.execute("update article set lead_rank = 1 where edition = 'en' and id % 7 = 0"));
	const lead = async (id: number, more: Record<string, unknown> = {}) =>
		(await preview(desk, id, { place: 'lead', title: 'What leads the front page', ...more })).data;
	const { id } = await draft();
	for (const one of [id, 1, 3]) {
		const { html, path } = await lead(one, one === id ? { lead_rank: 99 } : {});
		// No other story comes before it.
		expect(contentBefore(html, path).match(/href="\/news\/[^"]+"/g) ?? [], String(one)).toEqual([]);
		expect(html).toContain('What leads the front page');
	}
	expect(await lead(id, { kind: 'brief' })).toEqual({ never: 'lead' });
	const { rows } = await site.db.write((tx) => tx.execute('select 1 from article where lead_rank < 1'));
	expect(rows).toEqual([]);
});

test('its entry in the feed says what programs that read feeds will show, with pictures that the draft alone uses', async () => {
	const { name } = await storePicture(site, desk);
	const { id } = await draft({
		label: 'opinion',
		standfirst: 'What it says & shows.',
		html: `<p>Words of an entry.</p><figure><img src="/media/${name}" alt="A pier"></figure>`,
	});
	const { data } = await preview(desk, id, { place: 'feed', title: 'An entry <of> the feed', links: { authors: [1] } });
	expect(data.html).toContain(`<a href="${data.path}">Opinion · Marta Oyelaran: An entry &lt;of&gt; the feed</a>`);
	expect(data.html).toMatch(/What it says &amp; shows\.[\s\S]*<p>Words of an entry\.<\/p>/);
	expect(data.html).toContain(`src="/media/${name}`);
	expect(data.html).not.toMatch(/<script|<link/);
	expect((await fetch(`${site.url}/media/${name}`)).status).toBe(404);
	expect(await page('/feed.json')).not.toContain('Words of an entry');
	// What is before readers says there what its feed says.
	const { items } = JSON.parse(await page('/feed.json')) as { items: { url: string; content_html: string }[] };
	const slugs = items.map(({ url }) => url.split('/').at(-1));
	expect(slugs.length).toBeGreaterThan(10);
	for (const [at, slug] of slugs.entries()) {
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ id: number }>(sql`select id from article where edition = 'en' and seo_url = ${slug}`),
		);
		const { html } = (await preview(desk, rows[0]?.id ?? 0, { place: 'feed' })).data;
		expect(html, slug).toContain(items[at]?.content_html.replaceAll(`="${site.url}/`, '="/'));
	}
	const spanish = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
	expect((await preview(spanish, 2, { place: 'feed' })).data.html).toMatch(/^<!doctype html><html lang="es"/);
});

test('it stands in the newsletter of its edition, on the sheet that subscribers get', async () => {
	const { id } = await draft({ title: 'Mailed & read', standfirst: 'What it says below.', label: 'opinion' });
	const { data } = await preview(desk, id, { place: 'newsletter' });
	expect(data.html).toMatch(/^<!doctype html><html lang="en-GB"|^<!doctype html><html lang="en"/);
	expect(data.html).toMatch(
		/<h3 style="[^"]+"><a style="[^"]+" href="http[^"]+">Opinion: Mailed &amp; read<\/a><\/h3>/,
	);
	expect(data.html).toContain('What it says below.');
	expect(data.html).toMatch(/unsubscribe\/preview/);
	// What was paid for is no news, and a brief has no page to lead to.
	const paid = await preview(desk, id, { place: 'newsletter', label: 'partner', partner_name: 'A firm' });
	expect(paid.data).toEqual({ never: 'partner' });
	const old = await desk.ask('GET', 'article/1');
	const known = await preview(desk, 1, { place: 'newsletter' });
	expect(known.data.html).toContain(String((old.data.content as { title: string }).title).slice(0, 20));
	const { rows } = await site.db.write((tx) => tx.execute("select 1 from issue where status = 'draft'"));
	expect(rows).toEqual([]);
});

test('nothing of it is kept: neither version, state, history, audit nor an address', async () => {
	const { id, version } = await draft({ title: 'Rehearsed and never published' });
	const slug = ((await desk.ask('GET', `article/${id}`)).data.content as { seo_url: string }).seo_url;
	const audits = async () =>
		(await site.db.write((tx) => tx.execute<{ n: number }>('select count(*)::int as n from audit'))).rows[0]?.n;
	const before = await audits();
	expect((await preview(desk, id, { standfirst: 'Not kept.' })).status).toBe(200);
	const after = await desk.ask('GET', `article/${id}`);
	expect(after.data).toMatchObject({ version, status: 'draft', content: { standfirst: '' } });
	expect((await fetch(`${site.url}/news/${slug}`)).status).toBe(404);
	expect(await audits()).toBe(before);
	expect((await desk.ask('PATCH', `article/${id}`, { version, standfirst: 'Kept.' })).status).toBe(200);
});

test('the card with which it would be shared is drawn before readers have it', async () => {
	const card = async (id: number, more: Record<string, unknown> = {}) => {
		const answer = await desk.ask('POST', `article/${id}/rehearse/card`, more);
		expect(answer.status).toBe(200);
		return String(answer.data.image);
	};
	const { id } = await draft({ title: 'A card that nobody has shared' });
	const saved = await card(id);
	const [, picture = ''] = /^data:image\/png;base64,(.+)$/.exec(saved) ?? [];
	const { width, height } = await sharp(Buffer.from(picture, 'base64')).metadata();
	expect({ width, height }).toEqual({ width: 1200, height: 630 });
	// Other words are another card, and the drawing is the one that readers are given later.
	expect(await card(id, { title: 'Another headline on the card' })).not.toBe(saved);
	const links = { authors: [1] };
	const { version } = (await desk.ask('PATCH', `article/${id}`, { version: 1, links })).data;
	expect((await desk.ask('POST', `article/${id}/publish`, { version })).status).toBe(200);
	const { seo_url } = (await desk.ask('GET', `article/${id}`)).data.content as { seo_url: string };
	const [address] = /\/social\/en\/[\w-]+\.png/.exec(await page(`/news/${seo_url}`)) ?? [];
	const shared = await fetch(site.url + address);
	expect(Buffer.from(await shared.arrayBuffer()).toString('base64')).toBe(picture);
	expect(await desk.ask('POST', `article/${id}/rehearse/card`, { title: '' })).toMatchObject({ status: 400 });
	const hidden = await draft();
	expect(await reporter.ask('POST', `article/${hidden.id}/rehearse/card`, {})).toMatchObject({ status: 404 });
	expect(await advertising.ask('POST', `article/${hidden.id}/rehearse/card`, {})).toMatchObject({ status: 403 });
});

test('an embargo and a password hold readers back, and not whoever may work on it', async () => {
	const { id, version } = await draft({ title: 'Under embargo until tomorrow' });
	const until = Math.floor(Date.now() / 1000) + 86_400;
	expect((await desk.ask('POST', `article/${id}/embargo`, { version, until, zone: 'Europe/Madrid' })).status).toBe(200);
	expect((await preview(desk, id)).data.html).toContain('Under embargo until tomorrow');
});

test('whoever may not see a draft sees no preview of it, and bad words are named', async () => {
	const { id } = await draft();
	expect(await preview(reporter, id)).toMatchObject({ status: 404 });
	expect(await preview(advertising, id)).toMatchObject({ status: 403 });
	expect(await preview(desk, id, { title: '' })).toMatchObject({ status: 400, data: { field: 'title' } });
	expect(await preview(desk, 999_999)).toMatchObject({ status: 404 });
});
