/**
 * SQLSTATE classes of faults that pass, whatever was asked: no connection, no room (53100: the disk is full) or
 * memory, a server that is ending or starting.
 */
const PASSING = /^(?:08|53|57P|58030)/;
const PASSING_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** What the pool says, without a code, where every connection was busy for as long as a request waits for one. */
const NO_CONNECTION_FREE = 'timeout exceeded when trying to connect';

/**
 * True for a fault of the database that passes by itself, or once somebody has made room: what was asked may be asked
 * again.
 */
export function isPassingFault(error: unknown): boolean {
	let fault = error;
	// A statement's error stands around that of the database; a ring of causes ends somewhere too.
	for (let depth = 0; fault instanceof Error && depth < 8; depth++) {
		const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
		if (PASSING.test(code) || PASSING_CODES.has(code) || fault.message === NO_CONNECTION_FREE) return true;
		fault = fault.cause;
	}
	return false;
}
