import type { Database } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { fileUses } from '../upload/file-uses';

/** Seeds of drawn covers by what shows them; the reading door leaves what is public. */
const SEEDS = [
	`select from article where status = 'published' and coalesce(cover_seed, seo_url, id::text) = $1`,
	`select from book where status = 'published' and coalesce(cover_seed, slug) = $1`,
	`select from topic where cover_seed = $1`,
	`select from subject where cover_seed = $1`,
	`select from photo where cover_seed = $1`,
	`select from subject_module where content->>'cover_seed' = $1`,
];

/** True where something public has the drawn cover of a seed. */
export async function isSeedPublic(db: Db, seed: string): Promise<boolean> {
	const rows = await prepared(
		db,
		'seed_is_public',
		`select from (values (1)) as one where ${SEEDS.map((one) => `exists (${one})`).join(' or ')}`,
		[seed],
	);
	return rows.length > 0;
}

/** True where something public shows a stored file. */
export async function isFilePublic(db: Db, name: string): Promise<boolean> {
	const shown = fileUses(`a.status = 'published'`)
		.map((one) => `exists (${one})`)
		.join(' or ');
	return (
		(await prepared(db, 'file_is_public', `select from media m where m.name = $1 and (${shown})`, [name])).length > 0
	);
}

/**
 * Tells of pictures that belonged to a withdrawn article and to nothing public. Looks through tables, but only for
 * pictures of which something was withdrawn once; all others cost no question.
 */
export const withdrawnPictures = ({ read, changes }: Pick<Database, 'read' | 'changes'>) => ({
	/** Of a drawn cover. While the database is away, what was withdrawn once counts as withdrawn. */
	isSeedWithdrawn: async (seed: string): Promise<boolean> =>
		changes.wasPurged(tag.cover(seed)) && !(await isSeedPublic(read, seed).catch(() => false)),
	/** Of a stored file. @throws what the database throws when it is away */
	isFileWithdrawn: async (name: string): Promise<boolean> =>
		changes.wasPurged(tag.media(name)) && !(await isFilePublic(read, name)),
});
