import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { page } from '../../data/tables/page';
import { translation_group } from '../../data/tables/translation-group';
import { tag } from '../../shared/cache-tags';
import type { PublicationStatus } from '../../shared/statuses';
import { type ImportHow, type ImportResult, importHash, outcomeOf } from '../article/import-article';
import type { Act } from '../command';
import { keepRevisions } from '../keep-revisions';

/** A page from another system; its HTML is sanitised, its pictures are stored. */
export interface ImportedPage {
	import_key: string;
	/** Keys of its translations: a new page joins what stands of them. */
	translations: string[];
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

async function knownPages(act: Act, edition: string, keys: string[]): Promise<Map<string, Known>> {
	const rows = await act.read
		.select({
			id: page.id,
			import_key: sql<string>`${page.import_key}`,
			name: page.name,
			number: sql<number | null>`r.number`,
			import_hash: sql<string | null>`r.import_hash`,
		})
		.from(page)
		.leftJoin(
			sql`lateral (select number, import_hash from revision where noun = 'page' and row_id = ${page.id}
				order by number desc limit 1) r`,
			sql`true`,
		)
		.where(and(eq(page.edition, edition), inArray(page.import_key, keys)));
	return new Map(rows.map((row) => [row.import_key, row]));
}

/**
 * Writes a batch of imported pages of one edition, each with its revision and audit row, by the same rules as
 * `importArticles`.
 */
export async function importPages(act: Act, pages: readonly ImportedPage[], how: ImportHow): Promise<ImportResult[]> {
	const [first] = pages;
	if (!first) return [];
	act.demand('page.write', { edition: first.edition });
	const known = await knownPages(
		act,
		first.edition,
		pages.map((one) => one.import_key),
	);
	const results: ImportResult[] = [];
	// Pages are few; one after the other keeps the statements simple.
	for (const one of pages) {
		const row = known.get(one.import_key);
		const import_hash = importHash({ ...one, name: undefined, translations: undefined });
		const outcome = outcomeOf(row, import_hash, how);
		if (row && outcome !== 'updated') {
			results.push({ import_key: one.import_key, id: row.id, outcome });
			continue;
		}
		const id = row ? await update(act, one, row.id) : await insert(act, one);
		const version = (row?.number ?? 0) + 1;
		await keepRevisions(act, 'page', [
			{ id, number: version, snapshot: { ...one, translations: undefined }, import_hash },
		]);
		act.done({ noun: 'page', id, detail: { import_key: one.import_key, outcome } });
		act.mark(tag.page(one.edition, row?.name ?? one.name));
		results.push({ import_key: one.import_key, id, outcome, version });
	}
	return results;
}

async function insert(act: Act, one: ImportedPage): Promise<number> {
	const { translations, ...columns } = one;
	const [other] = await act.read
		.select({ id: page.group_id })
		.from(page)
		.where(and(ne(page.edition, one.edition), inArray(page.import_key, translations)))
		.limit(1);
	const [group] = other
		? [other]
		: await act.tx.insert(translation_group).values({ noun: 'page' }).returning({ id: translation_group.id });
	const [row] = await act.tx
		.insert(page)
		.values({
			...columns,
			group_id: group?.id as number,
			created_at: one.published_at === null ? act.now : Math.min(one.published_at, act.now),
			updated_at: act.now,
		})
		.returning({ id: page.id });
	return row?.id as number;
}

async function update(act: Act, one: ImportedPage, id: number): Promise<number> {
	const { name: _kept, import_key: _key, edition: _edition, translations: _others, ...columns } = one;
	await act.tx
		.update(page)
		.set({ ...columns, updated_at: act.now })
		.where(eq(page.id, id));
	return id;
}
