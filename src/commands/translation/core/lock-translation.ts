import { eq } from 'drizzle-orm';
import type { Right } from '../../../access/policy';
import { article } from '../../../data/tables/article';
import { translation } from '../../../data/tables/desk/translation';
import { translation_group } from '../../../data/tables/translation-group';
import { rowId } from '../../../shared/input/numbers';
import { Refusal } from '../../../shared/refusal';
import type { CommandContext } from '../../command';

const id = rowId;

/** What a caller saw: the translation's number and version. */
export const seenTranslation = { id, version: id };

/** The right that a command asks for over a translation that is held. */
type Asked = Right | ((row: typeof translation.$inferSelect) => Right);

/**
 * Holds a translation for one right over it until the transaction ends.
 * @throws Refusal `not_found`; `forbidden`; `conflict` where it has another version by now
 */
export async function lockTranslation(
	ctx: CommandContext,
	right: Asked,
	{ id, version }: { id: number; version: number },
) {
	// Whatever writes articles of the group holds it too.
	await ctx.read
		.select({ id: translation_group.id })
		.from(translation_group)
		.innerJoin(translation, eq(translation.group_id, translation_group.id))
		.where(eq(translation.id, id))
		.for('no key update', { of: translation_group });
	const [row] = await ctx.read
		.select({ of: translation, section: article.type, source_version: article.version })
		.from(translation)
		.innerJoin(article, eq(article.id, translation.source_id))
		.where(eq(translation.id, id))
		.for('update', { of: translation });
	if (!row?.of.is_open) throw new Refusal('not_found');
	ctx.authorize(typeof right === 'string' ? right : right(row.of), { edition: row.of.edition, section: row.section });
	if (row.of.version !== version) throw new Refusal('conflict', 'version');
	return { row: row.of, source_version: row.source_version };
}

/** Writes what was decided, and tells the audit. @returns its version and where it stands */
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
