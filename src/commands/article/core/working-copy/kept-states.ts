import { and, desc, eq, or } from 'drizzle-orm';
import type { DoneBy } from '../../../../access/actor';
import { article_step } from '../../../../data/tables/desk/article-text';
import { revision } from '../../../../data/tables/revision';
import { account } from '../../../../data/tables/security/account';
import { keepsWorkingCopy } from '../../../../shared/statuses';
import type { CommandContext } from '../../../command';
import type { KeptState } from '../../../keep-revisions';
import { type ArticleState, snapshotOf } from '../article-state';

/** A save that gives readers something and leaves a working copy. */
interface Left {
	before?: ArticleState;
	after: ArticleState;
}

/** What names the save of a state: the actor, the action, the moment. */
type SavedBy = NonNullable<KeptState['again']>;

/** The writer of the last step of a text; undefined where the account is gone. */
async function lastWriter(ctx: CommandContext, id: number): Promise<DoneBy | undefined> {
	const [last] = await ctx.read
		.select({ account_id: account.id, actor: account.name })
		.from(article_step)
		.innerJoin(account, eq(account.id, article_step.account_id))
		.where(eq(article_step.article_id, id))
		.orderBy(desc(article_step.number))
		.limit(1);
	return last && { ...last, actor_kind: 'staff', token_id: null };
}

/**
 * Who saved what stays in working copies, by article: the save that is repeated for it, or the last who typed in a text
 * that was not saved yet.
 */
export async function saversOfRest(ctx: CommandContext, left: readonly Left[]): Promise<Map<number, SavedBy>> {
	const saved = left.flatMap(({ before }) => (before?.readers && before.typed === undefined ? before : []));
	const rows =
		saved.length === 0
			? []
			: await ctx.read
					.select()
					.from(revision)
					.where(
						and(
							eq(revision.noun, 'article'),
							or(...saved.map(({ row }) => and(eq(revision.row_id, row.id), eq(revision.number, row.version)))),
						),
					);
	const savers = new Map<number, SavedBy>();
	for (const { row_id, verb, note, actor, actor_kind, account_id, token_id, created_at } of rows)
		if (row_id !== null)
			savers.set(row_id, { verb, note, by: { actor, actor_kind, account_id, token_id } as DoneBy, created_at });
	for (const { after } of left) {
		const { id } = after.row;
		if (savers.has(id)) continue;
		const by = (await lastWriter(ctx, id)) ?? ctx.doneBy;
		savers.set(id, { verb: 'change', note: null, by, created_at: ctx.now });
	}
	return savers;
}

/** The revisions that keep typed words which other texts replace. */
export const wordsWrittenOver = (
	changed: readonly { before?: ArticleState; numbers: { words?: number } }[],
): KeptState[] =>
	changed.flatMap(({ before, numbers }) =>
		before?.typed !== undefined && numbers.words !== undefined
			? [
					{
						id: before.row.id,
						number: numbers.words,
						snapshot: snapshotOf({ ...before, row: { ...before.row, html: before.typed } }),
						is_working_copy: keepsWorkingCopy(before.row.status),
					},
				]
			: [],
	);
