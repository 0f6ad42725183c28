import { eq } from 'drizzle-orm';
import { pending_change } from '../../../data/tables/desk/pending-change';
import type { CommandContext } from '../../command';
import { valueWithout } from '../core/erase/passage';

/** Takes a passage out of the changes of an article that wait or were decided about. @returns how many had it */
export async function eraseInPending(ctx: CommandContext, article_id: number, passage: string): Promise<number> {
	const rows = await ctx.read.select().from(pending_change).where(eq(pending_change.article_id, article_id));
	let n = 0;
	for (const { id, fields, correction, note } of rows) {
		const left = valueWithout({ fields, correction, note }, passage) as Pick<
			typeof pending_change.$inferSelect,
			'fields' | 'correction' | 'note'
		>;
		if (JSON.stringify(left) === JSON.stringify({ fields, correction, note })) continue;
		await ctx.tx.update(pending_change).set(left).where(eq(pending_change.id, id));
		n += 1;
	}
	return n;
}
