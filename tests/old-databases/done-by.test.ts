import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
/** As the release before writes a row. */
const asBefore = sql`insert into audit (actor, action, noun, row_id) values ('Kim Ferrer', 'change', 'tag', '1')`;
beforeAll(async () => {
	old = await openOldDatabase('0050_done_by');
	await old.db.write(async (tx) => {
		await tx.execute(sql`insert into account (email, email_key, name, state)
			values ('kim@x.example', 'kim@x.example', 'Kim Ferrer', 'active')`);
		await tx.execute(asBefore);
		await tx.execute(sql`insert into revision (noun, row_id, number, verb, snapshot, actor)
			values ('tag', 1, 1, 'change', '{}', 'Kim Ferrer')`);
	});
	await migrate(old.db);
});
afterAll(() => old?.drop());

const rowsOf = (table: string) =>
	old.db.writeAlone(sql`select actor, actor_kind, account_id, token_id from ${sql.identifier(table)} order by id`);
const unknown = { actor: 'Kim Ferrer', actor_kind: null, account_id: null, token_id: null };

test('rows of the time before keep their name, and no account is made of it', async () => {
	expect(await rowsOf('audit')).toEqual([unknown]);
	expect(await rowsOf('revision')).toEqual([unknown]);
});

test('a release that knows no accounts of rows goes on writing them', async () => {
	await old.db.write((tx) => tx.execute(asBefore));
	expect(await rowsOf('audit')).toEqual([unknown, unknown]);
});
