import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../../tests/databases';
import { builtServer } from '../../../tests/e2e/server';
import { type ImportHarness, openImportHarness } from '../../../tests/import-harness';
import { limit } from '../../../tests/pace';

let harness: ImportHarness;
beforeAll(async () => {
	harness = await openImportHarness();
});
afterAll(async () => {
	await harness.close();
});

test('taking back that is killed under way goes on where it stopped', async () => {
	const counts = async () =>
		(
			await harness.query<Record<string, number>>(sql`select (select count(*)::int from article) as articles,
				(select count(*)::int from tag) as tags, (select count(*)::int from redirect) as redirects,
				(select count(*)::int from import_run where undone_at is not null) as undone`)
		)[0];
	const { run_id } = await harness.run({ now: Math.floor(Date.now() / 1000) });
	const [{ name = '' } = {}] = await harness.query<{ name: string }>(sql`select current_database() as name`);
	const begin = () => {
		const env = { ...process.env, DATABASE_URL: databaseUrl(name), DATA_DIR: join(harness.folder, 'data') };
		const args = [join(builtServer, '../command.js'), 'import', 'undo', String(run_id)];
		const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
		let output = '';
		child.stderr.on('data', (part: Buffer) => {
			output += part.toString();
		});
		return { child, output: () => output };
	};
	const first = begin();
	// Somebody holds a tag: the command waits there, with articles and pages behind it.
	await harness.db.write(async (tx) => {
		await tx.execute(sql`select 1 from tag for update`);
		await expect
			.poll(
				() =>
					harness.query(
						sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
					),
				{ timeout: limit(60_000) },
			)
			.toHaveLength(1);
		first.child.kill('SIGKILL');
		await once(first.child, 'close');
	});
	expect(await counts()).toMatchObject({ articles: 0, tags: 2, undone: 0 });
	const second = begin();
	expect(await once(second.child, 'close'), second.output()).toEqual([0, null]);
	expect(second.output()).toContain('is taken back: ');
	expect(await counts()).toEqual({ articles: 0, tags: 0, redirects: 0, undone: 1 });
});
