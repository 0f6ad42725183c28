import { sql } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import { editionCodes } from '../../editions/editions';
import type { Database } from '../../platform/db/db';
import { reindexEverything } from './index-everything';

/** The setting that says for which editions the search has been filled. */
const FILLED = 'search_editions';

/**
 * Brings into the search of an edition that is new to this database what stands in every edition: names, records,
 * series, and what was written in it beforehand. At any other start it reads one row.
 * @returns how many rows were looked at
 */
export async function indexNewEditions(db: Database): Promise<number> {
	const [row] = await db.writeAlone<{ filled: string[] | null; found: string[] }>(sql`select
		(select value from setting where name = ${FILLED}) as filled,
		array(select code from unnest(${sql.param(editionCodes)}::text[]) as code where
			exists (select from search_document where edition = code)) as found`);
	const filled = row?.filled ?? [];
	if (editionCodes.every((code) => filled.includes(code))) return 0;
	// Where nothing says what was filled, an older version has filled what it found. Elsewhere what is found in a new
	// edition was written meanwhile, and is not all of it.
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
