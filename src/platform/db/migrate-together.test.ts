import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestServer } from '../../../tests/postgres';
import { openDatabase } from './db';
import { migrate } from './migrate';
import { ROLES } from './role-names';

const NODES_EACH = 4;

let server: TestServer;
beforeAll(async () => {
	server = await startPostgres('nothing');
});
afterAll(() => server.stop());

async function administer(...statements: string[]): Promise<void> {
	const client = new pg.Client({ connectionString: `${server.url}/postgres` });
	await client.connect();
	try {
		for (const statement of statements) await client.query(statement);
	} finally {
		await client.end();
	}
}

/** Starts several nodes on each database at the same moment. @returns reasons of those that failed */
async function migrateTogether(names: readonly string[]): Promise<string[]> {
	const urls = names.flatMap((name) => Array.from({ length: NODES_EACH }, () => `${server.url}/${name}`));
	const nodes = await Promise.all(urls.map((databaseUrl) => openDatabase({ databaseUrl, dataDir: '', pool: 4 })));
	const ends = await Promise.allSettled(nodes.map(migrate));
	await Promise.all(nodes.map((node) => node.stop()));
	return ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason?.cause ?? end.reason)] : []));
}

// A race is lost by chance: it is run often, on a server without our roles, on empty databases and on those that lost
// their grants.
test.each([1, 2, 3, 4])('nodes on two databases of one server migrate at the same moment, time %i', async () => {
	const names = ['one', 'two'];
	await administer(...names.map((name) => `create database ${name}`));
	expect(await migrateTogether(names)).toEqual([]);
	// The state after a restore on another server: every migration has run, and roles and grants are missing.
	for (const name of names) {
		const client = new pg.Client({ connectionString: `${server.url}/${name}` });
		await client.connect();
		await client.query(`drop owned by ${ROLES.join(', ')}`);
		await client.end();
	}
	await administer(`drop role ${ROLES.join(', ')}`);
	expect(await migrateTogether(names)).toEqual([]);
	await administer(...names.map((name) => `drop database ${name} with (force)`), `drop role ${ROLES.join(', ')}`);
});
