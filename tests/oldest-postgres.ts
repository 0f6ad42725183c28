/** The oldest PostgreSQL that we promise, where the system has one installed. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../src/platform/db/db';
import { accountFor } from '../src/platform/db/embedded/account';
import { migrate } from '../src/platform/db/migrate';
import { openFolder } from './template';

const MIN_VERSION = 15;
const FOLDERS = [
	`/usr/lib/postgresql/${MIN_VERSION}/bin`,
	`/usr/pgsql-${MIN_VERSION}/bin`,
	`/opt/homebrew/opt/postgresql@${MIN_VERSION}/bin`,
];
/** A test may make a table of its own; every other refusal is one that a site on this version would meet. */
const UNKNOWN_TABLE = '42P01';

/** Folder of its programs; undefined where it is not installed. */
export function oldestPrograms(): string | undefined {
	const folder = FOLDERS.find((path) => existsSync(join(path, 'initdb')));
	if (folder) return folder;
	const version = spawnSync('postgres', ['--version'], { encoding: 'utf8' });
	return version.status === 0 && version.stdout.includes(`) ${MIN_VERSION}.`) ? '' : undefined;
}

/** Migrates an empty database of that version and gives a connection of its owner to the callback. */
export async function withOldest<T>(programs: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
	const folder = openFolder('oldest');
	const cluster = join(folder, 'c');
	const account = accountFor(cluster);
	const ids = account ? { uid: account.uid, gid: account.gid } : {};
	if (account) chownSync(folder, account.uid, account.gid);
	const args = ['-D', cluster, '-U', 'brume', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
	execFileSync(join(programs, 'initdb'), args, { ...ids, cwd: '/', stdio: 'ignore' });
	const server = spawn(
		join(programs, 'postgres'),
		['-D', cluster, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
		{
			...ids,
			cwd: '/',
			stdio: ['ignore', 'ignore', 'pipe'],
		},
	);
	const ended = new Promise((done) => server.once('exit', done));
	try {
		await new Promise<void>((done, fail) => {
			server.stderr.on('data', (part: Buffer) => part.includes('ready to accept connections') && done());
			server.once('exit', () => fail(new Error('The oldest PostgreSQL did not start.')));
		});
		const url = `postgres://brume@/postgres?host=${encodeURIComponent(folder)}`;
		const db = await openDatabase({ databaseUrl: url, dataDir: '', pool: 2 });
		await migrate(db);
		await db.stop();
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		try {
			return await run(client);
		} finally {
			await client.end();
		}
	} finally {
		server.kill('SIGINT');
		await ended;
		rmSync(folder, { recursive: true, force: true });
	}
}

/**
 * Prepares statements on that version.
 * @returns what it refused: the error and the statement
 */
export const prepareOnOldest = (programs: string, statements: readonly string[]): Promise<string[]> =>
	withOldest(programs, async (client) => {
		const refused: string[] = [];
		for (const [n, text] of statements.entries()) {
			await client.query(`prepare statement_${n} as ${text}`).catch((error: Error & { code?: string }) => {
				if (error.code !== UNKNOWN_TABLE) refused.push(`${error.message}\n${text}`);
			});
		}
		return refused;
	});
