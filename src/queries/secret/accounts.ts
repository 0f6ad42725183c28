/**
 * Accounts as an administrator sees them. These reads run as the database's owner: no reading role sees addresses of
 * people.
 */
import { createHash } from 'node:crypto';
import { desc, eq, max, sql } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { account, account_role, session } from '../../data/tables/security/account';
import type { Database } from '../../platform/db/db';
import type { AccountState, Grant, StaffLanguage } from '../../shared/staff';
import { grantOf } from './staff-session';

/** A person of the newsroom, for the list of people. */
export interface ListedAccount {
	id: number;
	name: string;
	email: string;
	language: StaffLanguage;
	state: AccountState;
	is_demonstration: boolean;
	has_second_factor: boolean;
	/** Unix seconds; null where they have no session left. */
	last_seen: number | null;
	grants: Grant[];
	/** The author that this person is; null for people who write nothing. */
	author: { id: number; name: string } | null;
	/** A hash that stays the same until a value changes that administrators may change. */
	version: string;
}

type Changeable = Pick<ListedAccount, 'name' | 'state' | 'grants'> & { author_id: number | null };

/**
 * A hash of the values of an account that an administrator may change. A change that names another version is refused.
 */
export const accountVersion = ({ name, state, grants, author_id }: Changeable): string =>
	createHash('sha256')
		.update(JSON.stringify([name, state, author_id, grants.map((one) => JSON.stringify(one)).sort()]))
		.digest('hex')
		.slice(0, 16);

/** All people of the newsroom, by name. */
export async function listAccounts(db: Database): Promise<ListedAccount[]> {
	return db.write(async (tx) => {
		const found = await tx
			.select({ of: account, author: author.name })
			.from(account)
			.leftJoin(author, eq(author.id, account.author_id))
			.orderBy(account.name, account.id);
		const roles = await tx.select().from(account_role).orderBy(account_role.id);
		const seen = await tx
			.select({ account_id: session.account_id, at: max(session.seen_at) })
			.from(session)
			.groupBy(session.account_id);
		return found.map(({ of, author: signs }) => {
			const { id, name, email, language, state, is_demonstration, code_secret, author_id } = of;
			const grants = roles.filter((one) => one.account_id === id).map(grantOf);
			return {
				id,
				name,
				email,
				language,
				state,
				is_demonstration,
				has_second_factor: code_secret !== null,
				last_seen: seen.find((one) => one.account_id === id)?.at ?? null,
				grants,
				author: author_id === null ? null : { id: author_id, name: signs ?? '' },
				version: accountVersion({ name, state, grants, author_id }),
			};
		});
	});
}

/** A signed-in browser, as its own person sees it. */
export interface ListedSession {
	id: number;
	agent: string;
	network: string;
	created_at: number;
	seen_at: number;
}

/** Browsers in which an account is signed in, the last used first. */
export const listSessions = (db: Database, account_id: number): Promise<ListedSession[]> =>
	db.write((tx) =>
		tx
			.select({
				id: session.id,
				agent: session.agent,
				network: session.network,
				created_at: session.created_at,
				seen_at: session.seen_at,
			})
			.from(session)
			.where(eq(session.account_id, account_id))
			.orderBy(desc(session.seen_at)),
	);

/**
 * The number of people who administer the site and can sign in: active, with a second factor, not of the
 * demonstration.
 */
export async function administrators(db: Pick<Database, 'writeAlone'>): Promise<number> {
	const [row] = await db.writeAlone<{ n: number }>(sql`
		select count(*)::int as n from account a
			where not a.is_demonstration and a.state = 'active' and a.code_secret is not null
			and exists (select from account_role r where r.account_id = a.id and r.role = 'admin')`);
	return row?.n ?? 0;
}
