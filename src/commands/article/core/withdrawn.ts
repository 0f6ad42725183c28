import { inArray } from 'drizzle-orm';
import { media } from '../../../data/tables/media';
import type { CommandContext } from '../../command';
import type { ArticleState } from './article-state';
import { withdrawnTags } from './article-tags';

/** An article before and after a save. */
interface Change {
	before?: ArticleState;
	after: ArticleState;
}

/**
 * True where readers could see the text of an article, and no longer may: it is not public any more, or asks for a
 * password.
 */
const isTakenAway = ({ before, after }: Change): boolean =>
	before?.row.status === 'published' &&
	(after.row.status !== 'published' || (before.row.password_hash === null && after.row.password_hash !== null));

/** Purges what readers may not see any more, on every node, whichever command has taken it away. */
export async function purgeWithdrawn(ctx: CommandContext, changes: readonly Change[]): Promise<void> {
	const gone = changes.filter(isTakenAway).flatMap(({ before }) => before ?? []);
	const covers = gone.flatMap(({ row }) => row.cover_id ?? []);
	const pictures =
		covers.length === 0
			? []
			: await ctx.read.select({ id: media.id, name: media.name }).from(media).where(inArray(media.id, covers));
	const names = new Map(pictures.map(({ id, name }) => [id, name]));
	for (const state of gone) ctx.purge(...withdrawnTags(state, names.get(state.row.cover_id ?? 0)));
}
