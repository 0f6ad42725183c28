import type { Edition } from '../../../editions/edition';
import { longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { Figure } from '../../../queries/home/home-figures';
import type { DataSeries } from '../../../queries/series/data-series';
import { shownMoney, shownPercent } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';
import { eachOf } from '../../../shared/left-out';
import { shownValue, wordOf } from '../../blocks/chart/chart-text';
import { formatValue } from '../../blocks/chart/values';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';

interface FigureText {
	key: string;
	number: string;
	/** Unit at half size; a unit before the number, such as a currency, is part of `number` and as large. */
	unit?: string;
	label: string;
	/** The change, or a link to more. */
	note?: { text: string; href?: string; direction?: 'up' | 'down' };
	/** Unit in words and date; the sources are on the linked page. */
	source?: { text: string; href?: string };
}

/** What a series counts, for a unit that has no sign: authorised products. */
const countedUnit = (edition: Edition, series: DataSeries): string => series.texts[edition.code]?.unit_label ?? '';

/** The distance of a value from an earlier one, with its unit, and in per cent of that: US$256m (51%). */
function distanceText(edition: Edition, series: DataSeries, change: number, earlier: number): string {
	const words = edition.words.home_figures;
	const value = Math.abs(change);
	const number = formatValue(edition, value, series.decimals);
	if (series.unit === '%') return words.points({ amount: number });
	const amount = wordOf(edition.words.chart.units, series.unit)
		? shownValue(edition, series, value)
		: words.counted({ amount: number, unit: countedUnit(edition, series) }).trim();
	if (earlier <= 0) return amount;
	return words.share({ amount, percent: shownPercent(edition, new Decimal(value).div(earlier).times(100), 0) });
}

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The newest value of a series, compared with an earlier one. */
function seriesText(
	edition: Edition,
	{ series, point, earlier }: Extract<Figure, { name: 'series' }>,
): FigureText | undefined {
	const { words } = edition;
	const text = series.texts[edition.code];
	if (!text) return undefined;
	const since = earlier?.label[edition.code];
	const change = earlier ? point.value - earlier.value : 0;
	const direction = change > 0 ? 'up' : 'down';
	// A count has no sign; its name says what is counted.
	const [before = '', after = ''] = (wordOf(edition.words.chart.whole_units, series.unit) ?? '#').split('#');
	return {
		key: series.slug,
		number: before + formatValue(edition, point.value, series.decimals),
		...(after ? { unit: after } : {}),
		label: text.title,
		...(since && change !== 0
			? {
					note: {
						text: words.home_figures[direction]({
							amount: distanceText(edition, series, change, earlier?.value ?? 0),
							since,
							since_lower: since.toLocaleLowerCase(edition.locale),
						}),
						direction,
					},
				}
			: {}),
		source: {
			text: `${sentence(text.unit_label ?? '')}. ${sentence(point.label[edition.code] ?? point.key)}.`,
			href: urls.series.href(edition, { slug: series.slug }),
		},
	};
}

/** A figure in the words of an edition. */
function figureText(edition: Edition, figure: Figure): FigureText | undefined {
	const words = edition.words.home_figures;
	switch (figure.name) {
		case 'duty':
			return {
				key: 'duty',
				number: shownMoney(edition, new Decimal(figure.value), 'EUR'),
				label: words.duty({ markets: figure.markets }),
				source: { text: words.verified({ date: longDate(edition, figure.verified_at) }) },
			};
		case 'licenses':
			return {
				key: 'licenses',
				number: formatValue(edition, figure.value, 0),
				label: words.licenses,
				...(figure.granted > 0
					? { note: { text: words.granted({ n: figure.granted }), direction: 'up' as const } }
					: {}),
				source: { text: words.verified({ date: longDate(edition, figure.verified_at) }) },
			};
		case 'series':
			return seriesText(edition, figure);
		case 'events':
			return {
				key: 'events',
				number: formatValue(edition, figure.value, 0),
				label: words.events[figure.status],
				note: { text: words.calendar, href: urls.section.href(edition, 'exhibition') },
				...(figure.planned > 0 ? { source: { text: words.events_beside({ n: figure.planned }) } } : {}),
			};
	}
}

/** At most five numbers, each with its unit, date and source. */
export const FiguresStrip = fragment('home-figures', function FiguresStrip({ figures }: { figures: Figure[] }) {
	const { edition } = usePage();
	const texts = eachOf(
		figures,
		(figure) => `figure of the home page: ${figure.name === 'series' ? figure.series.slug : figure.name}`,
		(figure) => figureText(edition, figure) ?? [],
	).flat();
	if (texts.length === 0) return null;
	return (
		<section className="figs block" aria-label={edition.words.figures}>
			<div className="wrap">
				<dl>
					{each(texts, 'texts', ({ key, number, unit, label, note, source }) => (
						<div key={key}>
							<dt>{label}</dt>
							<dd className="n">
								{number}
								{unit && <small>{unit}</small>}
							</dd>
							{note && (
								<dd className={note.direction ? `d ${note.direction}` : 'd'}>
									{note.href ? (
										<a className="link" href={note.href}>
											{note.text}
										</a>
									) : (
										note.text
									)}
								</dd>
							)}
							{source && (
								<dd className="s">
									{source.text}
									{source.href && (
										<>
											{' '}
											<a className="link" href={source.href}>
												{edition.words.sources}
												<span className="vh">: {label}</span>
											</a>
										</>
									)}
								</dd>
							)}
						</div>
					))}
				</dl>
			</div>
		</section>
	);
});
