import { sql } from 'drizzle-orm';
import { authorize } from '../../access/authorization';
import { missing_path } from '../../data/tables/page-view';
import { isSecretPath } from '../../shared/address/folders';
import type { ActorContext } from '../command';

/**
 * Records an address that has no page, for the redirect manager. Bounded: a path is one row however often it is asked
 * for, long paths are cut, and once there are 10,000 rows no new one is added.
 */
export async function recordMissingPath(
	{ actor, now, inTransaction: transact }: ActorContext,
	path: string,
	edition: string,
): Promise<void> {
	authorize(actor, 'reader.count', {}, now);
	// A link with a token that was copied with something behind it leads nowhere, and still holds the token.
	if (isSecretPath(path)) return;
	await transact(async (tx) => {
		await tx.execute(sql`insert into ${missing_path} (path, edition, first_at, last_at)
			select ${path.slice(0, 500)}, ${edition}, ${now}::bigint, ${now}::bigint
				where (select count(*) from ${missing_path}) < 10000
			on conflict (path) do update set hits = missing_path.hits + 1, last_at = ${now}::bigint`);
	});
}
