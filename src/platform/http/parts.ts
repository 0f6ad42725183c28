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
import type { KnownQuery } from './edge/target';
import type { OwnHost } from './hosts/own-host';

/** What the application is told of a request besides the request itself. */
export interface RequestInfo {
	/** Address of the client; '' where there is none. */
	client: string;
	request_id: string;
	/** The trace that a trusted proxy has begun. */
	traceparent?: string | undefined;
	/**
	 * The client is this machine, names it so, and no proxy says that it stands between. A forwarder that says nothing
	 * looks the same: no right follows from this alone.
	 */
	isLocal: boolean;
}

/** Everything the front has made of its options, in the hands of those who answer. */
export interface Parts {
	handle(request: Request, info: RequestInfo): Promise<Response>;
	knownQuery: KnownQuery;
	/** Where an address leads that something was moved from; undefined where that is not known. */
	leadsTo(url: string): Promise<string | undefined>;
	log(line: Record<string, unknown>): void;
	isReady(): Promise<boolean>;
	/** Milliseconds since the epoch. */
	now: () => number;
	/** Origin the application sees, whatever name the client used. */
	origin: string;
	/** Every name that is answered to. */
	hosts: ReadonlySet<string>;
	/** The newsroom's, where it has one of its own. */
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
