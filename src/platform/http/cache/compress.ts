import { Duplex } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, createBrotliCompress, createGzip, gzip, gzipSync } from 'node:zlib';
import { BEST, brotliParams, isShort, QUICK } from './compression-rules';
import { BROTLI, type GZIP } from './negotiation';
import { ownBytes } from './own-bytes';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Codings in which something can be sent beside its own bytes. */
export type Coding = typeof GZIP | typeof BROTLI;

/** Compresses bytes for a reader who waits: a short body at once, a long one off the event loop. */
export function compressed(body: Buffer, coding: Coding): Buffer | Promise<Buffer> {
	const options = coding === BROTLI ? { params: brotliParams(QUICK, body.length) } : {};
	if (isShort(body.length)) return ownBytes((coding === BROTLI ? brotliCompressSync : gzipSync)(body, options));
	return (coding === BROTLI ? brotli : zip)(body, options).then(ownBytes);
}

/** Compresses bytes with brotli as well as can be, off the event loop: that takes a hundred times as long. */
export const compressedBest = async (body: Buffer): Promise<Buffer> =>
	ownBytes(await brotli(body, { params: brotliParams(BEST, body.length) }));

/** Compresses a stream as it comes, off the event loop. What cancels or breaks one end does so to the other. */
export function compressedStream(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	coding: Coding,
): ReadableStream<Uint8Array> {
	const packer = coding === BROTLI ? createBrotliCompress({ params: brotliParams(QUICK) }) : createGzip();
	return body.pipeThrough(Duplex.toWeb(packer) as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);
}
