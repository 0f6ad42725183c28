import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/db';

/** The state of the installation, for an operator. */
export interface InstallationState {
	/** Version of PostgreSQL, such as 180004 for 18.4. */
	postgres: number;
	/** The database's clock, Unix seconds with a fraction. */
	now: number;
	/** Number of accounts outside the demonstration. */
	accounts: number;
	/** Administrators among them who have not set up a second factor. */
	unproved_administrators: number;
}

/** Reads the state as the database's owner: no reading role may count accounts. */
export async function readInstallationState(db: Database): Promise<InstallationState> {
	const [state] = await db.writeAlone<InstallationState & Record<string, unknown>>(sql`
		select current_setting('server_version_num')::int as postgres,
			extract(epoch from clock_timestamp())::float8 as now,
			(select count(*)::int from account where not is_demonstration) as accounts,
			(select count(distinct account.id)::int from account join account_role on account_role.account_id = account.id
				where not is_demonstration and account_role.role = 'admin' and account.code_secret is null
				and account.state = 'active') as unproved_administrators`);
	if (!state) throw new Error('The database has not answered.');
	return state;
}
