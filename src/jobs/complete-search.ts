import type { Database } from '../platform/db/db';
import { completeIndex } from '../search/index/complete-index';
import { indexMissing } from '../search/index/index-everything';
import { reasonOf } from '../shared/loggable';

/**
 * Once after the start, beside the readers: what an older version did not bring into the search comes into it, and so
 * does what a new edition shows. Several nodes do no harm.
 */
export function startCompletingSearch(db: Database, log: (line: Record<string, unknown>) => void): void {
	completeIndex(db)
		.then(async (rows) => rows + (await indexMissing(db)))
		.then((rows) => rows > 0 && log({ event: 'search_completed', rows }))
		.catch((error: unknown) => log({ event: 'search_completion_failed', reason: reasonOf(error) }));
}
