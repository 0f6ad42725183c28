import type { DataSeriesText } from '../../../data/tables/data-series';
import { sourceText } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { DataSeries } from '../../../queries/series/data-series';
import { deepLink, inOrder } from '../../../shared/source-document';
import { isoMoment } from '../../../shared/time/moment';
import type { PageRequest } from '../../render/screen';

/** First and last period of a series that has an order in time. */
function coverage({ points }: DataSeries): string | undefined {
	const periods = points.flatMap((point) => point.period ?? []).sort();
	const [first, last] = [periods[0], periods.at(-1)];
	return first && last ? (first === last ? first : `${first}/${last}`) : undefined;
}

/** A data series (schema.org Dataset) with its files, its sources and what it measures. */
export function seriesJsonLd({ edition, site }: PageRequest, series: DataSeries, text: DataSeriesText): object {
	const url = site.url + urls.series.href(edition, { slug: series.slug });
	const home = site.url + urls.home.href(edition);
	const organisation = {
		'@type': 'Organization',
		'@id': `${site.url}/#organization`,
		name: site.brand.legal_name,
		url: home,
	};
	const file = (ending: string, type: string) => ({
		'@type': 'DataDownload',
		encodingFormat: type,
		contentUrl: `${url}.${ending}`,
	});
	return {
		'@context': 'https://schema.org',
		'@type': 'Dataset',
		'@id': `${url}#dataset`,
		name: text.title,
		// Google reads descriptions of 50 to 5,000 characters.
		description: `${text.subtitle}. ${text.description}`.slice(0, 5_000),
		url,
		identifier: series.slug,
		inLanguage: edition.language,
		isAccessibleForFree: true,
		creator: organisation,
		publisher: organisation,
		license: site.url + urls.page.href(edition, 'terms'),
		dateModified: isoMoment(series.updated_at),
		temporalCoverage: coverage(series),
		variableMeasured: {
			'@type': 'PropertyValue',
			name: edition.words.series_page.dataset_variable({ unit: text.unit_label }),
			unitText: series.unit,
		},
		keywords: series.codes.length > 0 ? series.codes.map((code) => `HS ${code}`) : undefined,
		isBasedOn: inOrder(series.source).map((one) => ({
			'@type': 'CreativeWork',
			name: sourceText(edition, one),
			url: deepLink(one),
		})),
		distribution: [file('csv', 'text/csv'), file('json', 'application/json')],
		image: `${url}.png`,
		includedInDataCatalog: {
			'@type': 'DataCatalog',
			name: `${site.brand.name}: ${edition.words.sections.data}`,
			url: site.url + urls.data.href(edition),
		},
	};
}
