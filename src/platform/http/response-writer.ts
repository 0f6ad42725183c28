import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSecretPath } from '../../shared/address/folders';
import { tag } from '../../shared/cache-tags';
import { bytesOf } from '../../shared/http/bytes-response';
import { loggable } from '../../shared/loggable';
import { CacheEntry } from './cache/cache-entry';
import { compressed, compressedStream } from './cache/compress';
import { CODINGS, chooseEncoding, type Encoding, IDENTITY, namesEtag } from './cache/negotiation';
import { packingOf } from './cache/packing';
import { cdnHeaders } from './cdn/headers';
import { answerHeaders, clientCacheControl, declaredLength, withCharset } from './edge/answer';
import { networkOf } from './edge/client';
import type { Area, Inspected } from './edge/guard';
import { type FlatHeaders, SECRET_CACHING } from './edge/policy';
import type { RefusalStatus } from './edge/refusal';
import { bufferOf, drop, sendBuffer, sendStream } from './edge/reply';
import { nextRequestId } from './edge/request-id';
import type { Parts } from './parts';

/** Seconds after which a client may try again. */
const RETRY_AFTER = '10';
const NOTHING = Buffer.alloc(0);
const COUNTED = { hit: 'hits', made: 'misses', shared: 'coalesced', stale: 'stale', file: 'files' } as const;
/**
 * Outcomes without a line in the log, because they are counted; stale copies too, because they are all that is served
 * while the database is down.
 */
const QUIET = new Set(['hit', 'stale', 'file', 'health']);

/** The bytes of an answer in the client's coding. */
const packed = (bytes: Uint8Array<ArrayBuffer>, coding: Encoding): Buffer | Promise<Buffer> =>
	coding === IDENTITY ? bufferOf(bytes) : compressed(bufferOf(bytes), coding);

/** Writes one answer: its headers, its bytes, and its line in the log. */
export class ResponseWriter {
	readonly id = nextRequestId();
	readonly #begun = performance.now();
	/** How the answer was made, for the log. */
	#how = 'refused';
	#bytes = 0;
	/** Address of the client. */
	client = '';

	/**
	 * @param path path of the request, and its area: used only for the words of a refusal until the target has been read
	 */
	constructor(
		private readonly parts: Parts,
		private readonly req: IncomingMessage,
		private readonly res: ServerResponse,
		public path: string,
		public area: Area,
	) {}

	/**
	 * Writes an answer from the cache.
	 * @returns false, without having written, where it may not be shown: it was withdrawn meanwhile, or that is not
	 * certain
	 */
	async give(entry: CacheEntry, inspected: Inspected, how: keyof typeof COUNTED): Promise<boolean> {
		const { counters, cache, trust } = this.parts;
		const variant = await this.parts.compressor.variant(entry, chooseEncoding(inspected.acceptEncoding));
		// A file of the build shows no articles. There must be no await from here to the first byte.
		if (how !== 'file' && (cache.isPurged(entry) || !trust.isSure())) return false;
		this.#how = how;
		counters[COUNTED[how]]++;
		cache.touch(entry);
		const isUnchanged = namesEtag(inspected.ifNoneMatch, variant.etag);
		if (isUnchanged) counters.unchanged++;
		const headers = isUnchanged ? variant.unchanged : variant.headers;
		this.#write(
			isUnchanged ? 304 : entry.status,
			how === 'stale' ? CacheEntry.staleHeaders(headers) : headers,
			variant.body,
		);
		return true;
	}

	/**
	 * Writes an answer that belongs to this client only, compressed where the client accepts that.
	 * @param mayBeGiven called right before the first byte
	 * @returns false, without having written, where it may not be given
	 */
	async send(response: Response, inspected: Inspected, mayBeGiven: () => boolean = () => true): Promise<boolean> {
		const { parts } = this;
		const { status } = response;
		const content_type = withCharset(response.headers.get('content-type') ?? '');
		const isSecret = isSecretPath(this.path);
		const cacheControl = isSecret
			? SECRET_CACHING
			: (response.headers.get('cache-control') ?? (this.area === 'pages' ? 'private, no-cache' : 'no-store'));
		const described = { area: this.area, path: this.path, status, content_type };
		const bytes = bytesOf(response);
		// The application gets every page request as GET, also for HEAD, and declares the length of its answer.
		const length = bytes?.length ?? declaredLength(response, this.area === 'pages' ? 'GET' : (this.req.method ?? ''));
		const packing = packingOf(response, { content_type, bytes, length, acceptEncoding: inspected.acceptEncoding });
		const { coding } = packing;
		const isOwn = inspected.hasAuthorization || (this.area === 'api' && inspected.hasCredentials);
		const lasting = [
			'Cache-Control',
			clientCacheControl(cacheControl),
			...packing.headers,
			...answerHeaders(response, {
				policy: parts.policy,
				described,
				without: packing.ownHeaders,
				cdn: isOwn || isSecret ? undefined : parts.cdn,
			}),
			'X-Request-Id',
			this.id,
		];
		const isUnchanged = status === 200 && namesEtag(inspected.ifNoneMatch, response.headers.get('etag') ?? '');
		const whole = bytes && !isUnchanged && (await packed(bytes, coding));
		// There must be no await from here to the first byte.
		if (!mayBeGiven()) {
			drop(response);
			return false;
		}
		if (this.#how !== 'failed') this.#how = 'own';
		if (isUnchanged) {
			drop(response);
			this.#write(304, lasting, NOTHING);
			return true;
		}
		const sentLength = whole ? whole.length : coding === IDENTITY ? length : undefined;
		const hasLength = sentLength !== undefined && status !== 204 && status !== 304;
		const headers = [
			...(content_type ? ['Content-Type', content_type] : []),
			...(hasLength ? ['Content-Length', String(sentLength)] : []),
			...(coding === IDENTITY ? [] : ['Content-Encoding', CODINGS[coding]]),
			...lasting,
		];
		if (whole) {
			this.#write(status, headers, whole);
			return true;
		}
		const { body } = response;
		if (content_type.startsWith('text/event-stream')) parts.connections.endless(this.req.socket);
		const stream = body && coding !== IDENTITY ? compressedStream(body, coding) : body;
		this.#bytes = await sendStream(this.res, status, headers, stream, sentLength);
		parts.counters.bytes += this.#bytes;
		return true;
	}

	/** Answers a failure: a program gets the application's own error, a reader the front's page. */
	async giveUp(response: Response | undefined, inspected: Inspected): Promise<void> {
		this.#how = 'failed';
		if (response && this.area !== 'pages') {
			await this.send(response, inspected);
			return;
		}
		drop(response);
		// An error that the application names is not a transient one.
		if (response?.status === 500 && response.statusText) this.refuse(500, { message: response.statusText });
		else this.refuse(503);
	}

	health(isWell: boolean): void {
		this.#how = 'health';
		const body = Buffer.from(isWell ? 'ok' : '');
		const headers = [
			'Content-Type',
			'text/plain; charset=utf-8',
			'Content-Length',
			String(body.length),
			'Cache-Control',
			'no-store',
			...this.parts.policy.fileHeaders(),
		];
		this.#write(isWell ? 200 : 503, isWell ? headers : [...headers, 'Retry-After', RETRY_AFTER], body);
	}

	/** Redirects to the canonical address of the same content. */
	move(url: string): void {
		this.#how = 'moved';
		const policy = this.parts.policy.headersFor({ area: this.area, path: this.path, status: 308, content_type: '' });
		const isSecret = isSecretPath(this.path);
		const cacheControl = isSecret ? SECRET_CACHING : 'public, max-age=3600';
		const { cdn } = this.parts;
		const toCdn = cdn && !isSecret ? cdnHeaders(cdn, { cacheControl, tags: [tag.addresses], varies: false }) : [];
		this.#write(
			308,
			['Location', url, 'Content-Length', '0', 'Cache-Control', cacheControl, ...toCdn, ...policy],
			NOTHING,
		);
	}

	/** Redirects to another host; temporary, because settings may change. */
	lead(url: string): void {
		this.#how = 'moved';
		const policy = this.parts.policy.headersFor({ area: this.area, path: this.path, status: 307, content_type: '' });
		this.#write(307, ['Location', url, 'Content-Length', '0', 'Cache-Control', 'no-store', ...policy], NOTHING);
	}

	refuse(
		status: RefusalStatus,
		{ close = false, allow, message }: { close?: boolean; allow?: readonly string[]; message?: string } = {},
	): void {
		const { parts, req, res, path } = this;
		if (status < 500) parts.counters.refused++;
		if (close) res.shouldKeepAlive = false;
		const asked = {
			path,
			target: req.url,
			acceptLanguage: req.headers['accept-language'],
			referer: req.headers.referer,
			message,
		};
		const { content_type, body } = parts.refusals.for(status, asked);
		const headers = ['Content-Type', content_type, 'Content-Length', String(body.length), 'Cache-Control', 'no-store'];
		if (allow) headers.push('Allow', allow.join(', '));
		if (status === 503) headers.push('Retry-After', RETRY_AFTER);
		this.#write(
			status,
			[
				...headers,
				...parts.policy.headersFor({ area: this.area, path, status, content_type }),
				'X-Request-Id',
				this.id,
			],
			body,
		);
	}

	/** Writes the line of the log, once the answer is over. */
	log(): void {
		const { req, res } = this;
		if (QUIET.has(this.#how)) return;
		this.parts.log({
			event: 'request',
			id: this.id,
			method: req.method,
			path: loggable(this.path).slice(0, 256),
			status: res.headersSent ? res.statusCode : 0,
			how: this.#how,
			ms: Math.round(performance.now() - this.#begun),
			bytes: this.#bytes,
			client: networkOf(this.client),
			...(res.writableFinished ? {} : { isCut: true }),
		});
	}

	#write(status: number, headers: FlatHeaders, body: Buffer): void {
		this.#bytes = sendBuffer(this.res, status, headers, body);
		this.parts.counters.bytes += this.#bytes;
	}
}
