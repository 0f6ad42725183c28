import { and, inArray, lt, or } from 'drizzle-orm';
import type { ArticleRow } from '../../../data/article-content';
import { media } from '../../../data/tables/media';
import { STORED_FILES } from '../../../shared/address/folders';
import type { Reading } from '../../command';

const STORED_FILE = new RegExp(`${STORED_FILES}/([\\w.-]+)`, 'g');

/** What of an article says which pictures it shows. */
type Shown = Pick<ArticleRow, 'id' | 'html' | 'cover_id'>;

/** Names of the stored files that a text shows. */
export const filesIn = (html: string): string[] => [...html.matchAll(STORED_FILE)].flatMap(([, name]) => name ?? []);

/**
 * The files of a library whose licence has ended, of those that articles show as their picture or in their text.
 * @param at Unix seconds: the moment for which it is asked
 */
async function lapsedFiles(read: Reading, rows: readonly Shown[], at: number): Promise<{ id: number; name: string }[]> {
	const covers = rows.flatMap(({ cover_id }) => cover_id ?? []);
	const names = rows.flatMap(({ html }) => filesIn(html));
	if (covers.length === 0 && names.length === 0) return [];
	return read
		.select({ id: media.id, name: media.name })
		.from(media)
		.where(
			and(
				lt(media.expires_on, new Date(at * 1_000).toISOString().slice(0, 10)),
				or(inArray(media.id, covers), inArray(media.name, names)),
			),
		);
}

const isInText = ({ html }: Shown, name: string): boolean => html.includes(`${STORED_FILES}/${name}`);

/**
 * Articles that show a file whose licence has ended, as their picture or in their text.
 * @param at Unix seconds: the moment for which it is asked
 * @returns their numbers
 */
export async function withLapsedPictures(
	read: Reading,
	rows: readonly Shown[],
	at: number,
): Promise<ReadonlySet<number>> {
	const lapsed = await lapsedFiles(read, rows, at);
	const has = (row: Shown) => lapsed.some(({ id, name }) => id === row.cover_id || isInText(row, name));
	return new Set(lapsed.length === 0 ? [] : rows.filter(has).map(({ id }) => id));
}

/**
 * Names of the files in the text of an article whose licence has ended.
 * @param at Unix seconds: the moment for which it is asked
 */
export const lapsedInText = async (read: Reading, row: Shown, at: number): Promise<string[]> =>
	(await lapsedFiles(read, [row], at)).flatMap(({ name }) => (isInText(row, name) ? name : []));
