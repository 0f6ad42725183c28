/** What the front has done since it started. */
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
export class Counters {
	hits = 0;
	unchanged = 0;
	files = 0;
	misses = 0;
	coalesced = 0;
	stale = 0;
	errors = 0;
	refused = 0;
	bytes = 0;
}

/** Text that may be a secret or a person: a token of the length and look of ours, an address of mail. */
const isSecret = (segment: string): boolean =>
	segment.includes('@') ||
	/%40/.test(segment) ||
	(segment.length >= 20 && /^[\w.~-]+$/.test(segment) && (/[A-Z]/.test(segment) || /[^-]{20}/.test(segment)) && /\d|[A-Z]/.test(segment));

/** A path as a log may know it (security rule 27): without query, tokens and addresses. */
export const loggable = (path: string): string =>
	path
		.split('/')
		.map((segment) => (isSecret(segment) ? '…' : segment))
		.join('/');

let last = 0;
const boot = Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** Own number of a request, unique across restarts well enough to find it in a log; a client's own is ignored. */
export const nextRequestId = (): string => `${boot}-${(++last).toString(36)}`;
