import { and, desc, eq, inArray } from 'drizzle-orm';
import { page } from '../../../data/tables/page';
import { revision } from '../../../data/tables/revision';
import { translation_group } from '../../../data/tables/translation-group';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { tag } from '../../../shared/cache-tags';
import type { CommandContext } from '../../command';
import { keepRevisions } from '../../keep-revisions';
import type { ImportedPage } from '../../site/import-page';
import { type Undone, untouched } from './undone';

type PageRow = typeof page.$inferSelect;

async function remove(ctx: CommandContext, row: PageRow): Promise<void> {
	await ctx.tx.delete(revision).where(and(eq(revision.noun, 'page'), eq(revision.row_id, row.id)));
	await ctx.tx.delete(page).where(eq(page.id, row.id));
	const left = await ctx.read.select({ id: page.id }).from(page).where(eq(page.group_id, row.group_id)).limit(1);
	if (left.length === 0) await ctx.tx.delete(translation_group).where(eq(translation_group.id, row.group_id));
}

/** Takes pages of an import back: those it made go, those it changed are as they were. */
export async function undoPages(ctx: CommandContext, rows: readonly Undone[]): Promise<Undone[]> {
	const keys = rows.map((one) => Number(one.key));
	const pages = await ctx.read.select().from(page).where(inArray(page.id, keys)).for('update');
	const kept: Undone[] = [];
	for (const row of pages) {
		const one = rows.find(({ key }) => Number(key) === row.id) as Undone;
		const states = await ctx.read
			.select({ number: revision.number, snapshot: revision.snapshot, import_hash: revision.import_hash })
			.from(revision)
			.where(and(eq(revision.noun, 'page'), eq(revision.row_id, row.id)))
			.orderBy(desc(revision.number))
			.limit(2);
		const [now, before] = states;
		if (!untouched(one, now?.number ?? null) || (!one.is_new && !before)) {
			const edition = editionByCode(row.edition);
			kept.push({ ...one, title: row.title, address: edition && urls.page.href(edition, row.name) });
			continue;
		}
		if (one.is_new || !now || !before) await remove(ctx, row);
		else {
			const { status, title, description, html, published_at } = before.snapshot as unknown as ImportedPage;
			await ctx.tx
				.update(page)
				.set({ status, title, description, html, published_at, updated_at: ctx.now })
				.where(eq(page.id, row.id));
			const { snapshot, import_hash } = before;
			await keepRevisions(ctx, 'page', [
				{ id: row.id, number: now.number + 1, snapshot, ...(import_hash ? { import_hash } : {}) },
			]);
		}
		ctx.audit({ entity: 'page', id: row.id, detail: { import_key: row.import_key } });
		ctx.purge(tag.page(row.edition, row.name));
	}
	return kept;
}
