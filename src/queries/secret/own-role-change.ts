import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { audit } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import type { ActorKind } from '../../shared/site/actor-kinds';

/** Seconds for which a change of a role is news: no session lasts longer (`MAX_SESSION_SECONDS`). */
const NEWS_SECONDS = 86_400;

/** Fields of an account from which its rights follow. */
const RIGHTS = ['grants', 'author_id', 'state'];

/** A change of somebody's rights: who made it, and when (Unix seconds). */
export interface RoleChange {
	by: string;
	by_kind: ActorKind | null;
	at: number;
}

/**
 * The last change of a person's own rights that somebody else made within a day; undefined where there is none.
 * @param account_id of the person who asks, never another account
 * @param now Unix seconds
 */
export async function ownRoleChange(db: StaffDb, account_id: number, now: number): Promise<RoleChange | undefined> {
	const [found] = await db
		.select({ by: audit.actor, by_kind: audit.actor_kind, at: audit.created_at })
		.from(audit)
		.where(
			and(
				eq(audit.noun, 'account'),
				eq(audit.row_id, String(account_id)),
				eq(audit.action, 'change'),
				gt(audit.created_at, now - NEWS_SECONDS),
				or(sql`${audit.account_id} is null`, ne(audit.account_id, account_id)),
				sql`${audit.detail}->'changes' ?| ${sql.param(RIGHTS)}::text[]`,
			),
		)
		.orderBy(desc(audit.id))
		.limit(1);
	return found;
}
