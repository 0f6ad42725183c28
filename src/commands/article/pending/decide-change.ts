import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ArticleLinks } from '../../../data/article-content';
import { pending_change } from '../../../data/tables/desk/pending-change';
import { revision } from '../../../data/tables/revision';
import { account } from '../../../data/tables/security/account';
import { rowId } from '../../../shared/input/numbers';
import { filledLines } from '../../../shared/input/texts';
import { Refusal } from '../../../shared/refusal';
import { sameValue } from '../../../shared/text/compare/same-value';
import { type CommandContext, command } from '../../command';
import { seen } from '../core/article-input';
import { type ArticleState, lockArticle, readersOf, snapshotOf, subjectOf } from '../core/article-state';
import { authorizeChange, lockForChange } from '../core/authorize-change';
import { readerChangeOf } from '../core/readers/reader-change';
import type { ArticleColumns } from '../core/working-copy/wanted-state';
import { writeArticles } from '../core/write-articles';

type Pending = typeof pending_change.$inferSelect;

/** What a pending change says, as its row keeps it. */
const contentOf = ({ fields }: Pending) => {
	const { links, ...set } = fields as ArticleColumns & { links?: Partial<ArticleLinks> };
	return { set, links };
};

/** @throws Refusal `not_found` with `pending` where no such change of the article waits */
async function holdPending(ctx: CommandContext, article_id: number, id: number): Promise<Pending> {
	const [row] = await ctx.read
		.select()
		.from(pending_change)
		.where(
			and(eq(pending_change.id, id), eq(pending_change.article_id, article_id), eq(pending_change.state, 'waiting')),
		)
		.for('update');
	if (!row) throw new Refusal('not_found', 'pending');
	return row;
}

/** @throws Refusal `state` with `changed_since` where somebody has changed, meanwhile, what the change changes too */
async function requireUnchanged(ctx: CommandContext, before: ArticleState, pending: Pending): Promise<void> {
	const readers = readersOf(before);
	if ((before.readers?.number ?? before.row.version) === pending.version) return;
	const [kept] = await ctx.read
		.select({ snapshot: revision.snapshot })
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, before.row.id), eq(revision.number, pending.version)));
	const { set, links } = contentOf(pending);
	const now = snapshotOf(readers);
	const names = [...Object.keys(set), ...Object.keys(links ?? {})];
	if (!kept || names.some((name) => !sameValue(kept.snapshot[name], now[name])))
		throw new Refusal('state', 'changed_since', { rule: { name: 'changed_since' } });
}

const decided = (ctx: CommandContext, id: number, state: 'accepted' | 'declined' | 'withdrawn', note?: string) =>
	ctx.tx
		.update(pending_change)
		.set({ state, decided_at: ctx.now, note: note ?? null })
		.where(eq(pending_change.id, id));

const pending = rowId;

/**
 * Gives readers a change that somebody else has proposed: the revision is its author's, the decision the caller's.
 * @returns the article's version
 * @throws Refusal `forbidden`, `not_found` (the article, or with `pending` the change), `conflict`; `state` with
 * `second_person` of one's own change, with `changed_since` where the same fields were changed meanwhile, and as
 * `admitChanges`
 */
export const acceptChange = command({
	action: 'accept',
	input: z.object({ ...seen, pending }),
	async run(ctx, { id, version, pending: number }) {
		const before = await lockForChange(ctx, id, version, undefined, true);
		const found = await holdPending(ctx, id, number);
		const { set, links } = contentOf(found);
		authorizeChange(ctx, before, { type: set.type, authors: links?.authors, translator_id: set.translator_id }, true);
		if (set.seo_url !== undefined && set.seo_url !== readersOf(before).row.seo_url)
			ctx.authorize('article.move', subjectOf(before));
		if (ctx.actor.kind !== 'staff' || ctx.actor.id === found.account_id)
			throw new Refusal('state', 'second_person', { rule: { name: 'stop', stop: 'second_person' } });
		await requireUnchanged(ctx, before, found);
		const [author] = await ctx.read
			.select({ name: account.name })
			.from(account)
			.where(eq(account.id, found.account_id));
		const { extent, correction } = found;
		const [written] = await writeArticles(ctx, [
			{
				before,
				...readerChangeOf(ctx, before, { extent, correction: correction ?? undefined }, set),
				links,
				note: ctx.doneBy.actor,
				isSeen: true,
				// Its author may have gone on since.
				leavesRest: true,
				by: { actor: author?.name ?? '', actor_kind: 'staff', account_id: found.account_id, token_id: null },
			},
		]);
		await decided(ctx, number, 'accepted');
		ctx.touch(`article:${id}`);
		return { version: written?.after.row.version ?? version };
	},
});

/**
 * Decides that readers are not given a change that waits; its author takes it back by the same call. Its words are kept.
 * @throws Refusal `forbidden`, `not_found` (the article, or with `pending` the change)
 */
export const declineChange = command({
	action: 'turn_down',
	input: z.object({ id: seen.id, pending, note: filledLines(500).optional() }),
	async run(ctx, { id, pending: number, note }) {
		await lockArticle(ctx, 'article.publish', id);
		const found = await holdPending(ctx, id, number);
		const isOwn = ctx.actor.kind === 'staff' && ctx.actor.id === found.account_id;
		await decided(ctx, number, isOwn ? 'withdrawn' : 'declined', note);
		ctx.touch(`article:${id}`);
		ctx.audit({ entity: 'article', id, detail: note === undefined ? {} : { note } });
		return {};
	},
});
