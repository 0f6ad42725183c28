/** What readers have changes by a named act alone: every way there says its kind, and passes one gate. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { readArticles } from '../../../commands/article/core/article-state';
import { writeArticles } from '../../../commands/article/core/write-articles';
import { type ImportedArticle, importArticles } from '../../../commands/article/import-article';
import { publishDue, withdrawDue } from '../../../commands/article/publish-due';
import { createContext, runCommand } from '../../../commands/command';
import { article } from '../../../data/tables/article';
import type { ArticleStates } from './article-history-calls';

let site: TestFront;
let admin: Visitor;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

let count = 0;
interface Piece {
	id: number;
	version: number;
	path: string;
}
const WORDS = '<p>The plant makes 150 litres an hour.</p>';

async function drafted(): Promise<Piece> {
	count += 1;
	const made = await desk.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: `A plant and its litres ${count}`,
		html: WORDS,
		links: { authors: [author_id] },
	});
	const { id, version } = made.data as { id: number; version: number };
	const { content } = (await desk.ask('GET', `article/${id}`)).data as { content: { seo_url: string } };
	return { id, version, path: `/news/${content.seo_url}` };
}
async function published(): Promise<Piece> {
	const piece = await drafted();
	const out = await desk.ask('POST', `article/${piece.id}/publish`, { version: piece.version });
	return { ...piece, version: out.data.version as number };
}
const read = async (id: number) =>
	(await desk.ask('GET', `article/${id}`)).data as {
		version: number;
		content: { html: string; title: string; corrections: { at: number; text: string }[] };
		standing: { revised_at: number | null };
	};
const versionOf = async (id: number) => (await read(id)).version;
const change = (id: number, version: number, more: object) => desk.ask('PATCH', `article/${id}`, { version, ...more });
const take = (action: string, id: number, version: number, more: object = {}) =>
	desk.ask('POST', `article/${id}/${action}`, { version, ...more });
/** A page as readers have it; a number and its unit are held together there. */
const reader = async (path: string) => (await (await fetch(site.url + path)).text()).replaceAll('\u00A0', ' ');
/** What was done, and what that was to readers, the oldest first. */
const kinds = async (id: number) =>
	((await desk.ask('GET', `article/${id}/history`)).data as unknown as ArticleStates).rows
		.map(({ verb, change_kind }) => [verb, change_kind])
		.toReversed();
const now = () => Math.floor(Date.now() / 1000);

test('readers are given a change only where its kind is named, whatever it changes and by whichever call', async () => {
	const { id, version, path } = await published();
	const page = await reader(path);
	let at = version;
	for (const given of [{ title: 'Other words' }, { is_headline: true }, { links: { tags: [] } }, { key_points: ['A'] }])
		at = ((await change(id, at, given)).data.version as number) ?? at;
	expect((await take('restore', id, at, { number: 1 })).status).toBe(200);
	expect(await reader(path)).toBe(page);
	const withoutKind = { status: 400, data: { reason: 'invalid', field: 'extent' } };
	at = await versionOf(id);
	const other = await change(id, at, { title: 'Other words' });
	expect(await take('update', id, other.data.version as number)).toMatchObject(withoutKind);
	expect(await change(id, at, { title: 'Other words', extent: 'large' })).toMatchObject(withoutKind);
	expect(await reader(path)).toBe(page);
});

test('a draft needs no kind, and its saves have none', async () => {
	const { id, version } = await drafted();
	expect((await change(id, version, { standfirst: 'In short.' })).status).toBe(200);
	expect(await kinds(id)).toEqual([
		['create', null],
		['change', null],
	]);
});

test('the history names the kind of every change for readers', async () => {
	const { id, version } = await published();
	const minor = await change(id, version, { standfirst: 'In short.', extent: 'minor' });
	const update = await change(id, minor.data.version as number, { market: 'Norway', extent: 'update' });
	const body = { html: '<p>It makes 180.</p>', extent: 'correction', correction: 'It makes 180 litres, not 150.' };
	const correction = await change(id, update.data.version as number, body);
	const back = await take('restore', id, correction.data.version as number, { number: 1, extent: 'minor' });
	expect((await take('withdraw', id, back.data.version as number, { reason: 'In doubt.' })).status).toBe(200);
	expect(await kinds(id)).toEqual([
		['create', null],
		['publish', 'publication'],
		['change', 'minor'],
		['change', 'update'],
		['change', 'correction'],
		['restore', 'minor'],
		['withdraw', 'withdrawal'],
	]);
	const { rows } = (await admin.ask('GET', `audit?noun=article&row=${id}`)).data as {
		rows: { action: string; detail: { change_kind?: string } }[];
	};
	expect(rows.map(({ detail }) => detail.change_kind).filter((kind) => kind !== undefined)).toEqual([
		'withdrawal',
		'minor',
		'correction',
		'update',
		'minor',
		'publication',
	]);
});

test('clock, import, merge and erasure are kinds of their own', async () => {
	const clock = (at = now()) => createContext(site.db, actors.clock, at);
	const piece = await drafted();
	const hour = now() + 3_600;
	const plan = { at: hour, zone: 'UTC', unpublish_at: hour + 60 };
	expect((await take('schedule', piece.id, piece.version, plan)).status).toBe(200);
	await publishDue(clock(hour + 1));
	await withdrawDue(clock(hour + 61));
	expect((await kinds(piece.id)).slice(-2)).toEqual([
		['publish', 'clock'],
		['withdraw', 'clock'],
	]);

	const made = [];
	for (const slug of ['first-kind', 'second-kind']) {
		const one = await admin.ask('POST', 'tag', { edition: 'en', slug, name: slug });
		expect(one.status).toBe(201);
		made.push(one.data as { id: number; version: string });
	}
	const tagged = await published();
	const [from, into] = made as [(typeof made)[0], (typeof made)[0]];
	await change(tagged.id, tagged.version, { links: { tags: [from.id] }, extent: 'minor' });
	// One that was given up goes along.
	const given_up = await drafted();
	const linked = await change(given_up.id, given_up.version, { links: { tags: [from.id] } });
	expect((await take('discard', given_up.id, linked.data.version as number)).status).toBe(200);
	const merge = { into: into.id, version: from.version };
	expect((await admin.ask('POST', `tag/${from.id}/merge`, merge)).status).toBe(200);
	expect((await kinds(tagged.id)).at(-1)).toEqual(['merge', 'merge']);

	const version = await versionOf(tagged.id);
	const erased = { version, reason: 'A court order.', passage: '150 litres' };
	expect((await admin.ask('POST', `article/${tagged.id}/erase`, erased)).status).toBe(200);
	expect((await kinds(tagged.id)).at(-1)?.[1]).toBe('erasure');

	const brought: ImportedArticle = {
		...{ import_key: 'ghost:example.com:1', translations: [], edition: 'en', status: 'published' },
		...{ seo_url: 'brought-from-elsewhere', type: 'company', title: 'Brought', standfirst: '', html: WORDS },
		...{ is_headline: false, language: null, password_hash: null, cover_id: null, cover_alt: null },
		...{ cover_caption: null, published_at: now() - 60, revised_at: null, author_ids: [author_id], tag_ids: [] },
	};
	const bring = (one: ImportedArticle) =>
		runCommand(createContext(site.db, { kind: 'import', source: 'ghost' }, now()), 'import', (ctx) =>
			importArticles(ctx, [one], { overwrite: false }),
		);
	const [first] = await bring(brought);
	await bring({ ...brought, title: 'Brought again' });
	expect(await kinds(first?.id ?? 0)).toEqual([
		['import', 'import'],
		['import', 'import'],
	]);
});

test('a save that names no kind is a defect that writes nothing', async () => {
	const { id, version } = await published();
	const write = runCommand(createContext(site.db, actors.operator, now()), 'change', async (ctx) => {
		const before = (await readArticles(ctx.read, [id], true)).get(id);
		await writeArticles(ctx, [{ ...(before ? { before } : {}), set: { status: 'withdrawn' } }]);
	});
	await expect(write).rejects.toThrow('no kind is named');
	expect(await read(id)).toMatchObject({ version, status: 'published' });
});

test('a public correction outlives restores, minor changes and updates, and another correction may mend it', async () => {
	const { id, version, path } = await published();
	const body = { html: '<p>It makes 180.</p>', extent: 'correction', correction: 'It makes 180 litres, not 150.' };
	let at = (await change(id, version, body)).data.version as number;
	const stays = async (words: string) => {
		expect(await reader(path)).toContain(words);
		expect(await reader('/about/corrections')).toContain(words);
	};
	await stays('It makes 180 litres, not 150.');
	for (const extent of ['minor', 'update'])
		for (const corrections of [[], [{ at: 1, text: 'Nothing was wrong.' }]])
			expect(await change(id, at, { extent, corrections })).toMatchObject({
				status: 409,
				data: { reason: 'state', field: 'corrections' },
			});
	// What was read is sent back with its correction: that is no change of it.
	const { corrections } = (await read(id)).content;
	const same = await change(id, at, { extent: 'minor', corrections, standfirst: 'In short.' });
	at = same.data.version as number;
	for (const number of [1, 2]) {
		at = (await take('restore', id, at, { number, extent: 'minor' })).data.version as number;
		expect((await read(id)).content).toMatchObject({ html: WORDS, corrections });
	}
	await stays('It makes 180 litres, not 150.');
	const mended = [{ ...corrections[0], text: 'It makes 185 litres.' }];
	const second = { extent: 'correction', correction: 'The earlier correction was wrong.', corrections: mended };
	at = (await change(id, at, second)).data.version as number;
	expect((await read(id)).content.corrections.map(({ text }) => text)).toEqual([
		'It makes 185 litres.',
		'The earlier correction was wrong.',
	]);
	// What was public stays so while it is away, and when it comes back.
	at = (await take('withdraw', id, at, { reason: 'In doubt.' })).data.version as number;
	at = (await take('return', id, at, { note: 'Look again.' })).data.version as number;
	expect((await change(id, at, { corrections: [] })).status).toBe(409);
	at = (await take('restore', id, at, { number: 1 })).data.version as number;
	expect((await take('publish', id, at)).status).toBe(200);
	await stays('The earlier correction was wrong.');
});

test('an erasure takes words out of a correction too', async () => {
	const { id, version } = await published();
	const body = { extent: 'correction', correction: 'Mr Ardent Fole did not say so.', standfirst: 'In short.' };
	const at = (await change(id, version, body)).data.version as number;
	const given = { version: at, reason: 'His wish.', passage: 'Mr Ardent Fole' };
	expect((await admin.ask('POST', `article/${id}/erase`, given)).status).toBe(200);
	expect(JSON.stringify((await read(id)).content.corrections)).not.toContain('Fole');
});

test('what a change brings passes the checklist; what was there before does not stop it', async () => {
	const { id, version } = await published();
	const mute = '<p>See.</p><figure><img src="/media/none.jpg" alt=""></figure>';
	const found = [
		['alt', { html: mute }],
		['html', { html: '' }],
		['authors', { links: { authors: [] } }],
		['reviewer_id', { label: 'ai' }],
		['partner_name', { label: 'partner' }],
	] as const;
	for (const [field, given] of found)
		expect([field, await change(id, version, { ...given, extent: 'update' })]).toMatchObject([
			field,
			{ status: 409, data: { reason: 'state', field } },
		]);
	expect(await versionOf(id)).toBe(version);
	await site.db.write((tx) => tx.update(article).set({ html: mute }).where(eq(article.id, id)));
	expect((await change(id, version, { title: 'A comma, mended', extent: 'minor' })).status).toBe(200);
	// A restore is a change as any other.
	const stopped = await drafted();
	let at = (await change(stopped.id, stopped.version, { html: mute })).data.version as number;
	at = (await change(stopped.id, at, { html: WORDS })).data.version as number;
	at = (await take('publish', stopped.id, at)).data.version as number;
	expect(await take('restore', stopped.id, at, { number: 2, extent: 'minor' })).toMatchObject({
		status: 409,
		data: { reason: 'state', field: 'alt' },
	});
});

test('an update that changes nothing is none: no version, no day of change', async () => {
	const { id, version } = await published();
	const { content } = await read(id);
	const same = await change(id, version, { title: content.title, html: content.html, extent: 'update' });
	expect(same.data.version).toBe(version);
	expect((await read(id)).standing.revised_at).toBeNull();
});

test('section and tags of many at once are a minor change, and say so', async () => {
	const { id, version } = await published();
	const many = { act: 'section', type: 'product', articles: [{ id, version }] };
	expect((await desk.ask('POST', 'article/bulk', many)).status).toBe(200);
	expect((await kinds(id)).at(-1)).toEqual(['change', 'minor']);
});

test('the publication date is corrected by name: readers and lists follow it, and nothing else changes', async () => {
	const [older, newer] = [await published(), await published()];
	await change(newer.id, newer.version, { standfirst: 'Only the writers have this.' });
	const { version, standing } = await read(newer.id);
	const day = Date.UTC(2025, 4, 12, 9) / 1000;
	const refused = async (more: object) => (await take('redate', newer.id, version, more)).data;
	expect(await refused({ published_at: now() + 600, reason: 'Late.' })).toMatchObject({ field: 'published_at' });
	expect(await refused({ published_at: day, reason: ' ' })).toMatchObject({ field: 'reason' });
	const done = await take('redate', newer.id, version, { published_at: day, reason: 'It went out in May.' });
	expect(done.status).toBe(200);

	const page = await reader(newer.path);
	expect(page).toContain('dateTime="2025-05-12T09:00:00.000Z"');
	expect(page).not.toContain('Only the writers have this.');
	const list = await reader('/news/list/company');
	expect(list).toContain(older.path);
	expect(list).not.toContain(newer.path);
	const after = await read(newer.id);
	expect(after.standing).toMatchObject({ published_at: day, revised_at: standing.revised_at });
	expect(after).toMatchObject({ content: { standfirst: 'Only the writers have this.' }, working_copy: {} });
	const { rows } = (await desk.ask('GET', `article/${newer.id}/history`)).data as unknown as ArticleStates;
	expect(rows.find(({ verb }) => verb === 'redate')).toMatchObject({
		change_kind: 'minor',
		note: 'It went out in May.',
	});
	const draft = await drafted();
	expect(await take('redate', draft.id, draft.version, { published_at: day, reason: 'Why.' })).toMatchObject({
		status: 409,
		data: { field: 'status' },
	});
});

test('a date before the end of its embargo is none that an article had', async () => {
	const { id, version } = await published();
	const until = now() - 3_600;
	await site.db.write((tx) => tx.update(article).set({ embargo_until: until }).where(eq(article.id, id)));
	expect(await take('redate', id, version, { published_at: until - 1, reason: 'Why.' })).toMatchObject({
		status: 400,
		data: { field: 'published_at' },
	});
	expect((await take('redate', id, version, { published_at: until, reason: 'Why.' })).status).toBe(200);
});
