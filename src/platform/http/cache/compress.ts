import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { brotliParams, QUICK } from './compression-rules';
import { BROTLI, type GZIP } from './negotiation';
import { ownBytes } from './own-bytes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Codings in which something can be sent beside its own bytes. */
export type Coding = typeof GZIP | typeof BROTLI;

/** Compresses bytes off the event loop. @param quality of brotli */
export async function compressed(body: Buffer, coding: Coding, quality = QUICK): Promise<Buffer> {
	return ownBytes(
		coding === BROTLI ? await brotli(body, { params: brotliParams(quality, body.length) }) : await zip(body),
	);
}

/** Compresses a stream as it comes, off the event loop. What cancels or breaks one end does so to the other. */
export function compressedStream(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	coding: Coding,
): ReadableStream<Uint8Array> {
	const packer = coding === BROTLI ? createBrotliCompress({ params: brotliParams(QUICK) }) : createGzip();
	return body.pipeThrough(Duplex.toWeb(packer) as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
}
