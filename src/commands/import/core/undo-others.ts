import { inArray, sql } from 'drizzle-orm';
import { author } from '../../../data/tables/author';
import { media } from '../../../data/tables/media';
import { redirect } from '../../../data/tables/site';
import { tag } from '../../../data/tables/tag';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { mediaUrl } from '../../../platform/storage/storage';
import { removeDocuments } from '../../../search/index/upsert-documents';
import { authorTags, tag as cacheTag } from '../../../shared/cache-tags';
import type { CommandContext } from '../../command';
import { removeUnusedFiles } from '../../upload/core/unused-files';
import type { Undone } from './undone';

const numbers = (rows: readonly Undone[]) => rows.map((one) => Number(one.key));
const ids = (rows: readonly Undone[]) => sql`${sql.param(numbers(rows))}::int[]`;
interface Here {
	id: number;
	title: string;
	address: string | undefined;
}

/** Returns those rows that are still here, with their titles and addresses. */
function left(rows: readonly Undone[], here: readonly Here[]): Undone[] {
	const byKey = new Map(here.map(({ id, title, address }) => [String(id), { title, address }]));
	return rows.flatMap((one) => {
		const row = byKey.get(one.key);
		return row ? [{ ...one, ...row }] : [];
	});
}

/** Addresses that the import led on lead nowhere again, unless somebody has sent them elsewhere. */
export async function undoRedirects(ctx: CommandContext, rows: readonly Undone[]): Promise<Undone[]> {
	const sources = rows.map((one) => one.key);
	const { rows: gone } = await ctx.tx.execute<{ source: string }>(sql`delete from redirect r
		where r.source = any(${sql.param(sources)}::text[]) and r.reason = 'import'
			and not exists (select 1 from revision where noun = 'redirect' and row_key = r.source)
		returning r.source`);
	if (gone.length > 0) ctx.audit({ entity: 'redirect', id: gone[0]?.source ?? '', detail: { removed: gone.length } });
	ctx.invalidate(cacheTag.redirects);
	const here = await ctx.read
		.select({ source: redirect.source })
		.from(redirect)
		.where(inArray(redirect.source, sources));
	const standing = new Set(here.map((one) => one.source));
	return rows.filter((one) => standing.has(one.key));
}

/** Words for searches that the import brought go, unless somebody has changed them. */
export async function undoSeo(ctx: CommandContext, rows: readonly Undone[]): Promise<Undone[]> {
	const urls = rows.map((one) => one.key);
	const { rows: gone } = await ctx.tx.execute<{ url: string }>(sql`delete from seo_override s
		where s.url = any(${sql.param(urls)}::text[])
			and not exists (select 1 from revision where noun = 'seo_override' and row_key = s.url)
		returning s.url`);
	ctx.audit(...gone.map(({ url }) => ({ entity: 'seo_override' as const, id: url })));
	ctx.invalidate(cacheTag.seo);
	const removed = new Set(gone.map(({ url }) => url));
	return rows.filter((one) => !removed.has(one.key));
}

/** Removes the tags that the import made, except those that are in use or that somebody has worked on. */
export async function undoTags(ctx: CommandContext, rows: readonly Undone[]): Promise<Undone[]> {
	const { rows: gone } = await ctx.tx.execute<{ id: number; group_id: number }>(sql`delete from tag t
		where t.id = any(${ids(rows)}) and not exists (select 1 from article_tag where tag_id = t.id)
			and not exists (select 1 from book_tag where tag_id = t.id)
			and not exists (select 1 from revision where noun = 'tag' and row_id = t.id)
		returning t.id, t.group_id`);
	await ctx.tx.execute(sql`delete from translation_group g
		where g.id = any(${sql.param(gone.map((one) => one.group_id))}::int[])
			and not exists (select 1 from tag where group_id = g.id)`);
	const removed = gone.map((one) => one.id);
	if (removed.length > 0) await removeDocuments(ctx.tx, 'tag', removed);
	ctx.audit(...removed.map((id) => ({ entity: 'tag' as const, id })));
	ctx.purge(...removed.map((id) => cacheTag.tag(id)));
	const here = await ctx.read
		.select({ id: tag.id, title: tag.name, slug: tag.slug, edition: tag.edition })
		.from(tag)
		.where(inArray(tag.id, numbers(rows)));
	return left(
		rows,
		here.map(({ id, title, slug, edition: code }) => {
			const edition = editionByCode(code);
			return { id, title, address: edition && urls.tag.href(edition, { slug }) };
		}),
	);
}

/**
 * Removes the authors that the import made, except those that have signed something else or that somebody has worked
 * on.
 * @param code edition in which the import led to their pages
 */
export async function undoAuthors(ctx: CommandContext, rows: readonly Undone[], code: string): Promise<Undone[]> {
	const { rows: gone } = await ctx.tx.execute<{ id: number; slug: string }>(sql`delete from author a
		where a.id = any(${ids(rows)}) and not exists (select 1 from article_author where author_id = a.id)
			and not exists (select 1 from article where a.id in (reviewer_id, translator_id))
			and not exists (select 1 from account where author_id = a.id)
			and not exists (select 1 from revision where noun = 'author' and row_id = a.id)
		returning a.id, a.slug`);
	const removed = gone.map((one) => one.id);
	if (removed.length > 0) await removeDocuments(ctx.tx, 'author', removed);
	ctx.audit(...removed.map((id) => ({ entity: 'author' as const, id })));
	for (const one of gone) ctx.purge(...authorTags(one));
	const here = await ctx.read
		.select({ id: author.id, title: author.name, slug: author.slug })
		.from(author)
		.where(inArray(author.id, numbers(rows)));
	const edition = editionByCode(code);
	return left(
		rows,
		here.map(({ id, title, slug }) => ({ id, title, address: edition && urls.author.href(edition, { slug }) })),
	);
}

/** Pictures that the import stored go where nothing shows them; their files follow. */
export async function undoPictures(ctx: CommandContext, rows: readonly Undone[]): Promise<Undone[]> {
	const gone = await removeUnusedFiles(ctx, inArray(media.id, numbers(rows)));
	ctx.audit(...gone.map(({ id }) => ({ entity: 'media' as const, id })));
	const here = await ctx.read
		.select({ id: media.id, name: media.name, title: media.original_name })
		.from(media)
		.where(inArray(media.id, numbers(rows)));
	return left(
		rows,
		here.map(({ id, name, title }) => ({ id, title, address: mediaUrl(name) })),
	);
}
