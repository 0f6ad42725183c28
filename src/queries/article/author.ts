import type { AuthorText } from '../../data/tables/author';
import type { Texts, TitledLink } from '../../data/tables/columns';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

export interface Author {
	id: number;
	slug: string;
	name: string;
	is_software: boolean;
	links: TitledLink[];
	texts: Texts<AuthorText>;
	photo: { name: string; width: number; height: number } | null;
	/** How many published articles each edition has. */
	counts: Record<string, number>;
}

/** The author with this slug. */
export async function authorBySlug(db: Db, slug: string): Promise<Author | undefined> {
	const rows = await prepared<Author>(
		db,
		'author_by_slug',
		`select u.id, u.slug, u.name, u.is_software, u.links, u.texts,
		(select json_build_object('name', m.name, 'width', m.width, 'height', m.height) from media m
			where m.id = u.photo_id) as photo,
		coalesce((select json_object_agg(c.edition, c.n)
			from (select a.edition, count(*) as n from article_author s join article a on a.id = s.article_id
			where s.author_id = u.id and a.status = 'published' group by a.edition) c), '{}') as counts
		from author u where u.slug = $1`,
		[slug],
	);
	return rows[0];
}
