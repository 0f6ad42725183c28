/**
 * Uploads in parts: the object becomes visible only when the storage has put the parts together.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html
 */
import { Unavailable } from '../../shared/errors';
import { inPortions } from './in-portions';

/**
 * Sends a request to the storage; throws where it is refused. The caller has to read or cancel the body of the answer.
 */
export type Ask = (method: string, url: string, init?: RequestInit, responseTimeoutMs?: number) => Promise<Response>;

/** Bytes of a part, which is held in memory; every storage accepts parts of this size, and 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024;

/** True where the storage confirmed the complete file: an error may come late, in an answer whose status is 200. */
const isWhole = (answer: string): boolean =>
	answer.includes('<CompleteMultipartUploadResult') && !answer.includes('<Error>');

/** Begins an upload to an address. @returns the address of the upload itself @throws Unavailable */
export async function beginUpload(ask: Ask, url: string): Promise<string> {
	const begun = await ask('POST', `${url}?uploads`, { headers: { 'content-type': 'application/octet-stream' } });
	const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1];
	if (!id) throw new Unavailable('The object storage does not take files in parts.', false);
	return `${url}?uploadId=${encodeURIComponent(id)}`;
}

/**
 * Sends one part.
 * @param upload address of the upload
 * @param number of the part, from 1
 * @param timeoutMs milliseconds in which it has to be accepted
 * @returns the tag of the part; undefined where the storage has no such upload @throws Unavailable
 */
export async function sendPart(
	ask: Ask,
	upload: string,
	number: number,
	bytes: Uint8Array,
	timeoutMs: number,
): Promise<string | undefined> {
	const part = await ask('PUT', `${upload}&partNumber=${number}`, { body: new Uint8Array(bytes) }, timeoutMs);
	await part.body?.cancel();
	return part.ok ? (part.headers.get('etag') ?? '') : undefined;
}

/**
 * Has the parts put together.
 * @param tags of the parts, in their order
 * @returns false where the storage has no such upload @throws Unavailable where it does not confirm the whole file
 */
export async function finishUpload(
	ask: Ask,
	upload: string,
	tags: readonly string[],
	timeoutMs: number,
): Promise<boolean> {
	const parts = tags
		.map((tag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`)
		.join('');
	const whole = await ask(
		'POST',
		upload,
		{
			body: `<CompleteMultipartUpload>${parts}</CompleteMultipartUpload>`,
			headers: { 'content-type': 'application/xml' },
		},
		timeoutMs,
	);
	const answer = await whole.text();
	if (whole.status === 404) return false;
	if (!isWhole(answer)) throw new Unavailable('The object storage did not put the parts of a file together.', false);
	return true;
}

/** Removes the parts of an upload; an error while doing so is ignored. */
export async function dropUpload(ask: Ask, upload: string): Promise<void> {
	await ask('DELETE', upload).then(
		(response) => response.body?.cancel(),
		() => {},
	);
}

/**
 * Sends any number of bytes in parts.
 * @param url address of the new object
 * @throws Unavailable where the storage does not accept it; the parts are removed then
 */
export async function sendInParts(
	ask: Ask,
	url: string,
	chunks: AsyncIterable<Uint8Array>,
	partTimeoutMs: number,
): Promise<void> {
	const upload = await beginUpload(ask, url);
	const lost = () => new Unavailable('The object storage has lost an upload.', false);
	try {
		const tags: string[] = [];
		for await (const { portion } of inPortions(chunks, PART_BYTES)) {
			const tag = await sendPart(ask, upload, tags.length + 1, portion, partTimeoutMs);
			if (tag === undefined) throw lost();
			tags.push(tag);
		}
		if (!(await finishUpload(ask, upload, tags, partTimeoutMs))) throw lost();
	} catch (error) {
		await dropUpload(ask, upload);
		throw error;
	}
}
