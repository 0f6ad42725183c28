import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** A market that a section writes about. */
export interface ListingMarket {
	slug: string;
	name: string;
	/** Published articles filed under it, whatever their section: what its page names. */
	articles: number;
}

/** Markets of a section's articles, the most written about first. */
export function listingMarkets(db: Db, edition: string, type: string, limit: number): Promise<ListingMarket[]> {
	return remember(
		db,
		`listing_markets:${edition}:${type}:${limit}`,
		[tag.list(edition, type), tag.duty_rates],
		600,
		() =>
			prepared<ListingMarket>(
				db,
				'listing_markets',
				`select m.slug, coalesce(m.texts->$1->>'name', m.code) as name,
			(select count(*) from article a where a.edition = $1 and a.status = 'published'
				and a.market = m.texts->$1->>'name') as articles
			from market m where m.texts->$1->>'name' in
				(select distinct a.market from article a where a.edition = $1 and a.type = $2 and a.status = 'published'
					and a.market is not null)
			order by articles desc, (m.texts->$1->>'name') collate "und-x-icu" limit $3`,
				[edition, type, limit],
			),
	);
}
