import { cookieEn } from '../../src/shared/site/texts/cookie-en';
import { cookieEs } from '../../src/shared/site/texts/cookie-es';
import { type DemoPage, type DemoSite, inEnglish, inSpanish } from '../page';

export const cookie = (site: DemoSite): DemoPage => ({
	name: 'cookie',
	version: '4.0',
	valid_from: '2026-11-20',
	en: cookieEn({ ...site, ...inEnglish }),
	es: cookieEs({ ...site, ...inSpanish }),
});
