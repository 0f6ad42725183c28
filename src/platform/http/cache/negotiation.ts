/** Index of a representation among the variants of an answer. */
export type Encoding = 0 | 1 | 2;
export const IDENTITY = 0;
export const GZIP = 1;
export const BROTLI = 2;

/** Content codings by index, as Content-Encoding names them. */
export const CODINGS = ['identity', 'gzip', 'br'] as const;

function parse(header: string): Encoding {
	const weights: (number | undefined)[] = [undefined, undefined, undefined];
	let others: number | undefined;
	for (const part of header.toLowerCase().split(',')) {
		const [name = '', ...parameters] = part.split(';').map((parameter) => parameter.trim());
		const quality = parameters.find((parameter) => parameter.startsWith('q='));
		const weight = quality === undefined ? 1 : Number(quality.slice(2));
		const safe = weight >= 0 && weight <= 1 ? weight : 0;
		if (name === '*') others = safe;
		else if (name === 'br') weights[BROTLI] = safe;
		else if (name === 'gzip' || name === 'x-gzip') weights[GZIP] = safe;
		else if (name === 'identity') weights[IDENTITY] = safe;
	}
	const brotli = weights[BROTLI] ?? others ?? 0;
	const gzip = weights[GZIP] ?? others ?? 0;
	const identity = weights[IDENTITY] ?? 0;
	if (brotli > 0 && brotli >= gzip && brotli >= identity) return BROTLI;
	// Identity is always allowed: when no other coding is acceptable it is still the best answer (RFC 9110 §12.5.3).
	return gzip > 0 && gzip >= identity ? GZIP : IDENTITY;
}

/** Maximum parsed headers that are cached; browsers send a handful, and a hostile client only costs its own parsing. */
const MAX_KNOWN = 256;
const known = new Map<string, Encoding>();

/** Best representation for an Accept-Encoding header, by its q-values; of equal ones brotli, then gzip, then none. */
export function chooseEncoding(acceptEncoding: string): Encoding {
	if (acceptEncoding === '') return IDENTITY;
	const seen = known.get(acceptEncoding);
	if (seen !== undefined) return seen;
	const chosen = parse(acceptEncoding);
	if (known.size >= MAX_KNOWN) known.clear();
	known.set(acceptEncoding, chosen);
	return chosen;
}

const ETAG = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/**
 * True when an If-None-Match header names the entity tag, by weak comparison (RFC 9110 §13.1.2); false where one of the
 * two is empty.
 */
export function namesEtag(ifNoneMatch: string, etag: string): boolean {
	if (ifNoneMatch === '' || etag === '') return false;
	if (ifNoneMatch === etag) return true;
	if (ifNoneMatch.trim() === '*') return true;
	const opaque = etag.startsWith('W/') ? etag.slice(2) : etag;
	for (const [, candidate] of ifNoneMatch.matchAll(ETAG)) if (candidate === opaque) return true;
	return false;
}
