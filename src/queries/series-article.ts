import type { Db } from '../data/db';
import { remember } from './memo';
import { prepared } from './prepared';

/** A data story and a series it carries. */
export interface SeriesArticle {
	slug: string;
	id: number;
	seo_url: string | null;
}

/**
 * Which of the newest 200 data stories of an edition carry which series, the newest story first and its series in the order of the text.
 * The first row is the chart of the week.
 */
export function seriesArticles(db: Db, edition: string): Promise<SeriesArticle[]> {
	return remember(db, `series_articles:${edition}`, [`list:${edition}`, `list:${edition}:data`], 600, () =>
		prepared<SeriesArticle>(
			db,
			'series_articles',
			`select found.slug[1] as slug, a.id, a.seo_url from (
				select id, seo_url, published_at, html from article where edition = $1 and kind = 'data' and status = 'published' and password_hash is null
				order by published_at desc, id desc limit 200
			) a cross join lateral regexp_matches(a.html, 'data-series="([a-z0-9-]{1,80})"', 'g') with ordinality as found(slug, position)
			order by a.published_at desc, a.id desc, found.position`,
			[edition],
		),
	);
}
