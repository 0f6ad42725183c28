/** The last save of an article. */
import { and, eq, sql } from 'drizzle-orm';
import { changersOf } from '../../data/changers';
import { article } from '../../data/tables/article';
import { revision } from '../../data/tables/revision';
import type { StaffDb } from '../../platform/db/tx';
import type { ActorKind } from '../../shared/site/actor-kinds';

/** Columns of a revision that identify its actor. */
export const DONE_BY = { actor: revision.actor, actor_kind: revision.actor_kind, account_id: revision.account_id };

/** The last save of a row. */
interface LastSave {
	actor: string;
	actor_kind: ActorKind | null;
	account_id: number | null;
	/** The last action: `return` where it was sent back and not touched since. */
	verb: string;
}

/** The actor and action of the last save; null for a row that was never saved here. */
export const lastSave = sql<LastSave | null>`(select json_build_object('actor', r.actor, 'actor_kind', r.actor_kind,
	'account_id', r.account_id, 'verb', r.verb) from ${revision} r
	where r.noun = 'article' and r.row_id = ${article}.id and r.number = ${article}.version)`;

/** The actor of a save, as calls answer it. */
export const changedBy = (save: Omit<LastSave, 'verb'> | null | undefined) => ({
	changed_by: save?.actor ?? null,
	changed_by_kind: save?.actor_kind ?? null,
	changed_by_account: save?.account_id ?? null,
});

/** The actor of an article's last save; all null where it was never saved here. */
export async function savedBy(db: StaffDb, id: number, version: number): Promise<ReturnType<typeof changedBy>> {
	const [row] = await db
		.select(DONE_BY)
		.from(revision)
		.where(and(eq(revision.noun, 'article'), eq(revision.row_id, id), eq(revision.number, version)));
	return changedBy(row);
}

/** The last actor on each field of an article that changed since a version. */
export const changedSince = (db: StaffDb, id: number, version: number) => changersOf(db, 'article', id, version);
