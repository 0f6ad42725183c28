import { and, eq, gt, sql } from 'drizzle-orm';
import { account, account_role, session } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';
import { tokenHash } from '../../platform/security/signature';
import type { Grant, StaffSession } from '../../shared/staff';

/** Seconds a session lasts without being used, and in all (security rule 3). */
export const MAX_IDLE_SECONDS = 8 * 3_600;
export const MAX_SESSION_SECONDS = 24 * 3_600;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A role as rights are decided by it. */
export const grantOf = ({
	role,
	edition,
	section,
}: Pick<typeof account_role.$inferSelect, 'role' | 'edition' | 'section'>): Grant => ({
	role,
	...(edition === null ? {} : { edition }),
	...(section === null ? {} : { section }),
});

/**
 * The session behind a cookie; undefined for one that is unknown, too old, too long unused, or of an account that is
 * disabled. It reads as the owner, because no reading role sees sessions.
 * @param now Unix seconds
 */
export async function sessionOf(db: Database, token: string, now: number): Promise<StaffSession | undefined> {
	if (!TOKEN.test(token)) return undefined;
	return db.write(async (tx) => {
		const [row] = await tx
			.select({
				id: session.id,
				account_id: account.id,
				email: account.email,
				email_key: account.email_key,
				name: account.name,
				language: account.language,
				is_demonstration: account.is_demonstration,
				stage: session.stage,
				author_id: account.author_id,
				proved_at: session.proved_at,
				seen_at: session.seen_at,
				roles: sql<Pick<typeof account_role.$inferSelect, 'role' | 'edition' | 'section'>[]>`coalesce((
					select jsonb_agg(jsonb_build_object('role', r.role, 'edition', r.edition, 'section', r.section) order by r.id)
					from ${account_role} r where r.account_id = ${account.id}), '[]'::jsonb)`,
			})
			.from(session)
			.innerJoin(account, eq(account.id, session.account_id))
			.where(
				and(
					eq(session.hash, tokenHash(token)),
					gt(session.ends_at, now),
					gt(session.seen_at, now - MAX_IDLE_SECONDS),
					eq(account.state, 'active'),
				),
			);
		if (!row) return undefined;
		const { roles, author_id, ...found } = row;
		return { ...found, author_id: author_id ?? undefined, grants: roles.map(grantOf) };
	});
}
