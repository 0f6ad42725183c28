import { videoAddress } from '../../shared/address/videos';
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

/** A chart in a sanitised text, by the slug of its series; a video, by its key, with its caption. */
export const SERIES = /<figure data-series="([a-z0-9-]{1,100})"><\/figure>/g;
export const VIDEO = /<figure data-video="([^"]*)">([\s\S]*?)<\/figure>/g;

/** Slugs of the series whose charts a text holds. */
export const seriesIn = (html: string): string[] => [
	...new Set([...html.matchAll(SERIES)].map(([, slug = '']) => slug)),
];

/**
 * A text for programs that draw nothing of ours: feed readers, callers of the API, mail. What it holds as data becomes a
 * link with its caption, and a chart its picture; a series that no reader may see goes.
 * @param html sanitised
 * @param chartOf by the slug of a series
 */
export function htmlElsewhere(html: string, chartOf: (slug: string) => ChartElsewhere | undefined): string {
	return html
		.replace(VIDEO, (_all, key: string, inside: string) => {
			const { url, host } = videoAddress(key);
			return `<figure><a href="${escapeAttribute(url)}">▶ ${escapeText(host)}</a>${inside}</figure>`;
		})
		.replace(SERIES, (_all, slug: string) => {
			const chart = chartOf(slug);
			if (!chart) return '';
			const alt = [chart.title, chart.subtitle].filter(Boolean).join('. ');
			const page = escapeAttribute(chart.page);
			return `<figure><a href="${page}"><img src="${escapeAttribute(chart.picture)}" alt="${escapeAttribute(alt)}"></a><figcaption><a href="${page}">${escapeText(chart.title)}</a></figcaption></figure>`;
		});
}
