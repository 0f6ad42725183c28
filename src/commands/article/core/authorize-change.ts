import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';
import { type ArticleState, lockArticle, requireVersion, subjectOf } from './article-state';
import { asksSecondPerson } from './readers/second-person';

/** The new section and authors of an article, where a change sets them. */
export interface Moved {
	type?: ArticleState['row']['type'] | undefined;
	authors?: readonly number[] | undefined;
}

/**
 * Checks that the actor may change the words of an article in its present state. Where readers have them, or will get
 * them at a planned hour, the actor also needs the right to publish or to schedule. The rights must cover the article
 * as it is and as it will be, so that it cannot be moved out of the actor's scope, or into another's.
 * @throws Refusal `forbidden`; `state` with `second_person` where a planned article would go out with words that no
 * second person has seen
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
 * Locks an article whose words the caller changes, until the transaction ends.
 * @param version the version that the caller saw; any version is accepted where it is missing
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
