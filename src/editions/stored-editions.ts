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
 * The editions as they are kept, the one without a prefix first; those that the program comes with where nobody has said
 * anything that this version understands.
 * @param value of the setting
 */
export function storedEditions(value: unknown): EditionRow[] {
	const known = editionRows.safeParse(value);
	const rows = known.success && known.data.some(isRoot) ? known.data : ownEditions.map(ownRow);
	return [...rows.filter(isRoot), ...rows.filter((row) => !isRoot(row))];
}

/** Whether an edition stands at `/`. */
export const isRoot = ({ prefix, is_on }: EditionRow): boolean => prefix === '' && is_on;

/** Names of languages as sign-ups for the newsletter say them. */
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
		footerExternal: own?.footerExternal ?? ['zh', 'ru'],
		former: row.former,
		words: wordsOf(row.code, row.locale, soundTexts((texts ?? {}) as Texts, row.locale)),
	};
}

/** The editions that the site has. @param textsOf what was brought for an edition, by key */
export function editionsOf(
	rows: readonly EditionRow[],
	textsOf: (code: string) => unknown,
): { on: Edition[]; off: Edition[] } {
	const made = (isOn: boolean) =>
		rows.filter(({ is_on }) => is_on === isOn).map((row) => editionOf(row, textsOf(row.code)));
	return { on: made(true), off: made(false) };
}
