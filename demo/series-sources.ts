import type { SourceDocument } from '../src/shared/source-document';
import { data_series } from './data-series';

/** The sources of the charts of an article: each document once, as its chart names it. @param slugs of data series */
export const chartSources = (...slugs: string[]): SourceDocument[] => {
	const all = slugs.flatMap((slug) => {
		const found = data_series.find((series) => series.slug === slug);
		if (!found) throw new Error(`No series is called ${slug}.`);
		return found.source;
	});
	return [...new Map(all.map((source) => [`${source.publisher} ${source.title}`, source])).values()];
};
