import type { ServerResponse } from 'node:http';
import { bytesOf } from '../../../shared/http/bytes-response';
import type { FlatHeaders } from './policy';

/** The same bytes, as Node writes them. */
export const bufferOf = (bytes: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
	Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

/** Cancels an answer that will not be sent. */
export function drop(response: Response | undefined): void {
	if (response && !bytesOf(response)) response.body?.cancel().catch(() => {});
}

/** Settles when the client has taken what was written, or has disconnected. */
const taken = (res: ServerResponse): Promise<void> =>
	new Promise((done) => {
		const over = () => {
			res.off('drain', over);
			res.off('close', over);
			done();
		};
		res.on('drain', over);
		res.on('close', over);
	});

/** Writes an answer that is in memory; for HEAD and 304 its headers alone. @returns bytes of the body sent */
export function sendBuffer(res: ServerResponse, status: number, headers: FlatHeaders, body: Buffer): number {
	if (res.destroyed) return 0;
	res.writeHead(status, headers);
	if (res.req.method === 'HEAD' || status === 304 || status === 204) {
		res.end();
		return 0;
	}
	res.end(body);
	return body.length;
}

/**
 * Writes an answer as it comes, no faster than the client takes it. A body that breaks off, or differs from its
 * declared length, ends the connection: the client must not take it for complete, nor the rest for the next answer.
 * @param length declared bytes, if any
 * @returns bytes of the body sent
 * @throws the error of the body's stream
 */
export async function sendStream(
	res: ServerResponse,
	status: number,
	headers: FlatHeaders,
	body: ReadableStream<Uint8Array> | null,
	length: number | undefined,
): Promise<number> {
	if (res.destroyed || body === null || res.req.method === 'HEAD' || status === 204 || status === 304) {
		await body?.cancel();
		if (!res.destroyed) res.writeHead(status, headers).end();
		return 0;
	}
	const reader = body.getReader();
	const cancel = () => void reader.cancel().catch(() => {});
	res.once('close', cancel);
	res.writeHead(status, headers);
	let sent = 0;
	for (;;) {
		const { done, value } = await reader.read();
		if (done || res.destroyed) break;
		sent += value.length;
		if (length !== undefined && sent > length) break;
		if (!res.write(value)) await taken(res);
	}
	res.off('close', cancel);
	if (res.destroyed || (length !== undefined && sent !== length)) {
		cancel();
		res.destroy();
	} else {
		res.end();
	}
	return sent;
}
