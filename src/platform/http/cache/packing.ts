import type { FlatHeaders } from '../edge/policy';
import { isCompressible } from './compression-rules';
import { chooseEncoding, type Encoding, IDENTITY } from './negotiation';

/** How an answer that nobody keeps is sent. */
export interface Packing {
	coding: Encoding;
	/** What the answer says because it may be compressed. */
	headers: FlatHeaders;
	/** Lower-case names of the application's headers that these replace. */
	ownHeaders: ReadonlySet<string>;
}

const AS_IT_IS: Packing = { coding: IDENTITY, headers: [], ownHeaders: new Set() };
const OWN_HEADERS = new Set(['vary', 'etag']);
/** Answers without a body, and parts of one. */
const NOT_WHOLE = new Set([204, 206, 304]);

/**
 * Chooses how to send an answer that belongs to one client: as the client prefers it, where compressing is worth it.
 * Ends with the application's own bytes where it has chosen a coding, sends a part, or says how long its stream will
 * be: who breaks off is noticed then.
 */
export function packingOf(
	{ status, headers }: Response,
	{
		content_type,
		bytes,
		length,
		acceptEncoding,
	}: { content_type: string; bytes: Uint8Array | undefined; length: number | undefined; acceptEncoding: string },
): Packing {
	const isStreamOfKnownLength = bytes === undefined && length !== undefined;
	if (
		NOT_WHOLE.has(status) ||
		isStreamOfKnownLength ||
		headers.has('content-encoding') ||
		headers.has('content-range') ||
		/\bno-transform\b/i.test(headers.get('cache-control') ?? '') ||
		!isCompressible(content_type, length)
	)
		return AS_IT_IS;
	const vary = headers.get('vary');
	const etag = headers.get('etag');
	// A strong tag stands for one string of bytes.
	const weak = etag && !etag.startsWith('W/') ? `W/${etag}` : etag;
	return {
		coding: chooseEncoding(acceptEncoding),
		headers: [
			'Vary',
			!vary || vary.toLowerCase() === 'accept-encoding' ? 'Accept-Encoding' : `${vary}, Accept-Encoding`,
			...(weak ? ['ETag', weak] : []),
		],
		ownHeaders: OWN_HEADERS,
	};
}
