import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../tests/site';
import { signedIn } from '../../../tests/staff-session';
import type { Visitor } from '../../../tests/staff-visitor';
import { roles } from '../../shared/staff';
import type { WallQueue } from './wall-calls';

let site: TestFront;
let desk: Visitor;
let spain: Visitor;
let event = 0;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
	spain = await signedIn(site, [{ role: 'editor', edition: 'es' }]);
	const found = await site.db.write((tx) =>
		tx.execute<{ id: number }>(sql`select e.id from event_edition e join subject s on s.event_edition_id = e.id
			join subject_module m on m.subject_id = s.id where s.slug = 'iecie' and m.kind = 'visitor_wall' limit 1`),
	);
	event =
		found.rows[0]?.id ??
		(
			await site.db.write((tx) =>
				tx.execute<{ id: number }>(
					sql`select event_edition_id as id from wall_message where status = 'approved' limit 1`,
				),
			)
		).rows[0]?.id ??
		0;
});
afterAll(() => site.stop());

/** Messages that wait, and none beside. @returns their numbers */
async function waiting(rows: readonly { text: string; sender?: string; edition?: string }[]): Promise<number[]> {
	const { rows: made } = await site.db.write(async (tx) => {
		await tx.execute(sql`delete from wall_message where status = 'waiting' or decided_at is not null`);
		return tx.execute<{ id: number }>(sql`
			insert into wall_message (event_edition_id, edition, name, text, sender, created_at)
			select ${event}::int, coalesce(r.edition, 'en'), 'Ana', r.text, r.sender, 1795000000 + r.n from
				jsonb_to_recordset(${JSON.stringify(rows.map((row, n) => ({ ...row, n })))}::jsonb)
				as r (text text, sender text, edition text, n int) order by r.n returning id`);
	});
	return made.map(({ id }) => id);
}
const queue = async (query = '', by: Visitor = desk) =>
	(await by.ask('GET', `wall${query}`)).data as unknown as WallQueue;
const shown = async (path: string, words: string) => (await (await fetch(site.url + path)).text()).includes(words);
const decide = (ids: number[], status: string, more: Record<string, unknown> = {}, by: Visitor = desk) =>
	by.ask('POST', 'wall/decide', { ids, status, from: 'waiting', ...more });
const wall = '/topic/iecie/wall';

beforeEach(() => waiting([]));

test('the oldest comes first; what says the same, or comes from one place, is decided together', async () => {
	const ids = await waiting([
		{ text: 'Best price pods!' },
		{ text: 'Is there a shuttle?', sender: 'a' },
		{ text: 'best PRICE pods' },
		{ text: 'And a café?', sender: 'a' },
		{ text: 'Where is hall 9?', sender: 'b' },
	]);
	const { entries, counts } = await queue();
	expect(entries.map(({ why, messages }) => [why, messages.map(({ id }) => ids.indexOf(id))])).toEqual([
		['words', [0, 2]],
		['sender', [1, 3]],
		[null, [4]],
	]);
	expect(counts).toEqual([{ edition: 'en', status: 'waiting', n: 5 }]);
	expect(Object.keys(entries[0]?.messages[0] ?? {})).not.toContain('sender');
});

test('what is approved stands on the wall at once, is taken back, refused with a reason, and all of it told', async () => {
	const [id = 0] = await waiting([{ text: 'The kettle is on at C14', sender: 'z' }]);
	expect(await shown(wall, 'The kettle is on')).toBe(false);
	expect(await decide([id], 'approved')).toMatchObject({ status: 200, data: { decided: 1 } });
	expect(await shown(wall, 'The kettle is on')).toBe(true);
	expect((await queue('?status=approved')).entries[0]?.messages[0]).toMatchObject({ id, status: 'approved' });
	expect(await decide([id], 'waiting', { from: 'approved' })).toMatchObject({ status: 200 });
	expect(await shown(wall, 'The kettle is on')).toBe(false);
	expect((await queue()).entries[0]?.messages[0]).toMatchObject({ id, decided_by: null });
	await decide([id], 'refused', { reason: 'sells' });
	expect((await queue('?status=refused')).entries[0]?.messages[0]).toMatchObject({
		reason: 'sells',
		status: 'refused',
	});
	await decide([id], 'waiting', { from: 'refused' });
	expect(await decide([id], 'refused', { note: 'x'.repeat(201) })).toMatchObject({ status: 400 });
	await decide([id], 'refused', { note: ' Names a neighbour. ' });
	expect((await queue('?status=refused')).entries[0]?.messages[0]).toMatchObject({
		reason: null,
		note: 'Names a neighbour.',
	});
	await decide([id], 'waiting', { from: 'refused' });
	expect((await queue()).entries[0]?.messages[0]).toMatchObject({ reason: null, note: null });
	await decide([id], 'refused');
	const { rows } = (await desk.ask('GET', `audit?noun=wall_message&row=${id}`)).data as unknown as {
		rows: { action: string; detail: { changes: { status: { to: string } } } }[];
	};
	expect(rows.map(({ detail }) => detail.changes.status.to)).toEqual([
		...['refused', 'waiting', 'refused', 'waiting', 'refused', 'waiting', 'approved'],
	]);
	const kept = await site.db.write((tx) => tx.execute(sql`select sender from wall_message where id = ${id}`));
	expect(kept.rows).toEqual([{ sender: null }]);
});

test('a group is decided as one, whole or not at all; the second of two sees who was first', async () => {
	const ids = await waiting([{ text: 'Pods here' }, { text: 'pods here' }, { text: 'Pods HERE' }]);
	expect(await decide([...ids, 999_999_999], 'refused')).toMatchObject({ status: 404 });
	expect((await queue()).counts).toEqual([{ edition: 'en', status: 'waiting', n: 3 }]);
	expect(await decide(ids.slice(0, 1), 'approved')).toMatchObject({ status: 200 });
	expect(await decide(ids, 'refused')).toMatchObject({
		status: 409,
		data: { reason: 'conflict', now: { id: ids[0], status: 'approved', decided_by: 'desk' } },
	});
	expect((await queue()).counts).toContainEqual({ edition: 'en', status: 'waiting', n: 2 });
	expect(await decide(ids.slice(1), 'refused')).toMatchObject({ data: { decided: 2 } });
});

describe('rights', () => {
	test('end at the edition of the role, in what is shown and in what is done', async () => {
		const [english = 0, spanish = 0] = await waiting([{ text: 'Hello' }, { text: 'Hola', edition: 'es' }]);
		expect((await queue('', spain)).entries.flatMap(({ messages }) => messages.map(({ id }) => id))).toEqual([spanish]);
		expect((await queue('?edition=en', spain)).entries).toEqual([]);
		expect((await queue('?edition=es')).entries).toHaveLength(1);
		expect((await decide([english, spanish], 'approved', {}, spain)).status).toBe(404);
		expect((await queue()).entries).toHaveLength(2);
		expect((await decide([spanish], 'approved', {}, spain)).status).toBe(200);
	});

	test.each(roles.filter((role) => !['editor', 'desk', 'admin'].includes(role)))('are none of %s', async (role) => {
		const [id = 0] = await waiting([{ text: 'Hello again' }]);
		const person = await signedIn(site, [{ role, edition: 'en' }]);
		expect((await person.ask('GET', 'wall')).status).toBe(403);
		expect((await decide([id], 'approved', {}, person)).status).toBe(403);
		expect(await shown(wall, 'Hello again')).toBe(false);
	});
});
