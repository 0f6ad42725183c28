import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Actor } from '../../../../access/actor';
import { revision } from '../../../../data/tables/revision';
import type { Tx } from '../../../../platform/db/tx';
import { switchesOf } from '../../../../queries/site/switches';

type Reading = Pick<Tx, 'select'>;

/** What gives an article other words. */
const WRITING = ['create', 'change', 'continue', 'restore', 'restore_block', 'erase'];

/** Whether the installation asks that somebody else sees what goes before readers. */
export const asksSecondPerson = async (db: Reading): Promise<boolean> => (await switchesOf(db)).second_person;

/**
 * Whether an article needs somebody other than this actor before it goes out: they wrote its last words, and the
 * installation asks for a second person. The clock and imports carry out what somebody decided.
 * @param upTo number of the revision that would go out; the newest where it is missing
 */
export async function needsSecondPerson(db: Reading, actor: Actor, id: number, upTo?: number): Promise<boolean> {
	if (actor.kind !== 'staff' || !(await asksSecondPerson(db))) return false;
	const [last] = await db
		.select({ account_id: revision.account_id, kind: revision.actor_kind, name: revision.actor })
		.from(revision)
		.where(
			and(
				eq(revision.noun, 'article'),
				eq(revision.row_id, id),
				inArray(revision.verb, WRITING),
				upTo === undefined ? undefined : lte(revision.number, upTo),
			),
		)
		.orderBy(desc(revision.number))
		.limit(1);
	if (!last) return false;
	// States that are older than the account numbers hold only the name.
	return last.kind === null ? last.name === actor.name : last.account_id === actor.id;
}
