import { inArray, sql } from 'drizzle-orm';
import { upload } from '../../../data/tables/upload';
import { fileUses } from '../../../queries/upload/file-uses';
import { STORED_FILES } from '../../../shared/address/folders';
import { tag } from '../../../shared/cache-tags';
import type { Act } from '../../act';
import type { ArticleState } from './article-state';

const STORED_FILE = new RegExp(`${STORED_FILES}/([\\w.-]+)`, 'g');

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
	const used = fileUses()
		.map((one) => `exists (${one})`)
		.join(' or ');
	const { rows } = await act.tx.execute<{ name: string }>(
		sql`delete from media m where (m.id = ${cover}::int or m.name = any(${sql.param(inText)}::text[]))
			and not (${sql.raw(used)}) returning m.name`,
	);
	if (rows.length === 0) return 0;
	const found = rows.map(({ name }) => name);
	await act.tx.delete(upload).where(inArray(upload.id, found));
	await act.tx.insert(upload).values(found.map((id) => ({ id, way: 'store' as const, created_at: 0 })));
	act.purge(...found.map((name) => tag.media(name)));
	return rows.length;
}
