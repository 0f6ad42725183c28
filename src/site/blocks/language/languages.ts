import type { Brand } from '../../../boot/settings';
import { type Edition, type ExternalSite, externalSites } from '../../../editions/edition';
import { editionByCode, editionCodes } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { Head } from '../../render/screen';

/** Languages a page offers: the editions and the sites outside this one. */
export const languages: readonly string[] = [...editionCodes, ...externalSites];

/**
 * Languages of the footer's switcher: the page's own, the other editions, and the sites outside that the edition names.
 */
export const footerLanguages = ({ code, footerExternal }: Edition): readonly string[] => [
	code,
	...editionCodes.filter((other) => other !== code),
	...footerExternal,
];

/** Address of a site outside this one. */
export const externalUrl = (brand: Brand, site: ExternalSite): string => (site === 'zh' ? brand.siteZh : brand.siteRu);

/**
 * Where a language leads: the same article where it exists, else that edition's section, else its home page; or the
 * site outside.
 */
export function languageUrl(code: string, head: Head, brand: Brand): string {
	const edition = editionByCode(code);
	if (!edition) return externalUrl(brand, code as ExternalSite);
	return head.alternates?.[code] ?? head.switchTo?.[code] ?? urls.home.href(edition);
}
