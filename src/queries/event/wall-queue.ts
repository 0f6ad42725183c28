import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { wall_message } from '../../data/tables/enterprise';
import { event_edition } from '../../data/tables/topic';
import type { StaffDb } from '../../platform/db/tx';
import type { WallStatus } from '../../shared/statuses';

/** The largest number of messages in an answer; the oldest come first. */
const MAX_ROWS = 200;

/** Why messages are grouped. */
export type WallGroup = 'words' | 'sender';

/** The words of a message in a form that is equal for messages that say the same. */
const folded = (text: string): string =>
	text
		.normalize('NFKC')
		.toLocaleLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, '');

/** Messages of event editions as staff see them: waiting ones oldest first, decided ones newest first. */
const messagesAt = (db: StaffDb, editions: readonly string[], status: WallStatus, since: number) =>
	db
		.select({
			id: wall_message.id,
			edition: wall_message.edition,
			name: wall_message.name,
			country: wall_message.country,
			text: wall_message.text,
			status: wall_message.status,
			created_at: wall_message.created_at,
			decided_at: wall_message.decided_at,
			decided_by: wall_message.decided_by,
			reason: wall_message.reason,
			note: wall_message.note,
			sender: wall_message.sender,
			event: sql<string>`coalesce(${event_edition.texts}->${wall_message.edition}->>'name', ${event_edition.slug})`,
		})
		.from(wall_message)
		.innerJoin(event_edition, eq(event_edition.id, wall_message.event_edition_id))
		.where(
			and(
				eq(wall_message.status, status),
				inArray(wall_message.edition, [...editions]),
				status === 'waiting' ? undefined : gte(wall_message.decided_at, since),
			),
		)
		.orderBy(
			...(status === 'waiting'
				? [asc(wall_message.created_at), asc(wall_message.id)]
				: [desc(wall_message.decided_at), desc(wall_message.id)]),
		)
		.limit(MAX_ROWS);

type Message = Omit<Awaited<ReturnType<typeof messagesAt>>[number], 'sender'>;

/** Messages that are decided together: a single one, or a group. */
export interface WallEntry {
	why: WallGroup | null;
	messages: Message[];
}

/**
 * The queue of the walls. Waiting messages with the same words, or from the same sender, are grouped.
 * @param editions those whose messages are shown
 * @param since Unix seconds; decided messages are shown only if they were decided later
 */
export async function wallQueue(
	db: StaffDb,
	editions: readonly string[],
	status: WallStatus,
	since: number,
): Promise<WallEntry[]> {
	if (editions.length === 0) return [];
	const rows = await messagesAt(db, editions, status, since);
	const words = Map.groupBy(rows, ({ text }) => folded(text));
	const senders = Map.groupBy(rows, ({ id, sender }) => sender ?? `#${id}`);
	const taken = new Set<number>();
	return rows.flatMap((row): WallEntry[] => {
		if (taken.has(row.id)) return [];
		const alike = (words.get(folded(row.text)) ?? []).filter(({ id }) => !taken.has(id));
		const near = (senders.get(row.sender ?? `#${row.id}`) ?? []).filter(({ id }) => !taken.has(id));
		const together = status !== 'waiting' ? [row] : alike.length > 1 ? alike : near;
		for (const { id } of together) taken.add(id);
		const why = together.length === 1 ? null : together === alike ? 'words' : 'sender';
		return [{ why, messages: together.map(({ sender: _sender, ...message }) => message) }];
	});
}

/** The number of waiting messages in each edition, and of those decided since. @param since Unix seconds */
export async function wallCounts(
	db: StaffDb,
	editions: readonly string[],
	since: number,
): Promise<{ edition: string; status: WallStatus; n: number }[]> {
	if (editions.length === 0) return [];
	return db
		.select({ edition: wall_message.edition, status: wall_message.status, n: sql<number>`count(*)::int` })
		.from(wall_message)
		.where(
			and(
				inArray(wall_message.edition, [...editions]),
				sql`(${wall_message.status} = 'waiting' or ${wall_message.decided_at} >= ${since}::bigint)`,
			),
		)
		.groupBy(wall_message.edition, wall_message.status);
}
