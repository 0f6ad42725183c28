/** Who saved an article as it stands. */
import { and, eq, sql } from 'drizzle-orm';
import { changersOf } from '../../data/changers';
import { article } from '../../data/tables/article';
import { revision } from '../../data/tables/revision';
import type { StaffDb } from '../../platform/db/tx';
import type { ActorKind } from '../../shared/site/actor-kinds';

/** Columns of a revision that say who made it. */
export const DONE_BY = { actor: revision.actor, actor_kind: revision.actor_kind, account_id: revision.account_id };

/** How a row came to stand as it stands. */
interface LastSave {
	actor: string;
	actor_kind: ActorKind | null;
	account_id: number | null;
	/** What was done to it last: `return` where it came back and nobody has touched it since. */
	verb: string;
}

/** Who saved it as it stands, and how; null for a row that nobody has saved here. */
export const lastSave = sql<LastSave | null>`(select json_build_object('actor', r.actor, 'actor_kind', r.actor_kind,
	'account_id', r.account_id, 'verb', r.verb) from ${revision} r
	where r.noun = 'article' and r.row_id = ${article}.id and r.number = ${article}.version)`;

/** Who saved an article, as calls tell it. */
export const changedBy = (save: Omit<LastSave, 'verb'> | null | undefined) => ({
	changed_by: save?.actor ?? null,
	changed_by_kind: save?.actor_kind ?? null,
	changed_by_account: save?.account_id ?? null,
});

/** Who saved an article as it stands; all null where nobody has here. */
export async function savedBy(db: StaffDb, id: number, version: number): Promise<ReturnType<typeof changedBy>> {
	const [row] = await db
		.select(DONE_BY)
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), eq(revision.number, version)));
	return changedBy(row);
}

/** Who changed each field of an article last, of those that changed since a version. */
export const changedSince = (db: StaffDb, id: number, version: number) => changersOf(db, 'article', id, version);
