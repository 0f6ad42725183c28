import type { FlatHeaders } from '../edge/policy';
import { isCompressible } from './compression-rules';
import { chooseEncoding, type Encoding, IDENTITY } from './negotiation';

/** How to send an answer that is not cached. */
export interface Packing {
	coding: Encoding;
	/** Headers of the answer that follow from the compression. */
	headers: FlatHeaders;
	/** Lower-case names of the application's headers that these replace. */
	ownHeaders: ReadonlySet<string>;
}

const AS_IT_IS: Packing = { coding: IDENTITY, headers: [], ownHeaders: new Set() };
const OWN_HEADERS = new Set(['vary', 'etag']);
/** Statuses of answers without a body, or with a part of one. */
const NOT_WHOLE = new Set([204, 206, 304]);

/**
 * Chooses how to send an answer that belongs to one client: in the coding that the client prefers, where compression is
 * worth it. The application's own bytes are sent unchanged where it has chosen a coding, sends a part, or declares the
 * length of its stream: an aborted transfer is then noticed.
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
	// A strong tag identifies exactly one string of bytes, so compression makes it weak.
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
