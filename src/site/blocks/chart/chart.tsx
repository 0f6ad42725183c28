import { scaleLinear, scaleTime } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import type { DataSeriesText } from '../../../data/tables/data-series';
import type { Edition } from '../../../editions/edition';
import { longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { DataSeries } from '../../../queries/series/data-series';
import { usePage } from '../../render/contexts';
import { SourceNames } from '../source-names';
import { LABEL_LINE, placeLabels } from './chart-labels';

const formats = new Map<string, Intl.NumberFormat>();

/** A number in the edition's notation, with the decimals of its series. */
export function formatValue(edition: Edition, value: number, decimals: number): string {
	const key = `${edition.locale}/${decimals}`;
	let format = formats.get(key);
	if (!format) {
		format = new Intl.NumberFormat(edition.locale, {
			minimumFractionDigits: decimals,
			maximumFractionDigits: decimals,
			useGrouping: true,
		});
		formats.set(key, format);
	}
	return format.format(value);
}

/** A percentage with one decimal and the edition's space before its sign. @param percent 21 is 21 % */
export const formatPercent = (edition: Edition, percent: number): string =>
	(percent / 100).toLocaleString(edition.locale, {
		style: 'percent',
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});

interface Drawing {
	series: DataSeries;
	edition: Edition;
	/** Width of the drawing in its own pixels; type is never scaled below 12 of them. */
	width: number;
	label: string;
	className: string;
}

/** Longest label that has room beside its bar. */
const LABEL = 22;

/** Horizontal bars with direct labels, beside the bars or, on phones and where one is long, above them; the highlighted one is the lamp with an ink outline. */
function Bars({ series, edition, width, label, className }: Drawing) {
	const isAbove = width < 500 || series.points.some((point) => (point.label[edition.code] ?? point.key).length > LABEL);
	const row = isAbove ? 44 : 37;
	const left = isAbove ? 0 : 150;
	const right = 92;
	const top = isAbove ? 22 : 6;
	const bar = isAbove ? 16 : 24;
	const height = series.points.length * row + 4;
	const x = scaleLinear([0, Math.max(...series.points.map((point) => point.value), 0)], [left, width - right]).nice(4);
	return (
		<svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{x.ticks(4).map((tick) => (
				<path key={tick} className="tick" d={`M${x(tick)} 0V${height}`} />
			))}
			{series.points.map((point, i) => {
				const y = i * row + top;
				const end = x(Math.max(0, point.value));
				const isLit = point.key === series.highlight;
				return (
					<g key={point.key} className={isLit ? 'lit' : undefined}>
						<text
							className="lab"
							x={isAbove ? 0 : left - 12}
							y={isAbove ? y - 6 : y + bar * 0.7}
							textAnchor={isAbove ? 'start' : 'end'}
						>
							{point.label[edition.code] ?? point.key}
						</text>
						<rect className="bar-mark" x={left} y={y} width={Math.max(1, end - left)} height={bar} />
						<text className="v" x={end + 8} y={y + bar * 0.7}>
							{formatValue(edition, point.value, series.decimals)}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

/** A line or steps in time, every point labelled with its value. */
function Line({ series, edition, width, label, className }: Drawing) {
	const points = series.points.map((point, i) => ({
		...point,
		at: point.period ? new Date(`${point.period}T00:00:00Z`) : new Date(Date.UTC(2000 + i, 0, 1)),
	}));
	const first = points[0]?.at ?? new Date(0);
	const last = points.at(-1)?.at ?? new Date(1);
	const x = scaleTime([first, last], [40, width - 70]);
	const places = placeLabels(
		points.map((point) => x(point.at)),
		points.map((point) => point.label[edition.code] ?? point.key),
		width,
	);
	const base = width < 500 ? 240 : 320;
	const height = base + Math.max(0, ...places.map((place) => place.line)) * LABEL_LINE;
	const y = scaleLinear([0, Math.max(...points.map((point) => point.value), 0)], [base - 34, 26]).nice(4);
	const path = line<(typeof points)[number]>(
		(point) => Math.round(x(point.at) * 10) / 10,
		(point) => Math.round(y(point.value) * 10) / 10,
	);
	if (series.chart === 'step') path.curve(curveStepAfter);
	return (
		<svg className={className} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
			{y.ticks(4).map((tick) => (
				<path key={tick} className="tick" d={`M0 ${y(tick)}H${width}`} />
			))}
			<path className="line-mark" d={path(points) ?? ''} />
			{points.map((point, i) => (
				<g key={point.key} className={point.key === series.highlight ? 'lit' : undefined}>
					<circle className="dot-mark" cx={x(point.at)} cy={y(point.value)} r={5} />
					<text className="v" x={x(point.at)} y={y(point.value) - 12} textAnchor="middle">
						{formatValue(edition, point.value, series.decimals)}
					</text>
					<text className="lab" x={places[i]?.x} y={base - 8 + (places[i]?.line ?? 0) * LABEL_LINE} textAnchor="middle">
						{point.label[edition.code] ?? point.key}
					</text>
				</g>
			))}
		</svg>
	);
}

/** The drawing of a series, once wide and once for phones, so that no label falls below 12 px. */
export function ChartDrawing({ series, title }: { series: DataSeries; title: string }) {
	const { edition } = usePage();
	const Drawn = series.chart === 'bar' ? Bars : Line;
	const label = edition.words.chart_of({ title });
	return (
		<>
			<Drawn series={series} edition={edition} width={640} label={label} className="wide" />
			<Drawn series={series} edition={edition} width={340} label={label} className="slim" />
		</>
	);
}

interface ChartProps {
	series: DataSeries;
	level?: 'h2' | 'h3';
}

/** The customs codes of a series, and in words what is not certain about them. */
export const codesOf = (series: DataSeries, text: DataSeriesText): string =>
	series.codes.join(', ') + (text.codes_note ? ` (${text.codes_note})` : '');

/** A series drawn on the server: chart, table, CSV, unit, codes, sources and the day they were read, and the way to its page. */
export function Chart({ series, level: Heading = 'h3' }: ChartProps) {
	const { edition } = usePage();
	const { words } = edition;
	const text = series.texts[edition.code];
	if (!text) return null;
	return (
		<figure className="chart inset">
			<Heading>{text.title}</Heading>
			<p className="sub">{text.subtitle}</p>
			<ChartDrawing series={series} title={text.title} />
			<details className="chart-table">
				<summary>{words.show_table}</summary>
				<div className="scroll-x">
					<table className="tbl">
						<caption className="vh">{text.title}</caption>
						<thead>
							<tr>
								<th scope="col">{words.period}</th>
								<th scope="col" className="r">
									{text.unit_label}
								</th>
							</tr>
						</thead>
						<tbody>
							{series.points.map((point) => (
								<tr key={point.key}>
									<th scope="row">
										{point.label[edition.code] ?? point.key}
										{point.note?.[edition.code] && <small> {point.note[edition.code]}</small>}
									</th>
									<td className="r">{formatValue(edition, point.value, series.decimals)}</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
				<p className="meta">{text.description}</p>
			</details>
			<figcaption>
				<span>
					{words.unit}: {text.unit_label}.{' '}
				</span>
				{series.codes.length > 0 && (
					<span>
						{words.codes}: {codesOf(series, text)}.{' '}
					</span>
				)}
				<span>
					{words.source}: <SourceNames source={series.source} />. {words.retrieved}{' '}
					{longDay(edition, series.retrieved_on)}.{' '}
				</span>
				<a className="csv" href={urls.seriesCsv.href(edition, { slug: series.slug })} download>
					{words.download_csv}
				</a>{' '}
				<a className="csv" href={urls.series.href(edition, { slug: series.slug })}>
					{words.series_page.about_series}
					<span className="vh">: {text.title}</span>
				</a>
			</figcaption>
		</figure>
	);
}

/** A small line of a series for tables, without words of its own. */
export function Sparkline({ series }: { series: DataSeries }) {
	const values = series.points.map((point) => point.value);
	const x = scaleLinear([0, Math.max(1, values.length - 1)], [2, 98]);
	const y = scaleLinear([Math.min(...values, 0), Math.max(...values)], [26, 2]);
	const path = line<number>(
		(_value, i) => Math.round(x(i) * 10) / 10,
		(value) => Math.round(y(value) * 10) / 10,
	);
	return (
		<svg className="spark" viewBox="0 0 100 28" aria-hidden="true">
			<path d={path(values) ?? ''} />
		</svg>
	);
}
