import { eq, sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { preview_link } from '../../data/tables/desk/preview-link';
import type { ActorContext } from '../command';

/** Notes that somebody outside has seen what a link leads to. */
export async function countOpening({ actor, now, inTransaction: transact }: ActorContext, id: number): Promise<void> {
	authorize(actor, 'reader.count', {}, now);
	await transact((tx) =>
		tx
			.update(preview_link)
			.set({ opened: sql`${preview_link.opened} + 1`, opened_at: now })
			.where(eq(preview_link.id, id)),
	);
}
