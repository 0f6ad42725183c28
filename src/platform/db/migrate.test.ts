import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { migrate } from './migrate';
import { MIGRATING, writeInTurn } from './write-in-turn';

describe('a start on a database whose migrations have run', () => {
	let place: TestDatabase;
	beforeAll(async () => {
		place = await openEmptyDatabase();
	});
	afterAll(() => place.close());

	const own = async (text: string) => (await place.db.write((tx) => tx.execute(sql.raw(text)))).rows;
	const canRead = (name: string) =>
		place.db.read.execute(sql.raw(`select from ${name}`)).then(
			() => true,
			() => false,
		);

	test('grants what was not granted, and takes back what should not be', async () => {
		await own('revoke all on license, article from brume_reader');
		await own('grant select on subscription to brume_reader');
		await own('grant insert on adv to brume_reader');
		expect([await canRead('license'), await canRead('subscription')]).toEqual([false, true]);
		expect(await migrate(place.db)).toBe(0);
		expect([await canRead('license'), await canRead('article'), await canRead('subscription')]).toEqual([
			true,
			true,
			false,
		]);
		expect(await own(`select has_table_privilege('brume_reader', 'adv', 'insert') as may_write`)).toEqual([
			{ may_write: false },
		]);
	});

	test('gives back a policy that was altered, dropped or switched off, and takes one away that should not be', async () => {
		const policies = () =>
			own(`select tablename::text, policyname::text, qual, relrowsecurity from pg_policies
				join pg_class on relname = tablename and relnamespace = 'public'::regnamespace order by 1, 2`);
		const before = await policies();
		await own(`alter policy visible on article using (true)`);
		await own('drop policy visible on issue');
		await own('alter table book disable row level security');
		await own('create policy more on wall_message for select using (true)');
		await own('create policy more on tag for select using (false)');
		expect(await policies()).not.toEqual(before);
		expect(await migrate(place.db)).toBe(0);
		expect(await policies()).toEqual(before);
		const answer = () => own('select reads_as_staff() as yes');
		await own('create or replace function reads_as_staff() returns boolean language sql immutable return true');
		expect(await answer()).toEqual([{ yes: true }]);
		expect(await migrate(place.db)).toBe(0);
		expect(await answer()).toEqual([{ yes: false }]);
	});

	test('grants staff columns, and takes back those that are secret', async () => {
		const may = (column: string) =>
			own(`select has_column_privilege('brume_newsroom', 'letter', '${column}', 'select') as yes`);
		await own('revoke all on letter from brume_newsroom');
		await own('grant select (id, token_hash) on letter to brume_newsroom');
		expect(await migrate(place.db)).toBe(0);
		expect([await may('state'), await may('token_hash')]).toEqual([[{ yes: true }], [{ yes: false }]]);
	});

	test('writes nothing where all is well', async () => {
		const written = () =>
			own(`select xmin::text, relname::text from pg_class where relnamespace = 'public'::regnamespace
				union all select xmin::text, polname::text from pg_policy order by 2, 1`);
		const before = await written();
		expect(await migrate(place.db)).toBe(0);
		expect(await written()).toEqual(before);
	});

	test('says in one sentence which table is lost', async () => {
		await own('alter table subscription rename to subscription_lost');
		const sentence =
			'The database has no table subscription, though its migrations have run; restore it from a whole dump.';
		await expect(migrate(place.db)).rejects.toThrow(sentence);
		await own('alter table subscription_lost rename to subscription');
		expect(await migrate(place.db)).toBe(0);
	});

	test('goes on from the migration another node was ended in front of', async () => {
		await own(`delete from migration where name = '0007_data_point_current'`);
		expect(await Promise.all([migrate(place.db), migrate(place.db)])).toContain(1);
		expect(await migrate(place.db)).toBe(0);
	});

	test('waits for a node that is at work, however often it looks', async () => {
		const order: string[] = [];
		let finish = () => {};
		const working = new Promise<void>((done) => {
			finish = done;
		});
		const first = writeInTurn(place.db, MIGRATING, async () => {
			order.push('first begins');
			await working;
			order.push('first ends');
		});
		const second = writeInTurn(place.db, MIGRATING, async () => void order.push('second'));
		finish();
		await Promise.all([first, second]);
		expect(order).toEqual(expect.arrayContaining(['first begins', 'first ends', 'second']));
		expect(order.indexOf('first ends')).toBe(order.indexOf('first begins') + 1);
	});
});
