import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerHeaders, clientCacheControl, declaredLength, withCharset } from './answer';
import { type BodyRefusal, type IncomingBody, limitOf, openBody } from './body';
import { networkOf } from './client';
import type { UnderWay } from './connections';
import { makeEntry } from './entry';
import { type Area, areaOf, type Inspected, inspect, isForeign, methodsOf } from './guard';
import { loggable, nextRequestId, reasonOf } from './log';
import { chooseEncoding, namesEtag } from './negotiation';
import type { Parts, RequestInfo } from './parts';
import type { FlatHeaders } from './policy';
import type { Job } from './renders';
import { drop, sendBuffer, sendStream } from './reply';
import { seenHeaders } from './request';
import { savingKey } from './static-files';
import { Stored } from './stored';
import { readTarget, type Target } from './target';

/** Seconds after which a client may try again. */
const RETRY_AFTER = '10';
const NOTHING = Buffer.alloc(0);
const COUNTED = { hit: 'hits', made: 'misses', shared: 'coalesced', stale: 'stale', file: 'files' } as const;
/** What needs no line in the log: it is counted (copies past their time too, which is all there is while the database is away). */
const QUIET = new Set(['hit', 'stale', 'file', 'health']);

/** One request on the long way: guard, files, shared pages, and what belongs to one client alone. */
export class Exchange implements UnderWay {
	readonly #id = nextRequestId();
	readonly #begun = performance.now();
	#path: string;
	#area: Area;
	#client = '';
	/** How the answer came about, for the log. */
	#how = 'refused';
	#bytes = 0;
	#body: IncomingBody | undefined;

	/** @param awaits_continue the client waits for leave before it sends its body */
	constructor(
		private readonly parts: Parts,
		private readonly req: IncomingMessage,
		private readonly res: ServerResponse,
		private readonly awaits_continue: boolean,
	) {
		// Only good for the words of a refusal, until the target has been read.
		this.#path = (req.url ?? '').split('?', 1)[0] as string;
		this.#area = areaOf(this.#path);
		parts.connections.begin(req.socket, this);
		res.once('close', () => this.#finish());
	}

	breakBody(status: BodyRefusal): boolean {
		return this.#body?.breakOff(status) ?? false;
	}

	/** Answers; never rejects. */
	async run(): Promise<void> {
		try {
			await this.#answer();
		} catch (error) {
			// The client went away and took its body with it.
			if (this.res.destroyed) return;
			this.parts.counters.errors++;
			this.parts.log({ event: 'request_failed', id: this.#id, path: loggable(this.#path), reason: reasonOf(error) });
			if (this.res.headersSent) this.res.destroy();
			else this.#refuse(503);
		}
	}

	async #answer(): Promise<void> {
		const { parts, req, res } = this;
		if (parts.state.is_draining) res.shouldKeepAlive = false;
		const { method = '', url = '' } = req;
		const is_health = url === '/healthz' || url === '/readyz';
		const inspected = inspect(req, is_health ? undefined : parts.hosts);
		this.#client = parts.proxies.clientOf(req.socket.remoteAddress, typeof inspected === 'number' ? undefined : inspected.forwarded_for);
		// What arrived in a doubtful shape is not followed by anything on the same connection.
		if (typeof inspected === 'number') return this.#refuse(inspected, { close: true });
		const target = readTarget(url, inspected.host, parts.known_query);
		if (typeof target === 'number') return this.#refuse(target);
		this.#path = target.path;
		this.#area = areaOf(target.path);
		const file = this.#fileAt(target.path);
		const is_file = file !== undefined || target.path.startsWith('/assets/');
		const allowed = is_health || is_file ? ['GET', 'HEAD'] : methodsOf(this.#area);
		if (!allowed.includes(method)) return this.#refuse(405, { allow: allowed });
		const is_reading = method === 'GET' || method === 'HEAD';
		if (inspected.has_body && (is_reading || method === 'OPTIONS')) return this.#refuse(400, { close: true });
		if (is_health) return this.#health(url === '/healthz' || (await parts.isReady()));
		if (method === 'OPTIONS') return this.#options(allowed);
		if (target.is_moved) return is_reading ? this.#move(target.url) : this.#refuse(404);
		if (file) return this.#give(file, inspected, 'file');
		if (is_file) return this.#refuse(404);
		if (isForeign(method, inspected, parts.hosts)) return this.#refuse(401);
		const is_shared = this.#area === 'pages' ? is_reading && !inspected.has_authorization : this.#area === 'api' && method === 'GET' && !inspected.has_credentials;
		return is_shared && !inspected.has_range ? this.#share(target, inspected) : this.#alone(target, inspected, method);
	}

	/** An answer that others may have had, or will have. */
	async #share(target: Target, inspected: Inspected): Promise<void> {
		const { parts } = this;
		const headers = seenHeaders(this.req, this.#area, 'GET');
		const job: Job = {
			key: target.url,
			ask: () => parts.handle(new Request(parts.origin + target.url, { headers }), this.#info()),
			keep: (response, before) => makeEntry(parts, { key: target.url, path: this.#path, area: this.#area }, response, before),
			failed: (error) => parts.log({ event: 'render_failed', id: this.#id, path: loggable(this.#path), reason: reasonOf(error) }),
		};
		const result = await parts.renders.obtain(job);
		if (result.how === 'own') return this.#send(result.response, inspected);
		if (result.how !== 'failed') return this.#give(result.stored, inspected, result.how);
		return this.#giveUp(result.response, inspected);
	}

	/** An answer for this client alone. */
	async #alone(target: Target, inspected: Inspected, method: string): Promise<void> {
		const { parts, req, res } = this;
		const limit = limitOf(target.path, parts.body_limits, parts.ordinary_body);
		if ((inspected.content_length ?? 0) > limit.bytes) return this.#refuse(413);
		if (inspected.has_body) {
			this.#body = openBody(req, res, limit, () => {
				if (this.awaits_continue && !res.headersSent) res.writeContinue();
			});
		}
		const body = this.#body;
		const gone = new AbortController();
		res.once('close', () => gone.abort());
		const asked = this.#area === 'pages' && method === 'HEAD' ? 'GET' : method;
		const request = new Request(parts.origin + target.url, {
			method: asked,
			headers: seenHeaders(req, this.#area, asked),
			signal: gone.signal,
			...(body ? { body: body.stream, duplex: 'half' as const } : {}),
		});
		const asking = parts.renders.ask(() => parts.handle(request, this.#info()), parts.render_ms + (body ? limit.ms : 0));
		const is_write = method !== 'GET' && method !== 'HEAD' && limit === parts.ordinary_body && this.#area !== 'newsroom';
		const ends = [asking, ...(body ? [body.broken] : []), ...(is_write ? [this.#tooLate()] : [])];
		const outcome = await Promise.race<Response | BodyRefusal | 503>(ends);
		if (typeof outcome === 'number') {
			asking.then(drop).catch(() => {});
			if (outcome === 503) parts.counters.errors++;
			return outcome === 503 ? this.#giveUp(undefined, inspected) : this.#refuse(outcome, { close: outcome !== 413 });
		}
		if (outcome.status < 500) return this.#send(outcome, inspected);
		parts.counters.errors++;
		return this.#giveUp(outcome, inspected);
	}

	/** Whoever has sent all of a write is told before long that it cannot be taken (security promise T2). */
	#tooLate(): Promise<503> {
		const { parts, req, res } = this;
		return new Promise((done) => {
			let timer: NodeJS.Timeout | undefined;
			const wait = () => {
				clearTimeout(timer);
				timer = setTimeout(() => (req.complete ? done(503) : wait()), parts.act_ms);
			};
			wait();
			// A body that came slowly gives the application its whole time once it is there.
			req.once('end', wait);
			res.once('close', () => clearTimeout(timer));
		});
	}

	/** A program gets the application's own words of failure, a reader those of the front. */
	#giveUp(response: Response | undefined, inspected: Inspected): Promise<void> | undefined {
		this.#how = 'failed';
		if (response && this.#area !== 'pages') return this.#send(response, inspected);
		drop(response);
		this.#refuse(503);
	}

	async #give(stored: Stored, inspected: Inspected, how: keyof typeof COUNTED): Promise<void> {
		const { counters } = this.parts;
		this.#how = how;
		counters[COUNTED[how]]++;
		this.parts.cache.touch(stored);
		const variant = await this.parts.compressor.variant(stored, chooseEncoding(inspected.accept_encoding));
		const is_unchanged = namesEtag(inspected.if_none_match, variant.etag);
		if (is_unchanged) counters.unchanged++;
		const headers = is_unchanged ? variant.unchanged : variant.headers;
		this.#write(is_unchanged ? 304 : stored.status, how === 'stale' ? Stored.staleHeaders(headers) : headers, variant.body);
	}

	/** Passes an answer on that is nobody else's. */
	async #send(response: Response, inspected: Inspected): Promise<void> {
		const { parts } = this;
		if (this.#how !== 'failed') this.#how = 'own';
		const { status } = response;
		const content_type = withCharset(response.headers.get('content-type') ?? '');
		const said = response.headers.get('cache-control') ?? (this.#area === 'pages' ? 'private, no-cache' : 'no-store');
		const described = { area: this.#area, path: this.#path, status, content_type };
		const lasting = ['Cache-Control', clientCacheControl(said, parts.emit_cache_tags), ...answerHeaders(response, { policy: parts.policy, described }), 'X-Request-Id', this.#id];
		if (status === 200 && namesEtag(inspected.if_none_match, response.headers.get('etag') ?? '')) {
			drop(response);
			return this.#write(304, lasting, NOTHING);
		}
		const length = declaredLength(response);
		const has_length = length !== undefined && status !== 204 && status !== 304;
		const headers = [...(content_type ? ['Content-Type', content_type] : []), ...(has_length ? ['Content-Length', String(length)] : []), ...lasting];
		this.#bytes = await sendStream(this.res, status, headers, response.body, length);
		parts.counters.bytes += this.#bytes;
	}

	/** A built file, or what stands in its place for a browser that saves data. */
	#fileAt(path: string): Stored | undefined {
		const { files } = this.parts;
		const file = files.get(path);
		const saving = file && files.get(savingKey(path));
		return saving && this.req.headers['save-data'] === 'on' ? saving : file;
	}

	#health(is_well: boolean): void {
		this.#how = 'health';
		const body = Buffer.from(is_well ? 'ok' : '');
		const headers = ['Content-Type', 'text/plain; charset=utf-8', 'Content-Length', String(body.length), 'Cache-Control', 'no-store', ...this.parts.policy.fileHeaders()];
		this.#write(is_well ? 200 : 503, is_well ? headers : [...headers, 'Retry-After', RETRY_AFTER], body);
	}

	#options(allowed: readonly string[]): void {
		this.#how = 'options';
		this.#write(204, ['Allow', allowed.join(', '), 'Cache-Control', 'no-store', ...this.parts.policy.fileHeaders()], NOTHING);
	}

	/** To the canonical address of the same thing. */
	#move(url: string): void {
		this.#how = 'moved';
		const policy = this.parts.policy.headersFor({ area: this.#area, path: this.#path, status: 308, content_type: '' });
		this.#write(308, ['Location', url, 'Content-Length', '0', 'Cache-Control', 'public, max-age=3600', ...policy], NOTHING);
	}

	#refuse(status: number, { close = false, allow }: { close?: boolean; allow?: readonly string[] } = {}): void {
		const { parts, res } = this;
		if (status < 500) parts.counters.refused++;
		if (close) res.shouldKeepAlive = false;
		const { content_type, body } = parts.refusals.for(status, this.#area, this.#path);
		const headers = ['Content-Type', content_type, 'Content-Length', String(body.length), 'Cache-Control', 'no-store'];
		if (allow) headers.push('Allow', allow.join(', '));
		if (status === 503) headers.push('Retry-After', RETRY_AFTER);
		this.#write(status, [...headers, ...parts.policy.headersFor({ area: this.#area, path: this.#path, status, content_type }), 'X-Request-Id', this.#id], body);
	}

	#write(status: number, headers: FlatHeaders, body: Buffer): void {
		this.#bytes = sendBuffer(this.res, status, headers, body);
		this.parts.counters.bytes += this.#bytes;
	}

	#info(): RequestInfo {
		return { client: this.#client, request_id: this.#id };
	}

	#finish(): void {
		const { parts, req, res } = this;
		parts.connections.end(req.socket, this);
		if (!req.complete) {
			// The rest of a body nobody wants is let by for a moment, so that the client gets to read its answer.
			req.removeAllListeners('data');
			req.resume();
			setTimeout(() => {
				if (!req.complete) req.socket.destroy();
			}, parts.linger_ms).unref();
		}
		if (QUIET.has(this.#how)) return;
		parts.log({
			event: 'request',
			id: this.#id,
			method: req.method,
			path: loggable(this.#path).slice(0, 256),
			status: res.headersSent ? res.statusCode : 0,
			how: this.#how,
			ms: Math.round(performance.now() - this.#begun),
			bytes: this.#bytes,
			client: networkOf(this.#client),
			...(res.writableFinished ? {} : { is_cut: true }),
		});
	}
}
