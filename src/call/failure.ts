import type { Database } from '../platform/db/db';
import { Unavailable } from '../shared/errors';
import { isTransientError } from './database-error';
import { isAnswering } from './deadline';

/** Seconds after which a request that was answered with 503 may be repeated. */
const RETRY_AFTER = 5;

/** The answer to an error that is not the caller's. */
export interface Failure {
	/** The name of the answer: `unavailable` while the database is away or has no room, else `failed`. */
	reason: 'unavailable' | 'failed';
	status: 503 | 500;
	/** Headers of the answer. */
	headers: Record<string, string>;
}

/**
 * Decides how an error that is not the caller's is answered. All routers use it, so that they answer alike while the
 * database is away; each has its own form and words for it.
 */
export async function failureOf(error: unknown, db: Pick<Database, 'isAlive'>): Promise<Failure> {
	const isAway = error instanceof Unavailable || isTransientError(error) || !(await isAnswering(db));
	return isAway
		? { reason: 'unavailable', status: 503, headers: { 'retry-after': String(RETRY_AFTER) } }
		: { reason: 'failed', status: 500, headers: {} };
}
