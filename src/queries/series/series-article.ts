import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { ArticleLabel } from '../../shared/statuses';

/** A data story and a series it carries. */
export interface SeriesArticle {
	slug: string;
	id: number;
	seo_url: string | null;
	/** What it says, in a few sentences. */
	key_points: string[];
}

/**
 * Reads which of the newest 200 data stories of an edition carry which series, the newest story first and its series in
 * the order of the text. The first row is the chart of the week.
 */
export function seriesArticles(db: Db, edition: string): Promise<SeriesArticle[]> {
	return remember(db, `series_articles:${edition}`, [tag.list(edition), tag.list(edition, 'data')], 600, () =>
		prepared<SeriesArticle>(
			db,
			'series_articles',
			`select found.slug[1] as slug, a.id, a.seo_url, a.key_points from (
				select id, seo_url, key_points, published_at, html from article where edition = $1 and kind = 'data'
					and status = 'published' and password_hash is null
				order by published_at desc, id desc limit 200
			) a cross join lateral regexp_matches(a.html, 'data-series="([a-z0-9-]{1,80})"',
				'g') with ordinality as found(slug, position)
			order by a.published_at desc, a.id desc, found.position`,
			[edition],
		),
	);
}

/** A data story as the page of its series names it. */
export interface SeriesStory {
	id: number;
	seo_url: string | null;
	title: string;
	label: ArticleLabel | null;
	partner_name: string | null;
}

/** The newest stories of an edition that carry a series. @param slug of the series */
export async function storiesOfSeries(db: Db, edition: string, slug: string): Promise<SeriesStory[]> {
	const ids = [
		...new Set((await seriesArticles(db, edition)).filter((story) => story.slug === slug).map((story) => story.id)),
	].slice(0, 5);
	if (ids.length === 0) return [];
	return prepared<SeriesStory>(
		db,
		'series_stories',
		`select id, seo_url, title, label, partner_name from article where id = any($1::int[]) and status = 'published'
			order by published_at desc, id desc`,
		[ids],
	);
}
