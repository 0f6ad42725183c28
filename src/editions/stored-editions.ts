import type { Edition } from './edition';
import { type EditionRow, editionRows } from './edition-row';
import { ownEditions } from './own-editions';
import { soundTexts } from './words/check-text';
import type { Texts } from './words/word-table';
import { wordsOf } from './words/words';

const ownRow = ({ code, name, locale, prefix, direction, searchConfig, time_zone }: Edition): EditionRow => ({
	code,
	name,
	locale,
	prefix,
	direction,
	search: searchConfig,
	time_zone,
	is_on: true,
	former: [],
});

/**
 * Reads the stored editions, the one without a prefix first; returns those that the program ships with where none are
 * stored or this version cannot read them.
 * @param value of the setting
 */
export function storedEditions(value: unknown): EditionRow[] {
	const known = editionRows.safeParse(value);
	const rows = known.success && known.data.some(isRoot) ? known.data : ownEditions.map(ownRow);
	return [...rows.filter(isRoot), ...rows.filter((row) => !isRoot(row))];
}

/** True for the edition whose addresses have no prefix, if it is switched on. */
export const isRoot = ({ prefix, is_on }: EditionRow): boolean => prefix === '' && is_on;

/** English names of languages, as the sign-ups for the newsletter record them. */
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function editionOf(row: EditionRow, texts: unknown): Edition {
	const own = ownEditions.find(({ code }) => code === row.code);
	const language = new Intl.Locale(row.code).toString();
	const { language: name, region } = new Intl.Locale(row.locale).maximize();
	return {
		code: row.code,
		language,
		locale: row.locale,
		prefix: row.prefix,
		direction: row.direction,
		name: row.name,
		ogLocale: `${name}_${region}`,
		searchConfig: row.search,
		signUpLanguage: own?.signUpLanguage ?? (languageNames.of(row.code) ?? row.code).toLowerCase(),
		time_zone: row.time_zone,
		menuExternal: own?.menuExternal ?? [],
		languageSites: own?.languageSites ?? ['zh', 'ru'],
		former: row.former,
		words: wordsOf(row.code, row.locale, soundTexts((texts ?? {}) as Texts, row.locale)),
	};
}

/** Returns the editions that the site has. @param textsOf the uploaded texts of an edition, by key */
export function editionsOf(
	rows: readonly EditionRow[],
	textsOf: (code: string) => unknown,
): { on: Edition[]; off: Edition[] } {
	const made = (isOn: boolean) =>
		rows.filter(({ is_on }) => is_on === isOn).map((row) => editionOf(row, textsOf(row.code)));
	return { on: made(true), off: made(false) };
}
