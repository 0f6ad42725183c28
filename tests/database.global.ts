import { rmSync } from 'node:fs';
import pg from 'pg';
import { loadDemo } from '../src/commands/demo/load-demo';
import { openDatabase } from '../src/platform/db/db';
import { migrate } from '../src/platform/db/migrate';
import { oldestPrograms, prepareOnOldest } from './oldest-postgres';
import { addToOutcome } from './outcome';
import { startPostgres } from './postgres';
import { notedStatements } from './statements';
import { closeTemplate, EMPTY, FILLED, keptTemplate, openFolder } from './template';

/**
 * Before all tests: a server with a filled template that a test copies in a moment, and a folder for what tests write.
 * `TEST_DATABASE_URL` names another server, whose role may create databases and roles.
 */
export default async function prepare(): Promise<() => Promise<void>> {
	const folder = openFolder('test');
	const template = await keptTemplate();
	process.env.TEST_FOLDER = folder;
	process.env.TEST_TEMPLATE = template;
	const given = process.env.TEST_DATABASE_URL;
	const server = given ? undefined : await startPostgres('templates');
	process.env.TEST_DATABASE_URL = given ?? `${server?.url}/postgres`;
	if (given) await fill(given);
	return async () => {
		await server?.stop();
		try {
			if (process.env.TEST_ALL) await tryOldest(folder);
		} catch (error) {
			// The runner reports this after everything else: a second try of red files may not make such a run green.
			addToOutcome({ errors: [String(error)] });
			throw error;
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	};
}

/**
 * After a run of all: every statement that was sent is prepared on the oldest PostgreSQL that we promise, where it is
 * installed.
 */
async function tryOldest(folder: string): Promise<void> {
	const programs = oldestPrograms();
	if (programs === undefined) return;
	const statements = notedStatements(folder);
	const refused = await prepareOnOldest(programs, statements);
	if (refused.length > 0)
		throw new Error(
			`PostgreSQL 15 does not take ${refused.length} of ${statements.length} statements:\n\n${refused.join('\n\n')}`,
		);
	process.stderr.write(`PostgreSQL 15 takes all ${statements.length} statements that the tests sent.\n`);
}

/** Makes both templates anew on a server that is not ours. */
async function fill(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	for (const name of [EMPTY, FILLED]) {
		await client.query(`drop database if exists ${name} with (force)`);
		await client.query(`create database ${name}`);
		const own = new URL(url);
		own.pathname = `/${name}`;
		const db = await openDatabase({ databaseUrl: own.href, dataDir: '', pool: 4 });
		await migrate(db);
		if (name === FILLED) await loadDemo(db, { now: Math.floor(Date.now() / 1000) });
		await db.stop();
		await client.query(closeTemplate(name));
	}
	await client.end();
}
