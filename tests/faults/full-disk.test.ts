/** A database on a disk of its own without room: at the first start, and while the site runs. */
import { spawnSync } from 'node:child_process';
import { chownSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { isRoot } from '../as-user';
import { databaseUrl } from '../databases';
import { builtServer, startServer } from '../e2e/server';
import { limit } from '../pace';
import { EMPTY, openFolder } from '../template';
import { type TinyDisk, tinyDisk } from './tiny-disk';

const clearing: (() => void | Promise<void>)[] = [];
afterEach(async () => {
	for (const clear of clearing.splice(0).reverse()) await clear();
});

/** A data folder that is a disk of its own. */
function diskOf(megabytes: number): { dataDir: string; disk: TinyDisk } {
	const dataDir = openFolder('disk');
	clearing.push(() => rmSync(dataDir, { recursive: true, force: true }));
	const disk = tinyDisk(dataDir, megabytes);
	clearing.push(() => disk.remove());
	return { dataDir, disk };
}

/** Starts a server that refuses to. @returns its exit code and what it said */
function refused(dataDir: string, env: Record<string, string> = {}) {
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const { status, stderr } = spawnSync(process.execPath, [builtServer], {
		cwd: '/',
		env: { ...outer, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...env },
		encoding: 'utf8',
		timeout: limit(60_000),
	});
	return { code: status, stderr: stderr.trim() };
}

/** Asks the tests' PostgreSQL as its administrator. */
async function administer<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
	const client = new pg.Client({ connectionString: databaseUrl('postgres') });
	await client.connect();
	try {
		return (await client.query<Row>(statement)).rows;
	} finally {
		await client.end();
	}
}

/** An empty site in the tests' PostgreSQL, whose tables have a disk of their own. */
async function databaseOn(folder: string): Promise<string> {
	const name = 'test_on_a_small_disk';
	const [row] = await administer<{ data_directory: string }>('show data_directory');
	const { uid, gid } = statSync(row?.data_directory ?? '');
	chownSync(folder, uid, gid);
	await administer(`create tablespace ${name} location '${folder}'`);
	clearing.push(() => administer(`drop tablespace ${name}`).then(() => {}));
	await administer(`create database ${name} template ${EMPTY} tablespace ${name} strategy file_copy`);
	clearing.push(() => administer(`drop database ${name} with (force)`).then(() => {}));
	return databaseUrl(name);
}

/** Fills the disk of a site that runs, and makes room again: it is not ready, and then it is. */
async function fillBeside(
	server: Awaited<ReturnType<typeof startServer>>,
	disk: ReturnType<typeof diskOf>['disk'],
): Promise<void> {
	const ready = async () => (await fetch(`${server.url}/readyz`)).status;
	expect(await ready()).toBe(200);
	disk.fill();
	await expect.poll(ready, { timeout: limit(15_000) }).toBe(503);
	disk.empty();
	await expect.poll(ready, { timeout: limit(15_000) }).toBe(200);
	expect(await server.stop()).toBe(0);
}

// Root alone may mount a disk that is small enough to fill.
describe.runIf(isRoot && process.platform === 'linux')('a real disk', () => {
	test('that has no room for a new database says so at the first start, and nothing is begun', () => {
		const { dataDir, disk } = diskOf(20);
		expect(disk.isReal).toBe(true);
		expect(refused(dataDir)).toEqual({
			code: 1,
			stderr: `The disk of ${join(realpathSync(dataDir), 'postgres')} is full: 20 MB are left, and a new database takes 64; make room and start again.`,
		});
		expect(readdirSync(join(dataDir, 'postgres'))).toEqual([]);
	});

	test('that the demonstration does not fit on says so as well, whatever ended the database', () => {
		const { dataDir } = diskOf(75);
		const { code, stderr } = refused(dataDir, { DEMO: 'true' });
		expect(stderr.split('\n').at(-1)).toBe(
			'The disk of the data folder, or of the database, is full; make room and start again.',
		);
		expect(stderr).not.toMatch(/^\s+at /m);
		expect(code).toBe(1);
	});

	test('that is filled while the site runs makes /readyz say 503, and 200 when there is room again', async () => {
		const { dataDir, disk } = diskOf(100);
		const server = await startServer({ DEMO: 'false' }, dataDir);
		await fillBeside(server, disk);
	});

	test('of a PostgreSQL elsewhere that is filled does the same, though the data folder has room', async () => {
		const { dataDir: folder, disk } = diskOf(80);
		const server = await startServer({ DATABASE_URL: await databaseOn(folder), DEMO: 'false' });
		await fillBeside(server, disk);
	});
});
