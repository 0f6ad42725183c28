import { Unavailable } from '../../shared/errors';
import { inPortions } from './in-portions';

/**
 * Sends a request to the storage; throws where it is refused. The caller has to read or cancel the body of the answer.
 */
type Ask = (method: string, url: string, init?: RequestInit, responseTimeoutMs?: number) => Promise<Response>;

/** Bytes of a part, which is held in memory; every storage accepts parts of this size, and 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024;

/** True where the storage confirmed the complete file: an error may come late, in an answer whose status is 200. */
const isWhole = (answer: string): boolean =>
	answer.includes('<CompleteMultipartUploadResult') && !answer.includes('<Error>');

/**
 * Sends any number of bytes in parts; the object becomes visible only when the storage has put the parts together.
 * @param ask signs and sends a request
 * @param url address of the new object
 * @param partTimeoutMs milliseconds in which one part has to be accepted
 * @param size bytes of a part; a storage accepts 10,000 parts
 * @throws Unavailable where the storage does not accept it; the parts are removed then
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/mpuoverview.html
 */
export async function sendInParts(
	ask: Ask,
	url: string,
	chunks: AsyncIterable<Uint8Array>,
	partTimeoutMs: number,
	size = PART_BYTES,
): Promise<void> {
	const begun = await ask('POST', `${url}?uploads`, { headers: { 'content-type': 'application/octet-stream' } });
	const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.text())?.[1];
	if (!id) throw new Unavailable('The object storage does not take files in parts.', false);
	const upload = `${url}?uploadId=${encodeURIComponent(id)}`;
	try {
		const tags: string[] = [];
		for await (const { portion } of inPortions(chunks, size)) {
			const body = new Uint8Array(portion);
			const part = await ask('PUT', `${upload}&partNumber=${tags.length + 1}`, { body }, partTimeoutMs);
			await part.body?.cancel();
			if (!part.ok) throw new Unavailable('The object storage has lost an upload.', false);
			tags.push(part.headers.get('etag') ?? '');
		}
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
			partTimeoutMs,
		);
		if (!isWhole(await whole.text()))
			throw new Unavailable('The object storage did not put the parts of a file together.', false);
	} catch (error) {
		// Removes the parts; an error while doing so is ignored in favour of the first one.
		await ask('DELETE', upload).then(
			(response) => response.body?.cancel(),
			() => {},
		);
		throw error;
	}
}
