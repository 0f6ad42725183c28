import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ArticleLinks, differenceOf } from '../../../data/article-content';
import { pending_change } from '../../../data/tables/desk/pending-change';
import { extents } from '../../../shared/article/change-kinds';
import { rowId } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import { command } from '../../command';
import { articleContent, articleLinks, seen } from '../core/article-input';
import { type ArticleState, readersOf, subjectOf } from '../core/article-state';
import { authorizeChange, lockForChange } from '../core/authorize-change';
import { changeOptions, readerChangeOf } from '../core/readers/reader-change';
import type { ArticleColumns } from '../core/working-copy/wanted-state';
import { contentOfRevision } from '../history/restore-article';

const input = z.object({
	...seen,
	...articleContent.shape,
	links: articleLinks.optional(),
	...changeOptions,
	extent: z.enum(extents),
	/** Number of a revision whose words and links are to be restored; used instead of fields. */
	number: rowId.optional(),
});

/** What is proposed: the fields that are given, or where there are none the whole working copy. */
function contentGiven(
	before: ArticleState,
	set: ArticleColumns,
	links: Partial<ArticleLinks> | undefined,
): { set: ArticleColumns; links: Partial<ArticleLinks> | undefined } {
	if (!before.readers || Object.keys(set).length > 0 || links) return { set, links };
	const copied = differenceOf(before.readers, before);
	// Derived from the text whenever it is written.
	const { reading_minutes: _derived, ...content } = copied?.content ?? {};
	return { set: content, links: copied && Object.keys(copied.links).length > 0 ? copied.links : undefined };
}

/**
 * Submits a change of a published article to a second person, or without fields its working copy as the caller saw it;
 * readers do not see it meanwhile. Only one change of an
 * article waits at a time: its author may replace it, anybody else's must be decided first.
 * @returns its number
 * @throws Refusal `forbidden`, `not_found` (the article, or with `number` the revision), `conflict`, `invalid`; `state`
 * with `status` for an article that readers do not have, with `pending_change` where somebody else's waits
 */
export const proposeChange = command({
	action: 'propose',
	input,
	async run(ctx, { id, version, extent, correction, links, number, ...given }) {
		const { actor } = ctx;
		const before = await lockForChange(
			ctx,
			id,
			version,
			{ type: given.type, authors: links?.authors, translator_id: given.translator_id },
			true,
		);
		// A change must be decided by another person than its author, so its author must be a person.
		if (actor.kind !== 'staff') throw new Refusal('forbidden');
		if (before.row.status !== 'published')
			throw new Refusal('state', 'status', { rule: { name: 'status', status: before.row.status } });
		const content =
			number === undefined ? contentGiven(before, given, links) : await contentOfRevision(ctx, before, number);
		const { set } = content;
		authorizeChange(
			ctx,
			before,
			{ type: set.type, authors: content.links?.authors, translator_id: set.translator_id },
			true,
		);
		if (set.seo_url !== undefined && set.seo_url !== readersOf(before).row.seo_url)
			ctx.authorize('article.move', subjectOf(before));
		readerChangeOf(ctx, before, { extent, correction });
		const waiting = and(eq(pending_change.article_id, id), eq(pending_change.state, 'waiting'));
		const [other] = await ctx.read.select().from(pending_change).where(waiting).for('update');
		if (other && other.account_id !== actor.id)
			throw new Refusal('state', 'pending_change', { rule: { name: 'change_waits' } });
		await ctx.tx.update(pending_change).set({ state: 'withdrawn', decided_at: ctx.now }).where(waiting);
		const fields = { ...set, ...(content.links ? { links: content.links } : {}) };
		const [made] = await ctx.tx
			.insert(pending_change)
			.values({
				article_id: id,
				version: before.readers?.number ?? before.row.version,
				fields,
				extent,
				correction: extent === 'correction' ? correction : null,
				account_id: actor.id,
				created_at: ctx.now,
			})
			.returning({ id: pending_change.id });
		ctx.touch(`article:${id}`);
		ctx.audit({ entity: 'article', id, detail: { extent, fields: Object.keys(fields) } });
		return { pending: made?.id ?? 0 };
	},
});
