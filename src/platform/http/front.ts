import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callPath, NEWSROOM_CALLS } from '../../shared/address/folders';
import type { CdnName } from '../../shared/http/cdn';
import type { CacheEntry } from './cache/cache-entry';
import { Compressor } from './cache/compression';
import { createFastPath } from './cache/fast-path';
import { PageCache } from './cache/page-cache';
import { SingleFlight } from './cache/single-flight';
import { ALONE, type Trust } from './cache/trust';
import { type FrontMetrics, zeroCounters } from './counters';
import type { BodyLimit } from './edge/body';
import { Proxies } from './edge/client';
import { Connections } from './edge/connections';
import { hostNames } from './edge/guard';
import { Malformed } from './edge/malformed';
import { Policy } from './edge/policy';
import { createReadiness } from './edge/readiness';
import { type FrontEdition, Refusals } from './edge/refusal';
import { readFiles, renewHeaders } from './edge/static-files';
import type { HoldsKeyword, KnownQuery } from './edge/target';
import { ownHost } from './hosts/own-host';
import type { Parts, RequestInfo } from './parts';
import { SlowPath } from './slow-path';

/** Timeouts and intervals in milliseconds. */
export interface FrontTimes {
	/** From the connection (or the first byte of the next request) to the end of the headers. */
	headers: number;
	/** From the end of the headers to the end of an ordinary body. */
	body: number;
	keepAlive: number;
	/** Interval of the checks for unfinished requests. */
	check: number;
	/** A client that reads nothing of its answer for so long is cut off. */
	slowReader: number;
	/** Maximum time for an answer of the application. */
	render: number;
	/** Maximum time for a write once its request has arrived completely. */
	act: number;
	/** Maximum time that a reader waits for a new page when there is an old one. */
	revalidate: number;
	/** Pause between attempts at a page that could not be made. */
	retry: number;
	/** How long the rest of a refused body is read and discarded. */
	linger: number;
	/** Maximum time that `close` waits for requests in progress. */
	drain: number;
	/** Interval between lines of counters in the log. */
	report: number;
}

const TIMES: FrontTimes = {
	headers: 10_000,
	body: 20_000,
	keepAlive: 8_000,
	check: 2_000,
	slowReader: 30_000,
	render: 15_000,
	// Longer than the application's own timeout of a write (3.5 s) and its check of the database (0.8 s), and well below
	// the promised six seconds.
	act: 4_500,
	revalidate: 3_000,
	retry: 2_000,
	linger: 2_000,
	drain: 10_000,
	report: 60_000,
};

const MAX_HEADER_BYTES = 16 * 1024;
const ORDINARY_BODY_BYTES = 64 * 1024;
/** The specification's 20 minutes, and the largest attachment. */
const UPLOAD: BodyLimit = { prefix: callPath('upload/'), bytes: 200 * 1024 * 1024, ms: 1_200_000 };

/**
 * Upper limits of the newsroom's calls: a text of two million characters in any encoding. Each call has a limit of its
 * own, which applies once the caller is known: a caller without the right is refused before a byte is read. Articles
 * and pages have time for a slow line.
 */
const newsroomBodies = (ordinaryMs: number): BodyLimit[] => {
	const bytes = 16 * 1024 * 1024;
	const texts = ['article', 'page'].map((entity) => ({ prefix: `${NEWSROOM_CALLS}/${entity}`, bytes, ms: 60_000 }));
	return [...texts, { prefix: `${NEWSROOM_CALLS}/`, bytes, ms: ordinaryMs }];
};

export interface FrontOptions {
	/** The application: answers a request whose target, headers and body have passed the guard. */
	handle(request: Request, info: RequestInfo): Promise<Response>;
	/** Origin of the site without a trailing slash. */
	site_url: string;
	/** Origin of the newsroom, where it has a host of its own. */
	newsroom_url?: string | undefined;
	/** Host names (with port where it matters) that the front answers to. */
	allowedHosts: string[];
	/** Addresses or networks whose X-Forwarded-For is trusted. */
	trustedProxies: string[];
	/** False where pages must not be indexed at first; `Front.admit` changes it. */
	is_public: boolean;
	/** Maximum bytes of the page cache. */
	pageCacheBytes: number;
	/** Folder of the built files; without it none are served. */
	clientDir?: string | undefined;
	/** The editions, for the few pages that the front writes itself; the one without a prefix is for all other paths. */
	editions: readonly FrontEdition[];
	/**
	 * Query parameters that make another page, by canonical path: all others have no page of their own and are not passed
	 * on.
	 */
	knownQuery: KnownQuery;
	/** Paths that hold a keyword, decoded: `/search/mg%2Fml` leads to `/search/mg%20ml`. */
	holdsKeyword?: HoldsKeyword;
	/** Target of a moved address, so that a moved address with a trailing slash takes one redirect instead of two. */
	leadsTo?(url: string): Promise<string | undefined>;
	/** Checks database, migrations and disk, for /readyz. */
	ready(): Promise<boolean>;
	log(line: Record<string, unknown>): void;
	/** Whether this node may show stored answers; always, where it is left out. */
	trust?: Trust | undefined;
	/** Value of the Speculation-Rules header on pages: the path of the rules. */
	speculationRules?: string | undefined;
	/** Path of the site's styles, for the pages the front writes itself. */
	stylesheet?: string | undefined;
	/**
	 * The CDN before the site, which is notified of changes; answers carry headers with what it may keep, and by which
	 * keys.
	 */
	cdn?: CdnName | undefined;
	/**
	 * Body limits by path prefix, of which the first match applies; without them uploads may be long and other bodies
	 * have 64 KB.
	 */
	bodyLimits?: readonly BodyLimit[] | undefined;
	times?: Partial<FrontTimes> | undefined;
	/** Milliseconds since the epoch; the machine's clock where it is left out. */
	now?: (() => number) | undefined;
}

export interface Front {
	/** The server; the caller has it listen. */
	server: Server;
	cache: PageCache;
	metrics(): FrontMetrics;
	/** Replaces the editions of the pages that the front writes itself. */
	speak(editions: readonly FrontEdition[]): void;
	/**
	 * Opens the site to search engines, or closes it, from the next answer on; the caller drops what the page cache holds.
	 */
	admit(is_public: boolean): void;
	/** Settles once the smallest representations of all cached answers are made. */
	compressed(): Promise<void>;
	/** Reports not ready, accepts no new connections, and finishes requests in progress for at most `times.drain`. */
	close(): Promise<void>;
}

/**
 * Makes the server before React: the guard, static files, the page cache, and the hand-over to the application.
 * @throws Error with one sentence when a trusted proxy is not an address or the folder of built files cannot be read
 */
export function createFront(options: FrontOptions): Front {
	const times = { ...TIMES, ...options.times };
	const now = options.now ?? Date.now;
	const bodyLimits = [...(options.bodyLimits ?? [UPLOAD]), ...newsroomBodies(times.body)];
	const server = createServer({
		maxHeaderSize: MAX_HEADER_BYTES,
		headersTimeout: times.headers,
		// Bodies have a timeout of their own, by path; this is the longest of them.
		requestTimeout: Math.max(times.headers, times.body, ...bodyLimits.map((limit) => limit.ms)) + times.check,
		connectionsCheckingInterval: times.check,
		keepAliveTimeout: times.keepAlive,
		keepAliveTimeoutBuffer: Math.min(1_000, times.keepAlive),
		// The guard refuses it, with the site's own headers.
		requireHostHeader: false,
		// A request without a body needs no stream that ends; this saves a twentieth of the work on a page from memory.
		optimizeEmptyRequests: true,
	});
	// Node silently drops headers above this count, so the guard counts them itself.
	server.maxHeadersCount = 0;

	const policy = new Policy({
		site_url: options.site_url,
		is_public: options.is_public,
		speculationRules: options.speculationRules,
	});
	const files: ReadonlyMap<string, CacheEntry> = readFiles(options.clientDir, policy, options.speculationRules);
	const cache = new PageCache(options.pageCacheBytes);
	const compressor = new Compressor(
		(entry) => cache.has(entry) || files.get(entry.key) === entry,
		(entry, before) => cache.resized(entry, before),
	);
	const counters = zeroCounters();
	const singleFlight = new SingleFlight(
		cache,
		{ renderMs: times.render, revalidateMs: times.revalidate, retryMs: times.retry },
		now,
	);
	const state = { isDraining: false };
	const isReady = createReadiness(() => options.ready(), now);
	const refusalsIn = (editions: readonly FrontEdition[]) =>
		new Refusals(editions, options.site_url, options.stylesheet);
	const own = ownHost(options.newsroom_url ?? options.site_url, options.site_url);
	const siteHosts = new Set(
		[...hostNames(options.allowedHosts, options.site_url)].filter((name) => !own?.names.has(name)),
	);
	const parts: Parts = {
		handle: (request, info) => options.handle(request, info),
		knownQuery: (path) => options.knownQuery(path),
		holdsKeyword: (path) => options.holdsKeyword?.(path) ?? false,
		leadsTo: async (url) => options.leadsTo?.(url),
		log: (line) => options.log(line),
		isReady: async () => !state.isDraining && (await isReady()),
		now,
		origin: options.site_url,
		hosts: new Set([...siteHosts, ...(own?.names ?? [])]),
		ownHost: own,
		proxies: new Proxies(options.trustedProxies),
		policy,
		refusals: refusalsIn(options.editions),
		files,
		cache,
		trust: options.trust ?? ALONE,
		compressor,
		singleFlight,
		connections: new Connections(server, times.slowReader),
		counters,
		bodyLimits,
		ordinaryBody: { prefix: '', bytes: ORDINARY_BODY_BYTES, ms: times.body },
		cdn: options.cdn,
		renderMs: times.render,
		actMs: times.act,
		lingerMs: times.linger,
		state,
	};

	// Cached pages are for readers: requests to the newsroom's host always take the slow path.
	const takeFastPath = createFastPath({ ...parts, hosts: siteHosts });
	const takeSlowPath = (req: IncomingMessage, res: ServerResponse, awaitsContinue: boolean) => {
		new SlowPath(parts, req, res, awaitsContinue).run().catch(() => res.destroy());
	};
	server.on('request', (req, res) => {
		if (state.isDraining || !takeFastPath(req, res)) takeSlowPath(req, res, false);
	});
	server.on('checkContinue', (req, res) => takeSlowPath(req, res, true));
	server.on('checkExpectation', (req, res) => takeSlowPath(req, res, false));
	const malformed = new Malformed(parts);
	server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
		malformed.refuse(error, socket as Parameters<Malformed['refuse']>[1]),
	);
	server.on('connect', (_req, socket) => malformed.refuseTunnel(socket as Parameters<Malformed['refuseTunnel']>[0]));

	for (const file of files.values()) compressor.recompress(file);

	const metrics = (): FrontMetrics => ({
		...counters,
		errors: counters.errors + singleFlight.errors,
		renders: singleFlight.count,
		entries: cache.size,
		cache_bytes: cache.bytes,
		connections: parts.connections.size,
	});
	let reported = '';
	const report = setInterval(() => {
		const line = metrics();
		const text = JSON.stringify(line);
		if (text !== reported) options.log({ event: 'front', ...line });
		reported = text;
	}, times.report);
	report.unref();

	return {
		server,
		cache,
		metrics,
		speak(editions) {
			parts.refusals = refusalsIn(editions);
		},
		admit(is_public) {
			if (policy.is_public === is_public) return;
			policy.is_public = is_public;
			renewHeaders(files, policy, options.speculationRules);
		},
		compressed: () => compressor.settled(),
		close: () => drain(server, parts, times.drain).finally(() => clearInterval(report)),
	};
}

/** Milliseconds in which an idle connection may finish sending a request. */
const GRACE_MS = 500;

async function drain(server: Server, parts: Parts, timeoutMs: number): Promise<void> {
	parts.state.isDraining = true;
	const closed = new Promise<void>((done) => server.close(() => done()));
	const grace = setInterval(() => parts.connections.closeIdle(), Math.min(GRACE_MS, timeoutMs / 4));
	const end = setTimeout(() => parts.connections.closeAll(), timeoutMs);
	await closed;
	clearInterval(grace);
	clearTimeout(end);
	parts.connections.stop();
	await parts.compressor.stop();
}
