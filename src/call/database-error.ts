/**
 * SQLSTATE classes of errors that are transient, whatever the statement: no connection, no room (53100: the disk is
 * full) or memory, a server that is shutting down or starting.
 */
const PASSING = /^(?:08|53|57P|58030)/;

/** Error codes of the operating system: no room on the disk, or no way to the database. */
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

/** Messages of the driver and its pool, which have no code, for a database that does not answer or has gone away. */
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
	// PostgreSQL should have ended the statement itself by then, and does not even do that.
	'Query read timeout',
	// This server is stopping.
	'Cannot use a pool after calling end on the pool',
]);

/** The depth to which causes are followed; a chain of causes may be circular. */
const MAX_DEPTH = 8;

function isPassing(error: unknown, depth: number): boolean {
	if (!(error instanceof Error) || depth === 0) return false;
	const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
	if (PASSING.test(code) || PASSING_CODES.has(code) || PASSING_MESSAGES.has(error.message)) return true;
	// A statement's error wraps the error of the database; a host name with several addresses has an error for each.
	const within = error instanceof AggregateError ? error.errors : [];
	return [error.cause, ...within].some((one) => isPassing(one, depth - 1));
}

/**
 * True for an error of the database that passes by itself, or once somebody has freed space: the request may be
 * repeated.
 */
export const isTransientError = (error: unknown): boolean => isPassing(error, MAX_DEPTH);
