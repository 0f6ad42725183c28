import { eq } from 'drizzle-orm';
import { note } from '../../../data/tables/desk/note';
import { rowId } from '../../../shared/input/numbers';
import { filledLines } from '../../../shared/input/texts';
import { Refusal } from '../../../shared/refusal';
import { lockArticleOf } from '../../article/core/article-state';
import type { AuditEntry, CommandContext } from '../../command';

const number = rowId;

/** What a caller saw: the note's number and version. */
export const seenNote = { id: number, version: number };

/** Words of a note. */
export const noteWords = filledLines(4_000);

/** Returns the number of the actor's account. @throws Refusal `forbidden` where the actor is not of the newsroom */
export function accountOf({ actor }: CommandContext): number {
	if (actor.kind !== 'staff') throw new Refusal('forbidden');
	return actor.id;
}

/**
 * Holds a note and its article until the transaction ends, for who may write notes on the article: a text and the
 * anchors of its notes change together.
 * @param whose `own` where the note is to be one's own
 * @throws Refusal `not_found`; `forbidden` (another's); `conflict` where the note has another version by now
 */
export async function lockNote(ctx: CommandContext, { id, version }: { id: number; version?: number }, whose?: 'own') {
	const [found] = await ctx.read.select({ article_id: note.article_id }).from(note).where(eq(note.id, id));
	if (!found) throw new Refusal('not_found');
	await lockArticleOf(ctx, 'note.write', found.article_id);
	const [row] = await ctx.read.select().from(note).where(eq(note.id, id)).for('update');
	if (!row) throw new Refusal('not_found');
	if (whose === 'own' && row.account_id !== accountOf(ctx)) throw new Refusal('forbidden');
	if (version !== undefined && row.version !== version) throw new Refusal('conflict', 'version');
	return row;
}

/** The audit entry of a note, without its text. Touches the article's notes, so that open screens load them again. */
export function noteEntry(ctx: CommandContext, { id, article_id }: { id: number; article_id: number }): AuditEntry {
	ctx.touch(`article_notes:${article_id}`);
	return { entity: 'note', id, detail: { article: article_id } };
}
