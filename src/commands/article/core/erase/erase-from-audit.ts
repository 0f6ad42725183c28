import { sql } from 'drizzle-orm';
import type { CommandContext } from '../../../command';

/**
 * Takes words out of what the audit tells of an article and adds the row that says so, in one: the database lets nothing
 * else change a row of the audit (migration 0050). Who, what and when of every row stay.
 * @param action of the added row
 * @param detail of the added row
 * @param replaced details as they are to be, by the numbers of their rows; without them no row keeps a word
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
