/** Servers for dumps: of the version of the installed programs, because an older pg_dump refuses a newer server. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { onFreePort } from './free-port';

export interface DumpServer {
	/** Address of the database `postgres`. */
	url: string;
	/** Makes an empty database. @returns its address */
	create(name: string): Promise<string>;
	/** Runs one of the programs. @returns what it printed @throws when it ends with anything but 0 */
	run(program: string, args: string[], input?: Buffer): Buffer;
	/** Asks a database of the server by its owner. */
	ask(url: string, text: string): Promise<Record<string, string>[]>;
	/** Count and hash of the rows of every table, by its name. */
	fingerprint(url: string): Promise<Record<string, { count: string; hash: string }>>;
	stop(): Promise<void>;
}

const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql'];

/**
 * Folders that hold all the programs of one PostgreSQL 15 or newer: the first of the path and of Debian's place, or
 * none.
 */
export function dumpPrograms(): string[] {
	const base = '/usr/lib/postgresql';
	const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
	const folders = [
		...(process.env.PATH ?? '').split(delimiter),
		...versions.map((version) => join(base, version, 'bin')),
	];
	const version = (folder: string) =>
		Number(
			/(\d+)/.exec(spawnSync(join(folder, 'pg_dump'), ['--version'], { encoding: 'utf8' }).stdout ?? '')?.[1] ?? 0,
		);
	return folders
		.filter((folder) => NEEDED.every((name) => existsSync(join(folder, name))) && version(folder) >= 15)
		.slice(0, 1);
}

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | Record<string, never> {
	if (process.getuid?.() !== 0) return {};
	const name = spawnSync('id', ['-u', 'postgres']).status === 0 ? 'postgres' : 'nobody';
	const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString().trim());
	return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server on a folder of its own, at a port. */
async function serve(programs: string, folder: string, port: number): Promise<ChildProcess> {
	const data = join(folder, 'data');
	const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
	const child = spawn(join(programs, 'postgres'), args, { ...otherUser(), stdio: ['ignore', 'ignore', 'pipe'] });
	await new Promise<void>((done, fail) => {
		let text = '';
		child.stderr.on('data', (part: Buffer) => {
			text += part.toString();
			if (text.includes('ready to accept connections')) done();
		});
		child.once('close', () => fail(new Error(`PostgreSQL did not start: ${text}`)));
	});
	return child;
}

/** Starts a server in a temporary folder. @param owner the only role it has */
export async function startDumpServer(programs: string, owner: string): Promise<DumpServer> {
	const user = otherUser();
	const folder = mkdtempSync(join(tmpdir(), 'brume-dump-'));
	if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
	execFileSync(
		join(programs, 'initdb'),
		['-D', join(folder, 'data'), '-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
		{ ...user, stdio: 'ignore' },
	);
	const { child, port } = await onFreePort(async (free) => ({
		child: await serve(programs, folder, free),
		port: free,
	}));
	const address = (name: string) => `postgres://${owner}@127.0.0.1:${port}/${name}`;
	const ask = async (url: string, text: string): Promise<Record<string, string>[]> => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		try {
			return (await client.query<Record<string, string>>(text)).rows;
		} finally {
			await client.end();
		}
	};
	return {
		ask,
		url: address('postgres'),
		async create(name) {
			await ask(address('postgres'), `create database ${name} template template0`);
			return address(name);
		},
		run: (program, itsArgs, input = Buffer.alloc(0)) =>
			execFileSync(join(programs, program), itsArgs, {
				input,
				stdio: ['pipe', 'pipe', 'inherit'],
				maxBuffer: 256 * 1024 * 1024,
			}),
		async fingerprint(url) {
			const tables = await ask(url, `select tablename::text as name from pg_tables where schemaname = 'public'`);
			const hash = (name = '') =>
				`select '${name}' as name, count(*) as count, md5(string_agg(t::text, e'\\n' order by t::text)) as hash
					from "${name}" t`;
			const rows = await ask(url, tables.map(({ name }) => hash(name)).join(' union all '));
			return Object.fromEntries(rows.map(({ name = '', count = '', hash: its = '' }) => [name, { count, hash: its }]));
		},
		async stop() {
			const over = new Promise((done) => child.once('exit', done));
			child.kill('SIGINT');
			await over;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
