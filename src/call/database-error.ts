/**
 * SQLSTATE classes of errors that pass, whatever was asked: no connection, no room (53100: the disk is full) or
 * memory, a server that is ending or starting.
 */
const PASSING = /^(?:08|53|57P|58030)/;

/** Codes of the system: no room on the disk, or no way to the database. */
const PASSING_CODES = new Set([
	'ENOSPC',
	'EDQUOT',
	'ECONNREFUSED',
	'ECONNRESET',
	'ECONNABORTED',
	'EPIPE',
	'ETIMEDOUT',
	'EHOSTDOWN',
	'EHOSTUNREACH',
	'ENETDOWN',
	'ENETUNREACH',
	'ENOTFOUND',
	'EAI_AGAIN',
]);

/** What the driver and its pool say, without a code, of a database that does not answer or has gone. */
const PASSING_MESSAGES = new Set([
	// Every connection was busy for as long as a request waits for one.
	'timeout exceeded when trying to connect',
	// A new connection was not opened in time.
	'timeout expired',
	'Connection terminated due to connection timeout',
	// The connection broke, before the statement or during it.
	'Connection terminated',
	'Connection terminated unexpectedly',
	'Client has encountered a connection error and is not queryable',
	'Client was closed and is not queryable',
	// PostgreSQL ends a statement that takes long itself, and sooner than this: it has not even done that.
	'Query read timeout',
	// This server is stopping.
	'Cannot use a pool after calling end on the pool',
]);

/** Errors within errors are followed so deep: a ring of causes has no end. */
const MAX_DEPTH = 8;

function isPassing(error: unknown, depth: number): boolean {
	if (!(error instanceof Error) || depth === 0) return false;
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (PASSING.test(code) || PASSING_CODES.has(code) || PASSING_MESSAGES.has(error.message)) return true;
	// A statement's error stands around that of the database; a name with several addresses has an error for each.
	const within = error instanceof AggregateError ? error.errors : [];
	return [error.cause, ...within].some((one) => isPassing(one, depth - 1));
}

/**
 * True for an error of the database that passes by itself, or once somebody has made room: what was asked may be asked
 * again.
 */
export const isTransientError = (error: unknown): boolean => isPassing(error, MAX_DEPTH);
