import { rootUrls, urls } from '../../../editions/urls';
import type { PageRequest } from '../../render/screen';

/** Organization and WebSite of the front page (schema.org), with the address the search answers at. */
export function homeJsonLd({ edition, site }: PageRequest): object[] {
	const { brand, url } = site;
	const organization = `${url}/#organization`;
	const elsewhere = [brand.twitter, brand.youtube].filter(Boolean);
	const home = url + urls.home.href(edition);
	return [
		{
			'@context': 'https://schema.org',
			'@type': 'NewsMediaOrganization',
			'@id': organization,
			name: brand.name,
			legalName: brand.legal_name,
			url: `${url}/`,
			logo: { '@type': 'ImageObject', url: url + rootUrls.logo.href() },
			...(brand.mail ? { email: brand.mail } : {}),
			...(brand.address ? { address: brand.address } : {}),
			...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
		},
		{
			'@context': 'https://schema.org',
			'@type': 'WebSite',
			'@id': `${home}#website`,
			name: brand.name,
			description: edition.words.tagline,
			url: home,
			inLanguage: edition.language,
			publisher: { '@id': organization },
			potentialAction: {
				'@type': 'SearchAction',
				target: { '@type': 'EntryPoint', urlTemplate: `${url}${urls.search.href(edition)}/{search_term_string}` },
				'query-input': 'required name=search_term_string',
			},
		},
	];
}
