/**
 * What every database test begins with: a data folder with the demonstration, made once and kept until its sources
 * change.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { loadDemo } from '../src/commands/demo/load-demo';
import { openDatabase } from '../src/platform/db/db';
import { openEmbedded } from '../src/platform/db/embedded/open';
import { migrate } from '../src/platform/db/migrate';
import { diskStorage } from '../src/platform/storage/disk';

/** Every command of the project runs in its folder, the bench also from its own build. */
const root = process.cwd();
const KEPT = join(root, 'build/test-template');
/** Folders that are read by name rather than imported. */
const READ_BY_NAME = ['src/data/migrations', 'demo'];
/** Seconds after which the demonstration is made anew, because its stories speak of today. */
const MAX_AGE_SECONDS = 3 * 3600;
/** Seconds that no run of tests exceeds. */
const IN_USE = 3600;

/** Seconds since the folder was put in its place. */
const age = (path: string): number => (Date.now() - statSync(path).ctimeMs) / 1000;

/**
 * Settings for tests: their data need not survive a crash, nor live long enough to be vacuumed. A vacuum also counts as
 * a user of its database, and a database in use cannot be copied.
 */
export const UNSAFE_AND_FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

/** For what is copied often: no more of the log is kept than a start reads. */
const SHORT_LOG = { min_wal_size: '2MB', max_wal_size: '2MB' };

/** Name of the database with the demonstration, and of the one with tables alone; both are copied, never used. */
export const [FILLED, EMPTY] = ['brume_template', 'brume_empty'];

/** Statement that closes a template to connections: a database that is in use cannot be copied. */
export const closeTemplate = (name: string): string => `alter database ${name} allow_connections false`;

/** Folder inside the kept one whose cluster has those two. */
export const TEMPLATES = 'templates';

/**
 * A folder of its own that the user who runs the database may enter too.
 * @param parent the system's temporary folder where it is left out
 */
export function openFolder(name: string, parent = tmpdir()): string {
	const path = mkdtempSync(join(parent, `brume-${name}-`));
	chmodSync(path, 0o711);
	return path;
}

/** Copies a folder with owners, times and links. */
export function copyFolder(from: string, to: string): void {
	if (process.platform === 'linux') execFileSync('cp', ['-a', '--reflink=auto', from, to]);
	else execFileSync('cp', ['-a', from, to]);
}

/** Files that an import names, as TypeScript finds them. */
const candidates = (from: string, name: string): string[] =>
	['', '.ts', '.tsx', '/index.ts'].map((end) => join(dirname(from), name) + end);

/** The module and all modules of the source that it imports, however far. */
function modules(entry: string): string[] {
	const found = new Set<string>();
	const visit = (file: string) => {
		if (found.has(file)) return;
		found.add(file);
		for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)) {
			const path = candidates(file, name).find((one) => existsSync(one) && statSync(one).isFile());
			if (path) visit(path);
		}
	};
	visit(entry);
	return [...found];
}

/** Changes whenever something changes of which the demonstration's database is made. */
function sourcesKey(): string {
	const hash = createHash('sha256');
	const folders = READ_BY_NAME.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
			entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
		),
	);
	for (const file of [
		...new Set([...modules(join(root, 'tests/template.ts')), ...folders, join(root, 'package-lock.json')]),
	].sort()) {
		hash.update(file.slice(root.length)).update(readFileSync(file));
	}
	return hash.digest('hex').slice(0, 16);
}

async function make(folder: string): Promise<void> {
	const embedded = await openEmbedded({ dataDir: folder, settings: { ...UNSAFE_AND_FAST, ...SHORT_LOG } });
	const { host, port, user, password } = embedded.connection;
	const client = new pg.Client(embedded.connection);
	await client.connect();
	const fill = async (name: string, hasDemo: boolean) => {
		await client.query(`create database ${name}`);
		const databaseUrl = `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
		const db = await openDatabase({ databaseUrl, dataDir: folder, pool: 4 });
		await migrate(db);
		if (hasDemo)
			await loadDemo(db, { now: Math.floor(Date.now() / 1000), storage: diskStorage(join(folder, 'media')) });
		await db.stop();
	};
	await fill(EMPTY, false);
	await fill(FILLED, true);
	for (const name of [EMPTY, FILLED]) await client.query(closeTemplate(name));
	await client.end();
	await embedded.stop();
	mkdirSync(join(folder, TEMPLATES), { mode: 0o711 });
	copyFolder(join(folder, 'postgres'), join(folder, TEMPLATES));
	await leaveOne(folder);
}

/**
 * Makes the demonstration the cluster's default database, and its only one: most tests copy the folder for a server.
 */
async function leaveOne(folder: string): Promise<void> {
	const embedded = await openEmbedded({ dataDir: folder, settings: { ...UNSAFE_AND_FAST, ...SHORT_LOG } });
	// No database can be dropped or renamed over a connection to itself.
	const client = new pg.Client({ ...embedded.connection, database: 'template1' });
	await client.connect();
	for (const statement of [
		'drop database postgres',
		`alter database ${FILLED} rename to postgres`,
		'alter database postgres allow_connections true',
		`drop database ${EMPTY}`,
	])
		await client.query(statement);
	await client.end();
	await embedded.stop();
}

/**
 * The kept data folder: a cluster whose default database holds the demonstration, and the demonstration's pictures. In
 * its folder `TEMPLATES` lies a cluster with the databases `FILLED` and `EMPTY`. They are copied, never run.
 */
export async function keptTemplate(): Promise<string> {
	const path = join(KEPT, sourcesKey());
	if (existsSync(path) && age(path) < MAX_AGE_SECONDS) return path;
	process.stderr.write('Making the demonstration for the tests …\n');
	const draft = openFolder('template');
	try {
		await make(draft);
		mkdirSync(KEPT, { recursive: true });
		// One that was made of other sources may still be in use by a run beside this one.
		for (const name of readdirSync(KEPT))
			if (age(join(KEPT, name)) > IN_USE) rmSync(join(KEPT, name), { recursive: true, force: true });
		const unnamed = join(KEPT, `draft-${process.pid}`);
		copyFolder(draft, unnamed);
		rmSync(path, { recursive: true, force: true });
		renameSync(unnamed, path);
	} finally {
		rmSync(draft, { recursive: true, force: true });
	}
	return path;
}
