import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, databaseUrl, dropDatabase } from './databases';
import { EMPTY, FILLED } from './template';

async function connect(name: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: databaseUrl(name) });
	await client.connect();
	return client;
}

test.each([EMPTY, FILLED])('nobody connects to the template %s, which could then not be copied', async (template) => {
	await expect(connect(template)).rejects.toThrow('not currently accepting connections');
});

test('a database that somebody uses is copied as soon as nobody does', async () => {
	const source = await createDatabase(EMPTY);
	onTestFinished(() => dropDatabase(source.name));
	const user = await connect(source.name);
	const watcher = await connect('postgres');
	onTestFinished(() => watcher.end());
	const attempts = async () => {
		const text = `select pid from pg_stat_activity where query like 'create database % template ${source.name} %'
			and state = 'active'`;
		return (await watcher.query<{ pid: number }>(text)).rows.map(({ pid }) => pid);
	};
	const copying = createDatabase(source.name);
	await expect.poll(attempts).toHaveLength(1);
	const [first] = await attempts();
	// The server waits five seconds before it refuses.
	await expect.poll(attempts).not.toContain(first);
	await user.end();
	await dropDatabase((await copying).name);
});
