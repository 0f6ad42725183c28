import type { Edition } from '../../../editions/edition';
import type { DataPoint, DataSeries } from '../../../queries/series/data-series';
import { firstOfMonth, monthOf } from '../../../shared/chart/days';
import { put } from '../../islands/chart/put';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { pointLabel, rowHead } from './chart-text';
import { formatValue } from './values';

/** A row of a series' table: a value, or months of which no figure is held. */
export type SeriesRow = { point: DataPoint } | { gap: string };

/** Name of a month. @param month months since the year 0 */
const monthName = (edition: Edition, month: number): string =>
	new Intl.DateTimeFormat(edition.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
		firstOfMonth(month) * 86_400_000,
	);

/**
 * Values of a series in their order, with a row for every stretch of months that it lacks; in a cross-section the
 * largest first.
 */
export function seriesRows(edition: Edition, series: DataSeries): SeriesRow[] {
	if (series.frequency === 'category')
		return series.points.toSorted((a, b) => b.value - a.value).map((point) => ({ point }));
	if (series.frequency !== 'month') return series.points.map((point) => ({ point }));
	const { gap, gap_span } = edition.words.chart;
	let next: number | undefined;
	return series.points.flatMap((point): SeriesRow[] => {
		if (!point.period) return [{ point }];
		const month = monthOf(Date.parse(`${point.period}T00:00:00Z`) / 86_400_000);
		const first = next;
		next = month + 1;
		if (first === undefined || first >= month) return [{ point }];
		const from = monthName(edition, first);
		return [
			{ gap: first === month - 1 ? put(gap, from) : put(gap_span, from, monthName(edition, month - 1)) },
			{ point },
		];
	});
}

/** The numbers of a chart as a table, behind a line that opens it. */
export function ChartTable({ series }: { series: DataSeries }) {
	const { edition } = usePage();
	const { words } = edition;
	const text = series.texts[edition.code];
	if (!text) return null;
	return (
		<details className="chart-table">
			<summary>{words.show_table}</summary>
			<div className="scroll-x">
				<table className="tbl">
					<caption className="vh">{text.title}</caption>
					<thead>
						<tr>
							<th scope="col">{rowHead(edition, series)}</th>
							<th scope="col" className="r">
								{text.unit_label}
							</th>
						</tr>
					</thead>
					<tbody>
						{each(seriesRows(edition, series), 'rows of a series', (row) =>
							'gap' in row ? (
								<tr key={row.gap} className="gap">
									<td colSpan={2}>{row.gap}</td>
								</tr>
							) : (
								<tr key={row.point.key}>
									<th scope="row">
										{pointLabel(edition, row.point)}
										{row.point.note?.[edition.code] && <small> {row.point.note[edition.code] ?? ''}</small>}
									</th>
									<td className="r">{formatValue(edition, row.point.value, series.decimals)}</td>
								</tr>
							),
						)}
					</tbody>
				</table>
			</div>
			<p className="meta">{text.description}</p>
		</details>
	);
}
