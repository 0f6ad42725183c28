import { AwsClient } from 'aws4fetch';
import { Unavailable } from '../../shared/errors';

/** Address and keys of a bucket. */
export interface S3Options {
	/** Origin, and path where there is one; the bucket follows in the path. */
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** Milliseconds until an answer must have begun. */
const RESPONSE_TIMEOUT_MS = 10_000;
/** Milliseconds until a large file must be transferred completely. */
export const TRANSFER_TIMEOUT_MS = 600_000;
const RETRIES = 2;

/** Client of one bucket. */
export interface S3Client {
	/** Address of the bucket; an object's address is this with a slash and its key. */
	root: string;
	client: AwsClient;
	/**
	 * Sends a request. Returns also the answer that an object does not exist; any other refusal is an error of the
	 * storage, not of the reader.
	 * @param responseTimeoutMs milliseconds until the answer must have begun
	 * @param totalTimeoutMs milliseconds until its last byte must have come
	 * @throws Unavailable
	 */
	ask(
		method: string,
		url: string,
		init?: RequestInit,
		responseTimeoutMs?: number,
		totalTimeoutMs?: number,
	): Promise<Response>;
	/** Stores bytes. @throws Unavailable */
	send(url: string, body: Uint8Array<ArrayBuffer>): Promise<void>;
	/** Reads an object. @returns undefined where there is none @throws Unavailable */
	read(url: string, totalTimeoutMs: number, headers?: Record<string, string>): Promise<Response | undefined>;
	/** Removes an object; a missing one is no error. @throws Unavailable */
	remove(url: string): Promise<void>;
}

/** Makes a client of any storage that speaks S3 with version 4 signatures. */
export function s3Client({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Options): S3Client {
	const client = new AwsClient({
		accessKeyId,
		secretAccessKey,
		service: 's3',
		region,
		retries: RETRIES,
	});
	const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

	async function ask(
		method: string,
		url: string,
		init: RequestInit = {},
		responseTimeoutMs = RESPONSE_TIMEOUT_MS,
		totalTimeoutMs = TRANSFER_TIMEOUT_MS,
	): Promise<Response> {
		const late = new AbortController();
		const timer = setTimeout(() => late.abort(), responseTimeoutMs);
		let response: Response;
		try {
			response = await client.fetch(url, {
				...init,
				method,
				redirect: 'manual',
				signal: AbortSignal.any([late.signal, AbortSignal.timeout(totalTimeoutMs)]),
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
			TRANSFER_TIMEOUT_MS,
		);
		await response.body?.cancel();
		if (response.status === 404) throw new Unavailable(`The bucket "${bucket}" does not exist.`, true);
	};
	const remove = async (url: string): Promise<void> => {
		await (await ask('DELETE', url)).body?.cancel();
	};
	const read = async (
		url: string,
		totalTimeoutMs: number,
		headers: Record<string, string> = {},
	): Promise<Response | undefined> => {
		const response = await ask('GET', url, { headers }, RESPONSE_TIMEOUT_MS, totalTimeoutMs);
		if (response.status !== 404) return response;
		await response.body?.cancel();
		return undefined;
	};

	return { root, client, ask, send, read, remove };
}
