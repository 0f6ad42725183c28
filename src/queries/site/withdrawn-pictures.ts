import type { Database } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { STORED_FILES } from '../../shared/address/folders';
import { tag } from '../../shared/cache-tags';

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

/** True where a text has the address of the file. */
const names = (text: string) => `strpos(${text}, '${STORED_FILES}/' || m.name) > 0`;

/** Stored files by what shows them. */
const FILES = [
	`select 1 from article a where a.status = 'published' and (a.cover_id = m.id or ${names('a.html')})`,
	`select 1 from page p where ${names('p.html')}`,
	`select 1 from issue i where ${names('i.html')}`,
	`select 1 from book where cover_id = m.id`,
	`select 1 from author where photo_id = m.id`,
	`select 1 from adv where image_id = m.id`,
	`select 1 from enterprise where logo_id = m.id`,
	`select 1 from attachment where media_id = m.id`,
	`select 1 from photo where media_id = m.id`,
	`select 1 from partner where logo_id = m.id`,
	`select 1 from subject where cover_id = m.id`,
	`select 1 from subject_module where strpos(content::text, m.name) > 0`,
];

/** True where something public shows a stored file. */
export async function isFilePublic(db: Db, name: string): Promise<boolean> {
	const shown = FILES.map((one) => `exists (${one})`).join(' or ');
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
