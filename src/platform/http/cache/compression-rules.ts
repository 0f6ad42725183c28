import { constants } from 'node:zlib';

/** Quality of brotli while a reader waits, and in the background. */
export const QUICK = 5;
export const BEST = 11;

/** Window of brotli, as a power of two, for a body of unknown length. */
const UNKNOWN_WINDOW = 19;

/**
 * The smallest window that holds a whole body of this length. Brotli prepares its window whatever it is given: with its
 * own window a page of 80 KB takes half the time, for as many bytes.
 */
const windowOf = (length: number) =>
	Math.min(
		Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
		constants.BROTLI_DEFAULT_WINDOW,
	);

/** Parameters of brotli for text. @param length of the body in bytes; undefined where it is not known yet */
export const brotliParams = (quality: number, length?: number) => ({
	[constants.BROTLI_PARAM_QUALITY]: quality,
	[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	[constants.BROTLI_PARAM_SIZE_HINT]: length ?? 0,
	[constants.BROTLI_PARAM_LGWIN]: length === undefined ? UNKNOWN_WINDOW : windowOf(length),
});

const COMPRESSIBLE =
	/^(?:text\/(?!event-stream)|application\/(?:json|[a-z.-]+\+json|xml|[a-z.-]+\+xml|javascript|wasm)|image\/svg\+xml)/;
/** Bytes below which compression does not save a network packet. */
const MIN_BYTES = 512;

/** True where compressing is worth it. @param length of the body in bytes; undefined where it is not known yet */
export const isCompressible = (content_type: string, length: number | undefined): boolean =>
	(length === undefined || length >= MIN_BYTES) && COMPRESSIBLE.test(content_type);
