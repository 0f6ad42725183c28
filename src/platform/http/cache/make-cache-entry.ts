import { bytesOf } from '../../../shared/http/bytes-response';
import { answerHeaders, clientCacheControl, lifetimeOf, tagsOf, withCharset } from '../edge/answer';
import type { Area } from '../edge/guard';
import { bufferOf } from '../edge/reply';
import type { Parts } from '../parts';
import { CacheEntry } from './cache-entry';
import { ownBytes } from './own-bytes';

/** The whole body; without a copy where it is in memory. */
async function readBody(response: Response): Promise<Buffer> {
	const bytes = bytesOf(response);
	return bytes ? bufferOf(bytes) : Buffer.from(await response.arrayBuffer());
}

/** Cache entries write these themselves. */
const OWN = new Set(['etag', 'vary', 'content-encoding']);

/**
 * Makes an entry for the page cache of the application's answer; undefined when the application does not allow it.
 * Reads the body; it is compressed when somebody asks for that first.
 * @param before entry of the same address; where nothing has changed its compressed bytes are taken over
 */
export async function makeCacheEntry(
	parts: Pick<Parts, 'policy' | 'cdn' | 'now'>,
	{ key, path, area }: { key: string; path: string; area: Area },
	response: Response,
	before: CacheEntry | undefined,
): Promise<CacheEntry | undefined> {
	const lifetime = lifetimeOf(response);
	if (!lifetime) return undefined;
	const now = parts.now();
	const body = ownBytes(await readBody(response));
	const content_type = withCharset(response.headers.get('content-type') ?? '');
	const tags = tagsOf(response);
	const described = { area, path, status: response.status, content_type };
	const entry = new CacheEntry({
		key,
		is_open: area === 'pages',
		status: response.status,
		headers: answerHeaders(response, {
			policy: parts.policy,
			described,
			without: OWN,
			cdn: parts.cdn,
		}),
		content_type,
		cacheControl: clientCacheControl(response.headers.get('cache-control') ?? ''),
		body,
		tags,
		freshUntil: now + lifetime.fresh * 1000,
		staleUntil: now + (lifetime.fresh + lifetime.stale) * 1000,
		keepUntil: now + lifetime.keep * 1000,
	});
	if (before) entry.inherit(before);
	return entry;
}
