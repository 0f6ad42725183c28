import { urls } from '../../../editions/urls';
import type { PageRequest } from '../../render/screen';

/** Organization and WebSite of the front page (schema.org), with the address the search answers at. */
export function homeJsonLd({ edition, site }: PageRequest): object[] {
	const { brand, url } = site;
	const organization = `${url}/#organization`;
	const home = url + urls.home.href(edition);
	return [
		{
			'@context': 'https://schema.org',
			'@type': 'NewsMediaOrganization',
			'@id': organization,
			name: brand.name,
			legalName: brand.legal_name,
			url: `${url}/`,
			logo: { '@type': 'ImageObject', url: `${url}/icon-512.png` },
			email: brand.mail,
			address: brand.address,
			sameAs: [brand.twitter, brand.youtube],
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
