import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db';
import type { WallEntry } from '../../shared/wall-entry';

/** How often somebody may write on a wall, by whatever door. */
export const wall_limits = { name: 'topic_iecie_wall/create', seconds: 3_600, per_client: 10, per_visitor: 5, overall: 500 };

/**
 * Puts a message before the newsroom; nobody else sees it until it is approved.
 * @param edition code of the edition it was written in
 * @param now Unix seconds
 */
export async function postWallMessage(db: Database, topic_edition_id: number, edition: string, entry: WallEntry, now: number): Promise<void> {
	const { text, name, country } = entry;
	await db.writeAlone(sql`insert into wall_message (topic_edition_id, edition, text, name, country, created_at)
		values (${topic_edition_id}::int, ${edition}, ${text}, ${name}, ${country}, ${now}::bigint)`);
}
