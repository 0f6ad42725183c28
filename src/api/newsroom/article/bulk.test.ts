import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { bulk_change } from '../../../data/tables/desk/bulk-change';
import { type Role, roles } from '../../../shared/staff';
import type { BulkRow } from './article-bulk-calls';

let site: TestFront;
const people = {} as Record<Role, Visitor>;
let author_id = 0;
let other_author = 0;
const tags: Record<string, number[]> = {};
beforeAll(async () => {
	site = await openTestFront();
	const admin = await signedIn(site, [{ role: 'admin' }]);
	const ids = async (path: string) =>
		((await admin.ask('GET', path)).data.rows as { id: number }[]).map(({ id }) => id);
	[author_id = 0, other_author = 0] = await ids('author?limit=2');
	for (const edition of ['en', 'es']) tags[edition] = await ids(`tag?edition=${edition}&limit=3`);
	for (const role of roles) people[role] = await signedIn(site, [{ role, edition: 'en' }], author_id);
});
afterAll(() => site.stop());

let count = 0;
interface Seen {
	id: number;
	version: number;
}
async function draft(more: Record<string, unknown> = {}, by = people.desk): Promise<Seen> {
	count += 1;
	const made = await by.ask('POST', 'article', {
		edition: 'en',
		type: 'regulation',
		title: `Many at once, number ${count}`,
		html: '<p>A committee met, and set a day.</p>',
		links: { authors: [author_id] },
		...more,
	});
	expect(made).toMatchObject({ status: 201 });
	return made.data as unknown as Seen;
}
const get = async ({ id }: Seen) => (await people.admin.ask('GET', `article/${id}`)).data;
const seen = async (one: Seen): Promise<Seen> => ({ id: one.id, version: (await get(one)).version as number });
const bulk = (by: Visitor, articles: Seen[], act: string, more: object = {}) =>
	by.ask('POST', 'article/bulk', { articles, act, ...more });
const preview = async (by: Visitor, articles: Seen[], act: string, more: object = {}) =>
	(await by.ask('POST', 'article/bulk/preview', { articles, act, ...more })).data.rows as unknown as BulkRow[];
const undo = (by: Visitor, id: unknown) => by.ask('POST', `article/bulk/${id}/undo`, {});

test('what is promised is what happens, and nothing happens before', async () => {
	const [fit, unsigned] = [await draft(), await draft({ links: { authors: [] } }, people.admin)];
	const promised = await preview(people.desk, [unsigned, fit], 'publish');
	expect(promised).toMatchObject([
		{ id: fit.id, becomes: 'changed', before: { status: 'draft' }, after: { status: 'published' } },
		{ id: unsigned.id, becomes: 'refused', reason: 'state', field: 'authors', after: null },
	]);
	expect(await get(fit)).toMatchObject({ status: 'draft', version: fit.version });
	const history = await people.desk.ask('GET', `revision?noun=article&row=${fit.id}`);
	expect(history.data.rows).toHaveLength(1);
	expect(await bulk(people.desk, [unsigned, fit], 'publish')).toMatchObject({
		status: 409,
		data: { reason: 'state', field: 'authors' },
	});
	expect(await get(fit)).toMatchObject({ status: 'draft' });
	expect(await bulk(people.desk, [fit], 'publish')).toMatchObject({ status: 200, data: { n: 1 } });
	const { content } = await get(fit);
	const path = `/news/${(content as { seo_url: string }).seo_url}`;
	expect((await fetch(site.url + path)).status).toBe(200);
});

test('tags, authors and section change for many, and stand again when it is taken back', async () => {
	const articles = [await draft(), await draft({ type: 'company' })];
	const [tag = 0] = tags.en ?? [];
	const acts = [
		['add_tags', { ids: [tag] }, { links: { tags: [{ id: tag }] } }],
		['add_authors', { ids: [other_author] }, { links: { authors: [{ id: author_id }, { id: other_author }] } }],
		['section', { type: 'product' }, { content: { type: 'product' } }],
	] as const;
	const before = await Promise.all(articles.map(get));
	for (const [act, more, after] of acts) {
		const now = await Promise.all(articles.map(seen));
		const done = await bulk(people.desk, now, act, more);
		expect([act, done.status, done.data.n]).toEqual([act, 200, 2]);
		for (const one of articles) expect(await get(one)).toMatchObject(after);
		expect(await undo(people.desk, done.data.id)).toMatchObject({ status: 200, data: { n: 2, kept: [] } });
		for (const [n, one] of articles.entries()) {
			const { content, links } = before[n] as Record<string, object>;
			expect(await get(one)).toMatchObject({ content, links });
		}
		expect((await undo(people.desk, done.data.id)).status).toBe(409);
	}
	const section = await preview(people.desk, await Promise.all(articles.map(seen)), 'section', { type: 'company' });
	expect(section.map(({ becomes }) => becomes)).toEqual(['changed', 'same']);
});

test('what went on its way comes back, but not what somebody has touched since', async () => {
	const articles = [await draft(), await draft(), await draft()];
	const sent = await bulk(people.reporter, articles, 'submit');
	expect(sent.status).toBe(200);
	const [first, second, third] = (await Promise.all(articles.map(seen))) as [Seen, Seen, Seen];
	await people.editor.ask('PATCH', `article/${third.id}`, { version: third.version, standfirst: 'Other words.' });
	expect(await undo(people.reporter, sent.data.id)).toMatchObject({ data: { n: 2, kept: [third.id] } });
	for (const one of [first, second]) expect(await get(one)).toMatchObject({ status: 'draft' });
	expect(await get(third)).toMatchObject({ status: 'review', content: { standfirst: 'Other words.' } });
});

test('withdrawn articles come back before readers; a reason is asked for', async () => {
	const made = [await draft(), await draft()];
	await bulk(people.desk, made, 'publish');
	const articles = await Promise.all(made.map(seen));
	expect(await bulk(people.desk, articles, 'withdraw')).toMatchObject({ status: 400, data: { field: 'note' } });
	const gone = await bulk(people.desk, articles, 'withdraw', { note: 'The source took it back.' });
	const slug = ((await get(made[0] as Seen)).content as { seo_url: string }).seo_url;
	expect((await fetch(`${site.url}/news/${slug}`)).status).toBe(410);
	expect(await undo(people.desk, gone.data.id)).toMatchObject({ status: 200, data: { n: 2 } });
	expect((await fetch(`${site.url}/news/${slug}`)).status).toBe(200);
});

test('nobody does to many what they may not do to one, nor takes back what others did', async () => {
	const mine = await draft();
	const foreign = await draft({ links: { authors: [other_author] } }, people.admin);
	for (const act of ['publish', 'withdraw', 'return'])
		expect(await bulk(people.reporter, [mine], act, { note: 'x' }), act).toMatchObject({ status: 403 });
	expect((await bulk(people.reporter, [mine, foreign], 'section', { type: 'ai' })).status).toBe(404);
	expect(await get(mine)).toMatchObject({ content: { type: 'regulation' } });
	// What is not theirs to see is answered as if it were not there.
	expect(await preview(people.reporter, [foreign], 'submit')).toMatchObject([
		{ title: '', becomes: 'refused', reason: 'not_found' },
	]);
	for (const role of ['advertising', 'data'] as const)
		for (const path of ['article/bulk', 'article/bulk/preview'])
			expect((await people[role].ask('POST', path, { articles: [mine], act: 'submit' })).status).toBe(403);
	const done = await bulk(people.desk, [mine], 'section', { type: 'ai' });
	expect((await undo(people.editor, done.data.id)).status).toBe(404);
	expect((await undo(people.admin, done.data.id)).status).toBe(404);
	await site.db.write((tx) => tx.update(bulk_change).set({ created_at: 1 }));
	expect((await undo(people.desk, done.data.id)).status).toBe(409);
});

test('a tag of another edition is none of this one, and what readers have is signed', async () => {
	const one = await draft();
	const [foreign = 0] = tags.es ?? [];
	expect(await preview(people.desk, [one], 'add_tags', { ids: [foreign] })).toMatchObject([
		{ becomes: 'refused', reason: 'invalid', field: 'tags' },
	]);
	await bulk(people.desk, [one], 'publish');
	expect(await preview(people.desk, [await seen(one)], 'remove_authors', { ids: [author_id] })).toMatchObject([
		{ becomes: 'refused', reason: 'state', field: 'authors' },
	]);
	expect(await preview(people.desk, [one], 'section', { type: 'ai' })).toMatchObject([{ reason: 'conflict' }]);
});
