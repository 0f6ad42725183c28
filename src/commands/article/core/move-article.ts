import { articleMoves } from '../../../access/policy';
import { Refusal } from '../../../shared/refusal';
import type { ArticleStatus } from '../../../shared/statuses';
import type { CommandContext } from '../../command';
import type { ArticleState } from './article-state';
import type { ArticleDraft } from './working-copy/plan-save';
import type { ArticleColumns } from './working-copy/wanted-state';
import { writeArticles } from './write-articles';

/**
 * Moves an article from its present state to another one.
 * @returns its version
 * @throws Refusal `state` where `articleMoves` does not allow it
 */
export async function moveArticle(
	ctx: CommandContext,
	before: ArticleState,
	to: ArticleStatus,
	set: ArticleColumns = {},
	more: Pick<ArticleDraft, 'note' | 'to' | 'links' | 'isWhole' | 'leavesRest'> = {},
): Promise<{ version: number }> {
	if (!articleMoves[before.row.status].includes(to))
		throw new Refusal('state', 'status', { rule: { name: 'status', status: before.row.status } });
	const changeKind = to === 'published' ? 'publication' : before.row.status === 'published' ? 'withdrawal' : undefined;
	const [written] = await writeArticles(ctx, [{ before, set: { ...set, status: to }, changeKind, ...more }]);
	return { version: written?.after.row.version ?? before.row.version };
}
