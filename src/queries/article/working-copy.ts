/** What the writers of an article have, where that is more than its row has. */
import { eq } from 'drizzle-orm';
import { withCopy } from '../../data/article-content';
import { readJson } from '../../data/read-json';
import { article_draft } from '../../data/tables/desk/article-draft';
import type { StaffDb } from '../../platform/db/tx';
import { namesOfRelations } from './linked-names';
import type { staffArticle } from './staff-articles';

/** An article as its row has it, with the names of the rows that it is linked to. */
type Found = Pick<NonNullable<Awaited<ReturnType<typeof staffArticle>>>, 'row' | 'links'>;
type NamedLinks = Found['links'];

/** The working copy of an article, over its row. */
export interface WorkingArticle extends Found {
	/** Names of the columns and links that differ from the row. */
	fields: string[];
	/** Number of the revision that readers have. */
	readers_version: number;
	changed_at: number;
}

/** The article with its working copy over it; undefined where it has none. Linked rows that are gone are left out. */
export async function workingArticle(db: StaffDb, found: Found): Promise<WorkingArticle | undefined> {
	const [copy] = await db.select().from(article_draft).where(eq(article_draft.article_id, found.row.id));
	if (!copy) return undefined;
	const { content, links, readers_version, changed_at } = copy;
	const names = await namesOfRelations(db, found.row.edition, [{ fields: links }]);
	const linked = Object.entries(links).map(([kind, ids]) => [
		kind,
		ids.flatMap((id) => {
			const name = names[kind as keyof NamedLinks]?.[id];
			return name === undefined ? [] : [{ id, name }];
		}),
	]);
	const { row } = withCopy({ row: found.row, links: {} } as never, { content, links: {} });
	return {
		row: readJson(row) as Found['row'],
		links: { ...found.links, ...Object.fromEntries(linked) },
		fields: [...Object.keys(content), ...Object.keys(links)],
		readers_version,
		changed_at,
	};
}
