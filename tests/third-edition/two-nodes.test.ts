/** Two nodes that take the same change up at once, while readers come. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, dropDatabase } from '../databases';
import { builtServer, type RunningServer, startServer } from '../e2e/server';
import { limit } from '../pace';
import { FILLED, openFolder } from '../template';

let nodes: RunningServer[] = [];
let database: { name: string; url: string };
let folder: string;
let client: pg.Client;

const query = async (statement: string) => (await client.query(statement)).rows;

/** Runs a command of the operator. @returns its exit code */
const command = (...args: string[]): Promise<number | null> =>
	new Promise((done) => {
		const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SITE_URL: 'http://127.0.0.1:3000' };
		spawn(process.execPath, [join(builtServer, '../command.js'), ...args], { env, stdio: 'ignore' }).once('exit', done);
	});

const statusOf = async (node: RunningServer, path: string) => {
	const answer = await fetch(node.url + path, { redirect: 'manual' });
	await answer.text();
	return answer.status;
};
const everywhere = (path: string) => Promise.all(nodes.map((node) => statusOf(node, path)));
const loggedCount = (event: string) =>
	nodes.flatMap((node) => node.output().match(new RegExp(`"${event}"`, 'g')) ?? []).length;

describe('two nodes of one house', () => {
	beforeAll(async () => {
		folder = openFolder('two');
		database = await createDatabase(FILLED);
		client = new pg.Client({ connectionString: database.url });
		await client.connect();
		const env = { DATABASE_URL: database.url };
		nodes = await Promise.all([startServer(env), startServer(env)]);
	});
	afterAll(async () => {
		await client?.end();
		await Promise.all(nodes.map((node) => node.stop()));
		if (database) await dropDatabase(database.name);
		rmSync(folder, { recursive: true, force: true });
	});

	test('take an edition up at once, and fill its search once', async () => {
		expect(await command('edition', 'add', 'de', '--name', 'Deutsch')).toBe(0);
		await expect.poll(() => everywhere('/de'), { timeout: limit(20_000) }).toEqual([200, 200]);
		for (const node of nodes)
			await expect.poll(node.output, { timeout: limit(60_000) }).toContain('"search_completed"');
		expect(await query(`select cfgname from pg_ts_config where cfgname = 'brume_german'`)).toHaveLength(1);
		const [row] = await query(`select
			(select count(*)::int from search_document where edition = 'de' and kind = 'license') as found,
			(select count(*)::int from search_document where edition = 'es' and kind = 'license') as all,
			(select value from setting where name = 'search_editions') as filled`);
		expect(row.all).toBeGreaterThan(100);
		expect(row).toEqual({ found: row.all, all: row.all, filled: ['en', 'es', 'de'] });
		expect([loggedCount('editions_not_read'), loggedCount('search_completion_failed'), loggedCount('error')]).toEqual([
			0, 0, 0,
		]);
	});

	test('two changes at once both stand, on both of them', async () => {
		const changes = ['fr', 'it', 'pt'].map((code) => command('edition', 'add', code, '--name', code.toUpperCase()));
		expect(await Promise.all(changes)).toEqual([0, 0, 0]);
		for (const path of ['/fr', '/it', '/pt'])
			await expect.poll(() => everywhere(path), { timeout: limit(20_000) }).toEqual([200, 200]);
	});

	test('readers who come while an edition moves are led to it, and never to nothing', async () => {
		const seen = new Set<string>();
		let isMoved = false;
		const reading = nodes.map(async (node) => {
			// Until it has moved, and once more: what is kept then is of the new place.
			for (let isOver = false; !isOver; ) {
				isOver = isMoved;
				const answer = await fetch(`${node.url}/de/market`, { redirect: 'manual' });
				await answer.text();
				seen.add([answer.status, answer.headers.get('location')].join(' '));
			}
		});
		expect(await command('edition', 'change', 'de', '--prefix', '/deutsch')).toBe(0);
		await expect.poll(() => everywhere('/de/market'), { timeout: limit(20_000) }).toEqual([301, 301]);
		isMoved = true;
		await Promise.all(reading);
		expect([...seen].toSorted()).toEqual(['200 ', '301 /deutsch/market']);
	});

	test('what fails on them is tried again until it stands', async () => {
		await query('alter text search dictionary unaccent rename to away');
		try {
			expect(await command('edition', 'add', 'sv', '--name', 'Svenska')).toBe(0);
			for (const node of nodes)
				await expect.poll(node.output, { timeout: limit(20_000) }).toContain('"editions_not_read"');
			expect(await everywhere('/sv')).toEqual([302, 302]);
		} finally {
			await query('alter text search dictionary away rename to unaccent');
		}
		await expect.poll(() => everywhere('/sv'), { timeout: limit(30_000) }).toEqual([200, 200]);
	});
});
