import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** A market that a section writes about, as the tag of its name. */
export interface ListingMarket {
	slug: string;
	name: string;
	/** Published articles under the tag, whatever their section: what its page shows. */
	articles: number;
}

/** Markets of a section's articles that have a tag of their name, the most written about first. */
export function listingMarkets(db: Db, edition: string, type: string, limit: number): Promise<ListingMarket[]> {
	return remember(db, `listing_markets:${edition}:${type}:${limit}`, [tag.list(edition, type)], 600, () =>
		prepared<ListingMarket>(
			db,
			'listing_markets',
			`select t.slug, t.name, (select count(*) from article_tag s join article a on a.id = s.article_id where s.tag_id = t.id and a.status = 'published') as articles
			from tag t where t.edition = $1
			and t.name in (select distinct a.market from article a where a.edition = $1 and a.type = $2 and a.status = 'published' and a.market is not null)
			order by articles desc, t.name collate "und-x-icu" limit $3`,
			[edition, type, limit],
		),
	);
}
