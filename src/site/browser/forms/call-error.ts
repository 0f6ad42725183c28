/** A call that was refused or never answered (specification, section 8). */
export class CallError extends Error {
	/** @param statusCode HTTP status; 0 where there was no answer */
	constructor(
		readonly statusCode: number,
		message: string,
	) {
		super(message || 'Error');
	}
}

/**
 * What the server says against a request, in the reader's words; undefined for what has failed on its side or on the
 * way.
 */
export const refusalOf = (error: unknown): string | undefined =>
	error instanceof CallError && error.statusCode >= 400 && error.statusCode < 500 ? error.message : undefined;
