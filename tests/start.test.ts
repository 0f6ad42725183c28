import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMONSTRATION_FILE } from '../src/boot/start-links/demonstration-address';
import { createDatabase, dropDatabase } from './databases';
import { demoSecret, signedInDemo } from './demonstration';
import { builtServer, startServer } from './e2e/server';
import { limit } from './pace';
import { FILLED, openFolder } from './template';

/** A database of this file's own with the demonstration, because the template must not be used. */
let database: { name: string; url: string };
beforeAll(async () => {
	database = await createDatabase(FILLED);
});
afterAll(() => dropDatabase(database.name));

const folders: string[] = [];
const folder = () => {
	const path = openFolder('start');
	folders.push(path);
	return path;
};
/** Servers of the test under way: one that a failed test left running would write into its folder while that is removed. */
const servers: Awaited<ReturnType<typeof startServer>>[] = [];
async function running(...start: Parameters<typeof startServer>): ReturnType<typeof startServer> {
	const server = await startServer(...start);
	servers.push(server);
	return server;
}
afterEach(async () => {
	await Promise.all(servers.splice(0).map((server) => server.stop()));
	for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** Starts the server expecting it to refuse. */
function refused(env: Record<string, string>): { code: number | null; lines: string[] } {
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, ...outer } = process.env;
	const result = spawnSync(process.execPath, [builtServer], {
		env: { ...outer, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder(), ...env },
		encoding: 'utf8',
		timeout: limit(60_000),
	});
	return { code: result.status, lines: result.stderr.trim().split('\n') };
}

describe('a start that cannot succeed says so in one sentence and ends with 1', () => {
	test.each([
		[{ PORT: 'eighty' }, /^The setting PORT must be a port number\.$/],
		[{ DATABASE_URL: 'mysql://x' }, /^The setting DATABASE_URL must be a postgres:\/\/ address\.$/],
		[{ S3_BUCKET: 'x' }, /S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together/],
		[{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /^The database at DATABASE_URL does not answer/],
	])('%o', (env, sentence) => {
		const { code, lines } = refused(env);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatch(sentence);
		expect(code).toBe(1);
	});

	test('a secret in a wrong setting is not repeated', () => {
		expect(refused({ DATABASE_URL: 'mysql://u:hunter2@h/d' }).lines.join()).not.toContain('hunter2');
	});

	test('a data folder that cannot be written', () => {
		// A file in its place cannot become a folder, even for root, who ignores file modes and may run the tests.
		const path = join(folder(), 'taken');
		writeFileSync(path, '');
		chmodSync(path, 0o400);
		const { code, lines } = refused({ DATA_DIR: path });
		expect(lines).toEqual([`The data folder ${path} cannot be written to; choose another with DATA_DIR.`]);
		expect(code).toBe(1);
	});

	test('a port in use', async () => {
		const blocker = createServer();
		await new Promise<void>((done) => blocker.listen(0, '127.0.0.1', done));
		const { port } = blocker.address() as AddressInfo;
		const { code, lines } = refused({ PORT: String(port), DATABASE_URL: database.url });
		const metrics = refused({ METRICS_PORT: String(port), DATABASE_URL: database.url });
		await new Promise((done) => blocker.close(done));
		expect(lines).toEqual([`The port ${port} is in use; choose another with PORT.`]);
		expect(code).toBe(1);
		expect(metrics.lines.at(-1)).toBe(`The port ${port} is in use; choose another with METRICS_PORT.`);
		expect(metrics.code).toBe(1);
	});

	test('a database newer than the code', async () => {
		const { name, url } = await createDatabase(FILLED);
		const inside = new pg.Client({ connectionString: url });
		await inside.connect();
		await inside.query(`insert into migration (name, hash) values ('9999_from_the_future', 'x')`);
		await inside.end();
		const { code, lines } = refused({ DATABASE_URL: url });
		await dropDatabase(name);
		expect(lines).toEqual([
			'The database is newer than this code (it knows the migration 9999_from_the_future); start the newer version.',
		]);
		expect(code).toBe(1);
	});
});

describe('a server that runs', () => {
	test('fills an empty folder, keeps what was written, refuses a second process, and ends at SIGTERM', async () => {
		const dataDir = folder();
		const first = await running({}, dataDir);
		expect(first.output()).toMatch(/^Brume is ready at http:\/\/127\.0\.0\.1:\d+ \(the embedded database in .*\)\.$/m);
		// Its output is no terminal, and may be a log: the file is named, and the secret is in the file alone.
		const file = join(dataDir, DEMONSTRATION_FILE);
		const secret = demoSecret(first);
		expect(secret).toHaveLength(43);
		// The line follows the one that says that the server is ready.
		await expect
			.poll(() => first.output())
			.toContain(`The address that opens its newsroom as a person of the demonstration is in ${file}.`);
		expect(readFileSync(file, 'utf8')).toBe(`${first.url}/admin#demo=${secret}\n`);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		await signedInDemo(first, 'admin');
		expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
		expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
		const page = await (await fetch(`${first.url}/news`)).text();
		const second = refused({ DATA_DIR: dataDir });
		expect(second.lines).toEqual([
			`The data folder ${dataDir} is in use by another process; stop it, or choose another folder with DATA_DIR.`,
		]);
		expect(second.code).toBe(1);
		await fetch(`${first.url}/an-address-nobody-answers`, { redirect: 'manual' });
		expect(await first.stop()).toBe(0);
		expect(first.output()).not.toContain(secret);

		const again = await running({}, dataDir);
		expect(demoSecret(again)).toBe(secret);
		await signedInDemo(again, 'desk');
		const links = (text: string) => [...text.matchAll(/href="(\/news\/[^"]+)"/g)].map((match) => match[1]);
		expect(links(await (await fetch(`${again.url}/news`)).text())).toEqual(links(page));
		expect(await again.stop()).toBe(0);
	});

	test('finishes what is under way before it ends', async () => {
		const server = await running({ DATABASE_URL: database.url });
		const answer = new Promise<number>((done, fail) => {
			const asked = request(`${server.url}/es/search/licencia`, (response) => {
				response.resume();
				response.once('end', () => done(response.statusCode ?? 0));
			});
			asked.once('error', fail);
			asked.end();
		});
		// The request is on its way when the signal arrives.
		await fetch(`${server.url}/healthz`);
		const ended = server.stop();
		expect(await answer).toBe(200);
		expect(await ended).toBe(0);
	});
});
