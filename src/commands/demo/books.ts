import { books } from '../../../demo/books';
import { dayFrom } from '../../../demo/calendar';
import { book, book_tag } from '../../data/tables/book';
import { insertAll, insertReturning, makeGroups } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { cleanHtml } from '../../platform/html/clean-html';
import { need } from './need';
import { DEMO_EDITIONS } from './people-and-tags';

/** Loads the publications in both editions. @param tags ids by edition and key. */
export async function loadBooks(tx: Tx, now: number, tags: ReadonlyMap<string, number>): Promise<void> {
	const groups = await makeGroups(tx, 'book', books.length);
	const rows = await insertReturning(
		tx,
		book,
		books.flatMap((one, index) =>
			DEMO_EDITIONS.map((edition) => {
				const text = one[edition];
				return {
					...text,
					html: cleanHtml(text.html),
					sample_html: cleanHtml(text.sample_html),
					group_id: groups[index] ?? 0,
					edition,
					authors: one.authors,
					publisher: one.publisher,
					// A translation has a number of its own; the sample number belongs to the first edition.
					isbn: edition === DEMO_EDITIONS[0] ? one.isbn : undefined,
					pages: one.pages,
					language: edition,
					published_on: dayFrom(now, -one.days_ago),
					cover_seed: one.key,
					status: 'published' as const,
				};
			}),
		),
		['id', 'edition', 'slug'],
	);
	const ids = new Map(rows.map((row) => [`${row.edition}:${row.slug}`, row.id]));
	await insertAll(
		tx,
		book_tag,
		books.flatMap((one) =>
			DEMO_EDITIONS.flatMap((edition) =>
				one.tags.map((key) => ({
					book_id: need(ids, `${edition}:${one[edition].slug}`, 'book'),
					tag_id: need(tags, `${edition}:${key}`, 'tag'),
				})),
			),
		),
	);
}
