import type { ReactNode } from 'react';
import type { DataSeriesText } from '../../../data/tables/data-series';
import type { Edition } from '../../../editions/edition';
import { sourceText } from '../../../editions/formats';
import { longDate, longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { DataRevision } from '../../../queries/series/data-revision';
import type { DataSeries } from '../../../queries/series/data-series';
import { type Change, pointChanges } from '../../../shared/chart/series-change';
import { inOrder } from '../../../shared/source-document';
import { Icon } from '../../../ui/icon';
import { codesOf } from '../../blocks/chart/chart';
import { seriesRows } from '../../blocks/chart/chart-table';
import { changeAmount, isNoChange, pointLabel, rowHead } from '../../blocks/chart/chart-text';
import { formatValue } from '../../blocks/chart/values';
import { FactList } from '../../blocks/fact-list';
import { SourceLines } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** How a value was revised, in words. */
function revisionText(
	{ words: { series_page } }: Edition,
	shown: (value: number) => string,
	one: DataRevision,
): string {
	const old_value = shown(one.value);
	return one.replaced_by === null
		? series_page.withdrawn({ old_value })
		: series_page.revised({ old_value, new_value: shown(one.replaced_by) });
}

const spanOf = ({ words }: Edition, from: string, to: string): string =>
	from === to ? from : words.series_page.span({ from, to });

/** A change in words and signs: in per cent where that has a meaning, else in the unit. */
function ChangeCell({ change, series }: { change: Change | null; series: DataSeries }) {
	const { edition } = usePage();
	const { words } = edition;
	if (!change) {
		return (
			<td className="r">
				<span aria-hidden="true">–</span>
				<span className="vh">{words.series_page.not_held}</span>
			</td>
		);
	}
	if (isNoChange(change, series)) return <td className="r">{words.same}</td>;
	return (
		<td className="r">
			<span className={change.amount > 0 ? 'up' : 'down'}>
				<span className="vh">{`${change.amount > 0 ? words.higher : words.lower} `}</span>
				{changeAmount(edition, series, change)}
			</span>
		</td>
	);
}

/** Every current value, with its note and its changes; a comparison that no row allows has no column. */
export function ValueTable({ series, title, unit }: { series: DataSeries; title: string; unit: string }) {
	const { edition } = usePage();
	const { words } = edition;
	const changes = pointChanges(series);
	const rows = seriesRows(edition, series);
	const [hasBefore, hasYear] = [changes.some((one) => one.before), changes.some((one) => one.year_before)];
	return (
		<section>
			<h2 className="sec-h">{words.series_page.values}</h2>
			{(hasBefore || hasYear) && <p className="help">{words.series_page.values_line}</p>}
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
			<div className="scroll-x" role="region" aria-label={words.series_page.values} tabIndex={0}>
				<table className="tbl values">
					<caption className="vh">{title}</caption>
					<thead>
						<tr>
							<th scope="col">{rowHead(edition, series)}</th>
							<th scope="col" className="r">
								{unit}
							</th>
							{hasBefore && (
								<th scope="col" className="r">
									{words.series_page.before}
								</th>
							)}
							{hasYear && (
								<th scope="col" className="r">
									{words.series_page.year_before}
								</th>
							)}
						</tr>
					</thead>
					<tbody>
						{each(rows, 'rows', (row) => {
							if ('gap' in row) {
								return (
									<tr key={row.gap} className="gap">
										<td colSpan={2 + Number(hasBefore) + Number(hasYear)}>{row.gap}</td>
									</tr>
								);
							}
							const { point } = row;
							const change = changes[series.points.indexOf(point)];
							return (
								<tr key={point.key}>
									<th scope="row">
										{pointLabel(edition, point)}
										{point.note?.[edition.code] && <small>{point.note[edition.code]}</small>}
									</th>
									<td className="r num-cell">{formatValue(edition, point.value, series.decimals)}</td>
									{hasBefore && <ChangeCell change={change?.before ?? null} series={series} />}
									{hasYear && <ChangeCell change={change?.year_before ?? null} series={series} />}
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
		</section>
	);
}

/** Former values, with the days on which they were corrected. */
export function Revisions({ series, revisions }: { series: DataSeries; revisions: readonly DataRevision[] }) {
	const { edition } = usePage();
	const { series_page } = edition.words;
	const shown = (value: number) => formatValue(edition, value, series.decimals);
	return (
		<section id="revisions">
			<h2 className="sec-h">{series_page.revisions}</h2>
			{revisions.length === 0 ? (
				<p className="help">{series_page.no_revisions}</p>
			) : (
				<>
					<p className="help">{series_page.revisions_line}</p>
					<ol className="dates">
						{each(revisions, 'revisions', (one) => (
							<li key={`${one.key} ${one.superseded_at} ${one.value}`}>
								<b>{longDate(edition, one.superseded_at)}</b>
								<span>
									{pointLabel(edition, one)}: {revisionText(edition, shown, one)} {one.reason?.[edition.code]}
								</span>
							</li>
						))}
					</ol>
				</>
			)}
		</section>
	);
}

/** Unit, period, codes, sources and the days on which they were read and last changed. */
export function SeriesFacts({ series, text }: { series: DataSeries; text: DataSeriesText }) {
	const { edition } = usePage();
	const { words } = edition;
	const inTime = series.points.filter((point) => point.period);
	const [first, last] = [inTime[0], inTime.at(-1)];
	const span =
		series.frequency !== 'category' && first && last
			? spanOf(edition, pointLabel(edition, first), pointLabel(edition, last))
			: undefined;
	const facts: [string, ReactNode][] = [
		[words.unit, text.unit_label],
		[words.series_page.covers, span],
		[words.series_page.frequency, words.frequencies[series.frequency]],
		[words.series_page.values, words.series_page.values_count({ n: series.points.length })],
		[words.codes, series.codes.length > 0 ? codesOf(series, text) : words.series_page.no_codes],
		[words.retrieved, longDay(edition, series.retrieved_on)],
		[words.series_page.last_change, longDate(edition, series.updated_at)],
	];
	return (
		<section>
			<h2>{words.series_page.kicker}</h2>
			<FactList facts={facts} />
			<h3 className="label">{words.series_page.sources}</h3>
			<p className="series-sources">
				<SourceLines sources={series.source} />
			</p>
		</section>
	);
}

/** The series as files. */
export function Files({ series }: { series: DataSeries }) {
	const { edition } = usePage();
	const { series_page } = edition.words;
	return (
		<section className="series-files">
			<h2>{series_page.files}</h2>
			<div className="stacked-go">
				{(['csv', 'json', 'png', 'svg'] as const).map((ending) => (
					<a
						key={ending}
						className="btn btn--line btn--s"
						href={`${urls.series.href(edition, { slug: series.slug })}.${ending}`}
						download=""
					>
						<Icon name="download" />
						{series_page[ending]}
					</a>
				))}
			</div>
		</section>
	);
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/** Code for other sites: a picture and a link, without a frame or script. */
export function Embed({ series, text }: { series: DataSeries; text: DataSeriesText }) {
	const { edition, site } = usePage();
	const { words } = edition;
	const url = site.url + urls.series.href(edition, { slug: series.slug });
	const source = inOrder(series.source)
		.map((one) => sourceText(edition, one))
		.join('; ');
	const code = `<figure><a href="${url}"><img src="${url}.svg" alt="${escapeHtml(`${words.chart_of({ title: text.title })}. ${text.subtitle}`)}" width="1200" height="630" loading="lazy" style="max-width:100%;height:auto"></a><figcaption>${words.series_page.embed_credit}: <a href="${url}">${escapeHtml(site.brand.name)}</a>. ${escapeHtml(`${words.source}: ${source}`)}</figcaption></figure>`;
	return (
		<section className="series-embed">
			<h2>{words.series_page.embed}</h2>
			<p className="help" id="embed-line">
				{words.series_page.embed_line}
			</p>
			<label className="label" htmlFor="embed-code">
				{words.series_page.embed_label}
			</label>
			<textarea
				className="field"
				id="embed-code"
				rows={6}
				readOnly
				spellCheck={false}
				aria-describedby="embed-line"
				defaultValue={code}
			/>
		</section>
	);
}
