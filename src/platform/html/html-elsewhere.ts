import { videoAddress } from '../../shared/address/videos';
import { type CalculatorName, isCalculator } from '../../shared/calculate/calculator/calculator-names';
import { escapeAttribute, escapeText } from '../../shared/text/html-print';

/** A chart as other programs show it: its page, its picture and what it is called. */
export interface ChartElsewhere {
	/** Whole address of its page. */
	page: string;
	/** Whole address of its picture. */
	picture: string;
	title: string;
	subtitle: string;
}

/** A calculator as other programs show it: its page, and what it is called. */
export interface CalculatorElsewhere {
	/** Whole address of its page. */
	page: string;
	title: string;
}

/** How other programs show what a text holds as data. */
export interface Elsewhere {
	/** By the slug of a series; undefined where no reader may see it. */
	chart(slug: string): ChartElsewhere | undefined;
	/** Undefined where readers have none. */
	calculator(name: CalculatorName): CalculatorElsewhere | undefined;
}

/** A chart in a sanitised text, by the slug of its series, and a calculator by its name. */
const SERIES = /<figure data-series="([a-z0-9-]{1,100})"><\/figure>/g;
const CALCULATOR = /<figure data-calculator="([a-z]+)"><\/figure>/g;
/** A video in a sanitised text, by its key, with its caption. */
export const VIDEO = /<figure data-video="([^"]*)">([\s\S]*?)<\/figure>/g;

/** Slugs of the series whose charts a text holds. */
export const seriesIn = (html: string): string[] => [
	...new Set([...html.matchAll(SERIES)].map(([, slug = '']) => slug)),
];

/**
 * A text for programs that draw nothing of ours: feed readers, callers of the API, mail. What it holds as data becomes a
 * link with its name or caption, and a chart its picture; what no reader may see goes.
 * @param html sanitised
 */
export function htmlElsewhere(html: string, { chart: chartOf, calculator: calculatorOf }: Elsewhere): string {
	return html
		.replace(VIDEO, (_all, key: string, inside: string) => {
			const { url, host } = videoAddress(key);
			return `<figure><a href="${escapeAttribute(url)}">▶ ${escapeText(host)}</a>${inside}</figure>`;
		})
		.replace(CALCULATOR, (_all, name: string) => {
			const calculator = isCalculator(name) ? calculatorOf(name) : undefined;
			if (!calculator) return '';
			return `<p><a href="${escapeAttribute(calculator.page)}">${escapeText(calculator.title)}</a></p>`;
		})
		.replace(SERIES, (_all, slug: string) => {
			const chart = chartOf(slug);
			if (!chart) return '';
			const alt = [chart.title, chart.subtitle].filter(Boolean).join('. ');
			const page = escapeAttribute(chart.page);
			return `<figure><a href="${page}"><img src="${escapeAttribute(chart.picture)}" alt="${escapeAttribute(alt)}"></a><figcaption><a href="${page}">${escapeText(chart.title)}</a></figcaption></figure>`;
		});
}
