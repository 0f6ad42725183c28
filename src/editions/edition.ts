import type { Words } from './words/en/en';

/** Items of the header's menu; each leads to a screen of the edition. */
export type MenuKey = 'home' | 'company' | 'product' | 'regulation' | 'china' | 'data' | 'exhibition' | 'interview';
/** Sections that have a colour, a kicker and a heading of their own. */
export type SectionKey = 'company' | 'product' | 'regulation' | 'ai' | 'data' | 'exhibition' | 'interview' | 'china' | 'headline';
/** Sites outside this one, always opened in a new window. */
export type ExternalSite = 'zh' | 'ru';

/**
 * An edition of the site, as data. A third one needs a catalogue of words and an entry in `editions`, no new component.
 */
export interface Edition {
	code: string;
	/** BCP 47 tag of `<html lang>`. */
	language: string;
	/** For number and date formats of the platform. */
	locale: string;
	/** Path prefix without a trailing slash; the first edition has none. */
	prefix: string;
	direction: 'ltr' | 'rtl';
	/** Its own name in its own language. */
	name: string;
	/** Open Graph's name for the locale. */
	og_locale: string;
	/** PostgreSQL's text-search configuration. */
	search_config: 'english' | 'spanish';
	/** Its language by the name that sign-ups for the letter use (specification, section 3). */
	letter_language: 'english' | 'spanish';
	/** Time zone of printed times. */
	time_zone: string;
	/** External site at the end of the menu (the English edition ends with the Chinese site). */
	menu_external: ExternalSite[];
	/** Languages of the footer's switcher, in order: editions by code, external sites by key. */
	footer_languages: string[];
	words: Words;
}
