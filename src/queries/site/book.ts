import type { Chapter } from '../../data/tables/book';
import type { TitledLink } from '../../data/tables/columns';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

export interface Book {
	id: number;
	edition: string;
	slug: string;
	title: string;
	subtitle: string;
	authors: string[];
	publisher: string;
	isbn: string | null;
	pages: number | null;
	/** BCP 47 language of the book itself. */
	language: string;
	/** ISO day. */
	published_on: string | null;
	html: string;
	contents: Chapter[];
	sample_html: string;
	where_to_get: TitledLink[];
	cover_seed: string | null;
	translations: { edition: string; slug: string }[];
	tags: { id: number; slug: string; name: string }[];
}

/** The published book with this slug in an edition. */
export async function bookBySlug(db: Db, edition: string, slug: string): Promise<Book | undefined> {
	const rows = await prepared<Book>(
		db,
		'book_by_slug',
		`select b.id, b.edition, b.slug, b.title, b.subtitle, b.authors, b.publisher, b.isbn, b.pages, b.language,
			b.published_on::text, b.html, b.contents, b.sample_html, b.where_to_get, b.cover_seed,
		coalesce((select json_agg(json_build_object('edition', o.edition, 'slug', o.slug)) from book o
			where o.group_id = b.group_id and o.id <> b.id and o.status = 'published'), '[]') as translations,
		coalesce((select json_agg(json_build_object('id', t.id, 'slug', t.slug, 'name', t.name)
			order by t.name collate "und-x-icu") from book_tag s join tag t on t.id = s.tag_id where s.book_id = b.id),
			'[]') as tags
		from book b where b.edition = $1 and b.slug = $2 and b.status = 'published'`,
		[edition, slug],
	);
	return rows[0];
}
