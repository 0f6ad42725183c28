import type { Database } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** Seeds of drawn covers in each table that shows them; the reading role sees only public rows. */
const SEEDS = [
	`select from article where status = 'published' and coalesce(cover_seed, seo_url, id::text) = $1`,
	`select from book where status = 'published' and coalesce(cover_seed, slug) = $1`,
	`select from topic where cover_seed = $1`,
	`select from subject where cover_seed = $1`,
	`select from photo where cover_seed = $1`,
	`select from subject_module where content->>'cover_seed' = $1`,
];

/** True where a public row has the drawn cover of a seed. */
export async function isSeedPublic(db: Db, seed: string): Promise<boolean> {
	const rows = await prepared(
		db,
		'seed_is_public',
		`select from (values (1)) as one where ${SEEDS.map((one) => `exists (${one})`).join(' or ')}`,
		[seed],
	);
	return rows.length > 0;
}

/**
 * True for a drawn cover that belonged to a withdrawn article and to nothing that is public. The database is asked only
 * about covers that were purged once. While it is away, these count as withdrawn.
 */
export const seedWithdrawn =
	({ read, changes }: Pick<Database, 'read' | 'changes'>) =>
	async (seed: string): Promise<boolean> =>
		changes.wasPurged(tag.cover(seed)) && !(await isSeedPublic(read, seed).catch(() => false));
