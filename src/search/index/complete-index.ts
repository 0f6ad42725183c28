import { sql } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import { editionCodes } from '../../editions/editions';
import { queueInvalidation } from '../../platform/db/changes';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { TRADE_SYNONYMS } from '../words/trade-synonyms';
import { reindexEverything } from './index-everything';

/** Setting with the editions for which the search has been filled. */
const FILLED = 'search_editions';
/**
 * Setting with the version by which the search was written, and the current one: what a document holds, and that the
 * synonyms were there.
 */
const VERSION_NAME = 'search_version';
const VERSION = 2;

/**
 * Indexes the documents of editions that are new to this database (names, records and series, which every edition has,
 * and articles that were written before), and all documents anew where an older version wrote them with fewer words.
 * On any other start it reads one row.
 * @returns number of rows that were read
 */
export async function completeIndex(db: Database): Promise<number> {
	const [row] = await db.writeAlone<{ filled: string[] | null; version: number | null; found: string[] }>(sql`select
		(select value from setting where name = ${FILLED}) as filled,
		(select case when jsonb_typeof(value) = 'number' then value::text::int end from setting
			where name = ${VERSION_NAME}) as version,
		array(select code from unnest(${sql.param(editionCodes)}::text[]) as code where
			exists (select from search_document where edition = code)) as found`);
	const filled = row?.filled ?? [];
	const isCurrent = (row?.version ?? 1) >= VERSION;
	if (isCurrent && editionCodes.every((code) => filled.includes(code))) return 0;
	// Without the setting, an older version has filled the editions that have documents. With it, documents of a new
	// edition were written meanwhile and are not complete.
	const known = row?.filled ?? row?.found ?? [];
	const hasNew = editionCodes.some((code) => !known.includes(code));
	const count = hasNew || !isCurrent ? await reindexEverything(db) : 0;
	await db.write(async (tx) => {
		await noteVersion(tx);
		await tx
			.insert(setting)
			.values({ name: FILLED, value: editionCodes })
			.onConflictDoUpdate({ target: setting.name, set: { value: editionCodes } });
	});
	return count;
}

/**
 * Notes that the search is written as this version does, and brings the synonyms of the trade where none were before;
 * what the newsroom has made of them since is left as it is. Of several nodes that come at once one writes them.
 */
export async function noteVersion(tx: Tx): Promise<void> {
	const noted = await tx.execute(sql`insert into setting (name, value) values (${VERSION_NAME}, ${VERSION}::text::jsonb)
		on conflict (name) do update set value = excluded.value where setting.value is distinct from excluded.value
		returning name`);
	if (noted.rows.length === 0) return;
	const rows = editionCodes.flatMap((edition) =>
		(TRADE_SYNONYMS[edition] ?? []).map((phrases) => ({ edition, phrases })),
	);
	await tx.execute(sql`insert into search_synonym (edition, phrases)
		select edition, phrases from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(edition text, phrases text)
		where not exists (select from search_synonym)`);
	queueInvalidation(tx, [tag.search_synonyms]);
}
