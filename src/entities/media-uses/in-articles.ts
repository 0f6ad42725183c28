import { sql } from 'drizzle-orm';
import { type ArticleState, lockArticles, readersOf } from '../../commands/article/core/article-state';
import { authorizeChange } from '../../commands/article/core/authorize-change';
import type { ArticleColumns } from '../../commands/article/core/working-copy/wanted-state';
import { writeArticles } from '../../commands/article/core/write-articles';
import type { CommandContext } from '../../commands/command';
import type { ArticleRow } from '../../data/article-content';
import type { media } from '../../data/tables/media';
import { type TextPicture, withoutPicture, withPictureReplaced } from '../../shared/text/text-pictures';

/** Articles that are read and written together; their texts are in memory meanwhile. */
const BATCH = 200;

/** A stored file. */
export type MediaRow = (typeof media)['$inferSelect'];

/** What articles are to show in place of a picture. */
export interface Instead {
	picture: MediaRow;
	/** The picture as texts of an edition show it. */
	shownIn(edition: string): TextPicture;
}

/** Columns beside the text whose words may lead to a file. Corrections are not among them: readers have them as they are. */
const LEADING = ['key_points', 'known', 'sources'] as const;

/** What replaces or removes a picture in an article. @param html its text, which may be newer than the row's */
function without(from: MediaRow, instead: Instead | undefined, row: ArticleRow, html = row.html): ArticleColumns {
	const changed = instead
		? withPictureReplaced(html, from.name, instead.shownIn(row.edition))
		: withoutPicture(html, from.name);
	const leading = LEADING.flatMap((name) => {
		const words = JSON.stringify(row[name]);
		return instead && words.includes(from.name)
			? [[name, JSON.parse(words.replaceAll(from.name, instead.picture.name))]]
			: [];
	});
	return {
		...(changed === html ? {} : { html: changed }),
		...Object.fromEntries(leading),
		// Its own description was of the other picture. The new one's is shown without it.
		...(row.cover_id === from.id ? { cover_id: instead?.picture.id ?? null, cover_alt: null } : {}),
		// A discarded article takes no change but one that says that it stays discarded.
		...(row.status === 'discarded' ? { status: row.status } : {}),
	};
}

/**
 * Replaces or removes a stored picture in every article that shows it, in what readers have, in the working copy and in
 * what is typed; each changed article gets a revision. To readers it is no news.
 * @param instead undefined to remove it, from published articles alone, as the clock does
 * @returns the articles that were changed
 * @throws Refusal `forbidden` where the actor may not change one of them; as `writeArticles`
 */
export async function replaceInArticles(
	ctx: CommandContext,
	from: MediaRow,
	instead: Instead | undefined,
): Promise<ArticleState[]> {
	const { rows } = await ctx.tx.execute<{ id: number }>(
		sql`select distinct key::int as id from media_use where media_id = ${from.id}::int
			and noun in ('article', 'article_draft', 'article_text') ${instead ? sql`` : sql`and is_public`} order by id`,
	);
	const changed: ArticleState[] = [];
	for (let at = 0; at < rows.length; at += BATCH) {
		const ids = rows.slice(at, at + BATCH).map(({ id }) => id);
		const states = await lockArticles(ctx.read, ids);
		if (instead) for (const state of states) authorizeChange(ctx, state, {}, true);
		const draftOf = (before: ArticleState) => {
			const own = without(from, instead, before.row, before.typed);
			if (before.row.status !== 'published') return { before, set: own };
			const { row } = readersOf(before);
			const set = { ...without(from, instead, row), revised_at: row.revised_at };
			const changeKind = instead ? ('minor' as const) : ('clock' as const);
			return { before, set, copy: { set: own }, changeKind, leavesRest: true, isSeen: true };
		};
		const written = await writeArticles(ctx, states.map(draftOf));
		changed.push(...written.flatMap(({ after, outcome }) => (outcome === 'changed' ? after : [])));
	}
	return changed;
}
