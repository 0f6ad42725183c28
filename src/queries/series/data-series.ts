import type { Texts } from '../../data/tables/columns';
import type { DataSeriesText } from '../../data/tables/data-series';
import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import type { SourceDocument } from '../../shared/source-document';

export interface DataPoint {
	key: string;
	/** First day of the period, ISO; null for categories. */
	period: string | null;
	value: number;
	label: Texts<string>;
	note: Texts<string> | null;
}

/** A series with its current values; superseded values are left out. */
export interface DataSeries {
	id: number;
	slug: string;
	chart: 'bar' | 'line' | 'step';
	unit: string;
	decimals: number;
	frequency: 'month' | 'year' | 'event' | 'category';
	codes: string[];
	/** Codes of the markets that all of it is about. */
	markets: string[];
	highlight: string | null;
	source: SourceDocument[];
	/** ISO day on which the sources were read. */
	retrieved_on: string;
	texts: Texts<DataSeriesText>;
	updated_at: number;
	points: DataPoint[];
}

const WHOLE = `select d.id, d.slug, d.chart, d.unit, d.decimals, d.frequency, d.codes, d.markets, d.highlight,
	case when jsonb_typeof(d.source) = 'array' then d.source else '[]' end as source,
	d.retrieved_on::text as retrieved_on, d.texts, d.updated_at,
	coalesce((select json_agg(json_build_object('key', p.key, 'period', p.period, 'value', p.value, 'label',
		case when jsonb_typeof(p.label) = 'object' then p.label else '{}' end,
		'note', p.note) order by p.position, p.id)
		from data_point p where p.series_id = d.id and p.superseded_at is null and p.value > '-Infinity'
			and p.value < 'Infinity'), '[]') as points
	from data_series d where d.status = 'published'`;

/** Series in the order of the slugs that were asked for; unknown ones are left out. */
export function seriesBySlugs(db: Db, slugs: string[]): Promise<DataSeries[]> {
	if (slugs.length === 0) return Promise.resolve([]);
	return prepared<DataSeries>(
		db,
		'series_by_slugs',
		`${WHOLE} and d.slug = any($1::text[]) order by array_position($1::text[], d.slug)`,
		[slugs],
	);
}

/** The published series with this slug. */
export async function seriesBySlug(db: Db, slug: string): Promise<DataSeries | undefined> {
	return (await seriesBySlugs(db, [slug]))[0];
}

/** Series about a market, and those that compare it with others, in the newsroom's order. @param code of the market */
export function seriesOfMarket(db: Db, code: string): Promise<DataSeries[]> {
	return prepared<DataSeries>(
		db,
		'series_of_market',
		`${WHOLE} and (d.markets @> array[$1::text] or (d.frequency = 'category' and exists (select from data_point p
			where p.series_id = d.id and p.superseded_at is null and split_part(p.key, '-', 1) = lower($1))))
				order by d.position, d.id limit 12`,
		[code],
	);
}

/** Every published series, in the newsroom's order. */
export function allSeries(db: Db): Promise<DataSeries[]> {
	return prepared<DataSeries>(db, 'series_all', `${WHOLE} order by d.position, d.id`, []);
}
