import { sql } from 'drizzle-orm';
import type { CommandContext } from '../../../command';

/**
 * Erases words from the audit entries of an article and adds the entry that records it, in one statement: the database
 * allows no other change of the audit log (migration 0050). The actor, action and moment of every entry stay.
 * @param action of the added row
 * @param detail of the added row
 * @param replaced new details by the numbers of their rows; without it every entry loses its detail
 */
export async function eraseFromAudit(
	ctx: CommandContext,
	id: number,
	action: 'erase' | 'erase_passage',
	detail: Readonly<Record<string, unknown>>,
	replaced?: Readonly<Record<number, unknown>>,
): Promise<void> {
	const entry = JSON.stringify({ action, ...ctx.doneBy, detail, created_at: ctx.now });
	const details = replaced === undefined ? null : JSON.stringify(replaced);
	await ctx.tx.execute(
		sql`select public.erase_from_audit('article', ${String(id)}, ${entry}::jsonb, ${details}::jsonb)`,
	);
	ctx.touch(`article:${id}`);
}
