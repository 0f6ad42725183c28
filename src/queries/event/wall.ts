import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

/** A visitor's message that the newsroom has approved. */
export interface WallMessage {
	id: number;
	/** Edition of the site it was written in. */
	edition: string;
	name: string;
	/** ISO 3166 alpha-2. */
	country: string | null;
	text: string;
	/** Unix seconds. */
	created_at: number;
}

export interface WallPage {
	list: WallMessage[];
	total: number;
	page: number;
	limit: number;
	has_more: boolean;
}

/** Messages a page of the wall shows. */
export const WALL_SIZE = 12;

/**
 * Approved messages of an event, in any language, newest first; messages that are not approved are left out.
 * @param page 1 and up
 */
export async function wallMessages(
	db: Db,
	event_edition_id: number,
	page: number,
	limit = WALL_SIZE,
): Promise<WallPage> {
	const [list, count] = await Promise.all([
		prepared<WallMessage>(
			db,
			'wall_messages',
			`select id, edition, name, country, text, created_at from wall_message where event_edition_id = $1
				and status = 'approved'
			order by created_at desc, id desc limit $2 offset $3`,
			[event_edition_id, limit + 1, (page - 1) * limit],
		),
		prepared<{ total: number }>(
			db,
			'wall_total',
			`select count(*) as total from wall_message where event_edition_id = $1 and status = 'approved'`,
			[event_edition_id],
		),
	]);
	return { list: list.slice(0, limit), total: count[0]?.total ?? 0, page, limit, has_more: list.length > limit };
}
