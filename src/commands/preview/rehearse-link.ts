import { eq } from 'drizzle-orm';
import type { Staff } from '../../access/actor';
import type { ArticleRow } from '../../data/article-content';
import { author } from '../../data/tables/author';
import { company } from '../../data/tables/company';
import type { PinnedState } from '../../data/tables/desk/preview-link';
import { media } from '../../data/tables/media';
import type { Database } from '../../platform/db/db';
import type { Db } from '../../platform/db/tx';
import type { OpenLink } from '../../queries/secret/preview-link';
import type { ArticleState } from '../article/core/article-state';
import { standingLinks } from '../article/core/links/standing-links';
import type { ArticleColumns } from '../article/core/working-copy/wanted-state';
import { rehearseWritten } from '../article/rehearse-article';
import type { CommandContext } from '../command';

/**
 * Columns of a state that refer to rows which may be gone by now: its picture, its reviewer, its translator, the
 * company that paid for it.
 */
const POINTS = { cover_id: media, reviewer_id: author, translator_id: author, partner_company_id: company } as const;

/** A pinned state without references to rows that are gone. */
async function standingState(ctx: CommandContext, edition: string, { content, links }: PinnedState) {
	const set = { ...content } as Record<string, unknown>;
	for (const [name, table] of Object.entries(POINTS)) {
		const number = set[name];
		if (typeof number !== 'number') continue;
		const [found] = await ctx.read.select({ id: table.id }).from(table).where(eq(table.id, number));
		if (!found) set[name] = null;
	}
	return { set: set as ArticleColumns, links: await standingLinks(ctx, edition, links) };
}

/**
 * Shows an article to the holder of a link, as readers would see it. The link acts in the name of its maker, and shows
 * what its maker may show.
 * @param now Unix seconds
 * @param look reads as readers do, while the article is public in the transaction
 * @throws Refusal `forbidden`, `not_found`; `invalid`, `taken` where it cannot be shown in its present state
 */
export function rehearseLink<Seen>(
	db: Database,
	{ link, maker: { author_id, ...maker } }: OpenLink,
	now: number,
	look: (read: Db, row: ArticleRow) => Promise<Seen>,
): Promise<Seen> {
	const actor: Staff = { kind: 'staff', ...maker, ...(author_id === null ? {} : { author_id }) };
	const { pinned } = link;
	const change = async (ctx: CommandContext, { row }: ArticleState) =>
		pinned ? standingState(ctx, row.edition, pinned) : { set: {} };
	return rehearseWritten(db, actor, now, { id: link.article_id, right: 'preview_link.make', change }, look);
}
