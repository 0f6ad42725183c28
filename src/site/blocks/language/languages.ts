import type { Edition, ExternalSite } from '../../../editions/edition';
import { editionByCode, editionCodes, isEdition } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { Brand } from '../../../shared/site/brand';
import type { Head } from '../../render/screen';

/** True where the site has a separate site in this language and no edition of its own. */
export const hasSite = (brand: Brand, site: ExternalSite): boolean =>
	externalUrl(brand, site) !== '' && !isEdition(site);

/**
 * Languages that a page offers, in its header, its foot and its dialogs alike: its own, the other editions, and the sites
 * outside that its edition names.
 */
export const languagesOf = ({ code, languageSites }: Edition, brand: Brand): readonly string[] => [
	code,
	...editionCodes.filter((other) => other !== code),
	...languageSites.filter((site) => hasSite(brand, site)),
];

/** Address of a site outside this one. */
export const externalUrl = (brand: Brand, site: ExternalSite): string => (site === 'zh' ? brand.siteZh : brand.siteRu);

/**
 * Returns the address for a language: the same article where it exists, else that edition's section, else its home
 * page; or the separate site in that language.
 */
export function languageUrl(code: string, head: Head, brand: Brand): string {
	const edition = editionByCode(code);
	if (!edition) return externalUrl(brand, code as ExternalSite);
	return head.alternates?.[code] ?? head.switchTo?.[code] ?? urls.home.href(edition);
}
