import { inArray } from 'drizzle-orm';
import { keepTranslations } from '../../../data/keep-translations';
import { translation_group } from '../../../data/tables/translation-group';
import { editionCodes } from '../../../editions/editions';
import { queueRefresh } from '../../../platform/db/screens';
import { type ChangeKind, isExtent } from '../../../shared/article/change-kinds';
import type { CommandContext } from '../../command';
import type { ArticleState } from './article-state';

interface Saved {
	before?: ArticleState;
	after: ArticleState;
	changeKind?: ChangeKind | undefined;
}

/** True where the change was an update or a correction for readers, never for a minor change. */
function outdatesTranslations({ before, after, changeKind }: Saved): boolean {
	if (before?.row.status !== 'published' || after.row.status !== 'published') return false;
	return isExtent(changeKind) ? changeKind !== 'minor' : before.row.revised_at !== after.row.revised_at;
}

const numbersOf = (saved: readonly Saved[]) => saved.map(({ after }) => after.row.id);

/** Updates the translations of articles after a save, in its transaction. */
export async function followTranslations(ctx: CommandContext, saved: readonly Saved[]): Promise<void> {
	const isShown = ({ before, after }: Saved) => before?.row.status !== 'published' && after.row.status === 'published';
	await keep(ctx, [...new Set(saved.map(({ after }) => after.row.group_id))], {
		raised: numbersOf(saved.filter(outdatesTranslations)),
		shown: numbersOf(saved.filter(isShown)),
		taker: ctx.action === 'create' && ctx.actor.kind === 'staff' ? ctx.actor.id : undefined,
	});
}

/** Keeps the translations of groups of which articles were removed. */
export const forgetTranslations = (ctx: CommandContext, groups: readonly number[]): Promise<void> =>
	keep(ctx, [...new Set(groups)], {});

async function keep(
	ctx: CommandContext,
	groups: readonly number[],
	more: { raised?: readonly number[]; shown?: readonly number[]; taker?: number | undefined },
): Promise<void> {
	if (groups.length === 0) return;
	// The source and its translation may be saved at one moment: each is to see what the other wrote.
	await ctx.read
		.select({ id: translation_group.id })
		.from(translation_group)
		.where(inArray(translation_group.id, [...groups]))
		.orderBy(translation_group.id)
		.for('no key update');
	const { rows } = await ctx.tx.execute<{ id: number }>(
		keepTranslations({ groups, editions: editionCodes, now: ctx.now, ...more }),
	);
	queueRefresh(
		ctx.tx,
		rows.map(({ id }) => `translation:${id}`),
	);
}
