import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { type ArticleLinks, linkNames } from '../../../data/article-content';
import { media } from '../../../data/tables/media';
import { revision } from '../../../data/tables/revision';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { type ArticleState, readArticles } from '../../article/core/article-state';
import { withdrawnTags } from '../../article/core/article-tags';
import { removeArticles } from '../../article/core/remove-articles';
import type { ArticleColumns } from '../../article/core/working-copy/wanted-state';
import { writeArticles } from '../../article/core/write-articles';
import type { CommandContext } from '../../command';
import { type Undone, untouched } from './undone';

/** The condition that a revision is the one that readers had before the present one. */
const isBefore = ({ row, readers }: ArticleState) =>
	and(
		eq(revision.row_id, row.id),
		sql`${revision.number} = (select max(r.number) from revision r where r.noun = 'article' and r.row_id = ${row.id}
			and r.number < ${readers?.number ?? row.version}::int and not r.is_working_copy)`,
	);

/** The states that articles had before an import, as their revisions keep them. */
async function statesBefore(ctx: CommandContext, states: readonly ArticleState[]) {
	const rows = await ctx.read
		.select({ id: revision.row_id, snapshot: revision.snapshot, import_hash: revision.import_hash })
		.from(revision)
		.where(and(eq(revision.noun, 'article'), or(...states.map(isBefore))));
	return new Map(rows.map((one) => [one.id, one]));
}

async function removeNew(ctx: CommandContext, states: readonly ArticleState[]): Promise<void> {
	const covers = states.flatMap(({ row }) => row.cover_id ?? []);
	const pictures =
		covers.length === 0
			? []
			: await ctx.read.select({ id: media.id, name: media.name }).from(media).where(inArray(media.id, covers));
	const names = new Map(pictures.map(({ id, name }) => [id, name]));
	for (const state of states) ctx.purge(...withdrawnTags(state, names.get(state.row.cover_id ?? 0)));
	await removeArticles(ctx, states);
	ctx.audit(
		...states.map(({ row }) => ({ entity: 'article' as const, id: row.id, detail: { import_key: row.import_key } })),
	);
}

/**
 * Restores the states that the import overwrote; an article that only imports had written counts as unedited again.
 * @returns the states of articles without an earlier one
 */
async function restoreBefore(ctx: CommandContext, states: readonly ArticleState[]): Promise<ArticleState[]> {
	const before = states.length === 0 ? new Map() : await statesBefore(ctx, states);
	const drafts = states.flatMap((state) => {
		const kept = before.get(state.row.id);
		if (!kept) return [];
		const { snapshot, import_hash } = kept;
		const links = Object.fromEntries(linkNames.map((name) => [name, snapshot[name] ?? []])) as unknown as ArticleLinks;
		// Corrections that were published meanwhile stay.
		const { corrections: _told, ...set } = Object.fromEntries(
			Object.entries(snapshot).filter(([name]) => !(linkNames as readonly string[]).includes(name)),
		) as ArticleColumns;
		return [{ before: state, set, links, changeKind: 'import' as const, ...(import_hash ? { import_hash } : {}) }];
	});
	await writeArticles(ctx, drafts);
	return states.filter(({ row }) => !before.has(row.id));
}

/**
 * Takes back articles of an import: those it created are removed, those it changed are restored.
 * @returns those that stay
 */
export async function undoArticles(ctx: CommandContext, rows: readonly Undone[]): Promise<Undone[]> {
	const states = await readArticles(
		ctx.read,
		rows.map((one) => Number(one.key)),
		true,
	);
	const own = rows.flatMap((one) => {
		const state = states.get(Number(one.key));
		return state && untouched(one, state.row.version) ? [{ one, state }] : [];
	});
	const made = own.filter(({ one }) => one.is_new).map(({ state }) => state);
	const changed = own.filter(({ one }) => !one.is_new).map(({ state }) => state);
	const lost = new Set((await restoreBefore(ctx, changed)).map(({ row }) => row.id));
	if (made.length > 0) await removeNew(ctx, made);
	const done = new Set(own.map(({ state }) => state.row.id));
	return rows.flatMap((one) => {
		const row = states.get(Number(one.key))?.row;
		if (!row || (done.has(row.id) && !lost.has(row.id))) return [];
		const edition = editionByCode(row.edition);
		return [{ ...one, title: row.title, address: edition && urls.article.href(edition, row) }];
	});
}
