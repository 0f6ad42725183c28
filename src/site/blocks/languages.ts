import type { Brand } from '../../boot/settings';
import type { ExternalSite } from '../../editions/edition';
import { editionByCode } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { Head } from '../render/screen';

/** Languages a page offers: the editions and the sites outside this one. */
export const languages = ['en', 'es', 'zh', 'ru'] as const;

/** Address of a site outside this one. */
export const externalUrl = (brand: Brand, site: ExternalSite): string => (site === 'zh' ? brand.site_zh : brand.site_ru);

/** Where a language leads: the same piece where it exists, else that edition's section, else its home page; or the site outside. */
export function languageUrl(code: string, head: Head, brand: Brand): string {
	const edition = editionByCode(code);
	if (!edition) return externalUrl(brand, code as ExternalSite);
	return head.alternates?.[code] ?? head.switch_to?.[code] ?? urls.home.href(edition);
}
