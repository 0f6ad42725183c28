import { type ArticleCard, CARD } from '../../data/article-card';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { articleTypes } from '../../shared/statuses';

/**
 * Views of a week, and rows of a ranking: below that many views nothing is called most read. So many rows are enough to
 * tell, because each has a view at least.
 */
const MIN_VIEWS = 10;

/** Articles of a ranking; none where they were read fewer than `MIN_VIEWS` times in all. */
export const ifEnough = <T extends { week_views: number }>(ranking: readonly T[]): readonly T[] =>
	ranking.reduce((sum, { week_views }) => sum + week_views, 0) < MIN_VIEWS ? [] : ranking;

// An index of edition and views answers all three, and holds no more rows than were read.
const ranked = (place: string) => `select ${CARD}, a.week_views from article a
	where a.edition = $1 and a.status = 'published' and a.kind <> 'brief' and a.week_views > 0 ${place}
	order by a.week_views desc, a.published_at desc limit ${MIN_VIEWS}`;

function readRanking(db: Db, edition: string, section: string | undefined) {
	type Ranked = ArticleCard & { week_views: number };
	if (section === undefined) return prepared<Ranked>(db, 'article_most_read', ranked(''), [edition]);
	return articleTypes.some((type) => type === section)
		? prepared<Ranked>(db, 'article_most_read_type', ranked('and a.type = $2'), [edition, section])
		: prepared<Ranked>(db, 'article_most_read_kind', ranked('and a.kind = $2'), [edition, section]);
}

/**
 * What readers opened most in the last seven days, in an edition or in one section of it, the most read first. Nothing
 * where that is fewer than `MIN_VIEWS` views in all. Kept for a minute, as many pages show it.
 * @param section its type, or its kind where that is more than news; undefined for the whole edition
 */
export function mostReadArticles(db: Db, edition: string, section: string | undefined): Promise<ArticleCard[]> {
	return remember(db, `most_read:${edition}:${section ?? ''}`, [], 60, async () =>
		ifEnough(await readRanking(db, edition, section)).map(({ week_views: _views, ...card }) => card),
	);
}
