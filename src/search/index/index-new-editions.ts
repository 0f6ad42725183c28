import { sql } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import { editionCodes } from '../../editions/editions';
import type { Database } from '../../platform/db/db';
import { reindexEverything } from './index-everything';

/** Setting with the editions for which the search has been filled. */
const FILLED = 'search_editions';

/**
 * Indexes the documents of editions that are new to this database: names, records and series, which every edition has,
 * and articles that were written before. On any other start it reads one row.
 * @returns number of rows that were read
 */
export async function indexNewEditions(db: Database): Promise<number> {
	const [row] = await db.writeAlone<{ filled: string[] | null; found: string[] }>(sql`select
		(select value from setting where name = ${FILLED}) as filled,
		array(select code from unnest(${sql.param(editionCodes)}::text[]) as code where
			exists (select from search_document where edition = code)) as found`);
	const filled = row?.filled ?? [];
	if (editionCodes.every((code) => filled.includes(code))) return 0;
	// Without the setting, an older version has filled the editions that have documents. With it, documents of a new
	// edition were written meanwhile and are not complete.
	const known = row?.filled ?? row?.found ?? [];
	const hasNew = editionCodes.some((code) => !known.includes(code));
	const count = hasNew ? await reindexEverything(db) : 0;
	await db.write((tx) =>
		tx
			.insert(setting)
			.values({ name: FILLED, value: editionCodes })
			.onConflictDoUpdate({ target: setting.name, set: { value: editionCodes } }),
	);
	return count;
}
