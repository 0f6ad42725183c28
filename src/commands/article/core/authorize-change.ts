import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';
import { type ArticleState, lockArticle, requireVersion, subjectOf } from './article-state';
import { asksSecondPerson } from './readers/second-person';

/** What a change makes of the section and the authors of an article. */
export interface Moved {
	type?: ArticleState['row']['type'] | undefined;
	authors?: readonly number[] | undefined;
}

/**
 * Goes on only when the actor may give an article other words as it stands: what readers have, or will be given by the
 * clock, somebody has decided about, and the change is theirs too. The rights are asked of the article as it is and as it
 * is to be: nobody moves one out of their scope, or into another's.
 * @throws Refusal `forbidden`; `state` with `second_person` where nobody would see the change before it goes out
 */
export async function authorizeChange(
	ctx: CommandContext,
	before: ArticleState,
	{ type, authors }: Moved = {},
): Promise<void> {
	const { status } = before.row;
	const is = subjectOf(before);
	for (const subject of [is, { ...is, section: type ?? is.section, authors: authors ?? is.authors }]) {
		ctx.authorize('article.write', subject);
		if (status === 'published') ctx.authorize('article.publish', subject);
		if (status === 'scheduled') ctx.authorize('article.schedule', subject);
	}
	if (status === 'scheduled' && (await asksSecondPerson(ctx.read)))
		throw new Refusal('state', 'second_person', { rule: { name: 'planned_words' } });
}

/**
 * Holds an article whose words the caller changes, until the transaction ends.
 * @param version the version the caller saw; without it whatever stands
 * @throws Refusal as `authorizeChange`; `not_found`; `conflict` where it has another version by now
 */
export async function lockForChange(
	ctx: CommandContext,
	id: number,
	version?: number,
	moved?: Moved,
): Promise<ArticleState> {
	const before = await lockArticle(ctx, 'article.write', id);
	await authorizeChange(ctx, before, moved);
	if (version !== undefined) await requireVersion(ctx, before, version);
	return before;
}
