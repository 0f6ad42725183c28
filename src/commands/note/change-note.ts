import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { note } from '../../data/tables/desk/note';
import { Refusal } from '../../shared/refusal';
import { type CommandContext, command } from '../command';
import { lockNote, noteEntry, noteWords, seenNote } from './core/lock-note';

/** Locks a note of one's own that was not removed. @throws Refusal `not_found`, `forbidden` (another's), `conflict` */
async function lockOwn(ctx: CommandContext, seen: { id: number; version: number }) {
	const row = await lockNote(ctx, seen, 'own');
	if (row.removed_at !== null) throw new Refusal('not_found');
	return row;
}

/** Changes the words of one's own note. @returns its version @throws Refusal `forbidden`, `not_found`, `conflict` */
export const changeNote = command({
	action: 'change',
	input: z.object({ ...seenNote, text: noteWords }),
	async run(ctx, { text, ...seen }) {
		const row = await lockOwn(ctx, seen);
		if (row.text === text) return { version: row.version };
		const version = row.version + 1;
		await ctx.tx.update(note).set({ text, version, changed_at: ctx.now }).where(eq(note.id, row.id));
		ctx.audit(noteEntry(ctx, row));
		return { version };
	},
});

/**
 * Removes one's own note. Where others have answered it, its words are deleted and its place stays, so that the answers
 * keep their context.
 * @throws Refusal `forbidden`, `not_found`, `conflict`
 */
export const removeNote = command({
	action: 'remove',
	input: z.object(seenNote),
	async run(ctx, seen) {
		const row = await lockOwn(ctx, seen);
		const [answer] = await ctx.read.select({ id: note.id }).from(note).where(eq(note.thread_id, row.id)).limit(1);
		if (answer) {
			const set = { text: '', version: row.version + 1, removed_at: ctx.now };
			await ctx.tx.update(note).set(set).where(eq(note.id, row.id));
		} else await ctx.tx.delete(note).where(eq(note.id, row.id));
		ctx.audit(noteEntry(ctx, row));
		return { id: row.id };
	},
});
