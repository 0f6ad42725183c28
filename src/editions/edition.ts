import type { Words } from './words/words';

/** Items of the header's menu; each leads to a screen of the edition. */
export type MenuKey = 'home' | 'company' | 'product' | 'regulation' | 'china' | 'data' | 'exhibition' | 'interview';
/** Sections that have a colour, a kicker and a heading of their own. */
export type SectionKey =
	| 'company'
	| 'product'
	| 'regulation'
	| 'ai'
	| 'data'
	| 'exhibition'
	| 'interview'
	| 'china'
	| 'headline';
/** Sites outside this one, always opened in a new window. */
export type ExternalSite = 'zh' | 'ru';
/** Languages that the oldest supported PostgreSQL can stem, and `simple` for all others. */
export const searchConfigs = [
	'arabic',
	'armenian',
	'basque',
	'catalan',
	'danish',
	'dutch',
	'english',
	'finnish',
	'french',
	'german',
	'greek',
	'hindi',
	'hungarian',
	'indonesian',
	'irish',
	'italian',
	'lithuanian',
	'nepali',
	'norwegian',
	'portuguese',
	'romanian',
	'russian',
	'serbian',
	'spanish',
	'swedish',
	'tamil',
	'turkish',
	'yiddish',
	'simple',
] as const;
export type SearchConfig = (typeof searchConfigs)[number];

/**
 * An edition of the site, as data: its settings (`edition-row.ts`) and its words. Another edition needs no new
 * component.
 */
export interface Edition {
	code: string;
	/** BCP 47 tag of `<html lang>`. */
	language: string;
	/** Locale of number and date formats. */
	locale: string;
	/** Path prefix without a trailing slash; the first edition has none. */
	prefix: string;
	direction: 'ltr' | 'rtl';
	/** Its own name in its own language. */
	name: string;
	/** Open Graph's name for the locale. */
	ogLocale: string;
	/**
	 * PostgreSQL's stemmer; the start creates the configuration that folds accents before stemming
	 * (`src/search/index/search-configurations.ts`).
	 */
	searchConfig: SearchConfig;
	/** Its language by the name that sign-ups for the newsletter use (specification, section 3). */
	signUpLanguage: string;
	/** Time zone of printed times. */
	time_zone: string;
	/** External site at the end of the menu (the English edition ends with the Chinese site). */
	menuExternal: ExternalSite[];
	/** Sites outside this one that are offered as languages, behind the editions. */
	languageSites: ExternalSite[];
	/** Prefixes that it had before: addresses under them redirect to the current one. */
	former: readonly string[];
	words: Words;
}
