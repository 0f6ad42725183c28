import { sql } from 'drizzle-orm';
import { missing_path } from '../../data/tables/page-view';
import type { Database } from '../../platform/db/db';

/**
 * Notes an address that nobody answers, for the redirect manager. Bounded: a path is one row however often it is asked for,
 * long paths are cut, and once 10,000 rows stand no new one is added.
 * @param now Unix seconds
 */
export async function recordMissingPath(db: Database, path: string, edition: string, now: number): Promise<void> {
	await db.write(async (tx) => {
		await tx.execute(sql`insert into ${missing_path} (path, edition, first_at, last_at)
			select ${path.slice(0, 500)}, ${edition}, ${now}::bigint, ${now}::bigint where (select count(*) from ${missing_path}) < 10000
			on conflict (path) do update set hits = missing_path.hits + 1, last_at = ${now}::bigint`);
	});
}
