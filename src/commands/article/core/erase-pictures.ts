import { inArray, notExists, sql } from 'drizzle-orm';
import { media } from '../../../data/tables/media';
import { upload } from '../../../data/tables/upload';
import { STORED_FILES } from '../../../shared/address/folders';
import { tag } from '../../../shared/cache-tags';
import type { Act } from '../../act';
import type { ArticleState } from './article-state';

const STORED_FILE = new RegExp(`${STORED_FILES}/([\\w.-]+)`, 'g');

/** True where a text has the address of the file. */
const names = (text: string) => `strpos(${text}, '${STORED_FILES}/' || media.name) > 0`;

/** Whatever may use a stored file, in whatever state it is. */
const USES = [
	`select 1 from article a where a.cover_id = media.id or ${names('a.html')}`,
	`select 1 from page p where ${names('p.html')}`,
	`select 1 from issue i where ${names('i.html')}`,
	'select 1 from book b where b.cover_id = media.id',
	'select 1 from author u where u.photo_id = media.id',
	'select 1 from adv d where d.image_id = media.id',
	'select 1 from company c where c.logo_id = media.id',
	'select 1 from enterprise e where e.logo_id = media.id',
	'select 1 from attachment t where t.media_id = media.id',
	'select 1 from photo h where h.media_id = media.id',
	'select 1 from partner n where n.logo_id = media.id',
	'select 1 from subject s where s.cover_id = media.id',
	'select 1 from subject_module o where strpos(o.content::text, media.name) > 0',
] as const;

/** Numbers and names of the pictures that an article shows: its own, and those of its text. */
const picturesOf = ({ row }: ArticleState) => ({
	cover: row.cover_id,
	names: [...row.html.matchAll(STORED_FILE)].flatMap(([, name]) => name ?? []),
});

/**
 * Removes the pictures of an article that is gone and that nothing else uses. Their rows go at once, and with them
 * their addresses; a line in the uploads says to the sweep that the files follow.
 * @returns how many
 */
export async function erasePictures(act: Act, state: ArticleState): Promise<number> {
	const { cover, names: inText } = picturesOf(state);
	const unused = USES.map((one) => notExists(sql.raw(`(${one})`)));
	const rows = await act.tx
		.delete(media)
		.where(
			sql.join(
				[sql`(${media.id} = ${cover} or ${media.name} = any(${sql.param(inText)}::text[]))`, ...unused],
				sql` and `,
			),
		)
		.returning({ name: media.name });
	if (rows.length === 0) return 0;
	const found = rows.map(({ name }) => name);
	await act.tx.delete(upload).where(inArray(upload.id, found));
	await act.tx.insert(upload).values(found.map((id) => ({ id, way: 'store' as const, created_at: 0 })));
	act.purge(...found.map((name) => tag.media(name)));
	return rows.length;
}
