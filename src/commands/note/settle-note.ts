import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { note } from '../../data/tables/desk/note';
import { Refusal } from '../../shared/refusal';
import { type CommandContext, command } from '../command';
import { accountOf, lockNote, noteEntry, seenNote } from './core/lock-note';

/**
 * Settles or reopens a thread.
 * @throws Refusal `state` where the note is an answer, or the thread is in that state already
 */
async function setSettled(ctx: CommandContext, seen: { id: number; version: number }, isSettled: boolean) {
	const row = await lockNote(ctx, seen);
	if (row.thread_id !== null || (row.settled_at !== null) === isSettled)
		throw new Refusal('state', 'settled_at', { rule: { name: isSettled ? 'settled' : 'not_settled' } });
	const version = row.version + 1;
	const by = isSettled ? { settled_at: ctx.now, settled_by: accountOf(ctx) } : { settled_at: null, settled_by: null };
	await ctx.tx
		.update(note)
		.set({ ...by, version })
		.where(eq(note.id, row.id));
	ctx.audit(noteEntry(ctx, row));
	return { version };
}

/** Settles a thread of notes. @returns its version @throws Refusal `forbidden`, `not_found`, `conflict`, `state` */
export const settleNote = command({
	action: 'settle',
	input: z.object(seenNote),
	run: (ctx, seen) => setSettled(ctx, seen, true),
});

/**
 * Reopens a settled thread of notes.
 * @returns its version
 * @throws Refusal `forbidden`, `not_found`, `conflict`, `state`
 */
export const reopenNote = command({
	action: 'reopen',
	input: z.object(seenNote),
	run: (ctx, seen) => setSettled(ctx, seen, false),
});
