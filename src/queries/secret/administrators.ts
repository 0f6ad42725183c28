import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db';

/**
 * The number of people who administer the site and can sign in: active, with a second factor, not of the
 * demonstration. Read as the database's owner, for no reading role sees who has a second factor.
 */
export async function administrators(db: Pick<Database, 'writeAlone'>): Promise<number> {
	const [row] = await db.writeAlone<{ n: number }>(sql`
		select count(*)::int as n from account a
			where not a.is_demonstration and a.state = 'active' and a.code_secret is not null
			and exists (select from account_role r where r.account_id = a.id and r.role = 'admin')`);
	return row?.n ?? 0;
}
