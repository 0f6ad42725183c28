import { inArray } from 'drizzle-orm';
import { article_author, article_company, article_tag, article_topic } from '../../../../data/tables/article';
import { tag } from '../../../../data/tables/tag';
import { insertAll } from '../../../../platform/db/insert-rows';
import { Refusal } from '../../../../shared/refusal';
import type { CommandContext } from '../../../command';
import type { ArticleState } from '../article-state';

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

/** The edition of an article, and tags that it is given. */
interface Tagged {
	edition: string;
	tags: readonly number[];
}

/**
 * A tag is of one edition, and lists the articles of that one.
 * @param field by which the caller gave the tags
 * @throws Refusal `invalid` where a tag is one of another edition, `not_found` where there is none
 */
export async function requireOwnTags(
	read: CommandContext['read'],
	articles: readonly Tagged[],
	field: string,
): Promise<void> {
	const ids = [...new Set(articles.flatMap(({ tags }) => tags))];
	if (ids.length === 0) return;
	const rows = await read.select({ id: tag.id, edition: tag.edition }).from(tag).where(inArray(tag.id, ids));
	if (rows.length !== ids.length) throw new Refusal('not_found', field);
	const editions = new Map(rows.map(({ id, edition }) => [id, edition]));
	if (articles.some(({ edition, tags }) => tags.some((id) => editions.get(id) !== edition)))
		throw new Refusal('invalid', field, { rule: { name: 'other_edition' } });
}

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
