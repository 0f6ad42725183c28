import { prepared } from '../platform/db/prepared';
import { remember } from '../platform/db/read-cache';
import type { Db } from '../platform/db/tx';
import { tag } from '../shared/cache-tags';

/** A tag with how many of the newest articles carry it. */
export interface PopularTag {
	id: number;
	slug: string;
	name: string;
	count: number;
}

/** Number of newest articles that decide what is popular. */
const NEWEST = 1_000;
const SECONDS = 300;

/** The most frequent tags of an edition's newest articles, the most frequent first. Cached for five minutes. */
export function popularTags(db: Db, edition: string, limit: number): Promise<PopularTag[]> {
	return remember(db, `popular_tags:${edition}:${limit}`, [tag.list(edition)], SECONDS, () =>
		prepared<PopularTag>(
			db,
			'search_popular_tags',
			`with newest as (select tag_ids from search_document where edition = $1 and kind = 'article' and published_at > 0
				and published_at <= extract(epoch from now())::bigint
				order by published_at desc, id desc limit ${NEWEST}),
			counted as (select tag_id, count(*)::int as count from newest, unnest(tag_ids) as tag_id group by tag_id)
			select t.id, t.slug, t.name, c.count from counted c join tag t on t.id = c.tag_id and t.edition = $1
				order by c.count desc, t.name collate "und-x-icu" limit $2`,
			[edition, limit],
		),
	);
}
