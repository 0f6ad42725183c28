import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import type { Database } from '../../platform/db/db';
import { notifyTouched } from '../../platform/db/screens';
import { type SigningKeys, sign } from '../../platform/security/signature';
import type { WallEntry } from '../../shared/subject/wall-entry';
import type { DatabaseContext } from '../command';
import { DONE_BY_COLUMNS, doneByValues } from '../site/done-by-sql';

/** How often a visitor may write on a wall, through any form or call. */
export const wallLimits = {
	name: 'topic_iecie_wall/create',
	seconds: 3_600,
	per_client: 10,
	perVisitor: 5,
	overall: 500,
};

/**
 * Seconds in which the same words of the same visitor count as one message, because a client without an answer sends
 * them again.
 */
const SAME_SECONDS = 86_400;

export interface WallMessage {
	event_edition_id: number;
	/** Code of the edition in which it was written. */
	edition: string;
	entry: WallEntry;
	/** The sender: the identity in the visitor token, or without one the network of the client. */
	who: string;
}

/** A keyed hash, so that the database does not show who wrote which message. */
function sameKey(keys: SigningKeys, { event_edition_id, entry: { text, name, country }, who }: WallMessage): string {
	return `wall:${sign(keys[0], 'wall', JSON.stringify([event_edition_id, who, text, name, country]))}`;
}

/**
 * Submits a message to the newsroom; readers see it once it is approved. The same words of the same visitor within a
 * day are one message: the key of `rate_limit` lets only one of several requests through, even at the same moment.
 */
export async function postWallMessage(
	{ db, actor, now }: DatabaseContext<Database>,
	keys: SigningKeys,
	message: WallMessage,
): Promise<void> {
	authorize(actor, 'wall_message.post', { edition: message.edition }, now);
	const { event_edition_id, edition, entry } = message;
	const { text, name, country } = entry;
	const sender = sign(keys[0], 'wall_sender', message.who).slice(0, 22);
	// The window is always 0: the day is counted from the message, not from midnight.
	const audited = await db.writeAlone<{ row: string }>(sql`with first as (
			insert into rate_limit (key, "window", ends_at)
				values (${sameKey(keys, message)}, 0, ${now + SAME_SECONDS}::bigint)
			on conflict (key, "window") do update set ends_at = excluded.ends_at where rate_limit.ends_at <= ${now}::bigint
				returning key),
		posted as (insert into wall_message (event_edition_id, edition, text, name, country, sender, created_at)
		select ${event_edition_id}::int, ${edition}, ${text}, ${name}, ${country}, ${sender}, ${now}::bigint
			from first returning id)
		insert into audit (action, noun, row_id, created_at, ${DONE_BY_COLUMNS})
			select 'post', 'wall_message', id, ${now}::bigint, ${doneByValues(actor)} from posted
			returning noun || ':' || row_id as row`);
	// Open queues show the message at once; a notification that fails loses none.
	const rows = audited.map(({ row }) => row);
	if (rows.length > 0) await notifyTouched(db, rows).catch(() => {});
}
