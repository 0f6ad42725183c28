import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyPlace, make, NOW } from '../../tests/backups';
import { testFolder } from '../../tests/databases';
import { startBucket, type TestBucket } from '../../tests/s3';
import { openTestDatabase, type TestDatabase } from '../../tests/site';
import { openFolder } from '../../tests/template';
import { bucketStore } from './bucket-store';
import { sendBackups } from './send-backups';

const PART_BYTES = 512 * 1024;

let site: TestDatabase;
let bucket: TestBucket;
beforeAll(async () => {
	[site, bucket] = await Promise.all([openTestDatabase(), startBucket()]);
});
afterAll(() => Promise.all([site.stop(), bucket.stop()]));

/** A line to the storage that can be cut, and counts the parts that went through. */
async function openLine() {
	const line = { parts: 0, cutAfter: Number.POSITIVE_INFINITY, url: '' };
	const { hostname, port } = new URL(bucket.env.S3_ENDPOINT ?? '');
	const server = createServer((asked, answer) => {
		const isPart = asked.method === 'PUT' && asked.url?.includes('partNumber=');
		if (line.parts >= line.cutAfter) return void asked.socket.destroy();
		if (isPart) line.parts += 1;
		const { method, url: path, headers } = asked;
		const passed = request({ hostname, port, method, path, headers }, (its) => {
			answer.writeHead(its.statusCode ?? 500, its.headers);
			its.pipe(answer);
		});
		passed.on('error', () => answer.destroy());
		asked.pipe(passed);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return line;
}

/** The bucket at the end of a line, as each process opens it. */
const storeAt = (endpoint: string, folder: string) =>
	bucketStore(
		{ endpoint, bucket: 'brume', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
		folder,
		PART_BYTES,
	);

const signal = new AbortController().signal;
const send = (store: ReturnType<typeof storeAt>, progress = (_: { done: number; total: number }) => {}) =>
	sendBackups({ db: site.db, store, signal, progress });

test('sending a finished backup goes on where it broke off, in another process too', async () => {
	const line = await openLine();
	const folder = openFolder('unsent', testFolder());
	const made = await make(site, storeAt(line.url, folder));
	const parts = Math.ceil(made.bytes / PART_BYTES);
	expect(parts).toBeGreaterThan(4);
	expect(readdirSync(folder)).toEqual([made.name]);
	line.cutAfter = 3;
	await expect(send(storeAt(line.url, folder))).rejects.toThrow('does not answer');
	expect(await storeAt(bucket.env.S3_ENDPOINT ?? '', folder).list()).toEqual([]);
	line.cutAfter = Number.POSITIVE_INFINITY;
	const reached: number[] = [];
	const again = storeAt(line.url, folder);
	expect(await send(again, ({ done }) => reached.push(done))).toMatchObject({ name: made.name, bytes: made.bytes });
	// No part was sent twice.
	expect(line.parts).toBe(parts);
	expect(reached).toHaveLength(parts - 3);
	expect(reached.at(-1)).toBe(made.bytes);
	expect(readdirSync(folder)).toEqual([]);
	expect(await send(again)).toBeUndefined();
	expect(await again.list()).toEqual([made.name]);
	const place = await emptyPlace();
	try {
		expect(await place.restore(again, made.name)).toMatchObject({ rows: made.rows, files: made.files });
	} finally {
		await place.clear();
	}
	await again.remove(made.name);
});

test('what the storage has thrown away meanwhile is sent anew', async () => {
	const line = await openLine();
	const folder = openFolder('unsent', testFolder());
	const made = await make(site, storeAt(line.url, folder), { now: NOW + 60 });
	line.cutAfter = 2;
	await expect(send(storeAt(line.url, folder))).rejects.toThrow('does not answer');
	line.cutAfter = Number.POSITIVE_INFINITY;
	const store = storeAt(line.url, folder);
	// The bucket's own rule removes uploads that were not finished; what was noted of them stays here.
	const note = join(folder, `${made.name}.parts`);
	const kept = await readFile(note, 'utf8');
	await store.unsent?.discard(made.name);
	await make(site, store, { now: NOW + 60 });
	await writeFile(note, kept);
	expect(await send(store)).toMatchObject({ name: made.name });
	expect(await store.list()).toEqual([made.name]);
	await store.remove(made.name);
});

test('two processes send a backup once, and an older one that was never sent is removed', async () => {
	const line = await openLine();
	const folder = openFolder('unsent', testFolder());
	const store = storeAt(line.url, folder);
	const older = await make(site, store, { now: NOW + 120 });
	line.cutAfter = 1;
	await expect(send(store)).rejects.toThrow('does not answer');
	const newer = await make(site, store, { now: NOW + 180 });
	line.cutAfter = Number.POSITIVE_INFINITY;
	line.parts = 0;
	const sent = await Promise.all([send(store), send(storeAt(line.url, folder))]);
	expect(sent.filter((one) => one !== undefined)).toMatchObject([{ name: newer.name }]);
	expect(line.parts).toBe(Math.ceil(newer.bytes / PART_BYTES));
	expect(readdirSync(folder)).toEqual([]);
	expect(await store.list()).toEqual([newer.name]);
	expect(older.name < newer.name).toBe(true);
	await store.remove(newer.name);
});
