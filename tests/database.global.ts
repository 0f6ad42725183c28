import { existsSync, readFileSync, rmSync } from 'node:fs';
import pg from 'pg';

/** Text of the test files this run was asked for; undefined for a run of all. */
function chosen(): string | undefined {
	const files = process.argv.slice(2).filter((argument) => argument.includes('.test.'));
	if (files.length === 0) return undefined;
	return files.map((file) => (existsSync(file) ? file + readFileSync(file, 'utf8') : 'TEST_FOLDER')).join('\n');
}

/** What tells a file of tests that needs a database. */
const NEEDS_DATABASE = /TEST_FOLDER|TEST_DATABASE_URL|tests\/(?:site|faults|databases|import-rig)|\/e2e\/|\.\/(?:site|postgres|databases)'/;

/**
 * Before all tests: a server with a filled template that a test copies in a moment, and a folder for what tests write.
 * `TEST_DATABASE_URL` names another server, whose role may create databases and roles.
 */
export default async function prepare(): Promise<() => Promise<void>> {
	const text = chosen();
	if (text !== undefined && !NEEDS_DATABASE.test(text)) return async () => {};
	// Loaded late: a run of pure tests does without them.
	const { keptTemplate, openFolder, FILLED, EMPTY } = await import('./template');
	const { startPostgres } = await import('./postgres');
	const folder = openFolder('test');
	const template = await keptTemplate();
	process.env.TEST_FOLDER = folder;
	process.env.TEST_TEMPLATE = template;
	const given = process.env.TEST_DATABASE_URL;
	const server = given ? undefined : await startPostgres();
	process.env.TEST_DATABASE_URL = given ?? `${server?.url}/postgres`;
	if (given) await fill(given, { FILLED, EMPTY });
	return async () => {
		await server?.stop();
		try {
			if (text === undefined) await tryOldest(folder);
		} finally {
			rmSync(folder, { recursive: true, force: true });
		}
	};
}

/** After a run of all: every statement that was sent is prepared on the oldest PostgreSQL that we promise, where it is installed. */
async function tryOldest(folder: string): Promise<void> {
	const [{ oldestPrograms, prepareOnOldest }, { notedStatements }] = await Promise.all([import('./oldest-postgres'), import('./statements')]);
	const programs = oldestPrograms();
	if (programs === undefined) return;
	const statements = notedStatements(folder);
	const refused = await prepareOnOldest(programs, statements);
	if (refused.length > 0) throw new Error(`PostgreSQL 15 does not take ${refused.length} of ${statements.length} statements:\n\n${refused.join('\n\n')}`);
	process.stderr.write(`PostgreSQL 15 takes all ${statements.length} statements that the tests sent.\n`);
}

/** Makes both templates anew on a server that is not ours. */
async function fill(url: string, { FILLED, EMPTY }: { FILLED: string; EMPTY: string }): Promise<void> {
	const [{ openDatabase }, { migrate }, { loadDemo }] = await Promise.all([import('../src/data/db'), import('../src/data/migrate'), import('../src/commands/load-demo')]);
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	for (const name of [EMPTY, FILLED]) {
		await client.query(`drop database if exists ${name} with (force)`);
		await client.query(`create database ${name}`);
		const own = new URL(url);
		own.pathname = `/${name}`;
		const db = await openDatabase({ database_url: own.href, data_dir: '', pool: 4 });
		await migrate(db);
		if (name === FILLED) await loadDemo(db, { now: Math.floor(Date.now() / 1000) });
		await db.stop();
	}
	await client.end();
}
