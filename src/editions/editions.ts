import type { Edition, SearchConfig } from './edition';
import { englishWords, spanishWords } from './words/words';

/** Every edition, the unprefixed one first. */
export const editions: readonly Edition[] = [
	{
		code: 'en',
		language: 'en',
		locale: 'en-GB',
		prefix: '',
		direction: 'ltr',
		name: 'English',
		ogLocale: 'en_GB',
		searchConfig: 'english',
		signUpLanguage: 'english',
		time_zone: 'Europe/Madrid',
		menuExternal: ['zh'],
		footerExternal: ['zh'],
		words: englishWords,
	},
	{
		code: 'es',
		language: 'es',
		locale: 'es-ES',
		prefix: '/es',
		direction: 'ltr',
		name: 'Español',
		ogLocale: 'es_ES',
		searchConfig: 'spanish',
		signUpLanguage: 'spanish',
		time_zone: 'Europe/Madrid',
		menuExternal: [],
		footerExternal: ['zh', 'ru'],
		words: spanishWords,
	},
];

/** The edition without a prefix; also where `x-default` leads. */
export const defaultEdition = editions[0] as Edition;

/** The edition with this code, if there is one. */
export const editionByCode = (code: string): Edition | undefined => editions.find((edition) => edition.code === code);

/** Codes of all editions. */
export const editionCodes: readonly string[] = editions.map(({ code }) => code);

/**
 * The stemmer of an edition.
 * @throws RangeError for an edition that is not there, which is a mistake in the code and never a reader's.
 */
export function searchConfigOf(code: string): SearchConfig {
	const edition = editionByCode(code);
	if (!edition) throw new RangeError(`There is no edition ${code} to search.`);
	return edition.searchConfig;
}

/**
 * The edition in whose words a date is written.
 * @throws Error with the code MODULE_NOT_FOUND where there is none (specification, section 8)
 */
export function localeOf(code: string): Edition {
	const edition = editionByCode(code);
	if (!edition) throw Object.assign(new Error(`Cannot find module 'locale/${code}'`), { code: 'MODULE_NOT_FOUND' });
	return edition;
}

/** The edition a path belongs to, by its first segment. */
export function editionOfPath(path: string): Edition {
	return (
		editions.find((edition) => edition.prefix && (path === edition.prefix || path.startsWith(`${edition.prefix}/`))) ??
		defaultEdition
	);
}
