import { Unavailable } from '../../shared/errors';
import { inPortions } from './in-portions';

/** Asks the storage; a refusal throws. The body of the answer is the caller's to read or to cancel. */
type Ask = (method: string, url: string, init?: RequestInit, responseTimeoutMs?: number) => Promise<Response>;

/** Bytes of a part, which stands in memory; every storage takes parts of this size, and 10,000 of them. */
export const PART_BYTES = 8 * 1024 * 1024;

/** True where the storage said that it has the whole: its answer may say so late, and begin as if all were well. */
const isWhole = (answer: string): boolean =>
	answer.includes('<CompleteMultipartUploadResult') && !answer.includes('<Error>');

/**
 * Sends bytes part by part, however many they are: nobody sees anything of them until the storage has put them
 * together.
 * @param ask signs and sends
 * @param url of the object to be
 * @param partTimeoutMs milliseconds for one part to be taken
 * @param size of a part in bytes; a storage takes 10,000 of them
 * @throws Unavailable when the storage does not take it; nothing of it is left there then
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
		// What has been sent is let go; the reason that counts is the first one.
		await ask('DELETE', upload).then(
			(response) => response.body?.cancel(),
			() => {},
		);
		throw error;
	}
}
