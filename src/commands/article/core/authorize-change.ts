import { writersOf } from '../../../access/rules';
import type { CommandContext } from '../../command';
import { type ArticleState, lockArticle, requireVersion, subjectOf } from './article-state';

/** The new section, authors and translator of an article, where a change sets them. */
export interface Moved {
	type?: ArticleState['row']['type'] | undefined;
	authors?: readonly number[] | undefined;
	translator_id?: number | null | undefined;
}

/**
 * Checks that the actor may change the words of an article in its present state. Where the change goes to readers, the
 * actor also needs the right to publish; anything else that is changed of what readers have goes into the working copy.
 * The rights must cover the article as it is and as it will be, so that it cannot be moved out of the actor's scope, or
 * into another's.
 * @param isForReaders true where readers are given the change at once
 * @throws Refusal `forbidden`
 */
export function authorizeChange(
	ctx: CommandContext,
	before: ArticleState,
	{ type, authors, translator_id }: Moved = {},
	isForReaders = false,
): void {
	const is = subjectOf(before);
	const { row, links } = before;
	const translator = translator_id === undefined ? row.translator_id : translator_id;
	const writers = writersOf(authors ?? links.authors, translator);
	for (const subject of [is, { ...is, section: type ?? row.type, authors: writers }]) {
		ctx.authorize('article.write', subject);
		if (row.status === 'published' && isForReaders) ctx.authorize('article.publish', subject);
	}
}

/**
 * Locks an article whose words the caller changes, until the transaction ends.
 * @param version the version that the caller saw; any version is accepted where it is missing
 * @param isForReaders true where readers are given the change at once
 * @throws Refusal as `authorizeChange`; `not_found`; `conflict` where it has another version by now
 */
export async function lockForChange(
	ctx: CommandContext,
	id: number,
	version?: number,
	moved?: Moved,
	isForReaders = false,
): Promise<ArticleState> {
	const before = await lockArticle(ctx, 'article.write', id);
	authorizeChange(ctx, before, moved, isForReaders);
	if (version !== undefined) await requireVersion(ctx, before, version);
	return before;
}
