import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { ArticleState } from '../../commands/article/core/article-state';
import { notifyDesk } from '../../commands/article/core/notify-desk';
import { type ActorContext, type CommandContext, runCommand } from '../../commands/command';
import { media } from '../../data/tables/media';
import { editionCodes } from '../../editions/editions';
import { tag } from '../../shared/cache-tags';
import { rowTitle } from '../../shared/row-title';
import { mediaEntity } from '../media';
import { type MediaRow, replaceInArticles } from './in-articles';
import { removeFromRows } from './in-rows';

/** A picture that readers have no more, and how many articles and other rows showed it. */
export interface WithdrawnMedia {
	id: number;
	articles: number;
	rows: number;
}

/** Tells the desk of each edition which of its articles showed a picture. */
async function tellDesks(ctx: CommandContext, host: string, picture: MediaRow, articles: readonly ArticleState[]) {
	const ofEditions = Map.groupBy(articles, ({ row }) => row.edition);
	for (const [edition, [state, ...others]] of ofEditions) {
		if (!state) continue;
		const title = rowTitle(picture, mediaEntity.title, [edition, ...editionCodes]);
		await notifyDesk(ctx, host, [{ kind: 'licence', state, about: { picture: title, others: others.length } }]);
	}
}

/**
 * Withdraws the next picture whose licence has ended, where that was asked for: readers get it no more, published
 * articles and other rows lose it with its caption, each with a revision. Drafts keep it; the checklist stops them.
 * @param host of the site, for the e-mail to the desk; without it none is sent
 * @returns undefined where there is none
 */
export const withdrawNextMedia = (context: ActorContext, host?: string): Promise<WithdrawnMedia | undefined> =>
	runCommand(context, 'withdraw', async (ctx) => {
		const today = new Date(ctx.now * 1_000).toISOString().slice(0, 10);
		const [picture] = await ctx.read
			.select()
			.from(media)
			.where(
				and(
					lt(media.expires_on, today),
					eq(media.is_withdrawn_at_end, true),
					isNull(media.withdrawn_at),
					isNull(media.deleted_at),
				),
			)
			.orderBy(asc(media.id))
			.limit(1)
			// Another node has it already.
			.for('no key update', { skipLocked: true });
		if (!picture) return undefined;
		ctx.authorize('media.withdraw');
		const articles = await replaceInArticles(ctx, picture, undefined);
		const rows = await removeFromRows(ctx, picture);
		await ctx.tx.update(media).set({ withdrawn_at: ctx.now }).where(eq(media.id, picture.id));
		ctx.audit({
			entity: 'media',
			id: picture.id,
			detail: { expires_on: picture.expires_on, articles: articles.map(({ row }) => row.id), rows },
		});
		ctx.purge(tag.media(picture.name));
		if (host !== undefined) await tellDesks(ctx, host, picture, articles);
		return { id: picture.id, articles: articles.length, rows: rows.length };
	});
