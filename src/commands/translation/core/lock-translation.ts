import { eq, sql } from 'drizzle-orm';
import type { Right } from '../../../access/policy';
import { readersVersion } from '../../../data/readers-version';
import { article } from '../../../data/tables/article';
import { translation } from '../../../data/tables/desk/translation';
import { translation_group } from '../../../data/tables/translation-group';
import { rowId } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';

const id = rowId;

/** The translation that a caller saw: its number and version. */
export const seenTranslation = { id, version: id };

/** The right that a command needs over a locked translation. */
type Asked = Right | ((row: typeof translation.$inferSelect) => Right);

/**
 * Locks a translation for a right over it, until the transaction ends.
 * @throws Refusal `not_found`; `forbidden`; `conflict` where it has another version by now
 */
export async function lockTranslation(
	ctx: CommandContext,
	right: Asked,
	{ id, version }: { id: number; version: number },
) {
	// Commands that write articles of the group lock it too.
	await ctx.read
		.select({ id: translation_group.id })
		.from(translation_group)
		.innerJoin(translation, eq(translation.group_id, translation_group.id))
		.where(eq(translation.id, id))
		.for('no key update', { of: translation_group });
	const [row] = await ctx.read
		.select({ of: translation, section: article.type, source_version: readersVersion(sql`${article}`) })
		.from(translation)
		.innerJoin(article, eq(article.id, translation.source_id))
		.where(eq(translation.id, id))
		.for('update', { of: translation });
	if (!row?.of.is_open) throw new Refusal('not_found');
	ctx.authorize(typeof right === 'string' ? right : right(row.of), { edition: row.of.edition, section: row.section });
	if (row.of.version !== version) throw new Refusal('conflict', 'version');
	return { row: row.of, source_version: row.source_version };
}

/** Writes a decision, and its audit entry. @returns its version and state */
export async function decideTranslation(
	ctx: CommandContext,
	row: typeof translation.$inferSelect,
	set: Partial<Pick<typeof row, 'wish' | 'assignee_id' | 'due_on' | 'followed_revision' | 'state'>>,
) {
	const version = row.version + 1;
	const state = set.state ?? row.state;
	await ctx.tx
		.update(translation)
		.set({ ...set, version, changed_at: ctx.now })
		.where(eq(translation.id, row.id));
	ctx.audit({ entity: 'translation', id: row.id, detail: { edition: row.edition, ...set } });
	return { version, state };
}
