import { type ArticleCard, CARD } from '../../data/article-card';
import { prepared } from '../../platform/db/prepared';
import { rememberRows } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** Seconds for which a card is kept where no change of its article is heard of. */
const KEPT_SECONDS = 60;

/**
 * The cards of articles that were found published, by id. A card is read once for all pages until its article changes,
 * which a change of the names of its authors and tags, or of its picture, is as well. An article that was withdrawn meanwhile is not there.
 */
export const cardsOf = (db: Db, ids: readonly number[]): Promise<Map<number, ArticleCard>> =>
	rememberRows(db, 'card', ids, tag.article, KEPT_SECONDS, (missing) =>
		prepared<ArticleCard>(
			db,
			'article_cards',
			`select ${CARD} from article a where a.id = any($1::int[]) and a.status = 'published'`,
			[missing],
		),
	);
