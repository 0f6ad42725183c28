/** Files that people of the newsroom send: in parts, and never stored twice. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf, photoWithPlace } from '../../../../tests/hostile-files';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { createContext } from '../../../commands/command';
import { makeAdminToken } from '../../../commands/security/admin-token';

let site: TestFront;
let desk: Visitor;
let reporter: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
	reporter = await signedIn(site, [{ role: 'reporter' }]);
});
afterAll(() => site.stop());

interface UploadAnswer {
	upload_id: string;
	offset: number;
	file: { id: number; name: string; is_known: boolean; kind: string } | null;
}
/** Asks as a page of the newsroom does, or as a program with a token. */
async function call(by: Visitor | string | undefined, method: string, body?: BodyInit, headers: HeadersInit = {}) {
	const who: Record<string, string> =
		typeof by === 'string'
			? { authorization: `Bearer ${by}` }
			: { 'sec-fetch-site': 'same-origin', ...(by ? { cookie: `site_admin_token=${by.cookie}` } : {}) };
	const answer = await fetch(`${site.url}/api/v2/upload/index`, {
		method,
		headers: { ...who, ...headers },
		...(body === undefined ? {} : { body }),
	});
	const text = await answer.text();
	const data = text === '' ? undefined : (JSON.parse(text) as { data: UploadAnswer }).data;
	return { status: answer.status, offset: answer.headers.get('upload-offset'), data: data as UploadAnswer };
}
const json = { 'content-type': 'application/json' };
const begin = (by: Visitor | string, bytes: number, original_name = 'Quay.jpg') =>
	call(by, 'POST', JSON.stringify({ original_name, bytes }), json);
const append = (by: Visitor | string, id: string, offset: number, bytes: Uint8Array) =>
	call(by, 'PATCH', new Uint8Array(bytes), {
		'content-type': 'application/octet-stream',
		'upload-id': id,
		'upload-offset': String(offset),
	});
/** Sends a file in one part. */
async function send(by: Visitor | string, bytes: Uint8Array, name?: string) {
	const { data } = await begin(by, bytes.length, name);
	return (await append(by, data.upload_id, 0, bytes)).data.file;
}
const form = async (by: Visitor | string, bytes: Uint8Array) => {
	const body = new FormData();
	body.append('file', new Blob([new Uint8Array(bytes)]), 'Form.jpg');
	return (await call(by, 'POST', body)).data as unknown as UploadAnswer['file'];
};
/** How many rows and files there are. */
async function stored() {
	const [row] = await site.db.writeAlone<{ n: number }>(sql`select count(*)::int as n from media`);
	const files = readdirSync(join(site.dataDir, 'media'), { recursive: true, withFileTypes: true });
	return [row?.n, files.filter((one) => one.isFile()).length, await left()];
}
/** Uploads that nothing has ended. */
const left = async () =>
	(await site.db.writeAlone<{ n: number }>(sql`select count(*)::int as n from upload where way <> 'oss'`))[0]?.n;

test('a person sends a file in parts and goes on where it broke off; nobody else does', async () => {
	const bytes = await photoWithPlace(711);
	const { data, status } = await begin(reporter, bytes.length);
	expect([status, data.offset]).toEqual([200, 0]);
	const id = data.upload_id;
	expect((await append(reporter, id, 0, bytes.subarray(0, 1_000))).data).toMatchObject({ offset: 1_000, file: null });
	for (const other of [desk, await signedIn(site, [{ role: 'admin' }])]) {
		expect((await append(other, id, 1_000, bytes.subarray(1_000))).status).toBe(404);
		expect((await call(other, 'HEAD', undefined, { 'upload-id': id })).status).toBe(404);
	}
	expect((await append(undefined as never, id, 1_000, bytes)).status).toBe(401);
	expect((await append(reporter, id, 700, bytes.subarray(700))).status).toBe(409);
	expect((await call(reporter, 'HEAD', undefined, { 'upload-id': id })).offset).toBe('1000');
	const whole = await append(reporter, id, 1_000, bytes.subarray(1_000));
	expect(whole.data.file).toMatchObject({ kind: 'image', is_known: false });
	const [row] = await site.db.writeAlone(sql`select stored_by from media where id = ${whole.data.file?.id ?? 0}`);
	expect(row?.stored_by).toBeGreaterThan(0);
	const given = await begin(reporter, 5_000);
	expect((await call(reporter, 'DELETE', undefined, { 'upload-id': given.data.upload_id })).status).toBe(200);
	expect(await left()).toBe(0);
});

test.each([
	['picture', () => photoWithPlace(713)],
	['document', async () => pdf],
] as const)('a %s that is there already is not stored again, whoever sends it and however', async (_kind, make) => {
	const bytes = await make();
	const first = await send(reporter, bytes, 'First.jpg');
	const before = await stored();
	for (const again of [await send(desk, bytes, 'Another name.jpg'), await form(desk, bytes)])
		expect(again).toMatchObject({ id: first?.id, name: first?.name, is_known: true });
	expect(await stored()).toEqual(before);
});

test('of four who send the same at one moment one has stored it', async () => {
	const bytes = await photoWithPlace(717);
	const [rows, files] = await stored();
	const all = await Promise.all([desk, reporter, desk, reporter].map((by) => form(by, bytes)));
	expect(new Set(all.map((one) => one?.id)).size).toBe(1);
	expect(all.filter((one) => !one?.is_known)).toHaveLength(1);
	expect(await stored()).toEqual([Number(rows) + 1, Number(files) + 1, 0]);
});

test('a file of which nobody noted what was sent is known by what was kept, and noted then', async () => {
	const bytes = await photoWithPlace(719);
	const first = await send(desk, bytes);
	await site.db.writeAlone(sql`update media set sent_sha256 = null where id = ${first?.id ?? 0}`);
	const before = await stored();
	expect(await send(reporter, bytes)).toMatchObject({ id: first?.id, is_known: true });
	expect(await stored()).toEqual(before);
	const [row] = await site.db.writeAlone(sql`select sent_sha256 from media where id = ${first?.id ?? 0}`);
	expect(row?.sent_sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('a program is given a file of its own', async () => {
	const now = Math.floor(Date.now() / 1_000);
	const token = await makeAdminToken(createContext(site.db, actors.operator, now), 'sender', ['upload'], 3_600);
	const bytes = await photoWithPlace(723);
	const first = await send(desk, bytes);
	const own = await send(token, bytes);
	expect(own?.is_known).toBe(false);
	expect(own?.id).not.toBe(first?.id);
	// Neither goes on with what the other began.
	const begun = await begin(token, 10);
	expect((await append(desk, begun.data.upload_id, 0, new Uint8Array(10))).status).toBe(404);
});
