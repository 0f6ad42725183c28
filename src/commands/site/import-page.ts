import { and, eq, inArray, sql } from 'drizzle-orm';
import { page, page_revision } from '../../data/tables/page';
import { audit } from '../../data/tables/site';
import { translation_group } from '../../data/tables/translation-group';
import type { Tx } from '../../platform/db/tx';
import { type CacheTag, tag } from '../../shared/cache-tags';
import type { PublicationStatus } from '../../shared/statuses';
import { type ImportHow, type ImportOutcome, type ImportResult, importHash } from '../article/import-article';
import { changed } from '../changed';

/** A page from another system; its HTML is sanitised, its pictures are stored. */
export interface ImportedPage {
	import_key: string;
	edition: string;
	/** Taken for new pages only. */
	name: string;
	status: PublicationStatus;
	title: string;
	description: string;
	html: string;
	/** Unix seconds. */
	published_at: number | null;
}

interface Known {
	id: number;
	import_key: string;
	name: string;
	number: number | null;
	import_hash: string | null;
}

async function knownPages(tx: Tx, edition: string, keys: string[]): Promise<Map<string, Known>> {
	const rows = await tx
		.select({
			id: page.id,
			import_key: sql<string>`${page.import_key}`,
			name: page.name,
			number: sql<number | null>`r.number`,
			import_hash: sql<string | null>`r.snapshot ->> 'import_hash'`,
		})
		.from(page)
		.leftJoin(sql`lateral (select number, snapshot from page_revision where page_id = ${page.id} order by number desc limit 1) r`, sql`true`)
		.where(and(eq(page.edition, edition), inArray(page.import_key, keys)));
	return new Map(rows.map((row) => [row.import_key, row]));
}

/**
 * Writes a batch of imported pages of one edition in the caller's transaction, each with its revision and audit row,
 * by the same rules as `importArticles`.
 */
export async function importPages(tx: Tx, pages: ImportedPage[], how: ImportHow): Promise<ImportResult[]> {
	const [first] = pages;
	if (!first) return [];
	const known = await knownPages(
		tx,
		first.edition,
		pages.map((one) => one.import_key),
	);
	const results: ImportResult[] = [];
	const tags: CacheTag[] = [];
	// Pages are few; one after the other keeps the statements simple.
	for (const one of pages) {
		const row = known.get(one.import_key);
		const import_hash = importHash({ ...one, name: undefined });
		const outcome: ImportOutcome = !row ? 'created' : row.import_hash === import_hash ? 'unchanged' : row.import_hash === null && !how.overwrite ? 'edited' : 'updated';
		if (row && outcome !== 'updated') {
			results.push({ import_key: one.import_key, id: row.id, outcome });
			continue;
		}
		const id = row ? await update(tx, one, row.id, how.now) : await insert(tx, one, how.now);
		await tx.insert(page_revision).values({ page_id: id, number: (row?.number ?? 0) + 1, snapshot: { ...one, import_hash }, actor: how.actor });
		await tx.insert(audit).values({ actor: how.actor, action: 'import', noun: 'page', row_id: String(id), detail: { import_key: one.import_key, outcome } });
		tags.push(tag.page(one.edition, row?.name ?? one.name));
		results.push({ import_key: one.import_key, id, outcome });
	}
	if (tags.length > 0) await changed(tx, tags);
	return results;
}

async function insert(tx: Tx, one: ImportedPage, now: number): Promise<number> {
	const [group] = await tx.insert(translation_group).values({ noun: 'page' }).returning({ id: translation_group.id });
	const [row] = await tx
		.insert(page)
		.values({ ...one, group_id: group?.id as number, created_at: one.published_at === null ? now : Math.min(one.published_at, now), updated_at: now })
		.returning({ id: page.id });
	return row?.id as number;
}

async function update(tx: Tx, one: ImportedPage, id: number, now: number): Promise<number> {
	const { name: _kept, import_key: _key, edition: _edition, ...columns } = one;
	await tx
		.update(page)
		.set({ ...columns, updated_at: now })
		.where(eq(page.id, id));
	return id;
}
