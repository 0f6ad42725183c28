import { and, eq, inArray } from 'drizzle-orm';
import { type ArticleLinks, linkNames } from '../../../../data/article-content';
import { author } from '../../../../data/tables/author';
import { company } from '../../../../data/tables/company';
import { tag } from '../../../../data/tables/tag';
import { topic } from '../../../../data/tables/topic';
import type { CommandContext } from '../../../command';

const TABLES = { authors: author, tags: tag, topics: topic, companies: company } as const;

/** A kept state, and the edition of its article. */
interface KeptIn {
	edition: string;
	kept: Record<string, unknown>;
}

/** The numbers among those kept that still are somebody's: a tag may have been removed since, or be another edition's. */
async function standing(ctx: CommandContext, name: keyof ArticleLinks, { edition, kept }: KeptIn): Promise<number[]> {
	const ids = Array.isArray(kept[name]) ? (kept[name] as number[]) : [];
	if (ids.length === 0) return [];
	const table = TABLES[name];
	const isOwn = name === 'tags' ? eq(tag.edition, edition) : undefined;
	const rows = await ctx.read
		.select({ id: table.id })
		.from(table)
		.where(and(inArray(table.id, ids), isOwn));
	const known = new Set(rows.map((row) => row.id));
	return ids.filter((id) => known.has(id));
}

/**
 * Returns the links of a kept state whose rows still exist. A kind of link that the state does not mention is left out:
 * a revision from before there were firms has none of those.
 */
export async function standingLinks(
	ctx: CommandContext,
	edition: string,
	kept: Record<string, unknown>,
): Promise<Partial<ArticleLinks>> {
	const links: Partial<ArticleLinks> = {};
	for (const name of linkNames)
		if (kept[name] !== undefined) links[name] = await standing(ctx, name, { edition, kept });
	return links;
}
