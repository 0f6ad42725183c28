import type { Edition } from '../editions/edition';
import type { Database } from '../platform/db/db';
import { Unavailable } from '../shared/errors';
import { traceOf } from '../shared/loggable';
import { isPassingFault } from './database-fault';
import { within } from './deadline';
import { refuse } from './envelope';

/** Milliseconds to find out whether the database is there. */
const ALIVE_MS = 800;

/**
 * The answer to a fault that is not the caller's: 503 while the database is away or has no room, else 500. Its words
 * stay in the log.
 * @param path of the call
 */
export async function failure(
	error: unknown,
	path: string,
	edition: Edition,
	{ db, log }: { db: Database; log(line: Record<string, unknown>): void },
): Promise<Response> {
	log({ event: 'api_error', path, reason: traceOf(error) });
	const isAlive =
		!(error instanceof Unavailable) &&
		!isPassingFault(error) &&
		(await within(ALIVE_MS, db.isAlive()).catch(() => false));
	return isAlive ? refuse('failed', edition) : refuse('unavailable', edition, undefined, { 'retry-after': '5' });
}
