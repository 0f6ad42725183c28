import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucket, type TestBucket } from '../../../tests/s3';
import { Unavailable } from '../../shared/errors';
import { s3Storage } from './s3';
import { PART_BYTES } from './s3-parts';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), 'brume-parts-'));
	bucket = await startBucket();
});
afterAll(async () => {
	await bucket.stop();
	rmSync(folder, { recursive: true, force: true });
});

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
function fileOf(bytes: number): { path: string; content: Buffer } {
	const content = randomBytes(bytes);
	const path = join(folder, `${bytes}.bin`);
	writeFileSync(path, content);
	return { path, content };
}

test.each([0, 1, PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES + 12_345])(
	'a file of %i bytes comes back as it went',
	async (bytes) => {
		const {
			S3_ENDPOINT = '',
			S3_BUCKET = '',
			S3_REGION = '',
			S3_ACCESS_KEY_ID = '',
			S3_SECRET_ACCESS_KEY = '',
		} = bucket.env;
		const storage = s3Storage({
			endpoint: S3_ENDPOINT,
			bucket: S3_BUCKET,
			region: S3_REGION,
			accessKeyId: S3_ACCESS_KEY_ID,
			secretAccessKey: S3_SECRET_ACCESS_KEY,
		});
		const name = `file${String(bytes).padStart(12, '0')}.bin`;
		const { path, content } = fileOf(bytes);
		await storage.putFile(name, path);
		const back = await storage.get(name);
		expect(back?.length).toBe(bytes);
		expect(back && digest(back)).toBe(digest(content));
		expect(bucket.keys()).toContain(`media/${name}`);
	},
);

test.each([
	['says so late', '<Error><Code>InternalError</Code></Error>'],
	['says nothing', ''],
])(
	'a storage that fails to put the parts together, and %s, has not taken the file, and what it had is let go',
	async (_, last) => {
		const asked: string[] = [];
		const sizes: number[] = [];
		const server = createServer((request, response) => {
			asked.push(`${request.method} ${request.url?.replace(/^.*\?/, '').replace(/X-Amz[^&]*&?/g, '')}`);
			let bytes = 0;
			request.on('data', (part: Buffer) => {
				bytes += part.length;
			});
			request.on('end', () => {
				sizes.push(bytes);
				response.setHeader('etag', '"part"');
				response.end(
					request.method !== 'POST' ? '' : request.url?.includes('uploads') ? '<UploadId>an id</UploadId>' : last,
				);
			});
		});
		await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
		const { port } = server.address() as AddressInfo;
		const storage = s3Storage({
			endpoint: `http://127.0.0.1:${port}`,
			bucket: 'brume',
			region: 'eu-west-1',
			accessKeyId: 'key',
			secretAccessKey: 'secret',
		});
		await expect(storage.putFile('abcdefgh12.bin', fileOf(PART_BYTES + 1).path)).rejects.toThrow(Unavailable);
		expect(asked.at(-1)).toMatch(/^DELETE uploadId=an(?:%20|\+)id$/);
		// Never the whole in one request.
		expect(Math.max(...sizes)).toBe(PART_BYTES);
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	},
);
