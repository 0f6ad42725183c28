import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { wall_message } from '../../data/tables/enterprise';
import { tag } from '../../shared/cache-tags';
import { Refusal } from '../../shared/refusal';
import { command } from '../act';

const input = z.object({ id: z.int().positive(), status: z.enum(['approved', 'refused']) });

/**
 * Decides about a message on a wall; an approved one is seen at once, a refused one no more.
 * @throws Refusal `forbidden`, `not_found`
 */
export const decideWallMessage = command({
	verb: 'decide',
	input,
	async run(act, { id, status }) {
		const [before] = await act.read.select().from(wall_message).where(eq(wall_message.id, id)).for('update');
		if (!before) throw new Refusal('not_found');
		act.demand('wall_message.decide', { edition: before.edition });
		if (before.status === status) return;
		await act.tx
			.update(wall_message)
			.set({ status, decided_at: act.now, decided_by: act.name })
			.where(eq(wall_message.id, id));
		act.done({ noun: 'wall_message', id, detail: { changes: { status: { from: before.status, to: status } } } });
		if (before.status === 'approved') act.purge(tag.wall(before.event_edition_id));
		else act.mark(tag.wall(before.event_edition_id));
	},
});
