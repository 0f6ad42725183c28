import { and, inArray, lt, or } from 'drizzle-orm';
import type { ArticleRow } from '../../../data/article-content';
import { media } from '../../../data/tables/media';
import { STORED_FILES } from '../../../shared/address/folders';
import type { CommandContext } from '../../command';

const STORED_FILE = new RegExp(`${STORED_FILES}/([\\w.-]+)`, 'g');

/** What of an article says which pictures it shows. */
type Shown = Pick<ArticleRow, 'id' | 'html' | 'cover_id'>;

/** Names of the stored files that a text shows. */
export const filesIn = (html: string): string[] => [...html.matchAll(STORED_FILE)].flatMap(([, name]) => name ?? []);

/**
 * Articles that show a file whose licence has ended, as their picture or in their text.
 * @param at Unix seconds: the moment for which it is asked
 * @returns their numbers
 */
export async function withLapsedPictures(
	read: Pick<CommandContext['read'], 'select'>,
	rows: readonly Shown[],
	at: number,
): Promise<ReadonlySet<number>> {
	const covers = rows.flatMap(({ cover_id }) => cover_id ?? []);
	const names = rows.flatMap(({ html }) => filesIn(html));
	if (covers.length === 0 && names.length === 0) return new Set();
	const lapsed = await read
		.select({ id: media.id, name: media.name })
		.from(media)
		.where(
			and(
				lt(media.expires_on, new Date(at * 1_000).toISOString().slice(0, 10)),
				or(inArray(media.id, covers), inArray(media.name, names)),
			),
		);
	const isIn = ({ html, cover_id }: Shown) =>
		lapsed.some(({ id, name }) => id === cover_id || html.includes(`${STORED_FILES}/${name}`));
	return new Set(lapsed.length === 0 ? [] : rows.filter(isIn).map(({ id }) => id));
}
