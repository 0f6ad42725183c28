import type { DataSeriesText } from '../../../data/tables/data-series';
import { noBreakTexts } from '../../../editions/no-break';
import { dayChanges, longDay } from '../../../editions/relative-time';
import { isSwitchedOff } from '../../../editions/switched-off';
import { urls } from '../../../editions/urls';
import { plainly } from '../../../editions/words/untranslated';
import { isPartial } from '../../../editions/words/words';
import type { DataSeries } from '../../../queries/series/data-series';
import { Chart as ChartIsland, type ChartProps } from '../../islands/chart/chart';
import type { ChartState } from '../../islands/chart/chart-state';
import { Island } from '../../islands/island';
import { useMoment, usePage } from '../../render/contexts';
import { fragment } from '../../render/fragments/fragment';
import { SourceLines } from '../source-line';
import { chartModel } from './chart-model';
import { ChartTable } from './chart-table';

/** The customs codes of a series, with a note on what is uncertain about them. */
export const codesOf = (series: DataSeries, text: DataSeriesText): string =>
	series.codes.join(', ') + (text.codes_note ? ` (${text.codes_note})` : '');

interface DrawingProps {
	/** At least one; those after the first cover the same periods. */
	series: readonly DataSeries[];
	/** The part that is shown; by default all of the first series. */
	state?: ChartState | undefined;
	isAddressed?: boolean;
}

/** Draws series as one chart, with the reading above and the files below. */
export function ChartDrawing({ series, state, isAddressed = false }: DrawingProps) {
	const { edition, site } = usePage();
	const now = useMoment(dayChanges);
	const charts = noBreakTexts(series.flatMap((one) => chartModel(edition, one, now) ?? []));
	const [first] = charts;
	if (!first) return null;
	// Data for the browser cannot mark texts of another language, so the marks are removed.
	const words = isPartial(edition.words) ? plainly(edition.words.chart.drawn) : edition.words.chart.drawn;
	const props: ChartProps = { charts, words, start: state ?? { series: first.slug }, isAddressed };
	// A chart that is alive leads to the page of its series, so that one without such a page stays as it is drawn.
	if (isSwitchedOff(site.brand.hidden, first.page) && !isAddressed) return <ChartIsland {...props} />;
	return (
		<Island name="chart" props={props}>
			<ChartIsland {...props} />
		</Island>
	);
}

interface ChartProperties {
	series: DataSeries;
	level?: 'h2' | 'h3';
}

/**
 * A series drawn on the server: chart, table, files, unit, codes, sources and the day they were read, and the link to
 * its page.
 */
export const Chart = fragment('chart', function Chart({ series, level: Heading = 'h3' }: ChartProperties) {
	const { edition } = usePage();
	const { words } = edition;
	const text = series.texts[edition.code];
	if (!text) return null;
	return (
		<figure className="chart inset">
			<Heading>{text.title}</Heading>
			<p className="sub">{text.subtitle}</p>
			<ChartDrawing series={[series]} />
			<ChartTable series={series} />
			<figcaption>
				{series.codes.length > 0 && (
					<span>
						{words.codes}: {codesOf(series, text)}.{' '}
					</span>
				)}
				<span>
					{words.source}: <SourceLines sources={series.source} />. {words.retrieved}{' '}
					{longDay(edition, series.retrieved_on)}.{' '}
				</span>
				<a className="csv" href={urls.series.href(edition, { slug: series.slug })}>
					{words.series_page.about_series}
					<span className="vh">: {text.title}</span>
				</a>
			</figcaption>
		</figure>
	);
});
