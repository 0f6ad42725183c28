import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bombs, document, film, hostile, pdf, photoWithPlace } from '../../../../tests/hostile-files';
import { startBucket, type TestBucket } from '../../../../tests/s3';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { showFile } from '../../../../tests/stored-files';
import { actors } from '../../../access/actor';
import { createApplication } from '../../../boot/application';
import { createContext } from '../../../commands/command';
import { makeAdminToken, revokeAdminToken } from '../../../commands/security/admin-token';
import { sweepUploads } from '../../../commands/upload/sweep-uploads';
import { detectImage } from '../../../platform/images/image-format';
import { checkStorage, openStorage } from '../../../platform/storage/open-storage';
import { type FileStorage, namedFull } from '../../../platform/storage/storage';
import { openUploadStore } from '../../../platform/storage/upload-store';

interface Answer {
	status: number;
	headers: Headers;
	body: { code: number; msg: string; data: Record<string, unknown> & { file?: Record<string, unknown> } };
}

const NOW = () => Math.floor(Date.now() / 1000);
const DAY = 86_400;
const assets = { css: [], fonts: [], pageStyles: {}, js: '/assets/entry.js' } as unknown as Parameters<
	typeof createApplication
>[0]['assets'];

describe.each(['disk', 'bucket'] as const)('uploads stored in a %s', (place) => {
	let site: TestSite;
	let bucket: TestBucket | undefined;
	let app: TestSite['app'];
	let token: string;
	let storage: FileStorage;

	beforeAll(async () => {
		bucket = place === 'bucket' ? await startBucket() : undefined;
		site = await openTestSite(bucket?.env ?? {});
		app = site.app;
		storage = openStorage(site.settings);
		token = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'desk', ['upload'], DAY);
	});
	afterAll(async () => {
		await site.stop();
		await bucket?.stop();
	});

	const ask = async (
		path: string,
		init: RequestInit,
		withToken: string | undefined = token,
		on = app,
	): Promise<Answer> => {
		const headers = new Headers(init.headers);
		if (withToken) headers.set('authorization', `Bearer ${withToken}`);
		const response = await on.request(`/api/v2/${path}`, { ...init, headers });
		const text = await response.text();
		return {
			status: response.status,
			headers: response.headers,
			body: text ? (JSON.parse(text) as Answer['body']) : { code: 0, msg: '', data: {} },
		};
	};
	const form = (bytes: Uint8Array, name: string, fields: Record<string, string> = {}) => {
		const data = new FormData();
		for (const [field, value] of Object.entries(fields)) data.append(field, value);
		data.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
		return data;
	};
	const send = (bytes: Uint8Array, name: string, fields?: Record<string, string>, on = app) =>
		ask('upload/index', { method: 'POST', body: form(bytes, name, fields) }, token, on);
	const json = (value: unknown) => ({
		method: 'POST',
		body: JSON.stringify(value),
		headers: { 'content-type': 'application/json', 'content-length': String(JSON.stringify(value).length) },
	});
	const patch = (id: string, offset: number, body: Uint8Array | ReadableStream | null, on = app) =>
		ask(
			'upload/index',
			{
				method: 'PATCH',
				body: body instanceof Uint8Array ? new Uint8Array(body) : body,
				headers: {
					'upload-id': id,
					'upload-offset': String(offset),
					...(body ? { 'content-type': 'application/octet-stream' } : {}),
				},
				...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
			} as RequestInit,
			token,
			on,
		);
	const head = (id: string, on = app) =>
		ask('upload/index', { method: 'HEAD', headers: { 'upload-id': id } }, token, on);
	const rows = async (statement: string) => (await site.db.write((tx) => tx.execute(sql.raw(statement)))).rows;
	/** Files on their way in that are left on this machine. */
	const leftovers = () => {
		try {
			return readdirSync(join(site.dataDir, 'uploads'));
		} catch {
			return [];
		}
	};
	/** Has something that readers see use a stored file. @returns its path on the site */
	async function shown({ id, url }: Record<string, unknown>): Promise<string> {
		await showFile(site.db, Number(id));
		return new URL(String(url)).pathname;
	}

	test('a photograph comes back in its presets, without a trace of where it was taken', async () => {
		const { status, body } = await send(await photoWithPlace(), 'Holiday at home.JPG', {
			alt: 'A quay in fog',
			credit: 'Ada',
		});
		expect([status, body.code]).toEqual([200, 1]);
		expect(body.data).toMatchObject({
			kind: 'image',
			content_type: 'image/jpeg',
			width: 600,
			height: 400,
			original_name: 'Holiday at home.JPG',
		});
		const name = String(body.data.name);
		expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
		const stored = Buffer.from((await storage.get(name)) ?? []);
		for (const secret of ['SECRET-PLACE', 'Exif', 'GPS']) expect(stored.includes(secret)).toBe(false);
		const path = await shown(body.data);
		for (const [accept, format] of [
			['image/avif,*/*', 'avif'],
			['image/webp,*/*', 'webp'],
			['*/*', 'jpeg'],
		]) {
			const response = await app.request(`${path}?style=card_480`, {
				headers: { accept: accept as string },
			});
			expect(response.headers.get('vary')).toBe('Accept');
			expect(detectImage(new Uint8Array(await response.arrayBuffer()))).toBe(format);
		}
		expect((await app.request(`${path}?style=huge`)).status).toBe(404);
		expect(await rows(`select credit, texts from media where name = '${name}'`)).toEqual([
			{ credit: 'Ada', texts: { en: { alt: 'A quay in fog' } } },
		]);
		expect(await rows(`select actor from audit where noun = 'media' and row_id = '${body.data.id}'`)).toEqual([
			{ actor: 'token:desk' },
		]);
		if (bucket) expect(bucket.keys()).toContain(`media/${name}`);
	});

	test('one frame of a moving picture, and nothing of the script in its comment', async () => {
		const frames = ['#900', '#090', '#009'].map((background) =>
			sharp({ create: { width: 60, height: 90, channels: 3, background } })
				.png()
				.toBuffer(),
		);
		const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
			.gif({ delay: [100, 100, 100] })
			.toBuffer();
		expect(moving.includes('NETSCAPE2.0')).toBe(true);
		const comment = Buffer.from('\x21\xfe\x0ealert("hello")\x00', 'latin1');
		const at = moving.indexOf(Buffer.from([0x2c]));
		const { status, body } = await send(Buffer.concat([moving.subarray(0, at), comment, moving.subarray(at)]), 'a.gif');
		expect([status, body.data.content_type, body.data.width, body.data.height]).toEqual([200, 'image/png', 60, 90]);
		expect(Buffer.from((await storage.get(String(body.data.name))) ?? []).includes('alert')).toBe(false);
	});

	test('a photograph with thirteen megabytes of header is taken without them', async () => {
		const photo = await photoWithPlace();
		const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0xff, 0xff]), Buffer.alloc(65_533, 'h')]);
		const { status, body } = await send(
			Buffer.concat([photo.subarray(0, 2), ...Array.from({ length: 200 }, () => segment), photo.subarray(2)]),
			'a.jpg',
		);
		expect(status).toBe(200);
		expect(Number(body.data.bytes)).toBeLessThan(20_000);
	});

	test.each([
		['catalogue.pdf', () => pdf, 'application/pdf'],
		['plan.docx', () => document({}), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
		['film.mp4', () => film, 'video/mp4'],
	])('%s becomes a download that cannot act, in whole or in part', async (name, make, content_type) => {
		const bytes = make();
		const { status, body } = await send(bytes, name);
		expect([status, body.data.content_type, body.data.bytes, body.data.width]).toEqual([
			200,
			content_type,
			bytes.length,
			null,
		]);
		const path = await shown(body.data);
		const whole = await app.request(path);
		expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
		expect(whole.headers.get('content-disposition')).toContain(`attachment; filename="${name}"`);
		expect(whole.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
		expect(whole.headers.get('x-content-type-options')).toBe('nosniff');
		const part = await app.request(path, { headers: { range: 'bytes=4-9' } });
		expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-9/${bytes.length}`]);
		expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 10))).toBe(true);
	});

	test.each(Object.keys(hostile))('%s is refused, and nothing of it stays', async (kind) => {
		const before = await rows('select count(*)::int as n from media');
		const { name, bytes } = await (hostile[kind] as (typeof hostile)[string])();
		const { status, body } = await send(bytes, name);
		expect([status, body.code, body.data.field]).toEqual([400, 400, 'file']);
		expect(await rows('select count(*)::int as n from media')).toEqual(before);
		expect(await rows('select id from upload')).toEqual([]);
		expect(leftovers()).toEqual([]);
	});

	test.each(Object.keys(bombs))('%s is refused by its header', async (kind) => {
		const { status, body } = await send(await (bombs[kind] as () => Promise<Buffer>)(), 'a.png', { edition: 'es' });
		expect([status, body.data.field]).toEqual([400, 'file']);
		expect(body.msg).toContain('40 mega');
	});

	test('whoever may not upload is refused before a byte is read', async () => {
		const revoked = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'old', ['upload'], DAY);
		const [{ id } = { id: 0 }] = (await rows("select id from admin_token where name = 'old'")) as { id: number }[];
		await revokeAdminToken(createContext(site.db, actors.operator, NOW()), id);
		const powerless = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'reader', [], DAY);
		const late = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'late', ['upload'], -1);
		for (const wrong of [undefined, 'x', 'A'.repeat(43), revoked, powerless, late]) {
			for (const target of ['upload/index', 'upload/oss']) {
				let isRead = false;
				const body = new ReadableStream(
					{
						pull(controller) {
							isRead = true;
							controller.error(new Error('read'));
						},
					},
					{ highWaterMark: 0 },
				);
				const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=x' });
				if (wrong) headers.set('authorization', `Bearer ${wrong}`);
				const response = await app.request(`/api/v2/${target}`, {
					method: 'POST',
					body,
					headers,
					duplex: 'half',
				} as RequestInit);
				expect([response.status, ((await response.json()) as Answer['body']).code, isRead]).toEqual([401, 401, false]);
			}
		}
	});

	test.each<[string, () => RequestInit, number, string | undefined]>([
		[
			'no form',
			() => ({ method: 'POST', body: 'x', headers: { 'content-type': 'text/plain', 'content-length': '1' } }),
			415,
			undefined,
		],
		[
			'a form without its boundary',
			() => ({ method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; x=y' } }),
			415,
			undefined,
		],
		[
			'a form that ends in the middle',
			() => ({
				method: 'POST',
				body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
				headers: { 'content-type': 'multipart/form-data; boundary=b' },
			}),
			400,
			'file',
		],
		['no file', () => ({ method: 'POST', body: new FormData() }), 400, 'file'],
		[
			'the file in another field',
			() => {
				const data = new FormData();
				data.append('picture', new Blob([new Uint8Array(pdf)]), 'a.pdf');
				return { method: 'POST', body: data };
			},
			400,
			'picture',
		],
		[
			'two files',
			() => {
				const data = form(pdf, 'a.pdf');
				data.append('file', new Blob([new Uint8Array(pdf)]), 'b.pdf');
				return { method: 'POST', body: data };
			},
			400,
			'file',
		],
		[
			'a word that is too long',
			() => ({ method: 'POST', body: form(pdf, 'a.pdf', { credit: 'x'.repeat(301) }) }),
			400,
			'credit',
		],
		[
			'an edition that is none',
			() => ({ method: 'POST', body: form(pdf, 'a.pdf', { edition: 'xx' }) }),
			400,
			'edition',
		],
		[
			'a file that will be too large',
			() => json({ original_name: 'a.mp4', bytes: 200 * 1024 * 1024 + 1 }),
			413,
			'bytes',
		],
		['a file of no length', () => json({ original_name: 'a.mp4', bytes: 0 }), 400, 'bytes'],
		['GET', () => ({ method: 'GET' }), 405, undefined],
		[
			'bytes for nothing',
			() => ({
				method: 'PATCH',
				body: 'x',
				headers: { 'upload-id': 'f'.repeat(32), 'upload-offset': '0', 'content-type': 'application/octet-stream' },
			}),
			404,
			'Upload-Id',
		],
		[
			'bytes for a foreign name',
			() => ({ method: 'PATCH', body: 'x', headers: { 'upload-id': '../../etc/passwd', 'upload-offset': '0' } }),
			400,
			'Upload-Id',
		],
		[
			'bytes at a place that is none',
			() => ({ method: 'PATCH', body: 'x', headers: { 'upload-id': 'f'.repeat(32), 'upload-offset': '-1' } }),
			400,
			'Upload-Offset',
		],
	])('%s is refused by name', async (_, init, status, field) => {
		const answer = await ask('upload/index', init());
		expect([answer.status, answer.body.code, answer.body.data?.field]).toEqual([status, status, field]);
		expect(leftovers()).toEqual([]);
	});

	test('a picture larger than pictures may be is refused while it comes', async () => {
		const photo = await photoWithPlace();
		const { status, body } = await send(Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)]), 'a.jpg');
		expect([status, body.code, body.data.field]).toEqual([413, 413, 'file']);
		expect(leftovers()).toEqual([]);
	});

	test('an upload goes on after the connection broke and the server was started anew, and is stored once', async () => {
		const photo = await photoWithPlace(1_200, 800);
		const begun = await ask(
			'upload/index',
			json({ original_name: 'quay.jpg', bytes: photo.length, alt: 'A quay', edition: 'es' }),
		);
		const id = String(begun.body.data.upload_id);
		expect(begun.body.data).toMatchObject({ offset: 0, bytes: photo.length, file: null });
		expect((await patch(id, 0, photo.subarray(0, 1_000))).body.data).toMatchObject({ offset: 1_000, file: null });
		let isFirst = true;
		const broken = new ReadableStream({
			pull(controller) {
				if (isFirst) controller.enqueue(new Uint8Array(photo.subarray(1_000, 1_500)));
				else controller.error(new Error('The client went away.'));
				isFirst = false;
			},
		});
		await patch(id, 1_000, broken);
		const again = createApplication({ settings: site.settings, db: site.db, assets, log: () => {} });
		const asked = await head(id, again);
		expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('upload-length')]).toEqual([
			200,
			'1500',
			String(photo.length),
		]);
		const wrong = await patch(id, 1_000, photo.subarray(1_000), again);
		expect([wrong.status, wrong.body.code, wrong.headers.get('upload-offset')]).toEqual([409, 409, '1500']);
		const last = await patch(id, 1_500, photo.subarray(1_500), again);
		expect(last.body.data.file).toMatchObject({ kind: 'image', width: 1_200, height: 800, original_name: 'quay.jpg' });
		// Its sender did not hear of it and asks again.
		expect((await head(id)).headers.get('upload-complete')).toBe('?1');
		expect((await patch(id, photo.length, null)).body.data.file).toEqual(last.body.data.file);
		expect(leftovers()).toEqual([]);
		expect(await rows('select id from upload')).toEqual([]);
	});

	test('what comes later takes over from a connection that hangs', async () => {
		const id = String(
			(await ask('upload/index', json({ original_name: 'a.pdf', bytes: pdf.length }))).body.data.upload_id,
		);
		const gate = Promise.withResolvers<void>();
		const hanging = new ReadableStream({
			start: (controller) => controller.enqueue(new Uint8Array(pdf.subarray(0, 10))),
			cancel: () => gate.resolve(),
		});
		const first = patch(id, 0, hanging);
		const uploadStore = openUploadStore(join(site.dataDir, 'uploads'));
		await expect.poll(() => uploadStore.size(id)).toBe(10);
		const second = await patch(id, 10, pdf.subarray(10));
		expect(second.body.data.file).toMatchObject({ kind: 'file', bytes: pdf.length });
		await gate.promise;
		await first;
	});

	test('an upload can be given up, is nobody else’s, and is swept after a day', async () => {
		const begin = async () =>
			String((await ask('upload/index', json({ original_name: 'a.pdf', bytes: pdf.length }))).body.data.upload_id);
		const [givenUp, forgotten] = [await begin(), await begin()];
		for (const id of [givenUp, forgotten]) await patch(id, 0, pdf.subarray(0, 9));
		const other = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'other', ['upload'], DAY);
		expect((await ask('upload/index', { method: 'HEAD', headers: { 'upload-id': givenUp } }, other)).status).toBe(404);
		expect((await ask('upload/index', { method: 'DELETE', headers: { 'upload-id': givenUp } })).status).toBe(200);
		expect((await head(givenUp)).status).toBe(404);
		const uploadStore = openUploadStore(join(site.dataDir, 'uploads'));
		await sweepUploads(createContext(site.db, actors.clock, NOW()), storage, uploadStore);
		expect((await head(forgotten)).status).toBe(200);
		await sweepUploads(createContext(site.db, actors.clock, NOW() + DAY + 10), storage, uploadStore);
		expect((await head(forgotten)).status).toBe(404);
		expect(leftovers()).toEqual([]);
	});

	test('content that is refused part by part is discarded, and more bytes than were said are not taken', async () => {
		const page = Buffer.from('<!doctype html><script>alert(1)</script>');
		const id = String(
			(await ask('upload/index', json({ original_name: 'a.pdf', bytes: page.length }))).body.data.upload_id,
		);
		expect((await patch(id, 0, page)).body).toMatchObject({ code: 400, data: { field: 'file' } });
		expect((await head(id)).status).toBe(404);
		const small = String((await ask('upload/index', json({ original_name: 'a.pdf', bytes: 5 }))).body.data.upload_id);
		expect((await patch(small, 0, pdf)).status).toBe(413);
		expect(leftovers()).toEqual([]);
		await ask('upload/index', { method: 'DELETE', headers: { 'upload-id': small } });
	});

	test('a full disk is said clearly and leaves nothing behind', async () => {
		const full = () =>
			Promise.reject(namedFull(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })));
		const on = createApplication({
			settings: site.settings,
			db: site.db,
			assets,
			log: () => {},
			storage: { ...storage, put: full, putFile: full },
		});
		const before = await rows('select count(*)::int as n from media');
		for (const [bytes, name] of [
			[await photoWithPlace(), 'a.jpg'],
			[pdf, 'a.pdf'],
		] as const) {
			const { status, body } = await send(bytes, name, {}, on);
			expect([status, body.code, body.msg]).toEqual([507, 507, 'There is no storage space left for files.']);
		}
		expect(await rows('select count(*)::int as n from media')).toEqual(before);
		expect(await rows('select id from upload')).toEqual([]);
		expect(leftovers()).toEqual([]);
	});

	test('a file whose row was never written is swept', async () => {
		const name = `${'a'.repeat(32)}.pdf`;
		await storage.put(name, pdf);
		await rows(`insert into upload (id, way, created_at) values ('${name}', 'store', ${NOW() - 7_200})`);
		await sweepUploads(
			createContext(site.db, actors.clock, NOW()),
			storage,
			openUploadStore(join(site.dataDir, 'uploads')),
		);
		expect(await storage.get(name)).toBeUndefined();
		expect(await rows('select id from upload')).toEqual([]);
	});

	test('the calls stand in the OpenAPI document', async () => {
		const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
			paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
		};
		expect(Object.keys(paths['/api/v2/upload/index'] ?? {}).sort()).toEqual(['delete', 'head', 'patch', 'post']);
		expect(Object.keys(paths['/api/v2/upload/index']?.patch?.responses ?? {})).toEqual(
			expect.arrayContaining(['200', '400', '401', '409', '413', '415', '507']),
		);
		expect(paths['/api/v2/upload/oss']?.post).toBeDefined();
	});

	if (place === 'disk')
		test('without an object storage, upload/oss says so', async () => {
			const { status, body } = await ask('upload/oss', json({ original_name: 'a.pdf', bytes: 10 }));
			expect([status, body.code]).toEqual([501, 501]);
			expect(body.msg).toContain('upload/index');
		});
	else {
		const direct = async (bytes: Buffer, sent: Buffer = bytes) => {
			const begun = await ask('upload/oss', json({ original_name: 'straight.bin', bytes: bytes.length }));
			const { upload_id, url, headers } = begun.body.data as unknown as {
				upload_id: string;
				url: string;
				headers: Record<string, string>;
			};
			const { 'content-length': _length, ...rest } = headers;
			const put = await fetch(url, { method: 'PUT', body: new Uint8Array(sent), headers: rest });
			return { upload_id, put: put.status };
		};

		test('a file sent straight to the bucket is seen when it was looked at, and not before', async () => {
			const photo = await photoWithPlace();
			const { upload_id, put } = await direct(photo);
			expect(put).toBe(200);
			expect((await app.request(`/media/${upload_id}.jpg`)).status).toBe(404);
			const { status, body } = await ask('upload/oss', json({ upload_id }));
			expect([status, body.data.kind, body.data.width]).toEqual([200, 'image', 600]);
			expect((await app.request(`${await shown(body.data)}?style=card_480`)).status).toBe(200);
			expect((await ask('upload/oss', json({ upload_id }))).body.data).toEqual(body.data);
			expect(bucket?.keys().filter((key) => key.startsWith('incoming/'))).toEqual([]);
			expect(leftovers()).toEqual([]);
		});

		test('what may not be sent may not be sent past the site either', async () => {
			const page = Buffer.from('<!doctype html><script>alert(1)</script>');
			const { upload_id } = await direct(page);
			expect((await ask('upload/oss', json({ upload_id }))).body).toMatchObject({ code: 400, data: { field: 'file' } });
			expect(bucket?.keys().filter((key) => key.startsWith('incoming/'))).toEqual([]);
			expect((await ask('upload/oss', json({ upload_id }))).status).toBe(404);
			const longer = await direct(pdf, Buffer.concat([pdf, pdf]));
			expect(longer.put).toBe(403);
			expect((await ask('upload/oss', json({ upload_id: longer.upload_id }))).status).toBe(409);
		});

		test('wrong keys are one clear sentence', async () => {
			const wrong = {
				...site.settings,
				s3: { ...(site.settings.s3 as NonNullable<typeof site.settings.s3>), secretAccessKey: 'wrong' },
			};
			await expect(checkStorage(wrong, () => {})).rejects.toThrow(
				/^The object storage at 127\.0\.0\.1:\d+ refuses the bucket "brume" \(status 403\); check S3_ENDPOINT/,
			);
			const on = createApplication({ settings: wrong, db: site.db, assets, log: () => {} });
			const { status, body, headers } = await send(pdf, 'a.pdf', {}, on);
			expect([status, body.code, headers.get('retry-after')]).toEqual([503, 503, '5']);
		});

		test('while the bucket is away, files are 503 and come back later', async () => {
			const { body } = await send(pdf, 'a.pdf');
			const path = await shown(body.data);
			await bucket?.stop();
			expect((await app.request(path)).status).toBe(503);
			expect((await send(pdf, 'b.pdf')).status).toBe(503);
			const lines: unknown[] = [];
			await checkStorage(site.settings, (line) => lines.push(line));
			expect(lines).toMatchObject([{ event: 'storage_away' }]);
		});
	}
});
