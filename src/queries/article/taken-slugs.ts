import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { author } from '../../data/tables/author';
import { page } from '../../data/tables/page';
import type { StaffDb } from '../../platform/db/tx';

/** A slug that is taken, and what had it: the address of an article in the system it was imported from. */
export interface TakenSlug {
	slug: string;
	import_key: string | null;
}

/** Slugs of an edition's articles, in whatever state they are. */
export async function takenArticleSlugs(db: StaffDb, edition: string): Promise<TakenSlug[]> {
	const rows = await db
		.select({ slug: article.seo_url, import_key: article.import_key })
		.from(article)
		.where(and(eq(article.edition, edition), isNotNull(article.seo_url)));
	return rows.flatMap(({ slug, import_key }) => (slug === null ? [] : [{ slug, import_key }]));
}

/** Names of an edition's pages, in whatever state they are. */
export const takenPageNames = (db: StaffDb, edition: string): Promise<TakenSlug[]> =>
	db.select({ slug: page.name, import_key: page.import_key }).from(page).where(eq(page.edition, edition));

/** Slugs of authors by their numbers. */
export async function authorSlugs(db: StaffDb, ids: readonly number[]): Promise<Map<number, string>> {
	const rows = await db
		.select({ id: author.id, slug: author.slug })
		.from(author)
		.where(inArray(author.id, [...ids]));
	return new Map(rows.map((row) => [row.id, row.slug]));
}
