/** Counters of the front since it started. */
export interface FrontMetrics {
	/** Pages answered from memory, 304s among them. */
	hits: number;
	/** 304s. */
	unchanged: number;
	/** Static files. */
	files: number;
	/** Requests whose page had to be made first. */
	misses: number;
	/** Requests that waited for a page another one had asked for. */
	coalesced: number;
	/** Requests answered with a copy past its time. */
	stale: number;
	/** Answers asked of the application. */
	renders: number;
	/** Answers the application failed to give, and answers that broke off. */
	errors: number;
	/** Requests the front refused. */
	refused: number;
	/** Body bytes sent. */
	bytes: number;
	/** Pages in the cache, and the bytes they take. */
	entries: number;
	cache_bytes: number;
	connections: number;
}

/** The counters that requests move. */
export type Counters = Omit<FrontMetrics, 'renders' | 'entries' | 'cache_bytes' | 'connections'>;

export const zeroCounters = (): Counters => ({
	hits: 0,
	unchanged: 0,
	files: 0,
	misses: 0,
	coalesced: 0,
	stale: 0,
	errors: 0,
	refused: 0,
	bytes: 0,
});
