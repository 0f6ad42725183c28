import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../e2e/server';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
let server: RunningServer;
beforeAll(async () => {
	old = await openOldDatabase('0049_admin_everywhere');
	await old.db.write(async (tx) => {
		for (const name of ['several', 'scoped', 'plain', 'desk'])
			await tx.execute(sql`insert into account (email, email_key, name, state)
				values (${`${name}@brume.example`}, ${`${name}@brume.example`}, ${name}, 'active')`);
		const grant = (name: string, role: string, edition: string | null, section: string | null) =>
			tx.execute(sql`insert into account_role (account_id, role, edition, section)
				select id, ${role}, ${edition}, ${section} from account where name = ${name}`);
		await grant('several', 'admin', 'en', null);
		await grant('several', 'admin', 'es', 'ai');
		await grant('several', 'desk', 'es', null);
		await grant('scoped', 'admin', 'es', null);
		await grant('plain', 'admin', null, null);
		await grant('desk', 'desk', 'es', 'ai');
	});
	server = await startServer({ DATABASE_URL: old.url, DEMO: 'false' });
});
afterAll(async () => {
	await server?.stop();
	await old.drop();
});

test('an administrator of an edition is one of all, as they were, and once', async () => {
	const { rows } = await old.db.write((tx) =>
		tx.execute(sql`select a.name, r.role, r.edition, r.section from account_role r join account a on a.id = r.account_id
			order by a.name, r.role`),
	);
	expect(rows).toEqual([
		{ name: 'desk', role: 'desk', edition: 'es', section: 'ai' },
		{ name: 'plain', role: 'admin', edition: null, section: null },
		{ name: 'scoped', role: 'admin', edition: null, section: null },
		{ name: 'several', role: 'admin', edition: null, section: null },
		{ name: 'several', role: 'desk', edition: 'es', section: null },
	]);
});
