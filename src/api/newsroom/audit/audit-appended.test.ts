/** Rows of the audit are added: the database refuses everything else, and an erasure takes words alone. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

const ask = async <Row extends Record<string, unknown>>(text: string) =>
	(await site.db.write((tx) => tx.execute<Row>(sql.raw(text)))).rows;
/** What a statement is refused with; undefined where it is taken. */
const refusalOf = (...texts: string[]) =>
	site.db
		.write(async (tx) => {
			for (const text of texts) await tx.execute(sql.raw(text));
		})
		.then(
			() => undefined,
			(error: Error) => (error.cause as Error | undefined)?.message ?? error.message,
		);
const kept = 'Rows of the audit are added, and neither changed nor removed.';

describe('the product’s own role', () => {
	const erasure = (action: string, row: string) =>
		`insert into audit (noun, row_id, action, actor, actor_kind) values ('article', '${row}', '${action}', 'x', 'operator')`;

	test.each([
		['a row', `delete from audit where noun = 'demo'`],
		['every row', 'delete from audit'],
		['the table', 'truncate audit'],
	])('takes away neither %s', async (_what, text) => {
		const before = await ask('select count(*) as n from audit');
		expect(await refusalOf(text)).toBe(kept);
		expect(await ask('select count(*) as n from audit')).toEqual(before);
	});

	test.each(['actor', 'actor_kind', 'account_id', 'action', 'noun', 'row_id', 'created_at', 'detail'])(
		'changes no %s',
		async (column) => {
			const other = `update audit set ${column} = ${
				{ account_id: '7', created_at: '1', detail: `'{"a": 1}'`, actor_kind: `'clock'` }[column] ?? `'other'`
			} where id = (select max(id) from audit)`;
			expect(await refusalOf(other)).toBe(kept);
			// An erasure in the same transaction lets words go, and nothing else.
			await refusalOf(erasure('write', '77'));
			const withErasure = [
				erasure('erase', '77'),
				`${other.split(' where ')[0]} where row_id = '77' and action = 'write'`,
			];
			expect([column, await refusalOf(...withErasure)]).toEqual([column, column === 'detail' ? undefined : kept]);
		},
	);

	test('takes no words out of rows after or beside an erasure', async () => {
		await refusalOf(erasure('write', '78'));
		await refusalOf(erasure('erase', '78'));
		const clear = (row: string) => `update audit set detail = '{"a": 2}' where row_id = '${row}' and action = 'write'`;
		expect(await refusalOf(clear('78'))).toBe(kept);
		await refusalOf(erasure('write', '79'));
		expect(await refusalOf(erasure('erase', '78'), clear('79'))).toBe(kept);
	});
});

test('an erasure leaves who, what and when of every row, and a row of its own', async () => {
	const desk = await signedIn(site, [{ role: 'desk', edition: 'en' }]);
	const made = await desk.ask('POST', 'article', { edition: 'en', type: 'company', title: 'A kiln of Quackenbush' });
	const { id, version } = made.data as unknown as { id: number; version: number };
	// An entry about a change, in the form of earlier releases.
	await ask(`insert into audit (actor, action, noun, row_id, detail, created_at)
		values ('desk', 'change', 'article', '${id}', '{"changes": {"title": {"from": "Quackenbush", "to": "Kiln"}}}', 5)`);
	const rows = () =>
		ask<{ detail: object }>(`select id, actor, actor_kind, account_id, action, row_id, created_at, detail from audit
			where noun = 'article' and row_id = '${id}' order by id`);
	const without = (list: { detail: object }[]) => list.map(({ detail: _words, ...row }) => row);
	const before = await rows();
	expect(JSON.stringify(before)).toContain('Quackenbush');
	const passage = await admin.ask('POST', `article/${id}/erase`, {
		version,
		reason: 'A court.',
		passage: 'Quackenbush',
	});
	expect(passage.status).toBe(200);
	const after = await rows();
	expect(JSON.stringify(after)).not.toContain('Quackenbush');
	expect(without(after).slice(0, before.length)).toEqual(without(before));
	expect(after.slice(before.length)).toMatchObject([
		{ action: 'erase_passage', actor: 'admin', actor_kind: 'staff', detail: { note: 'A court.' } },
	]);
	const whole = { version: passage.data.version, reason: 'A court, again.' };
	expect((await admin.ask('POST', `article/${id}/erase`, whole)).status).toBe(200);
	const last = await rows();
	expect(without(last).slice(0, after.length)).toEqual(without(after));
	expect(last.slice(0, -1).map(({ detail }) => detail)).toEqual(after.map(() => ({})));
	expect(last.at(-1)).toMatchObject({ action: 'erase', actor: 'admin', detail: { note: 'A court, again.' } });
});

describe('an export of the audit', () => {
	const exports = async () =>
		(await admin.ask('GET', 'audit?noun=audit')).data.rows as { account_id: number; detail: object }[];

	test('leaves a row that says who took what', async () => {
		const desk = await signedIn(site, [{ role: 'desk' }]);
		const account = ((await desk.ask('GET', 'session')).data as { account: { id: number } }).account.id;
		const { status, data } = await desk.ask('POST', 'audit/export', { noun: 'article', actor: 'desk' });
		expect(status).toBe(200);
		const n = (data.rows as object[]).length;
		expect(n).toBeGreaterThan(0);
		expect(await exports()).toMatchObject([
			{ account_id: account, action: 'export', detail: { noun: 'article', actor: 'desk', rows: n } },
		]);
	});

	test('tells the same as the list does, and goes on where it ends', async () => {
		const desk = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
		const listed = (await desk.ask('GET', 'audit?noun=redirect')).data;
		const taken = (await desk.ask('POST', 'audit/export', { noun: 'redirect' })).data;
		expect((taken.rows as object[]).slice(0, (listed.rows as object[]).length)).toEqual(listed.rows);
		const [newest] = (await admin.ask('GET', 'audit?limit=1')).data.rows as { id: number }[];
		const rest = await admin.ask('POST', 'audit/export', { after: String(newest?.id) });
		expect((rest.data.rows as { id: number }[]).every(({ id }) => id < (newest?.id ?? 0))).toBe(true);
	});

	test('is for nobody who does not read the audit, and asks an administrator for a proof', async () => {
		const before = await exports();
		const editor = await signedIn(site, [{ role: 'editor' }]);
		expect(await editor.ask('POST', 'audit/export', {})).toMatchObject({ status: 403 });
		const late = await signedIn(site, [{ role: 'admin' }]);
		await ask(`update session set proved_at = 1 where account_id = (select max(id) from account)`);
		expect(await late.ask('POST', 'audit/export', {})).toMatchObject({ status: 403, data: { reason: 'unproved' } });
		expect(await exports()).toEqual(before);
	});

	test('is what takes many rows: a page of the list holds two hundred', async () => {
		const { rows } = (await admin.ask('GET', 'audit?limit=1000')).data as { rows: object[] };
		expect(rows.length).toBeLessThanOrEqual(200);
	});
});
