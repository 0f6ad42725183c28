/** What a site consists of, read by SQL and from the disk, without the program's own way of comparing a backup. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Database } from '../../../src/platform/db/db';

/** What no backup holds: what would open again what was closed since, and what belongs to the moment or the code. */
const LEFT_OUT = [
	...['session', 'known_browser', 'account_link', 'link_request', 'used_challenge'],
	...['node_lease', 'migration'],
];
/** List of what was run, to which a backup and its restore add themselves. */
const RUNS = 'job_run';

/** Count and hash of the rows of each table. */
export async function tablesOf(db: Database): Promise<Map<string, string>> {
	const client = db.listener();
	await client.connect();
	try {
		const { rows: tables } = await client.query<{ name: string }>(
			`select tablename::text as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
			[[...LEFT_OUT, RUNS]],
		);
		const sums = new Map<string, string>();
		for (const { name } of tables) {
			const { rows } = await client.query<{ sum: string }>(
				`select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as sum
					from (select md5(t::text) as row from public."${name}" t) hashed`,
			);
			sums.set(name, rows[0]?.sum ?? '');
		}
		return sums;
	} finally {
		await client.end();
	}
}

/** Folder of the files that are being written, in that of the stored ones. */
const DRAFTS = '.drafts';

/** SHA-256 of each stored file, by its path below the folder of stored files. */
export async function filesOf(dataDir: string): Promise<Map<string, string>> {
	const folder = join(dataDir, 'media');
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.flatMap((entry) =>
		entry.isFile() ? [relative(folder, join(entry.parentPath, entry.name))] : [],
	);
	const sums = new Map<string, string>();
	for (const path of paths.filter((name) => !name.startsWith(DRAFTS)).sort()) {
		const bytes = await readFile(join(folder, path));
		sums.set(path, createHash('sha256').update(bytes).digest('hex'));
	}
	return sums;
}

/** How many files are being written, or were when their process was killed. */
export const draftsIn = async (dataDir: string): Promise<number> =>
	(await readdir(join(dataDir, 'media', DRAFTS)).catch(() => [])).length;

/** Names under which the two have something else, or one of them nothing. */
export const differing = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] =>
	[...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).sort();

/** Number of rows of each table, or SHA-256 of each file, as `npm run restore` has printed them. */
export function printedSums(output: string, kind: 'table' | 'file'): Map<string, string> {
	const lines = output.matchAll(new RegExp(`^${kind}\\t(\\S+)\\t(\\d+)\\t([0-9a-f]{64})$`, 'gm'));
	return new Map([...lines].map(([, name = '', rows = '', hash = '']) => [name, kind === 'table' ? rows : hash]));
}
