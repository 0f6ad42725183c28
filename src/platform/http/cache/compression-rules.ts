import { constants } from 'node:zlib';

/** Quality of brotli where a reader waits, and where nobody does. */
export const QUICK = 5;
export const BEST = 11;

/** Window of brotli, as a power of two, for a body whose length nobody knows. */
const UNKNOWN_WINDOW = 19;

/**
 * The smallest window that holds a whole body of this length. Brotli prepares its window whatever it is given: a page of
 * 80 KB takes it half the time in its own one, and as many bytes.
 */
const windowOf = (length: number) =>
	Math.min(
		Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
		constants.BROTLI_DEFAULT_WINDOW,
	);

/** Parameters of brotli for text. @param length of the body in bytes; undefined where nobody knows it yet */
export const brotliParams = (quality: number, length?: number) => ({
	[constants.BROTLI_PARAM_QUALITY]: quality,
	[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
	[constants.BROTLI_PARAM_SIZE_HINT]: length ?? 0,
	[constants.BROTLI_PARAM_LGWIN]: length === undefined ? UNKNOWN_WINDOW : windowOf(length),
});

const COMPRESSIBLE =
	/^(?:text\/(?!event-stream)|application\/(?:json|[a-z.-]+\+json|xml|[a-z.-]+\+xml|javascript|wasm)|image\/svg\+xml)/;
/** Below this a compressed answer saves nothing that a network packet notices. */
const MIN_BYTES = 512;

/** True where compressing is worth it. @param length of the body in bytes; undefined where nobody knows it yet */
export const isCompressible = (content_type: string, length: number | undefined): boolean =>
	(length === undefined || length >= MIN_BYTES) && COMPRESSIBLE.test(content_type);
