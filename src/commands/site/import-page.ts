import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { page } from '../../data/tables/page';
import { translation_group } from '../../data/tables/translation-group';
import { tag } from '../../shared/cache-tags';
import type { PublicationStatus } from '../../shared/statuses';
import { type ImportHow, type ImportResult, importHash, outcomeOf } from '../article/import-article';
import type { CommandContext } from '../command';
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

async function knownPages(ctx: CommandContext, edition: string, keys: string[]): Promise<Map<string, Known>> {
	const rows = await ctx.read
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
export async function importPages(
	ctx: CommandContext,
	pages: readonly ImportedPage[],
	how: ImportHow,
): Promise<ImportResult[]> {
	const [first] = pages;
	if (!first) return [];
	ctx.authorize('page.write', { edition: first.edition });
	const known = await knownPages(
		ctx,
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
		const id = row ? await update(ctx, one, row.id) : await insert(ctx, one);
		const version = (row?.number ?? 0) + 1;
		await keepRevisions(ctx, 'page', [
			{ id, number: version, snapshot: { ...one, translations: undefined }, import_hash },
		]);
		ctx.audit({ entity: 'page', id, detail: { import_key: one.import_key, outcome } });
		ctx.invalidate(tag.page(one.edition, row?.name ?? one.name));
		results.push({ import_key: one.import_key, id, outcome, version });
	}
	return results;
}

async function insert(ctx: CommandContext, one: ImportedPage): Promise<number> {
	const { translations, ...columns } = one;
	const [other] = await ctx.read
		.select({ id: page.group_id })
		.from(page)
		.where(and(ne(page.edition, one.edition), inArray(page.import_key, translations)))
		.limit(1);
	const [group] = other
		? [other]
		: await ctx.tx.insert(translation_group).values({ noun: 'page' }).returning({ id: translation_group.id });
	const [row] = await ctx.tx
		.insert(page)
		.values({
			...columns,
			group_id: group?.id as number,
			created_at: one.published_at === null ? ctx.now : Math.min(one.published_at, ctx.now),
			updated_at: ctx.now,
		})
		.returning({ id: page.id });
	return row?.id as number;
}

async function update(ctx: CommandContext, one: ImportedPage, id: number): Promise<number> {
	const { name: _kept, import_key: _key, edition: _edition, translations: _others, ...columns } = one;
	await ctx.tx
		.update(page)
		.set({ ...columns, updated_at: ctx.now })
		.where(eq(page.id, id));
	return id;
}
