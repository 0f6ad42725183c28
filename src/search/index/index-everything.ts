import { sql } from 'drizzle-orm';
import type { SearchKind } from '../../data/tables/search-document';
import { editionCodes } from '../../editions/editions';
import type { Database } from '../../platform/db/db';
import type { Tx } from '../../platform/db/tx';
import { refreshWords } from './count-words';
import { indexCompanies } from './index-companies';
import { indexArticles, indexAuthors, indexTags } from './index-document';
import { indexEnterprises, indexTopics } from './index-exhibitions';
import { indexBooks, indexSeries } from './index-library';
import { indexLicenses } from './index-licenses';
import { indexMarkets } from './index-markets';
import type { UpsertOptions } from './upsert-documents';

interface Source {
	kind: SearchKind;
	table: string;
	index(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void>;
}

/** Every entity of the search, with its table and the function that indexes its rows. */
const SOURCES: readonly Source[] = [
	{ kind: 'article', table: 'article', index: indexArticles },
	{ kind: 'tag', table: 'tag', index: indexTags },
	{ kind: 'author', table: 'author', index: indexAuthors },
	{ kind: 'topic', table: 'topic', index: indexTopics },
	{ kind: 'enterprise', table: 'enterprise', index: indexEnterprises },
	{ kind: 'company', table: 'company', index: indexCompanies },
	{ kind: 'license', table: 'license', index: indexLicenses },
	{ kind: 'book', table: 'book', index: indexBooks },
	{ kind: 'series', table: 'data_series', index: indexSeries },
	{ kind: 'market', table: 'market', index: indexMarkets },
];

/** Number of rows read at once: their texts are in memory meanwhile. */
const BATCH = 100;

/** Writes the next batch of an entity. @returns its ids */
async function indexBatch(tx: Tx, { table, index }: Source, after: number, options: UpsertOptions): Promise<number[]> {
	const { rows } = await tx.execute<{ id: number }>(
		sql`select id from ${sql.identifier(table)} where id > ${after} order by id limit ${BATCH}`,
	);
	const ids = rows.map((row) => row.id);
	if (ids.length > 0) await index(tx, ids, options);
	return ids;
}

/** Indexes everything that a transaction sees: for the command that fills an empty database. */
export async function indexAll(tx: Tx): Promise<void> {
	for (const source of SOURCES) {
		for (let ids: number[] = []; ; ) {
			ids = await indexBatch(tx, source, ids.at(-1) ?? 0, {});
			if (ids.length < BATCH) break;
		}
	}
}

/**
 * Writes the whole search again from the rows themselves, in short transactions, while the site goes on; documents
 * whose row no longer exists are removed. For a new search configuration, or after a restore from a dump of the content
 * alone.
 * @returns how many items were looked at
 */
export async function reindexEverything(db: Database): Promise<number> {
	let count = 0;
	for (const source of SOURCES) {
		for (let last = 0; ; ) {
			const ids = await db.write((tx) => indexBatch(tx, source, last, { countWords: false }));
			count += ids.length;
			last = ids.at(-1) ?? last;
			if (ids.length < BATCH) break;
		}
		await db.write((tx) =>
			tx.execute(
				sql`delete from search_document d where d.kind = ${source.kind} and not
					exists (select from ${sql.identifier(source.table)} s where s.id = d.ref_id)`,
			),
		);
	}
	await refreshWords(db);
	return count;
}

/** Entities that were added to the search after databases of older versions already had their rows. */
const LATER: readonly SearchKind[] = ['topic', 'enterprise', 'company', 'license', 'book', 'series', 'market'];

/**
 * Indexes rows that have no document in any edition, in short transactions. After an update these are all rows of the
 * entities that are new to the search, and at any other start next to none.
 * @returns how many rows were looked at
 */
export async function indexMissing(db: Database): Promise<number> {
	let count = 0;
	for (const { kind, table, index } of SOURCES.filter((source) => LATER.includes(source.kind))) {
		for (let last = 0; ; ) {
			const ids = await db.write(async (tx) => {
				const { rows } = await tx.execute<{ id: number }>(sql`
					select s.id from ${sql.identifier(table)} s where s.id > ${last}
						and not exists (select from search_document d where d.edition = any(${sql.param(editionCodes)}::text[])
							and d.kind = ${kind} and d.ref_id = s.id)
					order by s.id limit ${BATCH}`);
				const found = rows.map((row) => row.id);
				if (found.length > 0) await index(tx, found);
				return found;
			});
			count += ids.length;
			last = ids.at(-1) ?? last;
			if (ids.length < BATCH) break;
		}
	}
	return count;
}
