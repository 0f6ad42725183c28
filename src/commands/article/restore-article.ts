import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { author } from '../../data/tables/author';
import { company } from '../../data/tables/company';
import { revision } from '../../data/tables/revision';
import { tag } from '../../data/tables/tag';
import { topic } from '../../data/tables/topic';
import { Refusal } from '../../shared/refusal';
import { type Act, command } from '../act';
import { seen } from './core/article-input';
import { type ArticleLinks, contentColumns, lockArticle, subjectOf } from './core/article-state';
import { demandChange } from './core/demand-change';
import { type ArticleColumns, writeArticles } from './core/write-articles';

const input = z.object({
	...seen,
	/** Number of the revision. */
	number: z.int().positive(),
});

const TABLES = { authors: author, tags: tag, topics: topic, companies: company } as const;

/** The numbers among those kept that still are somebody's: a tag may have been removed since. */
async function standing(act: Act, name: keyof ArticleLinks, kept: unknown): Promise<number[]> {
	const ids = Array.isArray(kept) ? (kept as number[]) : [];
	if (ids.length === 0) return [];
	const table = TABLES[name];
	const rows = await act.read.select({ id: table.id }).from(table).where(inArray(table.id, ids));
	const known = new Set(rows.map((row) => row.id));
	return ids.filter((id) => known.has(id));
}

/**
 * Gives an article the words and links of one of its revisions; where it stands on its way to readers stays. The state
 * that is left is kept as a revision too, so that nothing is lost by trying.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found` (the article, or with the field the revision), `conflict`, `taken` (its old
 * address is another article's now)
 */
export const restoreArticle = command({
	verb: 'restore',
	input,
	async run(act, { id, version, number }) {
		const before = await lockArticle(act, id, version);
		await demandChange(act, before);
		const [kept] = await act.read
			.select({ snapshot: revision.snapshot })
			.from(revision)
			.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), eq(revision.number, number)));
		if (!kept) throw new Refusal('not_found', 'number');
		const { snapshot } = kept;
		const set = Object.fromEntries(
			contentColumns.filter((name) => name in snapshot).map((name) => [name, snapshot[name]]),
		) as ArticleColumns;
		if (set.seo_url !== before.row.seo_url && before.row.first_published_at !== null)
			act.demand('article.move', subjectOf(before));
		const links = {
			authors: await standing(act, 'authors', snapshot.authors),
			tags: await standing(act, 'tags', snapshot.tags),
			topics: await standing(act, 'topics', snapshot.topics),
			// A revision from before there were firms says nothing of them.
			...(snapshot.companies === undefined ? {} : { companies: await standing(act, 'companies', snapshot.companies) }),
		};
		const [written] = await writeArticles(act, [{ before, set, links, note: String(number) }]);
		return { version: written?.after.row.version ?? version };
	},
});
