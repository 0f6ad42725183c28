import { startOf } from '../../../demo/calendar';
import { data_series as all } from '../../../demo/data-series';
import { documented } from '../../../demo/documented';
import { seriesMarkets } from '../../../demo/series-markets';
import { data_point, data_series } from '../../data/tables/data-series';
import { insertAll, insertReturning } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { need } from './need';

/** Loads the data series with their points, in the order of the file. */
export async function loadSeries(tx: Tx, now: number): Promise<void> {
	const at = (day: string) => Math.min(now, startOf(day));
	const rows = await insertReturning(
		tx,
		data_series,
		all.map((one, position) => ({
			slug: one.slug,
			chart: one.chart,
			unit: one.unit,
			decimals: one.decimals,
			frequency: one.frequency,
			codes: one.codes ?? [],
			markets: [...(seriesMarkets[one.slug] ?? [])],
			highlight: one.highlight,
			source: one.source.map((source) => documented(source)),
			retrieved_on: one.retrieved,
			texts: { en: one.en, es: one.es },
			status: 'published' as const,
			position,
			created_at: at(one.retrieved),
			updated_at: at(one.retrieved),
		})),
		['id', 'slug'],
	);
	const ids = new Map(rows.map((row) => [row.slug, row.id]));
	await insertAll(
		tx,
		data_point,
		all.flatMap((one) =>
			one.points.flatMap((point, position) => {
				const row = {
					series_id: need(ids, one.slug, 'data series'),
					key: point.key,
					position,
					period: point.period,
					label: { en: point.en, es: point.es },
				};
				const note = point.note === undefined ? undefined : { en: point.note, es: point.note_es ?? point.note };
				const { earlier } = point;
				return [
					...(earlier
						? [{ ...row, value: earlier.value, created_at: at(one.retrieved), superseded_at: at(earlier.until) }]
						: []),
					{ ...row, value: point.value, note, created_at: at(one.retrieved) },
				];
			}),
		),
	);
}
