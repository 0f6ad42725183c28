import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from './databases';
import { builtServer, startServer } from './e2e/server';
import { limit } from './pace';
import { FILLED } from './template';

const folder = mkdtempSync(join(tmpdir(), 'brume-sentences-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database of this file's own with the demonstration, because the template must not be used. */
let database: { name: string; url: string };
beforeAll(async () => {
	database = await createDatabase(FILLED);
});
afterAll(() => dropDatabase(database.name));

/** Starts the server expecting it to refuse. @returns exit code and the lines it wrote to stderr, joined */
function refused(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
	const { TEST_DATABASE_URL: _url, TEST_FOLDER: _folder, TEST_TEMPLATE: _template, ...outer } = process.env;
	const child = spawn(process.execPath, [builtServer], {
		env: { ...outer, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, ...env },
		stdio: ['ignore', 'ignore', 'pipe'],
		timeout: limit(60_000),
	});
	let stderr = '';
	child.stderr.on('data', (part: Buffer) => (stderr += part));
	return new Promise((done) => child.once('close', (code) => done({ code, stderr: stderr.trim() })));
}

/** The user of the tests on their PostgreSQL. */
const OWNER = () => new URL(process.env.TEST_DATABASE_URL ?? '').username;

/** Address on the tests' PostgreSQL. */
function address(user: string, database: string): string {
	const url = new URL(process.env.TEST_DATABASE_URL ?? '');
	url.username = user;
	url.pathname = `/${database}`;
	return url.href;
}

async function administer(...statements: string[]): Promise<void> {
	const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
	await client.connect();
	try {
		for (const statement of statements) await client.query(statement);
	} finally {
		await client.end();
	}
}

/**
 * A server that refuses everybody for the same reason, or only the first few, and then hands on to the tests'
 * PostgreSQL.
 * @param code SQLSTATE
 * @returns its port, and how it ends
 */
async function refusing(code: string, times = Number.POSITIVE_INFINITY): Promise<{ port: number; stop(): void }> {
	const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
	const length = Buffer.alloc(4);
	length.writeInt32BE(fields.length + 4);
	let refusals = 0;
	const server = createServer((socket) => {
		socket.on('error', () => {});
		refusals += 1;
		if (refusals > times) {
			const { hostname, port } = new URL(process.env.TEST_DATABASE_URL ?? '');
			const onward = connect(Number(port), hostname);
			onward.on('error', () => socket.destroy());
			return void socket.pipe(onward).pipe(socket);
		}
		socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	const at = server.address();
	return { port: typeof at === 'object' && at ? at.port : 0, stop: () => server.close() };
}

const expectOneSentence = async (env: Record<string, string>, sentence: RegExp): Promise<void> => {
	const { code, stderr } = await refused(env);
	expect(stderr).toMatch(sentence);
	expect(stderr).not.toContain('\n');
	expect(stderr).not.toContain('hunter2');
	expect(code).toBe(1);
};

describe('a database that does not open is called by what keeps it closed', () => {
	beforeAll(() =>
		administer(
			`create role powerless login password '${new URL(address('', '')).password}'`,
			'create database powerless owner powerless',
		),
	);
	afterAll(() => administer('drop database powerless', 'drop role powerless'));

	test.each([
		['28P01', /^The database at DATABASE_URL refuses the user "editor" or the password; check both in DATABASE_URL\.$/],
		['53300', /^The server at DATABASE_URL has no connection left; allow it more, or lower DATABASE_POOL\.$/],
		['57P03', /^The server at DATABASE_URL is starting or stopping; start again when it takes connections\.$/],
	])('by a server that answers %s', async (state, sentence) => {
		const server = await refusing(state);
		await expectOneSentence({ DATABASE_URL: `postgres://editor:hunter2@127.0.0.1:${server.port}/brume` }, sentence);
		server.stop();
	});

	test('by an address that names no user', async () => {
		const server = await refusing('28000');
		await expectOneSentence(
			{ DATABASE_URL: `postgres://127.0.0.1:${server.port}/brume` },
			/^DATABASE_URL names no user, and the server lets in none without a name; write it as postgres:\/\/USER:PASSWORD@HOST\/DATABASE\.$/,
		);
		server.stop();
	});

	test('by a user, a database, a right and a host that are missing', async () => {
		await expectOneSentence(
			{ DATABASE_URL: address('nobody', 'postgres') },
			/^The database at DATABASE_URL refuses the user "nobody" or the password; /,
		);
		await expectOneSentence(
			{ DATABASE_URL: address(OWNER(), 'nowhere') },
			/^There is no database "nowhere" on the server at DATABASE_URL; /,
		);
		await expectOneSentence(
			{ DATABASE_URL: address('powerless', 'powerless') },
			/^The user "powerless" of DATABASE_URL lacks a right; /,
		);
		await expectOneSentence(
			{ DATABASE_URL: 'postgres://editor:hunter2@nowhere.invalid/brume' },
			/^The host "nowhere\.invalid" of DATABASE_URL cannot be found; /,
		);
	});
});

test('a database that is still starting is asked again', async () => {
	const starting = await refusing('57P03', 2);
	const url = new URL(database.url);
	url.port = String(starting.port);
	const server = await startServer({ DATABASE_URL: url.href });
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	expect(await server.stop()).toBe(0);
	starting.stop();
});

describe('settings that name no place, or nothing at all', () => {
	const DATABASE_URL = () => database.url;

	// Only Linux has a folder that is there and takes none.
	test.each(process.platform === 'linux' ? ['/proc/x/y'] : [])(
		'the data folder %s, where none can be made',
		async (path) => {
			const sentence = /^The data folder \/proc\/x\/y cannot be written to; choose another with DATA_DIR\.$/;
			await expectOneSentence({ DATA_DIR: path }, sentence);
			await expectOneSentence({ DATA_DIR: path, DATABASE_URL: DATABASE_URL() }, sentence);
		},
	);

	test('a host that is not this machine', () =>
		expectOneSentence(
			{ HOST: 'nonsense.invalid', DATABASE_URL: DATABASE_URL() },
			/^The address nonsense\.invalid is none of this machine's; choose another with HOST\.$/,
		));

	test.each([
		[
			{ TRUSTED_PROXIES: 'notanip' },
			/^The setting TRUSTED_PROXIES must be addresses or networks such as 10\.0\.0\.0\/8, separated by commas\.$/,
		],
		[
			{ SITE_URL: 'https://brume.example/news' },
			/^The setting SITE_URL must be an origin without a path, such as https:\/\/brume\.example\.$/,
		],
		[{ S3_BUKET: 'hunter2' }, /^There is no setting S3_BUKET; did you mean S3_BUCKET\?$/],
		[{ DEMO: 'maybe' }, /^The setting DEMO must be true or false\.$/],
	])('%o', expectOneSentence);
});

test('a data folder that is missing is made, also beside a PostgreSQL, and the node is ready', async () => {
	const dataDir = join(folder, 'not', 'there', 'yet');
	const server = await startServer({ DATABASE_URL: database.url }, dataDir);
	expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
	expect(existsSync(dataDir)).toBe(true);
	expect(await server.stop()).toBe(0);
});
