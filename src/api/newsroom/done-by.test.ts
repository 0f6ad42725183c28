/** An action is attributed by the number of the account: the name, which people can choose, is only shown. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../tests/site';
import { signedIn } from '../../../tests/staff-session';
import type { Visitor } from '../../../tests/staff-visitor';

let site: TestFront;
let admin: Visitor;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
});
afterAll(() => site.stop());

const numberOf = async (by: Visitor) =>
	((await by.ask('GET', 'session')).data as { account: { id: number } }).account.id;
const called = (by: Visitor, name: string) => by.ask('PATCH', 'me', { name });
const editor = async (name: string) => {
	const by = await signedIn(site, [{ role: 'editor', edition: 'en' }]);
	await called(by, name);
	return by;
};

interface Piece {
	id: number;
	version: number;
}
const draft = async (by: Visitor, html = '<p>A kiln stops.</p>') =>
	(
		await by.ask('POST', 'article', {
			edition: 'en',
			type: 'company',
			title: 'A kiln stops',
			html,
			links: { authors: [author_id] },
		})
	).data as unknown as Piece;
const save = async (by: Visitor, { id, version }: Piece, more: object): Promise<Piece> => {
	const { status, data } = await by.ask('PATCH', `article/${id}`, { version, ...more });
	expect(status).toBe(200);
	return { id, version: data.version as unknown as number };
};
const states = async (id: number) =>
	(await admin.ask('GET', `article/${id}/history`)).data.rows as { number: number; account_id: number | null }[];

test('saves of a go are joined with one’s own, and never with those of somebody of that name', async () => {
	const [one, other] = [await editor('Kim Ferrer'), await editor('Kim Ferrer')];
	const [first, second] = [await numberOf(one), await numberOf(other)];
	let piece = await save(one, await draft(one), { standfirst: 'One.', continues: true });
	piece = await save(other, piece, { standfirst: 'Two.', continues: true });
	expect((await states(piece.id)).map((row) => [row.number, row.account_id])).toEqual([
		[3, second],
		[2, first],
		[1, first],
	]);
	// The same person under another name goes on with their own go.
	await called(other, 'Somebody Else');
	piece = await save(other, piece, { standfirst: 'Three.', continues: true });
	expect((await states(piece.id)).map((row) => [row.number, row.account_id])).toEqual([
		[4, second],
		[2, first],
		[1, first],
	]);
});

test('the second person is another account: neither a new name nor the same one makes one', async () => {
	expect(await admin.ask('PATCH', 'settings', { second_person: true })).toMatchObject({ status: 200 });
	const [one, namesake] = [await editor('Kim Ferrer'), await editor('Kim Ferrer')];
	const { id, version } = await draft(one);
	await called(one, 'Nobody Knows');
	const publish = (by: Visitor) => by.ask('POST', `article/${id}/publish`, { version });
	expect(await publish(one)).toMatchObject({ status: 409, data: { reason: 'state', field: 'second_person' } });
	expect(await publish(namesake)).toMatchObject({ status: 200 });
	expect(await admin.ask('PATCH', 'settings', { second_person: false })).toMatchObject({ status: 200 });
});

test('lists, the article and its history say which account it was', async () => {
	const by = await editor('Kim Ferrer');
	const account = await numberOf(by);
	const { id } = await draft(by);
	const changedBy = { changed_by: 'Kim Ferrer', changed_by_kind: 'staff', changed_by_account: account };
	expect((await by.ask('GET', `article/${id}`)).data).toMatchObject(changedBy);
	const { rows } = (await by.ask('GET', 'article?status=draft&search=kiln')).data as { rows: { id: number }[] };
	expect(rows.find((row) => row.id === id)).toMatchObject(changedBy);
	const done = { actor: 'Kim Ferrer', actor_kind: 'staff', account_id: account };
	expect((await by.ask('GET', `revision?noun=article&row=${id}`)).data.rows).toMatchObject([done]);
	expect((await by.ask('GET', `article/${id}/history`)).data.rows).toMatchObject([done]);
	await by.ask('POST', `article/${id}/submit`, { version: 1 });
	expect((await by.ask('GET', `article/${id}`)).data.last_step).toMatchObject(done);
});

test('two people of one name are two in who wrote a text, and one under two names is one', async () => {
	const [one, other] = [await editor('Kim Ferrer'), await editor('Kim Ferrer')];
	const first = '<p>A kiln stops in Lodz.</p>';
	let piece = await save(other, await draft(one, first), { html: `${first}<p>The works council agrees.</p>` });
	await called(other, 'Kim Later');
	piece = await save(other, piece, { html: `${first}<p>The works council agrees.</p><p>So does the bank.</p>` });
	const { people } = (await one.ask('GET', `article/${piece.id}/authorship?of=now`)).data as { people: object[] };
	expect(people).toHaveLength(2);
	expect(people).toMatchObject([
		{ who: 'Kim Later', actor_kind: 'staff', account_id: await numberOf(other), words: 8 },
		{ who: 'Kim Ferrer', actor_kind: 'staff', account_id: await numberOf(one), words: 5 },
	]);
});

test('the audit says whose each row is, is asked by account, and what the account is called now', async () => {
	const by = await signedIn(site, [{ role: 'desk' }]);
	const account = await numberOf(by);
	await called(by, 'Root Admin');
	const { id } = await draft(by);
	await called(by, 'Kim Ferrer');
	const { rows } = (await by.ask('GET', `audit?account=${account}`)).data as { rows: object[] };
	expect(rows).toMatchObject([
		{
			actor: 'Root Admin',
			actor_kind: 'staff',
			account_id: account,
			account_name: 'Kim Ferrer',
			noun: 'article',
			row_id: String(id),
		},
	]);
});

test('who decided about a message of a reader', async () => {
	const desk = await signedIn(site, [{ role: 'desk' }]);
	const { entries } = (await desk.ask('GET', 'wall?edition=en')).data as {
		entries: { messages: { id: number }[] }[];
	};
	const ids = [entries[0]?.messages[0]?.id ?? 0];
	expect(await desk.ask('POST', 'wall/decide', { ids, status: 'refused' })).toMatchObject({ status: 200 });
	const { rows } = await site.db.write((tx) =>
		tx.execute(sql`select decided_by, decided_kind, decided_account_id from wall_message where id = ${ids[0]}::int`),
	);
	expect(rows).toEqual([{ decided_by: 'desk', decided_kind: 'staff', decided_account_id: await numberOf(desk) }]);
});

test('no row says a name alone, and an account stands beside every person', async () => {
	for (const table of ['audit', 'revision']) {
		const { rows } = await site.db.write((tx) =>
			tx.execute(sql`select actor, actor_kind, account_id, token_id from ${sql.identifier(table)}
				where actor_kind is null or (actor_kind = 'staff') <> (account_id is not null)
				or (actor_kind = 'token') <> (token_id is not null)`),
		);
		expect([table, rows]).toEqual([table, []]);
	}
});
