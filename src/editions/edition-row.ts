import { z } from 'zod';
import { pages, rootPaths } from '../shared/address/addresses';
import { API, BUILT_FILES, FONTS, NEWSROOM, STORED_FILES } from '../shared/address/folders';
import { ruleError } from '../shared/http/refusal-rules';
import { isZone } from '../shared/site/site-config';
import { type SearchConfig, searchConfigs } from './edition';

/** Key in the table of settings: the editions of the site, where they differ from those that the program comes with. */
export const EDITIONS_SETTING = 'editions';
/** Key in the table of settings: the texts of an edition. */
export const wordsSetting = (code: string): string => `words_${code}`;

const segmentOf = (path: string): string => path.split('/')[1] ?? '';
/** First segments of addresses that the site uses itself. */
const TAKEN = new Set(
	[...Object.values(pages), ...Object.values(rootPaths), API, BUILT_FILES, FONTS, NEWSROOM, STORED_FILES].map(
		segmentOf,
	),
);

/** Whether an edition may have this prefix. */
const isPrefix = (prefix: string): boolean =>
	prefix === '' || (/^\/[a-z][a-z0-9-]{0,19}$/.test(prefix) && !TAKEN.has(segmentOf(prefix)));

function isLocale(locale: string): boolean {
	try {
		return Intl.NumberFormat.supportedLocalesOf(locale).length === 1;
	} catch {
		return false;
	}
}

const code = z.string().regex(/^[a-z]{2,3}(-[a-z]{2,4})?$/);

/** What is typed in about an edition. */
export const editionFields = z.object({
	/** Its own name in its own language. */
	name: z.string().trim().min(1).max(40),
	/** For the notation of numbers and dates, and for plurals. */
	locale: z
		.string()
		.max(40)
		.refine(isLocale, ruleError({ name: 'language' })),
	/** '' or `/de`. */
	prefix: z
		.string()
		.max(20)
		.refine(isPrefix, ruleError({ name: 'prefix' })),
	direction: z.enum(['ltr', 'rtl']),
	/** The language for which the search knows forms of words. */
	search: z.enum(searchConfigs),
	/** Time zone of the times that its readers see. */
	time_zone: z
		.string()
		.max(60)
		.refine(isZone, ruleError({ name: 'zone' })),
});
export type EditionFields = z.output<typeof editionFields>;

/** An edition as it is stored. */
export const editionRow = editionFields.extend({
	code,
	/** False: the edition has no addresses, and what was written in it is kept. */
	is_on: z.boolean(),
	/** Prefixes that it had before: addresses under them redirect to the current one. */
	former: z.array(z.string().refine(isPrefix, ruleError({ name: 'prefix' }))),
});
export type EditionRow = z.output<typeof editionRow>;
export const editionRows = z.array(editionRow);

/**
 * Languages by the stemmer that PostgreSQL has for them; in all other languages words are found only as they are
 * written.
 */
const STEMMERS: Readonly<Record<string, SearchConfig>> = {
	ar: 'arabic',
	hy: 'armenian',
	eu: 'basque',
	ca: 'catalan',
	da: 'danish',
	nl: 'dutch',
	en: 'english',
	fi: 'finnish',
	fr: 'french',
	de: 'german',
	el: 'greek',
	hi: 'hindi',
	hu: 'hungarian',
	id: 'indonesian',
	ga: 'irish',
	it: 'italian',
	lt: 'lithuanian',
	ne: 'nepali',
	no: 'norwegian',
	nb: 'norwegian',
	nn: 'norwegian',
	pt: 'portuguese',
	ro: 'romanian',
	ru: 'russian',
	sr: 'serbian',
	es: 'spanish',
	sv: 'swedish',
	ta: 'tamil',
	tr: 'turkish',
	yi: 'yiddish',
};

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

/**
 * The usual fields for the code of a language. Numbers keep the digits of all other editions, since amounts and
 * licences are compared with their sources.
 */
export function usualOf(given: string): Omit<EditionFields, 'name'> {
	const { language, script, region } = new Intl.Locale(given).maximize();
	const locale = [language, region].filter(Boolean).join('-');
	const digits = new Intl.NumberFormat(locale).resolvedOptions().numberingSystem;
	return {
		locale: digits === 'latn' ? locale : `${locale}-u-nu-latn`,
		prefix: `/${given}`,
		direction: RIGHT_TO_LEFT.includes(language) || script === 'Arab' || script === 'Hebr' ? 'rtl' : 'ltr',
		search: STEMMERS[language] ?? 'simple',
		time_zone: 'Europe/Madrid',
	};
}

/** Whether an edition can have this code. */
export const isEditionCode = (given: string): boolean => {
	if (!code.safeParse(given).success) return false;
	try {
		return Intl.getCanonicalLocales(given).length === 1;
	} catch {
		return false;
	}
};
