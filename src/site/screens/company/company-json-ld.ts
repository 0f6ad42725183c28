import type { Edition } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import type { Company } from '../../../queries/company/company';
import { mediaUrl } from '../../../ui/picture';
import type { Site } from '../../render/screen';

/** A firm as schema.org says it. */
export function companyJsonLd(firm: Company, edition: Edition, site: Site): object {
	const url = site.url + urls.company.href(edition, { slug: firm.slug });
	const text = firm.texts[edition.code];
	const others = [
		firm.name_zh,
		firm.pinyin,
		...firm.names.filter((one) => one.kind !== 'trade_mark').map((one) => one.text),
	];
	const alternateName = [...new Set(others.filter((name): name is string => name !== null && name !== firm.name))];
	const legal = firm.names.find((one) => one.kind === 'registered');
	const brands = firm.names.filter((one) => one.kind === 'trade_mark');
	return {
		'@context': 'https://schema.org',
		'@type': 'Organization',
		'@id': `${site.url}${urls.company.path({ slug: firm.slug })}#company`,
		name: firm.name,
		mainEntityOfPage: url,
		...(alternateName.length > 0 ? { alternateName } : {}),
		...(legal ? { legalName: legal.text } : {}),
		...(text?.summary ? { description: text.summary } : {}),
		...(firm.website ? { url: firm.website } : {}),
		...(firm.founded === null ? {} : { foundingDate: String(firm.founded) }),
		...(firm.logo ? { logo: site.url + mediaUrl(firm.logo.name, 'thumb_160') } : {}),
		...(brands.length > 0 ? { brand: brands.map((one) => ({ '@type': 'Brand', name: one.text })) } : {}),
		...(firm.country || firm.city
			? {
					address: {
						'@type': 'PostalAddress',
						...(firm.city ? { addressLocality: firm.city } : {}),
						...(firm.country ? { addressCountry: firm.country } : {}),
					},
				}
			: {}),
		...(firm.licenses.length > 0
			? {
					hasCertification: firm.licenses.map((license) => ({
						'@type': 'Certification',
						name: edition.words.licenses.categories[license.category] ?? license.category,
						certificationIdentification: license.license_no,
						url: site.url + urls.licenseRecord.href(edition, { slug: license.slug }),
					})),
				}
			: {}),
	};
}
