import { inArray } from 'drizzle-orm';
import { article_author, article_company, article_tag, article_topic } from '../../../data/tables/article';
import { insertAll } from '../../../platform/db/insert-rows';
import type { CommandContext } from '../../command';
import type { ArticleState } from './article-state';

interface Linked {
	before?: ArticleState;
	after: ArticleState;
}

/** Links by kind: their table, and a row of it. */
const LINKS = {
	authors: {
		table: article_author,
		row: (article_id: number, author_id: number, position: number) => ({ article_id, author_id, position }),
	},
	tags: {
		table: article_tag,
		row: (article_id: number, tag_id: number, position: number) => ({ article_id, tag_id, position }),
	},
	companies: {
		table: article_company,
		row: (article_id: number, company_id: number, position: number) => ({ article_id, company_id, position }),
	},
	topics: { table: article_topic, row: (article_id: number, topic_id: number) => ({ article_id, topic_id }) },
} as const;

/** Writes the links of articles whose links have changed. */
export async function writeLinks(ctx: CommandContext, articles: readonly Linked[]): Promise<void> {
	for (const name of ['authors', 'tags', 'topics', 'companies'] as const) {
		const { table, row } = LINKS[name];
		const other = articles.filter(
			({ before, after }) => String(before?.links[name] ?? '') !== String(after.links[name]),
		);
		const linked = other.filter(({ before }) => (before?.links[name].length ?? 0) > 0).map(({ after }) => after.row.id);
		if (linked.length > 0) await ctx.tx.delete(table).where(inArray(table.article_id, linked));
		await insertAll(
			ctx.tx,
			table,
			other.flatMap(({ after }) => after.links[name].map((id, position) => row(after.row.id, id, position))),
		);
	}
}
