import { z } from 'zod';
import type { GivenBrand } from '../../shared/site/brand';

const url = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional();
const text = z.string().trim().min(1, 'must not be empty').optional();

/** Settings of the brand, as the environment has them. */
export const brandShape = {
	BRAND_NAME: text,
	BRAND_LEGAL_NAME: text,
	BRAND_ADDRESS: text,
	BRAND_MAIL: z.email('must be an e-mail address').optional(),
	BRAND_TWITTER: url,
	BRAND_YOUTUBE: url,
	BRAND_SITE_ZH: url,
	BRAND_SITE_RU: url,
};

const shape = z.object(brandShape);

/** Reads the brand from the environment. */
export function brandSettings(s: z.output<typeof shape>): GivenBrand {
	return {
		name: s.BRAND_NAME,
		legal_name: s.BRAND_LEGAL_NAME,
		address: s.BRAND_ADDRESS,
		mail: s.BRAND_MAIL,
		twitter: s.BRAND_TWITTER,
		youtube: s.BRAND_YOUTUBE,
		siteZh: s.BRAND_SITE_ZH,
		siteRu: s.BRAND_SITE_RU,
	};
}
