import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createResizer } from '../../platform/images/resize';
import { diskStorage } from '../../platform/storage/disk';
import { createMediaRoutes } from './media-routes';
import { dispositionOf, fileGiver, type StoredFile } from './stored-file';

const PICTURE = 'aaaaaaaaaaaa.jpg';
const BROKEN = 'bbbbbbbbbbbb.png';
const PAPER = 'cccccccccccc.pdf';
const LOST = 'dddddddddddd.pdf';

const known = (name: string, kind: 'image' | 'file', content_type: string, original_name = ''): StoredFile => ({
	name,
	kind,
	content_type,
	bytes: kind === 'file' ? '%PDF-1.7 paper'.length : 0,
	focus_x: 0.5,
	focus_y: 0.5,
	original_name,
});
const files = [
	known(PICTURE, 'image', 'image/jpeg'),
	known(BROKEN, 'image', 'image/png'),
	known(PAPER, 'file', 'application/pdf', 'Catálogo 2027.pdf'),
	known(LOST, 'file', 'application/pdf'),
];

describe('stored files', () => {
	let folder: string;
	let app: ReturnType<typeof createMediaRoutes>;
	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'brume-media-routes-'));
		const storage = diskStorage(join(folder, 'media'));
		await storage.put(
			PICTURE,
			await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#336699' } })
				.jpeg()
				.toBuffer(),
		);
		await storage.put(BROKEN, Buffer.from('<html><script>alert(1)</script>'));
		await storage.put(PAPER, Buffer.from('%PDF-1.7 paper'));
		app = createMediaRoutes({
			give: fileGiver({ storage, resizer: createResizer(storage, join(folder, 'variants')) }),
			find: async (name) => files.find((file) => file.name === name),
		});
	});
	afterAll(() => rm(folder, { recursive: true, force: true }));

	test.each([
		['image/avif,image/webp,*/*', 'image/avif'],
		['image/webp,*/*', 'image/webp'],
		['*/*', 'image/jpeg'],
	])('a picture comes in the size asked for and in the best format of %s', async (accept, type) => {
		const response = await app.request(`/media/${PICTURE}?style=card_480`, { headers: { accept } });
		expect([response.status, response.headers.get('content-type'), response.headers.get('vary')]).toEqual([
			200,
			type,
			'Accept',
		]);
		expect(response.headers.get('cache-control')).toContain('immutable');
		const picture = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
		expect([picture.width, picture.height]).toEqual([480, 240]);
	});

	test('another file is a download that cannot act', async () => {
		const response = await app.request(`/media/${PAPER}`);
		expect(await response.text()).toBe('%PDF-1.7 paper');
		expect(response.headers.get('content-disposition')).toBe(
			`attachment; filename="Catalogo 2027.pdf"; filename*=UTF-8''Cat%C3%A1logo%202027.pdf`,
		);
		expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test.each([
		`/media/${PICTURE}?style=cover_801`,
		`/media/${PICTURE}?style=constructor`,
		`/media/${PICTURE}?style=`,
		`/media/${PAPER}?style=card_480`,
		`/media/${BROKEN}?style=card_480`,
		`/media/${LOST}`,
		'/media/eeeeeeeeeeee.pdf',
		'/media/..%2f..%2fetc%2fpasswd',
		'/media/.env',
		'/media/index.html',
	])('is not there: %s', async (path) => {
		expect((await app.request(path)).status).toBe(404);
	});

	test.each([
		['bytes=0-3', 206, '%PDF', 'bytes 0-3/14'],
		['bytes=9-', 206, 'paper', 'bytes 9-13/14'],
		['bytes=-5', 206, 'paper', 'bytes 9-13/14'],
		['bytes=9-999', 206, 'paper', 'bytes 9-13/14'],
		['bytes=14-', 416, '', 'bytes */14'],
		['bytes=5-2', 200, '%PDF-1.7 paper', null],
		['bytes=0-1,3-4', 200, '%PDF-1.7 paper', null],
		['pages=1', 200, '%PDF-1.7 paper', null],
	])('a download comes in part when it is asked for: %s', async (range, status, text, contentRange) => {
		const response = await app.request(`/media/${PAPER}`, { headers: { range } });
		expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
			status,
			text,
			contentRange,
		]);
		expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
	});

	test('a part of another version is no part of this one', async () => {
		const { headers } = await app.request(`/media/${PAPER}`);
		const etag = headers.get('etag') as string;
		expect((await app.request(`/media/${PAPER}`, { headers: { range: 'bytes=0-3', 'if-range': etag } })).status).toBe(
			206,
		);
		expect(
			(await app.request(`/media/${PAPER}`, { headers: { range: 'bytes=0-3', 'if-range': '"other"' } })).status,
		).toBe(200);
	});

	test('the name of a download is one safe header, whatever the sender called the file', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (original_name) => {
				const header = dispositionOf({ name: PAPER, original_name });
				expect(header).toMatch(
					/^attachment; filename="[\x20\x21\x23-\x7e]+\.pdf"(?:; filename\*=UTF-8''[A-Za-z0-9._~!%-]+\.pdf)?$/,
				);
				const encoded = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
				if (encoded !== undefined) expect(decodeURIComponent(encoded)).not.toMatch(/[/\\\p{Cc}]/u);
			}),
		);
	});
});
