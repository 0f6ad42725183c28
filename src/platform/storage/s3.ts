import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { STORED_FILES } from '../../shared/address/folders';
import { type S3Options, s3Client, TRANSFER_TIMEOUT_MS } from './s3-client';
import { PART_BYTES, sendInParts } from './s3-parts';
import { assertStorageName, type FileStorage, isStorageName } from './storage';

/** Milliseconds in which a picture has to arrive. */
const PICTURE_TIMEOUT_MS = 60_000;
/** Milliseconds in which a reader may take a large file. */
const READER_TIMEOUT_MS = 3_600_000;

/** Any storage that speaks S3 with version 4 signatures. Files are under `media/`, direct uploads under `incoming/`. */
export interface S3Storage extends FileStorage {
	incoming: NonNullable<FileStorage['incoming']>;
	/** @throws Unavailable where the bucket cannot be reached or denies access */
	check(): Promise<void>;
}

/** Storage in a bucket of an object storage, with the same interface as a folder. */
export function s3Storage(options: S3Options): S3Storage {
	const { root, client, ask, send, read, remove } = s3Client(options);
	const place = (name: string) => {
		assertStorageName(name);
		return `${root}${STORED_FILES}/${name}`;
	};
	const incoming = (id: string) => {
		if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('An upload is named by 32 hexadecimal digits.');
		return `${root}/incoming/${id}`;
	};

	return {
		put: (name, bytes) => send(place(name), new Uint8Array(bytes)),
		async putFile(name, path) {
			// A small file takes one request; a large one is sent in parts, so that it is never in memory as a whole.
			if ((await stat(path)).size <= PART_BYTES) await send(place(name), new Uint8Array(await readFile(path)));
			else
				await sendInParts(ask, place(name), createReadStream(path, { highWaterMark: PART_BYTES }), TRANSFER_TIMEOUT_MS);
		},
		async get(name) {
			if (!isStorageName(name)) return undefined;
			const response = await read(place(name), PICTURE_TIMEOUT_MS);
			return response && new Uint8Array(await response.arrayBuffer());
		},
		async open(name, from, to) {
			if (!isStorageName(name)) return undefined;
			const response = await read(
				place(name),
				READER_TIMEOUT_MS,
				from === undefined ? {} : { range: `bytes=${from}-${to ?? ''}` },
			);
			return response?.body ?? undefined;
		},
		delete: (name) => remove(place(name)),
		// There are no drafts to sweep: an object appears only once it has arrived completely.
		sweep: async () => {},
		incoming: {
			async sign(id, bytes, seconds) {
				const headers = { 'content-type': 'application/octet-stream', 'content-length': String(bytes) };
				const url = new URL(incoming(id));
				url.searchParams.set('X-Amz-Expires', String(seconds));
				// The length is signed too, so that the address accepts no larger file.
				const signed = await client.sign(url.href, {
					method: 'PUT',
					headers,
					aws: { signQuery: true, allHeaders: true },
				});
				return { url: signed.url, headers };
			},
			async size(id) {
				const response = await ask('HEAD', incoming(id));
				return response.status === 404 ? undefined : Number(response.headers.get('content-length') ?? 0);
			},
			open: async (id) => (await read(incoming(id), TRANSFER_TIMEOUT_MS))?.body ?? undefined,
			delete: (id) => remove(incoming(id)),
		},
		async check() {
			await (await ask('HEAD', root)).body?.cancel();
		},
	};
}
