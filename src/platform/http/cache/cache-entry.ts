import { createHash } from 'node:crypto';
import { formTokensIn } from '../../security/form-token';
import { withoutCdnLifetime } from '../cdn/headers';
import type { FlatHeaders } from '../edge/policy';
import type { Coding } from './compress';
import { isCompressible } from './compression-rules';
import { BROTLI, CODINGS, type Encoding, GZIP, IDENTITY } from './negotiation';

/** One representation of an answer, ready to be written: no part of it is computed per request. */
export interface Variant {
	body: Buffer;
	/**
	 * Entity tag: strong where it identifies exactly these bytes, weak in a page with forms; '' where the answer cannot
	 * be revalidated.
	 */
	etag: string;
	/** Distinguishes this compression in the tag from others of the same body. */
	mark: string;
	/** Headers of the answer itself. */
	headers: FlatHeaders;
	/** Headers of a 304. */
	unchanged: FlatHeaders;
}

/** Fields from which an entry is made. */
export interface CacheEntryFields {
	/** Canonical path and query. */
	key: string;
	/** True for an answer that is shown to everyone; false for one that only requests without credentials may share. */
	is_open: boolean;
	status: number;
	/** Everything but Content-Type, Cache-Control, Vary, ETag, Content-Length and Content-Encoding. */
	headers: FlatHeaders;
	/** '' for an answer without a body. */
	content_type: string;
	cacheControl: string;
	body: Buffer;
	tags: readonly string[];
	/**
	 * Milliseconds since the epoch: until when the entry is fresh, may be shown while a new one is made, and may be shown
	 * where no new one can be made.
	 */
	freshUntil: number;
	staleUntil: number;
	keepUntil: number;
}

/** Approximate bytes of an entry's headers, tags and bookkeeping. */
const OVERHEAD = 4096;

/** Cache-Control of a copy that is past its time: browsers and caches have to revalidate it. */
const STALE_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * Short fingerprint of a body. Of a form token only the day counts: a page that is rendered again and otherwise the
 * same keeps its tag and its compressed bytes, and a revalidated copy never carries a token much older than a day.
 */
function fingerprint(body: Buffer, isHtml: boolean): { digest: string; hasFormToken: boolean } {
	const hash = createHash('sha256');
	let done = 0;
	for (const { from, to, day } of isHtml ? formTokensIn(body) : []) {
		hash.update(body.subarray(done, from)).update(String(day));
		done = to;
	}
	return { digest: hash.update(body.subarray(done)).digest('base64url').slice(0, 22), hasFormToken: done > 0 };
}

/** An answer that can be given again: three representations of one body. */
export class CacheEntry {
	readonly key: string;
	readonly is_open: boolean;
	readonly status: number;
	readonly tags: readonly string[];
	/** Short fingerprint of the body before compression; form tokens count by their day only. */
	readonly digest: string;
	/** True where its forms carry a time, so that one tag covers several byte strings with the same meaning. */
	readonly hasFormToken: boolean;
	readonly content_type: string;
	readonly isCompressible: boolean;
	/** By `Encoding`; undefined until the representation is made. */
	readonly variants: [Variant, Variant | undefined, Variant | undefined];
	readonly keepUntil: number;
	freshUntil: number;
	staleUntil: number;
	/** After a failed attempt, the time of the next one. */
	retryAt = 0;
	/** Number of purges (`PurgeLog`) before it was made, by which the cache finds out whether a later one affects it. */
	begun = 0;
	/** Number of times that this body was sent from memory in brotli, before it was compressed as well as can be. */
	timesSent = 0;
	/** True once it has its smallest brotli representation. */
	isRecompressed = false;
	/** Neighbours in the order of use. */
	newer: CacheEntry | undefined = undefined;
	older: CacheEntry | undefined = undefined;
	/** Bytes in memory. */
	size: number;
	#headers: FlatHeaders;
	readonly #cacheControl: string;

	constructor(parts: CacheEntryFields) {
		this.key = parts.key;
		this.is_open = parts.is_open;
		this.status = parts.status;
		this.tags = parts.tags;
		const { digest, hasFormToken } = fingerprint(parts.body, parts.content_type.startsWith('text/html'));
		this.digest = digest;
		this.hasFormToken = hasFormToken;
		this.content_type = parts.content_type;
		this.keepUntil = parts.keepUntil;
		this.freshUntil = parts.freshUntil;
		this.staleUntil = parts.staleUntil;
		this.isCompressible = isCompressible(parts.content_type, parts.body.length);
		this.#headers = parts.headers;
		this.#cacheControl = parts.cacheControl;
		const identity = this.#variant(IDENTITY, parts.body, '');
		this.variants = this.isCompressible ? [identity, undefined, undefined] : [identity, identity, identity];
		this.size = OVERHEAD + parts.body.length;
	}

	/**
	 * Adds a representation; where it is no smaller than the body, the body itself is used.
	 * @param mark distinguishes this compression in the entity tag
	 */
	add(encoding: Coding, body: Buffer, mark: string): void {
		const identity = this.variants[IDENTITY];
		const before = this.variants[encoding];
		if (before && before !== identity) this.size -= before.body.length;
		if (body.length >= identity.body.length) {
			this.variants[encoding] = identity;
			return;
		}
		this.variants[encoding] = this.#variant(encoding, body, mark);
		this.size += body.length;
	}

	/**
	 * Takes over the representations of an earlier answer whose body is the same except for form tokens, and how often it
	 * was sent, so that nothing is compressed twice.
	 */
	inherit(earlier: CacheEntry): void {
		if (earlier.digest !== this.digest || earlier.isCompressible !== this.isCompressible || !this.isCompressible)
			return;
		for (const encoding of [GZIP, BROTLI] as const) {
			const variant = earlier.variants[encoding];
			if (variant) this.add(encoding, variant.body, variant.mark);
		}
		this.isRecompressed = earlier.isRecompressed;
		this.timesSent = earlier.timesSent;
	}

	/** Replaces the headers of the answer in all its representations. */
	renew(headers: FlatHeaders): void {
		this.#headers = headers;
		const [identity, ...others] = this.variants;
		const made = this.#variant(IDENTITY, identity.body, identity.mark);
		this.variants[IDENTITY] = made;
		for (const [index, coding] of ([GZIP, BROTLI] as const).entries()) {
			const before = others[index];
			if (before) this.variants[coding] = before === identity ? made : this.#variant(coding, before.body, before.mark);
		}
	}

	/** Headers of a copy that is past its time: the client has to revalidate. */
	static staleHeaders(headers: FlatHeaders): FlatHeaders {
		const changed = [...headers];
		changed[changed.indexOf('Cache-Control') + 1] = STALE_CACHE_CONTROL;
		return withoutCdnLifetime(changed);
	}

	#variant(encoding: Encoding, body: Buffer, mark: string): Variant {
		const etag = this.status === 200 ? `${this.hasFormToken ? 'W/' : ''}"${this.digest}${mark}"` : '';
		const lasting: FlatHeaders = [
			'Cache-Control',
			this.#cacheControl,
			...(this.isCompressible ? ['Vary', 'Accept-Encoding'] : []),
			...(etag ? ['ETag', etag] : []),
			...this.#headers,
		];
		return {
			body,
			etag,
			mark,
			headers: [
				...(this.content_type ? ['Content-Type', this.content_type] : []),
				'Content-Length',
				String(body.length),
				...(encoding === IDENTITY ? [] : ['Content-Encoding', CODINGS[encoding]]),
				...lasting,
			],
			unchanged: lasting,
		};
	}
}
