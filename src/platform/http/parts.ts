import type { CdnName } from '../../shared/http/cdn';
import type { CacheEntry } from './cache/cache-entry';
import type { Compressor } from './cache/compression';
import type { PageCache } from './cache/page-cache';
import type { SingleFlight } from './cache/single-flight';
import type { Trust } from './cache/trust';
import type { Counters } from './counters';
import type { BodyLimit } from './edge/body';
import type { Proxies } from './edge/client';
import type { Connections } from './edge/connections';
import type { Policy } from './edge/policy';
import type { Refusals } from './edge/refusal';
import type { HoldsKeyword, KnownQuery } from './edge/target';
import type { OwnHost } from './hosts/own-host';

/** Context of a request that the application gets with it. */
export interface RequestInfo {
	/** Address of the client; '' where there is none. */
	client: string;
	request_id: string;
	/** The trace that a trusted proxy has begun. */
	traceparent?: string | undefined;
	/**
	 * True where the client and the host name are local and no header of a proxy is present. A forwarder that adds none
	 * looks the same, so this alone grants no rights.
	 */
	isLocal: boolean;
	/** True for HEAD, which the application gets as GET. */
	isHead: boolean;
}

/** Everything that the front has made from its options, for the classes that answer requests. */
export interface Parts {
	handle(request: Request, info: RequestInfo): Promise<Response>;
	knownQuery: KnownQuery;
	holdsKeyword: HoldsKeyword;
	/** Target of a moved address; undefined where none is known. */
	leadsTo(url: string): Promise<string | undefined>;
	log(line: Record<string, unknown>): void;
	isReady(): Promise<boolean>;
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Origin that the application sees, whatever name the client used. */
	origin: string;
	/** Every host name that the front answers to. */
	hosts: ReadonlySet<string>;
	/** The newsroom's host, where it has one of its own. */
	ownHost: OwnHost | undefined;
	proxies: Proxies;
	policy: Policy;
	refusals: Refusals;
	files: ReadonlyMap<string, CacheEntry>;
	cache: PageCache;
	trust: Trust;
	compressor: Compressor;
	singleFlight: SingleFlight;
	connections: Connections;
	counters: Counters;
	bodyLimits: readonly BodyLimit[];
	ordinaryBody: BodyLimit;
	cdn: CdnName | undefined;
	renderMs: number;
	actMs: number;
	lingerMs: number;
	state: { isDraining: boolean };
}
