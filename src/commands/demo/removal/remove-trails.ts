import { sql } from 'drizzle-orm';
import { type SearchKind, search_kinds } from '../../../data/tables/search-document';
import { everyEdition } from '../../../editions/editions';
import { removeDocuments } from '../../../search/index/upsert-documents';
import type { CommandContext } from '../../command';
import type { TableName } from './table-roles';

/** Table of the rows that a kind of search documents is about, where it has another name. */
const TABLES: Partial<Record<SearchKind, TableName>> = { series: 'data_series' };

/**
 * Removes from the search what rows of the demonstration have left there, before the rows themselves go.
 * @param keys keys of the rows that go, by table
 */
export async function removeFromSearch(
	{ tx }: CommandContext,
	keys: ReadonlyMap<TableName, readonly string[]>,
): Promise<void> {
	for (const kind of search_kinds) {
		const gone = keys.get(TABLES[kind] ?? (kind as TableName)) ?? [];
		if (gone.length === 0) continue;
		// A market is known to the search by its number.
		const ids =
			kind === 'market'
				? (
						await tx.execute<{ id: number }>(sql`select id from market where code = any(${sql.param(gone)}::text[])`)
					).rows.map(({ id }) => id)
				: gone.map(Number);
		await removeDocuments(tx, kind, ids);
	}
}

/**
 * Removes what programs have written beside rows that are gone, and no foreign key removes. `demo_row` names the rows that
 * are gone, also those that somebody removed before.
 */
export async function removeTrails({ tx }: CommandContext): Promise<void> {
	await tx.execute(sql`delete from revision r using demo_row d
		where d.noun = r.noun and d.key = coalesce(r.row_id::text, r.row_key)`);
	await tx.execute(sql`delete from bulk_change b where not exists (select from jsonb_array_elements(b.items) i
		join article a on a.id = (i->>'id')::int)`);
	// Readers of pages that stay are still counted; all others read the demonstration.
	const editions = everyEdition();
	const addresses = sql`select p.prefix || d.url from search_document d join unnest(
		${sql.param(editions.map(({ code }) => code))}::text[], ${sql.param(editions.map(({ prefix }) => prefix))}::text[]
	) p (edition, prefix) on p.edition = d.edition`;
	for (const table of ['page_view', 'page_view_day'])
		await tx.execute(sql`delete from ${sql.identifier(table)} where url not in (${addresses})`);
	await tx.execute(sql`delete from missing_path`);
	await tx.execute(sql`delete from demo_row`);
}
