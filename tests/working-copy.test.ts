/** The working copy of what readers have: it takes every change, and readers are given it by a named act alone. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ArticleDetail } from '../src/api/newsroom/article/article-calls';
import type { ArticleStates, Comparison } from '../src/api/newsroom/article/article-history-calls';
import { publishDue, withdrawDue } from '../src/commands/article/publish-due';
import { createContext } from '../src/commands/command';
import { article, article_tag } from '../src/data/tables/article';
import { article_draft } from '../src/data/tables/desk/article-draft';
import { revision } from '../src/data/tables/revision';
import { TEXT_SCHEMA } from '../src/shared/text/schema-number';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import type { Visitor } from './staff-visitor';

let site: TestFront;
let desk: Visitor;
let editor: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

const TEXT = '<p>The plant makes 150 litres an hour.</p>\n<p>It stands in Shenzhen.</p>';
let count = 0;

async function drafted(more: object = {}) {
	count += 1;
	const title = `A plant and its working copy ${count}`;
	const links = { authors: [author_id] };
	const made = await desk.ask('POST', 'article', { edition: 'en', type: 'company', title, html: TEXT, links, ...more });
	expect(made.status).toBe(201);
	const { id, version } = made.data as { id: number; version: number };
	return { id, version, path: `/news/${(await read(id)).content.seo_url as string}` };
}
async function published(more: object = {}) {
	const { id, version, path } = await drafted(more);
	return { id, path, version: await done(take('publish', id, version)) };
}

const read = async (id: number, by: Visitor = desk) =>
	(await by.ask('GET', `article/${id}`)).data as unknown as ArticleDetail;
const change = (id: number, version: number, more: object, by: Visitor = desk) =>
	by.ask('PATCH', `article/${id}`, { version, ...more });
const take = (action: string, id: number, version: number, more: object = {}, by: Visitor = desk) =>
	by.ask('POST', `article/${id}/${action}`, { version, ...more });
/** The version that a call answers, which must have done what it was asked to. */
async function done(answer: ReturnType<Visitor['ask']>): Promise<number> {
	const { status, data } = await answer;
	expect({ status, data }).toMatchObject({ status: 200 });
	return data.version as number;
}
/** A page as readers have it; a number and its unit are held together there. */
const reader = async (path: string) => (await (await fetch(site.url + path)).text()).replaceAll('\u00A0', ' ');
const states = async (id: number) => (await desk.ask('GET', `article/${id}/history`)).data as unknown as ArticleStates;
const now = () => Math.floor(Date.now() / 1000);
const copies = (id: number) => site.db.staff.select().from(article_draft).where(eq(article_draft.article_id, id));

async function type(id: number, text: string, by: Visitor = desk): Promise<void> {
	const { number } = (await by.ask('GET', `article/${id}/steps`)).data as { number: number };
	const step = { stepType: 'replace', from: 1, to: 1, slice: { content: [{ type: 'text', text }] } };
	const body = { after: number, schema: TEXT_SCHEMA, client: 'test-client-1', steps: [step] };
	expect((await by.ask('POST', `article/${id}/steps`, body)).data).toMatchObject({ is_taken: true });
}

test('a change of what readers have waits in the working copy, and goes out as an update of its kind', async () => {
	const { id, version, path } = await published();
	const page = await reader(path);
	const first = await done(change(id, version, { html: TEXT.replace('150', '180'), standfirst: 'Faster.' }));
	const second = await done(change(id, first, { links: { authors: [author_id], tags: [] }, title: 'A faster plant' }));
	expect(await reader(path)).toBe(page);
	expect(await read(id)).toMatchObject({
		status: 'published',
		version: second,
		content: { title: 'A faster plant', standfirst: 'Faster.' },
		working_copy: { readers_version: version, fields: expect.arrayContaining(['title', 'standfirst', 'html']) },
	});
	expect(await states(id)).toMatchObject({ readers: version });
	const update = await take('update', id, second, { extent: 'correction', correction: '180 litres, not 150.' });
	expect(update).toMatchObject({ status: 200, data: { is_left: false } });
	const given = await reader(path);
	expect(given).toContain('180 litres an hour');
	expect(given).toContain('180 litres, not 150.');
	expect(given).toContain('A faster plant');
	expect(await read(id)).toMatchObject({ working_copy: null });
	const { rows, readers } = await states(id);
	expect(readers).toBe(update.data.version);
	expect(rows.map(({ verb, change_kind, is_working_copy }) => [verb, change_kind, is_working_copy])).toEqual([
		['update', 'correction', false],
		['change', null, true],
		['change', null, true],
		['publish', 'publication', false],
		['create', null, false],
	]);
});

test('exactly the version that was seen goes out, and what was changed since stays', async () => {
	const { id, version, path } = await published();
	const seen = await done(change(id, version, { standfirst: 'What was seen.' }));
	const later = await done(change(id, seen, { standfirst: 'What came later.', market: 'Norway' }, editor));
	await type(id, 'Typed meanwhile. ', editor);
	const update = await take('update', id, seen, { extent: 'minor' });
	expect(update).toMatchObject({ status: 200, data: { is_left: true } });
	expect(update.data.version).toBeGreaterThan(later);
	const page = await reader(path);
	expect(page).toContain('What was seen.');
	expect(page).not.toContain('What came later.');
	expect(page).not.toContain('Typed meanwhile.');
	const detail = await read(id);
	expect(detail.content).toMatchObject({ standfirst: 'What came later.', market: 'Norway' });
	expect(detail.content.html).toContain('Typed meanwhile.');
	const rest = await take('update', id, detail.version, { extent: 'update' });
	expect(rest).toMatchObject({ status: 200, data: { is_left: false } });
	expect(await reader(path)).toContain('Typed meanwhile.');
	// What readers were given meanwhile is newer than this.
	expect(await take('update', id, seen, { extent: 'minor' })).toMatchObject({
		status: 409,
		data: { reason: 'conflict' },
	});
});

test('a draft goes out as it was seen too', async () => {
	const { id, version, path } = await drafted();
	await done(change(id, version, { standfirst: 'Not seen.' }, editor));
	await done(take('publish', id, version));
	expect(await reader(path)).not.toContain('Not seen.');
	expect(await read(id)).toMatchObject({ status: 'published', content: { standfirst: 'Not seen.' } });
});

test('what is typed is in the working copy, and two who save fields do not overwrite each other', async () => {
	const { id, version, path } = await published();
	await type(id, 'By the desk. ');
	await type(id, 'By the editor. ', editor);
	const page = await reader(path);
	const saved = await done(desk.ask('POST', `article/${id}/fold`, { continues: true }));
	expect(await change(id, version, { title: 'Over the head of others' }, editor)).toMatchObject({ status: 409 });
	expect((await read(id)).content.html).toContain('By the editor. By the desk. The plant');
	expect(await reader(path)).toBe(page);
	const compared = (await desk.ask('GET', `article/${id}/compare?from=${version}&to=${saved}`))
		.data as unknown as Comparison;
	expect(compared.blocks.map(({ is }) => is)).toEqual(['changed', 'same']);
});

test('an autosave takes the place of one of the same go, never of what readers have or somebody else saved', async () => {
	const { id, version } = await published();
	const first = await done(change(id, version, { standfirst: 'a', continues: true }));
	const second = await done(change(id, first, { standfirst: 'ab', continues: true }));
	const other = await done(change(id, second, { standfirst: 'abc', continues: true }, editor));
	const last = await done(change(id, other, { standfirst: 'abcd', continues: true }));
	expect((await states(id)).rows.map(({ number }) => number)).toEqual([last, other, second, version, version - 1]);
});

test('discarding the working copy is one act, and restoring what it answers undoes it', async () => {
	const { id, version } = await published();
	const saved = await done(change(id, version, { standfirst: 'Never meant.' }));
	await type(id, 'Typed. ');
	const dropped = await take('drop', id, saved);
	expect(dropped.status).toBe(200);
	expect(await read(id)).toMatchObject({ working_copy: null, content: { standfirst: '', html: TEXT } });
	const { doc } = (await desk.ask('GET', `article/${id}/steps`)).data as { doc: unknown };
	expect(JSON.stringify(doc)).not.toContain('Typed.');
	const at = dropped.data.version as number;
	await done(take('restore', id, at, { number: dropped.data.dropped }));
	const back = await read(id);
	expect(back.content).toMatchObject({ standfirst: 'Never meant.' });
	expect(back.content.html).toContain('Typed.');
	const empty = await published();
	expect(await take('drop', empty.id, empty.version)).toMatchObject({ status: 409, data: { field: 'working_copy' } });
	expect(await take('update', empty.id, empty.version, { extent: 'minor' })).toMatchObject({
		status: 409,
		data: { field: 'working_copy' },
	});
});

test('a change back to what readers have ends the working copy', async () => {
	const { id, version } = await published();
	const other = await done(change(id, version, { standfirst: 'Other.' }));
	await done(change(id, other, { standfirst: '' }));
	expect(await copies(id)).toEqual([]);
	expect(await read(id)).toMatchObject({ working_copy: null });
});

test('a change that names its kind gives readers what it names, and nothing else of the working copy', async () => {
	const { id, version, path } = await published();
	const copied = await done(change(id, version, { standfirst: 'Not yet.' }));
	await done(change(id, copied, { title: 'Named at once', extent: 'minor' }, editor));
	const page = await reader(path);
	expect(page).toContain('Named at once');
	expect(page).not.toContain('Not yet.');
	expect(await read(id)).toMatchObject({
		content: { title: 'Named at once', standfirst: 'Not yet.' },
		working_copy: { fields: ['standfirst'] },
	});
});

test('a reporter writes the working copy of an own piece, and gives readers nothing; others see nothing of it', async () => {
	const { id, version, path } = await published();
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }], author_id);
	const copied = await done(change(id, version, { standfirst: 'By its reporter.' }, reporter));
	await type(id, 'Typed by its reporter. ', reporter);
	expect(await take('update', id, copied, { extent: 'minor' }, reporter)).toMatchObject({ status: 403 });
	expect(await change(id, copied, { title: 'No', extent: 'minor' }, reporter)).toMatchObject({ status: 403 });
	expect(await reader(path)).not.toContain('By its reporter.');
	const stranger = await signedIn(site, [{ role: 'reporter', edition: 'es' }]);
	for (const what of ['', '/history', `/compare?from=${version}&to=now`]) {
		const { data } = await stranger.ask('GET', `article/${id}${what}`);
		expect(JSON.stringify(data)).not.toContain('its reporter.');
	}
	const hidden = await stranger.ask('GET', `article/${id}/compare?from=${version}&to=${copied}`);
	expect(hidden).toMatchObject({ status: 404, data: { field: 'to' } });
	expect((await stranger.ask('GET', `article/${id}/steps`)).status).toBe(404);
	for (const action of ['update', 'drop'])
		expect((await take(action, id, copied, { extent: 'minor' }, stranger)).status).toBe(403);
});

test('a planned piece goes out at its hour as it was planned; its working copy goes on', async () => {
	const { id, version, path } = await drafted();
	const planned = await done(take('schedule', id, version, { at: now() + 3_600, zone: 'UTC' }));
	const copied = await done(change(id, planned, { standfirst: 'Changed after it was planned.' }));
	const moved = await done(take('schedule', id, copied, { at: now() + 7_200, zone: 'UTC' }));
	expect(await read(id)).toMatchObject({ content: { standfirst: 'Changed after it was planned.' } });
	await publishDue(createContext(site.db, { kind: 'clock' }, now() + 7_300));
	expect(await reader(path)).not.toContain('Changed after it was planned.');
	const detail = await read(id);
	expect(detail).toMatchObject({ status: 'published', working_copy: { fields: ['standfirst'] } });
	expect(detail.version).toBeGreaterThan(moved);
	await done(take('update', id, detail.version, { extent: 'minor' }));
	expect(await reader(path)).toContain('Changed after it was planned.');
});

test('it outlives a withdrawal, by hand and by the clock, and comes back with the piece', async () => {
	const { id, version, path } = await published();
	const copied = await done(change(id, version, { standfirst: 'For the day it comes back.' }));
	const gone = await done(take('withdraw', id, copied, { reason: 'So.' }));
	expect(await read(id)).toMatchObject({ status: 'withdrawn', content: { standfirst: 'For the day it comes back.' } });
	expect((await fetch(site.url + path)).status).toBe(410);
	await done(take('return', id, gone, { note: 'Again.' }));
	const { version: at } = await read(id);
	await done(take('publish', id, at));
	expect(await reader(path)).toContain('For the day it comes back.');
	const again = await done(change(id, (await read(id)).version, { standfirst: 'Once more.' }));
	expect(again).toBeGreaterThan(at);
	await site.db.write((tx) =>
		tx
			.update(article)
			.set({ unpublish_at: now() + 10 })
			.where(eq(article.id, id)),
	);
	await withdrawDue(createContext(site.db, { kind: 'clock' }, now() + 20));
	expect(await read(id)).toMatchObject({ status: 'withdrawn', content: { standfirst: 'Once more.' } });
});

test('tags that are merged, and words that are erased, are so in the working copy too', async () => {
	const tag = async (name: string) =>
		(await desk.ask('POST', 'tag', { edition: 'en', name, slug: name.toLowerCase() })).data as {
			id: number;
			version: string;
		};
	const [from, into] = [await tag('Copyfrom'), await tag('Copyinto')];
	const { id, version, path } = await published();
	const copied = await done(
		change(id, version, { links: { tags: [from.id] }, standfirst: 'Ardent Fole runs it.', html: TEXT }),
	);
	const merging = { into: into.id, version: from.version };
	expect(await desk.ask('POST', `tag/${from.id}/merge`, merging)).toMatchObject({ status: 200 });
	expect((await read(id)).links.tags).toMatchObject([{ id: into.id }]);
	const admin = await signedIn(site, [{ role: 'admin' }]);
	const at = (await read(id)).version;
	expect(at).toBeGreaterThan(copied);
	await done(admin.ask('POST', `article/${id}/erase`, { version: at, reason: 'His wish.', passage: 'Ardent Fole' }));
	const [copy] = await copies(id);
	expect(copy).toBeDefined();
	expect(JSON.stringify(copy)).not.toContain('Fole');
	const { rows } = await site.db.staff.execute(
		sql`select 1 from revision where noun = 'article' and row_id = ${id} and snapshot::text like '%Fole%'`,
	);
	expect(rows).toEqual([]);
	expect(await reader(path)).toContain('Shenzhen');
});

test('an act on several pieces gives readers the tag, and neither of both what the other has', async () => {
	const tag = async (name: string) =>
		((await desk.ask('POST', 'tag', { edition: 'en', name, slug: name.toLowerCase() })).data as { id: number }).id;
	const [own, added] = [await tag('Copyown'), await tag('Copyadded')];
	const { id, version } = await published();
	const copied = await done(change(id, version, { links: { tags: [own] }, standfirst: 'Not yet.' }));
	const act = await desk.ask('POST', 'article/bulk', {
		act: 'add_tags',
		ids: [added],
		articles: [{ id, version: copied }],
	});
	expect(act).toMatchObject({ status: 200 });
	const ofReaders = async () =>
		(await site.db.read.select({ id: article_tag.tag_id }).from(article_tag).where(eq(article_tag.article_id, id))).map(
			(one) => one.id,
		);
	expect(await ofReaders()).toEqual([added]);
	const after = await read(id);
	expect(after).toMatchObject({ content: { standfirst: 'Not yet.' } });
	expect(after.links.tags.map((one) => one.id)).toEqual([own, added]);
	expect((await desk.ask('POST', `article/bulk/${act.data.id}/undo`, {})).status).toBe(200);
	expect(await ofReaders()).toEqual([]);
	expect((await read(id)).links.tags.map((one) => one.id)).toEqual([own]);
});

test('a revision comes back into the working copy, whole and by block', async () => {
	const { id, version, path } = await published();
	const given = await done(change(id, version, { html: TEXT.replace('150', '180'), extent: 'update' }));
	const page = await reader(path);
	await done(take('restore', id, given, { number: version }));
	expect((await read(id)).content.html).toBe(TEXT);
	expect(await reader(path)).toBe(page);
	const other = await published({ html: `${TEXT}<p>Third.</p>` });
	const changed = await done(change(other.id, other.version, { html: TEXT.replace('150', '180'), extent: 'update' }));
	const compared = (await desk.ask('GET', `article/${other.id}/compare?from=${other.version}&to=${changed}`))
		.data as unknown as Comparison;
	const body = { revision: other.version, block: 0, seen: compared.blocks[0]?.place?.seen };
	expect((await desk.ask('POST', `article/${other.id}/restore-block`, body)).status).toBe(200);
	expect((await read(other.id)).content.html).toContain('150 litres');
	expect(await reader(other.path)).toContain('180 litres');
	const third = { ...body, block: 2, seen: null, extent: 'minor' };
	expect(await desk.ask('POST', `article/${other.id}/restore-block`, third)).toMatchObject({
		status: 409,
		data: { field: 'working_copy' },
	});
});

test('a node of the version before writes past it, and nothing of it is lost', async () => {
	const { id, version, path } = await published();
	await done(change(id, version, { standfirst: 'Of the working copy.', market: 'Norway' }));
	await type(id, 'Typed. ');
	const { version: copied } = await read(id);
	// Such a node knows the row alone, and saves it under the next version.
	await site.db.write(async (tx) => {
		await tx.execute(sql`update article set title = 'By an old node', version = ${copied + 1}::int where id = ${id}`);
		const [row] = await tx.select().from(article).where(eq(article.id, id));
		const { id: _id, version: _version, ...snapshot } = row ?? {};
		await tx.insert(revision).values({
			noun: 'article',
			row_id: id,
			number: copied + 1,
			verb: 'change',
			snapshot: { ...snapshot, authors: [author_id], tags: [], topics: [], companies: [] },
			actor: 'Old node',
		});
	});
	const detail = await read(id);
	expect(detail.content).toMatchObject({
		title: 'By an old node',
		standfirst: 'Of the working copy.',
		market: 'Norway',
	});
	const saved = await done(desk.ask('POST', `article/${id}/fold`, {}));
	await done(take('update', id, saved, { extent: 'update' }));
	const page = await reader(path);
	for (const words of ['By an old node', 'Of the working copy.', 'Typed.']) expect(page).toContain(words);
});
