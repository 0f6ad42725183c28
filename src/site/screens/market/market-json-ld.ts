import { urls } from '../../../editions/urls';
import { isoMoment } from '../../../shared/time/moment';
import type { PageRequest } from '../../render/screen';
import { type MarketData, nameOf } from './market-data';

/** The page of a market (schema.org WebPage about a place), with what it is part of. */
export function marketPage({ market, name, parent }: MarketData, request: PageRequest, description: string): object {
	const { site, edition } = request;
	const url = site.url + urls.market.href(edition, market);
	const isCountry = /^[A-Z]{2}$/.test(market.code) && market.code !== 'EU';
	return {
		'@context': 'https://schema.org',
		'@type': 'WebPage',
		'@id': `${url}#page`,
		url,
		name,
		description,
		inLanguage: edition.language,
		dateModified: isoMoment(market.updated_at),
		publisher: { '@type': 'NewsMediaOrganization', '@id': `${site.url}/#organization`, name: site.brand.name },
		about: {
			'@type': isCountry ? 'Country' : 'AdministrativeArea',
			'@id': `${url}#place`,
			name,
			identifier: market.code,
			...(parent
				? {
						containedInPlace: {
							'@type': 'Place',
							'@id': `${site.url}${urls.market.href(edition, parent)}#place`,
							name: nameOf(edition, parent),
						},
					}
				: {}),
		},
	};
}
