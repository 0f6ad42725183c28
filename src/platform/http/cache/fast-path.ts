import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Counters } from '../counters';
import { MAX_HEADERS } from '../edge/guard';
import type { CacheEntry } from './cache-entry';
import type { Compressor } from './compression';
import { chooseEncoding, namesEtag } from './negotiation';
import type { PageCache } from './page-cache';
import type { Trust } from './trust';

export interface FastPathContext {
	cache: PageCache;
	trust: Trust;
	files: ReadonlyMap<string, CacheEntry>;
	hosts: ReadonlySet<string>;
	compressor: Compressor;
	counters: Counters;
	/** Milliseconds since the epoch. */
	now: () => number;
}

const is = (name: string, lower: string) => name === lower || name.toLowerCase() === lower;

/**
 * The fast path: a fresh answer in memory, asked for under its canonical address by an ordinary request. Everything
 * that is not plainly so takes the slow path, where the same rules are applied with all their words.
 *
 * This is the code that most requests run, and its cost is the promise of the front: one look-up, one pass over the raw
 * headers, one write. Parsed headers, URL objects and copies of header lists are left out for that reason.
 * @returns a function that answers, or returns false and has done nothing
 */
export function createFastPath({
	cache,
	trust,
	files,
	hosts,
	compressor,
	counters,
	now,
}: FastPathContext): (req: IncomingMessage, res: ServerResponse) => boolean {
	return (req, res) => {
		const url = req.url ?? '';
		// Keys are canonical, so an address that is found here has been written as it should be.
		const page = cache.get(url);
		const entry = page ?? files.get(url);
		if (entry === undefined || !entry.is_open || now() >= entry.freshUntil || !trust.isSure()) return false;
		if (req.httpVersion !== '1.1') return false;
		const { method } = req;
		if (method !== 'GET' && method !== 'HEAD') return false;
		const raw = req.rawHeaders;
		const { length } = raw;
		if (length > MAX_HEADERS * 2) return false;
		let hostCount = 0;
		let acceptEncoding = '';
		let ifNoneMatch = '';
		for (let i = 0; i < length; i += 2) {
			const name = raw[i] as string;
			switch (name.length) {
				case 4:
					if (is(name, 'host')) {
						if (!hosts.has(raw[i + 1] as string)) return false;
						hostCount++;
					}
					break;
				case 6:
					if (is(name, 'expect')) return false;
					break;
				case 7:
					if (is(name, 'upgrade')) return false;
					break;
				case 13:
					if (is(name, 'if-none-match')) ifNoneMatch = raw[i + 1] as string;
					break;
				case 14:
					if (is(name, 'content-length')) return false;
					break;
				case 15:
					if (is(name, 'accept-encoding')) acceptEncoding = raw[i + 1] as string;
					break;
				case 16:
					if (is(name, 'content-encoding')) return false;
					break;
				case 17:
					if (is(name, 'transfer-encoding')) return false;
					break;
			}
		}
		if (hostCount !== 1) return false;
		const encoding = chooseEncoding(acceptEncoding);
		const variant = entry.variants[encoding];
		if (variant === undefined) return false;

		if (page === undefined) {
			counters.files++;
		} else {
			cache.touch(page);
			counters.hits++;
		}
		if (namesEtag(ifNoneMatch, variant.etag)) {
			counters.unchanged++;
			res.writeHead(304, variant.unchanged);
			res.end();
		} else {
			res.writeHead(entry.status, variant.headers);
			if (method === 'HEAD') {
				res.end();
			} else {
				counters.bytes += variant.body.length;
				res.end(variant.body);
				compressor.count(entry, encoding);
			}
		}
		return true;
	};
}
