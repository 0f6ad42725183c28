/** Where an installation asks for a second person, authors cannot publish alone what they wrote. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { article } from '../../../data/tables/article';
import { pending_change } from '../../../data/tables/desk/pending-change';

let site: TestFront;
let admin: Visitor;
let editor: Visitor;
let desk: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	editor = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	author_id = ((await desk.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	expect(await admin.ask('PATCH', 'settings', { second_person: true })).toMatchObject({ status: 200 });
});
afterAll(() => site.stop());

let count = 0;
async function draft(by: Visitor) {
	count += 1;
	const made = await by.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: `Two see it ${count}`,
		html: '<p>Two see it.</p>',
		links: { authors: [author_id] },
	});
	return made.data as unknown as { id: number; version: number };
}
const take = (by: Visitor, action: string, id: number, version: number, more: Record<string, unknown> = {}) =>
	by.ask('POST', `article/${id}/${action}`, { version, ...more });
const alone = { status: 409, data: { reason: 'state', field: 'second_person' } };
const later = { at: Math.floor(Date.now() / 1000) + 86_400, zone: 'Europe/Madrid' };

test('who wrote its last words neither publishes nor plans it; somebody else does', async () => {
	const { id, version } = await draft(editor);
	expect((await editor.ask('GET', `article/${id}`)).data.checks).toEqual(['second_person']);
	expect((await desk.ask('GET', `article/${id}`)).data.checks).toEqual([]);
	expect(await take(editor, 'publish', id, version)).toMatchObject(alone);
	expect(await take(editor, 'schedule', id, version, later)).toMatchObject(alone);
	const saved = await desk.ask('PATCH', `article/${id}`, { version, standfirst: 'The desk looked.' });
	const at = saved.data.version as number;
	expect(await take(desk, 'publish', id, at)).toMatchObject(alone);
	expect(await take(editor, 'publish', id, at)).toMatchObject({ status: 200 });
});

test('what is planned is given other words only by somebody who did not write them', async () => {
	const { id, version } = await draft(editor);
	const planned = await take(desk, 'schedule', id, version, later);
	const at = planned.data.version as number;
	const late = await editor.ask('PATCH', `article/${id}`, { version: at, standfirst: 'Late.' });
	const seen = late.data.version as number;
	expect(await take(editor, 'update', id, seen)).toMatchObject(alone);
	const row = () => site.db.write((tx) => tx.select().from(article).where(eq(article.id, id)));
	expect(await row()).toMatchObject([{ standfirst: '', status: 'scheduled' }]);
	expect(await take(desk, 'update', id, seen)).toMatchObject({ status: 200 });
	expect(await row()).toMatchObject([{ standfirst: 'Late.', status: 'scheduled' }]);
});

/** A published article of two people. */
async function published() {
	const { id, version } = await draft(editor);
	const shown = await take(desk, 'publish', id, version);
	return { id, version: shown.data.version as number };
}
const asRead = async (id: number, by = editor) =>
	(await by.ask('GET', `article/${id}`)).data as {
		version: number;
		content: { title: string; standfirst: string; corrections: { text: string }[] };
		pending: { id: number; is_own: boolean; by: string; fields: string[] } | null;
		asks_second: boolean;
	};
const propose = async (by: Visitor, id: number, version: number, more: object) =>
	(await by.ask('POST', `article/${id}/propose`, { version, ...more })).data.pending as number;

test('readers are given no words by one person alone, whichever way; where an article is found is no word', async () => {
	const { id, version } = await published();
	const change = (more: object) => editor.ask('PATCH', `article/${id}`, { version, ...more });
	expect(await change({ standfirst: 'Alone.', extent: 'minor' })).toMatchObject(alone);
	expect(await change({ extent: 'correction', correction: 'It was wrong.' })).toMatchObject(alone);
	expect(await take(editor, 'restore', id, version, { number: 1, extent: 'minor' })).toMatchObject({ status: 200 });
	expect((await asRead(id)).version).toBe(version);
	const placed = await change({ type: 'product', is_headline: true, extent: 'minor' });
	expect(placed).toMatchObject({ status: 200 });
	const at = placed.data.version as number;
	const changed = await propose(editor, id, at, { standfirst: 'Two saw it.', extent: 'update' });
	const accepted = await take(desk, 'accept', id, at, { pending: changed });
	const restored = take(editor, 'restore', id, accepted.data.version as number, { number: 1, extent: 'minor' });
	expect(await restored).toMatchObject(alone);
});

test('a change waits until a second person lets it out: readers have nothing of it, its author is its author', async () => {
	const { id, version } = await published();
	const body = { standfirst: 'It was 180.', extent: 'correction', correction: 'It was 180, not 150.' };
	const pending = await propose(editor, id, version, body);
	expect(await asRead(id)).toMatchObject({ version, asks_second: true, pending: { id: pending, is_own: true } });
	const other = await asRead(id, desk);
	expect(other).toMatchObject({ pending: { is_own: false, by: 'editoren', fields: ['standfirst'] } });
	expect(other.content).toMatchObject({ standfirst: '', corrections: [] });
	const waiting = async (by: Visitor) =>
		((await by.ask('GET', 'article?pending=true')).data.rows as { id: number }[]).map((row) => row.id);
	expect([await waiting(desk), await waiting(editor)]).toEqual([[id], []]);
	const compared = await desk.ask('GET', `article/${id}/compare?from=now&to=pending`);
	expect(compared.data).toMatchObject({
		from: { fields: { standfirst: '' } },
		to: { fields: { standfirst: 'It was 180.' }, number: null },
	});

	expect(await take(editor, 'accept', id, version, { pending })).toMatchObject(alone);
	const accepted = await take(desk, 'accept', id, version, { pending });
	expect(accepted.status).toBe(200);
	const { content, pending: none } = await asRead(id);
	expect(content).toMatchObject({ standfirst: 'It was 180.', corrections: [{ text: 'It was 180, not 150.' }] });
	expect(none).toBeNull();
	const { rows } = (await desk.ask('GET', `article/${id}/history`)).data as { rows: Record<string, unknown>[] };
	expect(rows[0]).toMatchObject({ verb: 'accept', actor: 'editoren', note: 'desken', change_kind: 'correction' });
	const audit = (await admin.ask('GET', `audit?noun=article&row=${id}`)).data.rows as Record<string, unknown>[];
	expect(audit[0]).toMatchObject({ action: 'accept', actor: 'desken' });
	expect(await take(desk, 'accept', id, accepted.data.version as number, { pending })).toMatchObject({ status: 404 });
});

test('the working copy as it was shown waits; what its author writes on stays there when it goes out', async () => {
	const { id, version } = await published();
	const copied = await editor.ask('PATCH', `article/${id}`, { version, standfirst: 'Two saw it.', market: 'Norway' });
	const seen = copied.data.version as number;
	expect(await take(editor, 'update', id, seen, { extent: 'minor' })).toMatchObject(alone);
	const pending = await propose(editor, id, seen, { extent: 'update' });
	const later = await editor.ask('PATCH', `article/${id}`, { version: seen, standfirst: 'One wrote it.' });
	const at = later.data.version as number;
	expect((await asRead(id, desk)).pending?.fields.toSorted()).toEqual(['market', 'standfirst']);
	expect(await take(desk, 'accept', id, at, { pending })).toMatchObject({ status: 200 });
	const row = await site.db.write((tx) => tx.select().from(article).where(eq(article.id, id)));
	expect(row).toMatchObject([{ standfirst: 'Two saw it.', market: 'Norway' }]);
	const now = await asRead(id);
	expect(now).toMatchObject({ content: { standfirst: 'One wrote it.' }, pending: null });
	expect(await take(editor, 'update', id, now.version, { extent: 'minor' })).toMatchObject(alone);
});

test('a change is declined by another and taken back by its author; one waits at a time', async () => {
	const { id, version } = await published();
	const first = await propose(editor, id, version, { standfirst: 'One.', extent: 'minor' });
	expect(await take(desk, 'propose', id, version, { standfirst: 'Two.', extent: 'minor' })).toMatchObject({
		status: 409,
		data: { reason: 'state', field: 'pending_change' },
	});
	const second = await propose(editor, id, version, { standfirst: 'Three.', extent: 'minor' });
	expect(await take(desk, 'accept', id, version, { pending: first })).toMatchObject({ status: 404 });
	const declined = { pending: second, note: 'Who says so?' };
	expect(await desk.ask('POST', `article/${id}/decline`, declined)).toMatchObject({ status: 200 });
	expect((await asRead(id)).pending).toBeNull();
	const third = await propose(desk, id, version, { number: 1, extent: 'update' });
	expect(await desk.ask('POST', `article/${id}/decline`, { pending: third })).toMatchObject({ status: 200 });
	expect((await asRead(id)).version).toBe(version);
	const kept = await site.db.staff.select().from(pending_change).where(eq(pending_change.article_id, id));
	expect(kept.map(({ state, note }) => [state, note])).toEqual([
		['withdrawn', null],
		['declined', 'Who says so?'],
		['withdrawn', null],
	]);
});

test('what somebody has changed meanwhile is not changed back by a change that waited', async () => {
	const { id, version } = await published();
	const pending = await propose(editor, id, version, { title: 'As proposed', extent: 'minor' });
	const moved = await desk.ask('PATCH', `article/${id}`, { version, is_headline: true, extent: 'minor' });
	const at = moved.data.version as number;
	await site.db.write((tx) =>
		tx
			.update(article)
			.set({ title: 'Another', version: at + 1 })
			.where(eq(article.id, id)),
	);
	expect(await take(desk, 'accept', id, at + 1, { pending })).toMatchObject({
		status: 409,
		data: { reason: 'state', field: 'changed_since' },
	});
	await site.db.write((tx) =>
		tx
			.update(article)
			.set({ title: `Two see it ${count}`, version: at })
			.where(eq(article.id, id)),
	);
	expect(await take(desk, 'accept', id, at, { pending })).toMatchObject({ status: 200 });
	expect((await asRead(id)).content.title).toBe('As proposed');
});

test('a change that waits passes the checklist when it goes out, and an erasure finds its words', async () => {
	const { id, version } = await published();
	const mute = { html: '<p>Ardent Fole.</p><figure><img src="/media/none.jpg" alt=""></figure>', extent: 'update' };
	const pending = await propose(editor, id, version, mute);
	expect(await take(desk, 'accept', id, version, { pending })).toMatchObject({ status: 409, data: { field: 'alt' } });
	const erased = { version, reason: 'His wish.', passage: 'Ardent Fole' };
	expect(await admin.ask('POST', `article/${id}/erase`, erased)).toMatchObject({ status: 200 });
	const [kept] = await site.db.staff.select().from(pending_change).where(eq(pending_change.id, pending));
	expect(JSON.stringify(kept?.fields)).not.toContain('Fole');
});

test('without the setting one person may do both', async () => {
	expect(await admin.ask('PATCH', 'settings', { second_person: false })).toMatchObject({ status: 200 });
	const { id, version } = await draft(editor);
	expect(await take(editor, 'publish', id, version)).toMatchObject({ status: 200 });
});

test('a revision comes back into the working copy of whoever may write, and to readers by whoever may publish', async () => {
	const reporter = await signedIn(site, [{ role: 'reporter', edition: 'en' }], author_id);
	const { id, version } = await draft(reporter);
	const saved = await reporter.ask('PATCH', `article/${id}`, { version, standfirst: 'More.' });
	const shown = await take(desk, 'publish', id, saved.data.version as number);
	const at = shown.data.version as number;
	expect(await take(reporter, 'restore', id, at, { number: 1, extent: 'minor' })).toMatchObject({ status: 403 });
	const copied = await take(reporter, 'restore', id, at, { number: 1 });
	const seen = copied.data.version as number;
	expect(await take(reporter, 'update', id, seen, { extent: 'minor' })).toMatchObject({ status: 403 });
	expect(await site.db.write((tx) => tx.select().from(article).where(eq(article.id, id)))).toMatchObject([
		{ standfirst: 'More.' },
	]);
	expect(await take(desk, 'update', id, seen, { extent: 'minor' })).toMatchObject({ status: 200 });
	expect(await site.db.write((tx) => tx.select().from(article).where(eq(article.id, id)))).toMatchObject([
		{ standfirst: '' },
	]);
});
