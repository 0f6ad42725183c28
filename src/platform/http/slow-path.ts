import type { IncomingMessage, ServerResponse } from 'node:http';
import { rootPaths } from '../../shared/address/addresses';
import { BUILT_FILES, isSecretPath } from '../../shared/address/folders';
import { loggable, reasonOf } from '../../shared/loggable';
import type { CacheEntry } from './cache/cache-entry';
import { makeCacheEntry } from './cache/make-cache-entry';
import type { Job } from './cache/single-flight';
import { tagsOf } from './edge/answer';
import { type BodyRefusal, type IncomingBody, limitOf, openBody } from './edge/body';
import type { UnderWay } from './edge/connections';
import { areaOf, type Inspected, inspect, isForeign, isLocal, methodsOf } from './edge/guard';
import { drop } from './edge/reply';
import { seenHeaders } from './edge/request';
import { savingKey } from './edge/static-files';
import { readTarget, type Target } from './edge/target';
import { elsewhere } from './hosts/own-host';
import type { Parts, RequestInfo } from './parts';
import { ResponseWriter } from './response-writer';

/** Maximum attempts at an answer whose content is withdrawn each time before it can be given. */
const MAX_TRIES = 8;

/** True for a page that a browser fetches or draws before its reader asks for it. */
const isAhead = ({ headers }: IncomingMessage): boolean =>
	[headers['sec-purpose'], headers.purpose, headers['x-moz'], headers['x-purpose']].some((purpose) =>
		/^\s*(?:prefetch|prerender|preview)/i.test(String(purpose ?? '')),
	);

/** Handles one request on the slow path: guard, files, shared pages, and answers for one client only. */
export class SlowPath implements UnderWay {
	readonly #writer: ResponseWriter;
	#body: IncomingBody | undefined;
	#isLocal = false;

	/** @param awaitsContinue true where the client waits for `100 Continue` before it sends its body */
	constructor(
		private readonly parts: Parts,
		private readonly req: IncomingMessage,
		private readonly res: ServerResponse,
		private readonly awaitsContinue: boolean,
	) {
		const path = (req.url ?? '').split('?', 1)[0] as string;
		this.#writer = new ResponseWriter(parts, req, res, path, areaOf(path));
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
			// The client disconnected, which also broke its body off.
			if (this.res.destroyed) return;
			this.parts.counters.errors++;
			this.#logError('request_failed', error);
			if (this.res.headersSent) this.res.destroy();
			else this.#writer.refuse(503);
		}
	}

	async #answer(): Promise<void> {
		const { parts, req, res } = this;
		const writer = this.#writer;
		if (parts.state.isDraining) res.shouldKeepAlive = false;
		const { method = '', url = '' } = req;
		const isHealth = url === rootPaths.healthy || url === rootPaths.ready;
		const inspected = inspect(req, isHealth ? undefined : parts.hosts);
		writer.client = parts.proxies.clientOf(
			req.socket.remoteAddress,
			typeof inspected === 'number' ? undefined : inspected.forwardedFor,
		);
		// After a malformed request the connection is closed, because the bytes behind it cannot be trusted.
		if (typeof inspected === 'number') return writer.refuse(inspected, { close: true });
		this.#isLocal = isLocal(writer.client, inspected);
		const target = readTarget(url, inspected.host, parts.knownQuery, parts.holdsKeyword);
		if (typeof target === 'number') return writer.refuse(target);
		writer.path = target.path;
		writer.area = areaOf(target.path);
		const other = isHealth
			? undefined
			: elsewhere(parts.ownHost, inspected.host, { area: writer.area, path: target.path, url: target.url });
		if (other !== undefined) return this.#leadTo(other, method);
		const file = this.#fileAt(target.path);
		const isFile = file !== undefined || target.path.startsWith(`${BUILT_FILES}/`);
		const allowed = isHealth || isFile ? ['GET', 'HEAD'] : methodsOf(writer.area);
		if (!allowed.includes(method)) return writer.refuse(405, { allow: allowed });
		const isReading = method === 'GET' || method === 'HEAD';
		if (inspected.hasBody && (isReading || method === 'OPTIONS')) return writer.refuse(400, { close: true });
		if (isHealth) return writer.health(url === rootPaths.healthy || (await parts.isReady()));
		if (target.isMoved && !isReading) return writer.refuse(404);
		if (target.isMoved) return writer.move(await this.#withoutSlash(target.url));
		if (file) return void (await writer.give(file, inspected, 'file'));
		if (isFile) return writer.refuse(404);
		// Nobody has opened a link that a browser fetches ahead; the browser asks again when it is followed.
		if (isSecretPath(target.path) && isAhead(req)) return writer.refuse(503);
		// All following answers may be made from data that this node remembers.
		if (!(await this.#isSure())) return writer.refuse(503);
		if (isForeign(method, inspected, parts.hosts, parts.origin)) return writer.refuse(401);
		const isShared =
			writer.area === 'pages'
				? isReading && !inspected.hasAuthorization
				: writer.area === 'api' && method === 'GET' && !inspected.hasCredentials;
		return isShared && !inspected.hasRange ? this.#share(target, inspected) : this.#alone(target, inspected, method);
	}

	/** Redirects a reader to the host that an address belongs to, and refuses writes. */
	#leadTo(other: string, method: string): void {
		const isReading = method === 'GET' || method === 'HEAD';
		if (other === 'refused' || !isReading) this.#writer.refuse(421);
		else this.#writer.lead(other);
	}

	/**
	 * Target of an address with a trailing slash. Old systems end their addresses with one, so a moved address is
	 * resolved here, in one redirect instead of two. Where the site has a page at the address, the page takes precedence.
	 */
	async #withoutSlash(url: string): Promise<string> {
		const { parts } = this;
		if ((await parts.leadsTo(url)) === undefined) return url;
		const headers = seenHeaders(this.req, this.#writer.area, 'GET');
		const response = await parts.handle(new Request(parts.origin + url, { headers }), this.#info());
		await response.body?.cancel();
		return response.headers.get('location') ?? url;
	}

	/** Answers with a page that other clients may share. */
	async #share(target: Target, inspected: Inspected): Promise<void> {
		const { parts } = this;
		const { path, area } = this.#writer;
		const headers = seenHeaders(this.req, area, 'GET');
		const job: Job = {
			key: target.url,
			ask: () => parts.handle(new Request(parts.origin + target.url, { headers }), this.#info()),
			keep: async (response, before) =>
				isSecretPath(path) ? undefined : makeCacheEntry(parts, { key: target.url, path, area }, response, before),
			failed: (error) => this.#logError('render_failed', error),
		};
		for (let n = 0; n < MAX_TRIES; n++) {
			const begun = parts.cache.purges.count;
			const result = await parts.singleFlight.obtain(job);
			if (result.how === 'failed') return this.#writer.giveUp(result.response, inspected);
			if (result.how !== 'own') {
				if (await this.#writer.give(result.entry, inspected, result.how)) return;
			} else if (await this.#writer.send(result.response, inspected, this.#mayBeGiven(begun, result.response))) {
				return;
			}
			// An answer whose content was withdrawn while it was being rendered is made again.
			if (!(await this.#isSure())) break;
		}
		return this.#writer.refuse(503);
	}

	/** True while this node may show stored answers; where that is uncertain it asks the database first. */
	async #isSure(): Promise<boolean> {
		const { trust } = this.parts;
		return trust.isSure() || trust.makeSure();
	}

	/**
	 * Makes the check for right before the first byte of an answer. @param begun number of purges when it was requested
	 */
	#mayBeGiven(begun: number, response: Response): () => boolean {
		return () => !this.#isStruck(begun, response) && this.parts.trust.isSure();
	}

	/** True where content of the answer was withdrawn since. @param begun number of purges when it was requested */
	#isStruck(begun: number, response: Response): boolean {
		return this.parts.cache.purges.hasStruck(begun, tagsOf(response));
	}

	/** Answers for this client only. */
	async #alone(target: Target, inspected: Inspected, method: string): Promise<void> {
		const { parts, req, res } = this;
		const writer = this.#writer;
		const limit = limitOf(target.path, parts.bodyLimits, parts.ordinaryBody);
		// A call of the newsroom refuses a body that is declared too large itself, and names its limit.
		const refusesItself = writer.area === 'newsroom';
		if (!refusesItself && (inspected.contentLength ?? 0) > limit.bytes) return writer.refuse(413);
		if (inspected.hasBody) {
			this.#body = openBody(req, res, limit, () => {
				if (this.awaitsContinue && !res.headersSent) res.writeContinue();
			});
		}
		const body = this.#body;
		const gone = new AbortController();
		// A client that has sent its whole request and got its whole answer is not aborted: the error object would cost
		// time with every answer.
		res.once('close', () => {
			if (!res.writableFinished || !req.complete) gone.abort();
		});
		const asked = writer.area === 'pages' && method === 'HEAD' ? 'GET' : method;
		const request = new Request(parts.origin + target.url, {
			method: asked,
			headers: seenHeaders(req, writer.area, asked),
			signal: gone.signal,
			...(body ? { body: body.stream, duplex: 'half' as const } : {}),
		});
		const begun = parts.cache.purges.count;
		const asking = parts.singleFlight.ask(
			() => parts.handle(request, this.#info()),
			parts.renderMs + (body ? limit.ms : 0),
		);
		const isWrite = method !== 'GET' && method !== 'HEAD' && limit === parts.ordinaryBody && writer.area !== 'newsroom';
		const ends = [asking, ...(body ? [body.broken] : []), ...(isWrite ? [this.#tooLate()] : [])];
		const outcome = await Promise.race<Response | BodyRefusal | 503>(ends);
		if (typeof outcome === 'number') {
			asking.then(drop).catch(() => {});
			if (outcome === 503) parts.counters.errors++;
			return outcome === 503 ? writer.giveUp(undefined, inspected) : writer.refuse(outcome, { close: outcome !== 413 });
		}
		if (this.#isStruck(begun, outcome) || !(await this.#isSure())) {
			drop(outcome);
			return writer.refuse(503);
		}
		if (outcome.status < 500) {
			// An answer that cannot be verified now may be possible at the client's next request.
			if (!(await writer.send(outcome, inspected, this.#mayBeGiven(begun, outcome)))) writer.refuse(503);
			return;
		}
		parts.counters.errors++;
		return writer.giveUp(outcome, inspected);
	}

	/**
	 * Resolves to 503 when a write takes too long after all of its body has arrived, so that the client is answered in
	 * time (security promise T2).
	 */
	#tooLate(): Promise<503> {
		const { parts, req, res } = this;
		return new Promise((done) => {
			let timer: NodeJS.Timeout | undefined;
			const wait = () => {
				clearTimeout(timer);
				timer = setTimeout(() => (req.complete ? done(503) : wait()), parts.actMs);
			};
			wait();
			// After a slow body the application still gets its full time.
			req.once('end', wait);
			res.once('close', () => clearTimeout(timer));
		});
	}

	/** Finds a built file, or its smaller variant for a browser that saves data. */
	#fileAt(path: string): CacheEntry | undefined {
		const { files } = this.parts;
		const file = files.get(path);
		const saving = file && files.get(savingKey(path));
		return saving && this.req.headers['save-data'] === 'on' ? saving : file;
	}

	#info(): RequestInfo {
		const { traceparent } = this.req.headers;
		const isBelieved = traceparent !== undefined && this.parts.proxies.believes(this.req.socket.remoteAddress ?? '');
		return {
			client: this.#writer.client,
			request_id: this.#writer.id,
			isLocal: this.#isLocal,
			isHead: this.req.method === 'HEAD',
			...(isBelieved ? { traceparent: String(traceparent) } : {}),
		};
	}

	#logError(event: string, error: unknown): void {
		this.parts.log({ event, id: this.#writer.id, path: loggable(this.#writer.path), reason: reasonOf(error) });
	}

	#finish(): void {
		const { parts, req } = this;
		parts.connections.end(req.socket, this);
		if (!req.complete) {
			// The rest of an unwanted body is read and discarded for a moment, so that the client can read its answer.
			req.removeAllListeners('data');
			req.resume();
			setTimeout(() => {
				if (!req.complete) req.socket.destroy();
			}, parts.lingerMs).unref();
		}
		this.#writer.log();
	}
}
