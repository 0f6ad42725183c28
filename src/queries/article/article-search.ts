import type { ArticleCard } from '../../data/article-card';
import type { Db } from '../../platform/db/tx';
import { search } from '../../search/ask/search';
import { topicArticleIds } from '../event/topic';
import type { Listing, ListingPage } from './listing';

/** Matches of a keyword that are looked through when a filter is not one of the search's own. */
const MAX_MATCHES = 600;
const STEP = 50;

/**
 * Articles that match a keyword within a listing. The search knows tags by itself; type, kind, author and topic are
 * filtered among its best 600 matches.
 * @param tag slug of the listing's tag, as the search knows it
 */
export async function searchListing(
	db: Db,
	listing: Listing,
	keyword: string,
	tag: string | undefined,
	author: string | undefined,
	page: number,
	limit: number,
): Promise<ListingPage> {
	const base = { edition: listing.edition, keyword, kind: 'article', ...(tag ? { tag } : {}) };
	const isPlain = !listing.type && !listing.kind && !listing.author_id && !listing.topic_id;
	if (isPlain) {
		const found = await search(db, { ...base, page, limit });
		return {
			list: found.list.flatMap((hit) => hit.article ?? []),
			total: found.total,
			page: found.page,
			limit: found.limit,
			has_more: found.has_more,
		};
	}
	const inTopic = listing.topic_id ? new Set(await topicArticleIds(db, listing.topic_id)) : undefined;
	const fits = (article: ArticleCard) =>
		(!listing.type || article.type === listing.type) &&
		(!listing.kind || article.kind === listing.kind) &&
		(!author || article.authors.some((one) => one.slug === author)) &&
		(!inTopic || inTopic.has(article.id));
	const all: ArticleCard[] = [];
	for (let at = 1; at <= MAX_MATCHES / STEP; at += 1) {
		const found = await search(db, { ...base, page: at, limit: STEP });
		for (const hit of found.list) if (hit.article && fits(hit.article)) all.push(hit.article);
		if (!found.has_more) break;
	}
	const skip = (page - 1) * limit;
	return { list: all.slice(skip, skip + limit), total: all.length, page, limit, has_more: all.length > skip + limit };
}
