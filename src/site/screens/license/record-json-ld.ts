import { isoDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { LicenseRecord } from '../../../queries/license/license';
import { outsideUrl } from '../../../shared/address/outside-url';
import type { PageRequest } from '../../render/screen';

/** The holder of a licence (schema.org Organization) with the licence as its certification. */
export function holderJsonLd(
	record: LicenseRecord,
	edition: PageRequest['edition'],
	site: PageRequest['site'],
): object {
	const { licenses } = edition.words;
	const url = site.url + urls.licenseRecord.href(edition, { slug: record.slug });
	const website = outsideUrl(record.website);
	const isInForce = record.status === 'valid' || record.status === 'expiring';
	return {
		'@context': 'https://schema.org',
		'@type': 'Organization',
		'@id': `${url}#holder`,
		name: record.name_en,
		alternateName: [record.name_zh, record.pinyin],
		...(website ? { url: website } : {}),
		mainEntityOfPage: url,
		address: {
			'@type': 'PostalAddress',
			addressLocality: record.city,
			addressRegion: record.province,
			addressCountry: 'CN',
		},
		hasCertification: {
			'@type': 'Certification',
			name: `${licenses.title}: ${licenses.categories[record.category] ?? record.category}`,
			certificationIdentification: record.license_no,
			...(record.status === 'unknown'
				? {}
				: {
						certificationStatus: `https://schema.org/${isInForce ? 'CertificationActive' : 'CertificationInactive'}`,
					}),
			issuedBy: { '@type': 'GovernmentOrganization', name: record.issuing_bureau },
			validFrom: record.valid_from,
			expires: record.valid_to,
			auditDate: isoDay(edition, record.verified_at),
			url,
		},
	};
}
