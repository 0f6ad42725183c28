import type { Db } from '../../platform/db/tx';
import type { SearchHit } from '../../search/ask/present/result';
import { search } from '../../search/ask/search';

/** Pages of an edition that have every word, in any order, the best first. @param limit from 1 to 50 */
export async function searchPages(db: Db, edition: string, keyword: string, limit: number): Promise<SearchHit[]> {
	return (await search(db, { edition, keyword, limit })).list;
}
