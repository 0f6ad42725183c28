import { eq } from 'drizzle-orm';
import { wall_message } from '../../data/tables/enterprise';
import { audit } from '../../data/tables/site';
import type { Database } from '../../platform/db/db';
import { tag } from '../../shared/cache-tags';
import type { Actor } from '../article/change-article';
import { changed } from '../changed';

/** The decision is refused; `reason` is stable. */
export class WallRefusal extends Error {
	constructor(readonly reason: 'forbidden' | 'unknown') {
		super(reason === 'forbidden' ? 'This person may not decide about messages.' : 'There is no such message.');
	}
}

/**
 * Decides about a message on a wall; an approved one is seen at once, a refused one no more.
 * @param now Unix seconds
 * @throws WallRefusal
 */
export async function approveWallMessage(db: Database, actor: Actor, id: number, status: 'approved' | 'refused', now: number): Promise<void> {
	if (!actor.may_edit) throw new WallRefusal('forbidden');
	await db.write(async (tx) => {
		const [decided] = await tx
			.update(wall_message)
			.set({ status, decided_at: now, decided_by: actor.name })
			.where(eq(wall_message.id, id))
			.returning({ topic_edition_id: wall_message.topic_edition_id });
		if (!decided) throw new WallRefusal('unknown');
		await tx.insert(audit).values({ actor: actor.name, action: status === 'approved' ? 'approve' : 'refuse', noun: 'wall_message', row_id: String(id), created_at: now });
		await changed(tx, [tag.wall(decided.topic_edition_id)]);
	});
}
