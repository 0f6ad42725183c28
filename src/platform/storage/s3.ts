import { readFile, stat } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import { STORED_FILES } from '../../shared/address/folders';
import { Unavailable } from '../../shared/errors';
import { PART_BYTES, sendInParts } from './s3-parts';
import { assertStorageName, type FileStorage, isStorageName } from './storage';

/** Where the objects are, and the keys to them. */
export interface S3Options {
	/** Origin, and path where there is one; the bucket follows in the path. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** Milliseconds until an answer must have begun. */
const PATIENCE = 10_000;
/** For the bytes of a large file to be taken, and of a picture to come. */
const LONG_PATIENCE = 600_000;
const PICTURE_PATIENCE = 60_000;
/** For a reader to take a large file. */
const READER_PATIENCE = 3_600_000;
const RETRIES = 2;

/**
 * Anything that speaks S3 with version 4 signatures. Files stand under `media/`, what comes in by itself under
 * `incoming/`.
 */
export interface S3Storage extends FileStorage {
	incoming: NonNullable<FileStorage['incoming']>;
	/** @throws Unavailable when the bucket cannot be reached or does not let us in */
	check(): Promise<void>;
}

/** Storage in a bucket of an object storage; page code does not see a difference. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): S3Storage {
	const client = new AwsClient({
		accessKeyId,
		secretAccessKey: secretAccessKey,
		service: 's3',
		region,
		retries: RETRIES,
	});
	const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
	const place = (name: string) => {
		assertStorageName(name);
		return `${root}${STORED_FILES}/${name}`;
	};
	const incoming = (id: string) => {
		if (!/^[0-9a-f]{32}$/.test(id)) throw new Error('An upload is named by 32 hexadecimal digits.');
		return `${root}/incoming/${id}`;
	};

	/**
	 * The answer, be it that there is nothing; every other refusal is the storage's fault, not the reader's.
	 * @param patience milliseconds until it must have begun
	 * @param whole milliseconds until its last byte must have come
	 */
	async function ask(
		method: string,
		url: string,
		init: RequestInit = {},
		patience = PATIENCE,
		whole = LONG_PATIENCE,
	): Promise<Response> {
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(), patience);
		let response: Response;
		try {
			response = await client.fetch(url, {
				...init,
				method,
				redirect: 'manual',
				signal: AbortSignal.any([late.signal, AbortSignal.timeout(whole)]),
			});
		} catch (error) {
			throw new Unavailable(`The object storage at ${new URL(endpoint).host} does not answer.`, false, {
				cause: error,
			});
		} finally {
			clearTimeout(timer);
		}
		const { status } = response;
		if (response.ok || (status === 404 && url !== root)) return response;
		await response.body?.cancel();
		const isLasting = status < 500 && status !== 408 && status !== 429;
		throw new Unavailable(
			isLasting
				? `The object storage at ${new URL(endpoint).host} refuses the bucket "${bucket}" (status ${status}); check S3_ENDPOINT, S3_BUCKET, S3_REGION and the two keys.`
				: `The object storage at ${new URL(endpoint).host} has a fault (status ${status}).`,
			isLasting,
		);
	}

	const send = async (url: string, body: Uint8Array<ArrayBuffer>): Promise<void> => {
		const response = await ask(
			'PUT',
			url,
			{ body, headers: { 'content-type': 'application/octet-stream' } },
			LONG_PATIENCE,
		);
		await response.body?.cancel();
		if (response.status === 404) throw new Unavailable(`The bucket "${bucket}" does not exist.`, true);
	};
	const remove = async (url: string): Promise<void> => {
		await (await ask('DELETE', url)).body?.cancel();
	};
	const read = async (
		url: string,
		whole: number,
		headers: Record<string, string> = {},
	): Promise<Response | undefined> => {
		const response = await ask('GET', url, { headers }, PATIENCE, whole);
		if (response.status !== 404) return response;
		await response.body?.cancel();
		return undefined;
	};

	return {
		put: (name, bytes) => send(place(name), new Uint8Array(bytes)),
		async putFile(name, path) {
			// One request where the file is small; a large one never stands in memory as a whole.
			if ((await stat(path)).size <= PART_BYTES) await send(place(name), new Uint8Array(await readFile(path)));
			else await sendInParts(ask, place(name), path, LONG_PATIENCE);
		},
		async get(name) {
			if (!isStorageName(name)) return undefined;
			const response = await read(place(name), PICTURE_PATIENCE);
			return response && new Uint8Array(await response.arrayBuffer());
		},
		async open(name, from, to) {
			if (!isStorageName(name)) return undefined;
			const response = await read(
				place(name),
				READER_PATIENCE,
				from === undefined ? {} : { range: `bytes=${from}-${to ?? ''}` },
			);
			return response?.body ?? undefined;
		},
		delete: (name) => remove(place(name)),
		// An object is there when all of it has arrived, and not before.
		sweep: async () => {},
		incoming: {
			async sign(id, bytes, seconds) {
				const headers = { 'content-type': 'application/octet-stream', 'content-length': String(bytes) };
				const url = new URL(incoming(id));
				url.searchParams.set('X-Amz-Expires', String(seconds));
				// The length is signed too: the address takes this file and no larger one.
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
			open: async (id) => (await read(incoming(id), LONG_PATIENCE))?.body ?? undefined,
			delete: (id) => remove(incoming(id)),
		},
		async check() {
			await (await ask('HEAD', root)).body?.cancel();
		},
	};
}
