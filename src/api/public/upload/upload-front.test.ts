import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdf, photoWithPlace } from '../../../../tests/hostile-files';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { showFile } from '../../../../tests/stored-files';
import { actors } from '../../../access/actor';
import { createContext } from '../../../commands/command';
import { makeAdminToken } from '../../../commands/security/admin-token';

const MB = 1024 * 1024;

describe('uploads through the whole server', () => {
	let server: TestFront;
	let token: string;
	beforeAll(async () => {
		server = await openTestFront();
		token = await makeAdminToken(
			createContext(server.db, actors.operator, Math.floor(Date.now() / 1000)),
			'desk',
			['upload'],
			3_600,
		);
	});
	afterAll(() => server.stop());

	const call = (init: RequestInit, withToken = token) =>
		fetch(`${server.url}/api/v2/upload/index`, {
			...init,
			headers: { ...init.headers, authorization: `Bearer ${withToken}` },
		});
	const socket = async (lines: string[]) => {
		const { port, host } = new URL(server.url);
		const open = connect(Number(port), '127.0.0.1');
		await once(open, 'connect');
		open.on('error', () => {});
		open.write([lines[0], `Host: ${host}`, ...lines.slice(1), '\r\n'].join('\r\n'));
		return open;
	};
	const begin = async (bytes: number) =>
		(
			(await (
				await call({
					method: 'POST',
					body: JSON.stringify({ original_name: 'film.mp4', bytes }),
					headers: { 'content-type': 'application/json' },
				})
			).json()) as {
				data: { upload_id: string };
			}
		).data.upload_id;

	test('a form of a browser arrives, and the picture is shown to readers', async () => {
		const body = new FormData();
		body.append(
			'file',
			new Blob([new Uint8Array(await photoWithPlace())], { type: 'image/jpeg' }),
			'Müllheim – 雾.jpg',
		);
		const response = await call({ method: 'POST', body });
		const { data } = (await response.json()) as { data: { id: number; url: string; original_name: string } };
		expect([response.status, data.original_name]).toEqual([200, 'Müllheim – 雾.jpg']);
		await showFile(server.db, data.id);
		const shown = await fetch(`${data.url}?style=card_480`, { headers: { accept: 'image/avif,image/webp,*/*' } });
		expect([
			shown.status,
			shown.headers.get('content-type'),
			shown.headers.get('vary'),
			shown.headers.get('cache-control'),
		]).toEqual([200, 'image/avif', 'Accept', 'public, max-age=31536000, immutable']);
	});

	test('a large body without a token is refused while not a byte of it has been sent', async () => {
		for (const target of ['upload/index', 'upload/oss']) {
			const open = await socket([
				`POST /api/v2/${target} HTTP/1.1`,
				'Content-Type: multipart/form-data; boundary=b',
				`Content-Length: ${60_000}`,
			]);
			const [chunk] = (await once(open, 'data')) as [Buffer];
			expect(chunk.toString()).toMatch(/^HTTP\/1\.1 401 /);
			open.destroy();
		}
	});

	test('a page of another site cannot use the cookie of the newsroom', async () => {
		const body = new FormData();
		body.append('file', new Blob([new Uint8Array(pdf)]), 'a.pdf');
		const headers = { cookie: `site_admin_token=${token}` };
		const send = (site: string, origin: string) =>
			fetch(`${server.url}/api/v2/upload/index`, {
				method: 'POST',
				body,
				headers: { ...headers, 'sec-fetch-site': site, origin },
			});
		expect((await send('cross-site', 'https://evil.example')).status).toBe(401);
		expect((await send('same-origin', server.url)).status).toBe(200);
	});

	test('somebody of the newsroom stores a picture from its pages, and from nowhere else', async () => {
		const { cookie } = await signedIn(server, [{ role: 'reporter', edition: 'en' }]);
		const send = async (headers: Record<string, string>, session = cookie) => {
			const body = new FormData();
			body.append('file', new Blob([new Uint8Array(await photoWithPlace())], { type: 'image/jpeg' }), 'Port.jpg');
			const sent = { cookie: `site_admin_token=${session}`, ...headers };
			return fetch(`${server.url}/api/v2/upload/index`, { method: 'POST', body, headers: sent });
		};
		const own = { 'sec-fetch-site': 'same-origin', origin: server.url };
		expect((await send(own)).status).toBe(200);
		expect((await send({ ...own, 'sec-fetch-site': 'cross-site' })).status).toBe(401);
		expect((await send({})).status).toBe(401);
		expect((await send(own, 'x'.repeat(43))).status).toBe(401);
		const nobody = await signedIn(server, []);
		expect((await send(own, nobody.cookie)).status).toBe(401);
		const begin = (headers: Record<string, string>) =>
			fetch(`${server.url}/api/v2/upload/index`, {
				method: 'POST',
				body: JSON.stringify({ original_name: 'film.mp4', bytes: 10 }),
				headers: { ...headers, cookie: `site_admin_token=${cookie}`, 'content-type': 'application/json' },
			});
		expect((await begin({ 'sec-fetch-site': 'cross-site' })).status).toBe(401);
		expect((await begin(own)).status).toBe(200);
	});

	test('what is larger than any file may be is refused, declared or not', async () => {
		const open = await socket([
			'POST /api/v2/upload/index HTTP/1.1',
			`Authorization: Bearer ${token}`,
			'Content-Type: multipart/form-data; boundary=b',
			`Content-Length: ${201 * MB}`,
		]);
		const [chunk] = (await once(open, 'data')) as [Buffer];
		expect(chunk.toString()).toMatch(/^HTTP\/1\.1 413 /);
		open.destroy();
		const id = await begin(10);
		const chunked = await call({
			method: 'PATCH',
			body: new Blob([new Uint8Array(MB)]).stream(),
			headers: { 'content-type': 'application/octet-stream', 'upload-id': id, 'upload-offset': '0' },
			duplex: 'half',
		} as RequestInit);
		expect(chunked.status).toBe(413);
	});

	test('a client that drops in the middle goes on where its last byte arrived', async () => {
		const film = Buffer.concat([
			Buffer.from([0, 0, 0, 24]),
			Buffer.from('ftypmp42\0\0\0\0mp42isom', 'latin1'),
			Buffer.alloc(3 * MB, 7),
		]);
		const id = await begin(film.length);
		const headers = [
			`Authorization: Bearer ${token}`,
			'Content-Type: application/octet-stream',
			`Upload-Id: ${id}`,
			'Upload-Offset: 0',
			`Content-Length: ${film.length}`,
		];
		const open = await socket(['PATCH /api/v2/upload/index HTTP/1.1', ...headers]);
		open.write(film.subarray(0, MB));
		const offset = async () =>
			Number((await call({ method: 'HEAD', headers: { 'upload-id': id } })).headers.get('upload-offset'));
		await expect.poll(offset).toBe(MB);
		open.destroy();
		const response = await call({
			method: 'PATCH',
			body: new Uint8Array(film.subarray(MB)),
			headers: { 'content-type': 'application/octet-stream', 'upload-id': id, 'upload-offset': String(await offset()) },
		});
		const { data } = (await response.json()) as { data: { file: { id: number; url: string; bytes: number } } };
		expect(data.file.bytes).toBe(film.length);
		await showFile(server.db, data.file.id);
		const whole = await fetch(data.file.url);
		expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
		const etag = whole.headers.get('etag') as string;
		expect((await fetch(data.file.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
		const part = await fetch(data.file.url, { headers: { range: 'bytes=-4', 'if-range': etag } });
		expect([part.status, part.headers.get('content-length'), part.headers.get('content-disposition')]).toEqual([
			206,
			'4',
			'attachment; filename="film.mp4"; filename*=UTF-8\'\'film.mp4',
		]);
		expect(server.lines.filter((line) => line.event === 'upload_failed')).toEqual([]);
	});

	test('twenty forms that break off leave the server standing', async () => {
		for (let i = 0; i < 20; i += 1) {
			const open = await socket([
				'POST /api/v2/upload/index HTTP/1.1',
				`Authorization: Bearer ${token}`,
				'Content-Type: multipart/form-data; boundary=b',
				'Content-Length: 5000',
			]);
			open.write(`--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(i * 100)}`, () =>
				open.destroy(),
			);
			await once(open, 'close');
		}
		expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
	});
});
