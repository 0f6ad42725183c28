import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

/** What a series is called in an edition. */
export interface SeriesName {
	slug: string;
	title: string;
	subtitle: string;
}

/** Names of the series that an edition shows, in the newsroom's order: published, with a text there and with values. */
export const seriesNames = (db: Db, edition: string): Promise<SeriesName[]> =>
	prepared<SeriesName>(
		db,
		'series_names',
		`select d.slug, coalesce(d.texts->$1->>'title', '') as title, coalesce(d.texts->$1->>'subtitle', '') as subtitle
			from data_series d where d.status = 'published' and d.texts->$1->>'title' <> ''
				and exists (select from data_point p where p.series_id = d.id and p.superseded_at is null)
			order by d.position, d.id`,
		[edition],
	);
