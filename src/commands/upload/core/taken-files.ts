import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/tx';
import { type CacheTag, tag } from '../../../shared/cache-tags';

/**
 * Tags of the stored files that lost a use before readers in this transaction, as the database has noted it (migration
 * 0046). One that something else shows is among them: asked for again it answers again.
 */
export async function takenFiles(tx: Tx): Promise<CacheTag[]> {
	const { rows } = await tx.execute<{ names: string | null }>(
		sql`select current_setting('brume.files_taken', true) as names`,
	);
	const names = rows[0]?.names ?? '';
	if (names === '') return [];
	return names === '*' ? [tag.everything] : [...new Set(names.split(' '))].map((name) => tag.media(name));
}
