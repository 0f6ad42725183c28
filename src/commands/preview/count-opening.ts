import { eq, sql } from 'drizzle-orm';
import { demand } from '../../access/authorization';
import { preview_link } from '../../data/tables/desk/preview-link';
import type { Acting } from '../command';

/** Notes that somebody outside has seen what a link leads to. */
export async function countOpening({ actor, now, transact }: Acting, id: number): Promise<void> {
	demand(actor, 'reader.count', {}, now);
	await transact((tx) =>
		tx
			.update(preview_link)
			.set({ opened: sql`${preview_link.opened} + 1`, opened_at: now })
			.where(eq(preview_link.id, id)),
	);
}
