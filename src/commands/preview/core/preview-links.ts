import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { type PinnedState, preview_link } from '../../../data/tables/desk/preview-link';
import { shownOutside } from '../../../shared/article/preview-days';
import type { ArticleState } from '../../article/core/article-state';
import { valueWithout } from '../../article/core/erase/passage';
import type { AuditEntry, CommandContext } from '../../command';

interface LinkRow {
	id: number;
	article_id: number;
	is_pinned: boolean;
	ends_at: number;
}

/** An article as a save found it and left it. */
interface Saved {
	before?: ArticleState;
	after: ArticleState;
}

/** The audit entry of a link: its article, its kind and its end, but neither its token nor whom it is for. */
export function linkEntry(
	ctx: CommandContext,
	{ id, article_id, is_pinned, ends_at }: LinkRow,
	action?: string,
): AuditEntry {
	ctx.touch(`preview_links:${article_id}`);
	return {
		entity: 'preview_link',
		id,
		...(action === undefined ? {} : { action }),
		detail: { article: article_id, is_pinned, ends_at },
	};
}

/** What a link's row is once it is over: of the state that it showed nothing is kept. */
export const revoked = (ctx: CommandContext) => ({ revoked_at: ctx.now, pinned: null });

/** True where what could be shown to somebody outside no longer can: it was taken from readers, or thrown away. */
const isTakenAway = ({ before, after }: Saved): boolean =>
	before?.row.status !== after.row.status && !(shownOutside as readonly string[]).includes(after.row.status);

/** Ends the links to articles that a save takes away. */
export async function endLinks(ctx: CommandContext, saved: readonly Saved[]): Promise<void> {
	const articles = saved.filter(isTakenAway).map(({ after }) => after.row.id);
	if (articles.length === 0) return;
	const { id, article_id, is_pinned, ends_at, revoked_at } = preview_link;
	const rows = await ctx.tx
		.update(preview_link)
		.set(revoked(ctx))
		.where(and(inArray(article_id, articles), isNull(revoked_at), gt(ends_at, ctx.now)))
		.returning({ id, article_id, is_pinned, ends_at });
	ctx.audit(...rows.map((row) => linkEntry(ctx, row, 'revoke')));
}

/** Takes a passage out of what the links to an article show and say. @returns how many had it */
export async function eraseInLinks(ctx: CommandContext, article_id: number, passage: string): Promise<number> {
	const rows = await ctx.read.select().from(preview_link).where(eq(preview_link.article_id, article_id));
	let n = 0;
	for (const { id, name, pinned } of rows) {
		const left = valueWithout({ name, pinned }, passage) as { name: string; pinned: PinnedState | null };
		if (JSON.stringify(left) === JSON.stringify({ name, pinned })) continue;
		await ctx.tx.update(preview_link).set(left).where(eq(preview_link.id, id));
		n += 1;
	}
	return n;
}
