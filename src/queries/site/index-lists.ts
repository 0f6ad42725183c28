import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** Published articles of an edition that carry a tag, or that an author signs. */
export interface IndexedTag {
	id: number;
	slug: string;
	name: string;
	articles: number;
}

export interface IndexedAuthor {
	id: number;
	slug: string;
	name: string;
	is_software: boolean;
	/** In the edition's own words; empty where nothing was written. */
	role: string;
	photo: { name: string; width: number; height: number } | null;
	articles: number;
}

export interface IndexedBook {
	id: number;
	slug: string;
	title: string;
	subtitle: string;
	authors: string[];
	pages: number | null;
	/** ISO day. */
	published_on: string | null;
	cover_seed: string | null;
}

const SECONDS = 600;

/** Every tag of an edition that a published article carries, by name. */
export const tagIndex = (db: Db, edition: string): Promise<IndexedTag[]> =>
	remember(db, `tag_index:${edition}`, [tag.list(edition)], SECONDS, () =>
		prepared<IndexedTag>(
			db,
			'tag_index',
			`select t.id, t.slug, t.name, count(*) as articles from tag t join article_tag s on s.tag_id = t.id
			where t.edition = $1 and s.listed_at is not null group by t.id order by t.name collate "und-x-icu"`,
			[edition],
		),
	);

/**
 * Every author whom a published article of an edition names, by name. An article that a partner paid for has no author
 * of the newsroom.
 */
export const authorIndex = (db: Db, edition: string): Promise<IndexedAuthor[]> =>
	remember(db, `author_index:${edition}`, [tag.list(edition)], SECONDS, () =>
		prepared<IndexedAuthor>(
			db,
			'author_index',
			`select u.id, u.slug, u.name, u.is_software, coalesce(u.texts -> $1 ->> 'role', '') as role,
			(select json_build_object('name', m.name, 'width', m.width, 'height', m.height) from media m
				where m.id = u.photo_id) as photo, count(*) as articles
			from author u join article_author s on s.author_id = u.id join article a on a.id = s.article_id
			where a.edition = $1 and a.status = 'published' and a.label is distinct from 'partner' group by u.id
				order by u.is_software, u.name collate "und-x-icu"`,
			[edition],
		),
	);

/** The published books of an edition, the newest first. */
export const bookIndex = (db: Db, edition: string): Promise<IndexedBook[]> =>
	prepared<IndexedBook>(
		db,
		'book_index',
		`select b.id, b.slug, b.title, b.subtitle, b.authors, b.pages, b.published_on::text, b.cover_seed from book b
		where b.edition = $1 and b.status = 'published' order by b.published_on desc nulls last, b.id desc`,
		[edition],
	);
