import { IntlMessageFormat } from 'intl-messageformat';
import { enWords } from './en/en';
import { esWords } from './es/es';
import { type Texts, textsIn } from './word-table';
import { wordTable } from './words';

/** An error in a text that was uploaded for an edition. */
export interface TextError {
	error: 'unknown' | 'unreadable' | 'lacks' | 'foreign' | 'category' | 'no_category' | 'separator' | 'long';
	/** Names of the parameters or plural categories it is about. */
	names: readonly string[];
}

/** The parts of a message as the library reads it (its `TYPE`). */
interface Part {
	type: number;
	value: string;
	options?: Readonly<Record<string, { value: Part[] }>>;
	pluralType?: 'cardinal' | 'ordinal';
}
const [ARGUMENT, NUMBER, SELECT, PLURAL] = [1, 2, 5, 6] as const;

const partsOf = (text: string, locale: string): Part[] =>
	new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst() as unknown as Part[];

interface Read {
	/** Names of the parameters that the message fills in. */
	names: Set<string>;
	plurals: Part[];
	hasOther: boolean;
}

function read(parts: readonly Part[], found: Read = { names: new Set(), plurals: [], hasOther: false }): Read {
	for (const part of parts) {
		if ([ARGUMENT, NUMBER, SELECT, PLURAL].includes(part.type as never)) found.names.add(part.value);
		// Dates and times come written out: nothing of the site formats them in a text.
		else if (part.type !== 0 && part.type !== 7) found.hasOther = true;
		if (part.type === PLURAL) found.plurals.push(part);
		for (const option of Object.values(part.options ?? {})) read(option.value, found);
	}
	return found;
}

/** Returns the names of the parameters that a message fills in. */
const namesOf = (text: string | undefined, locale: string): ReadonlySet<string> =>
	text?.includes('{') ? read(partsOf(text, locale)).names : new Set();

/**
 * Counts below this are checked: pages show no larger ones, so a plural category for millions alone is not required.
 */
const COUNTS = 200;

/**
 * Checks the plural forms of a message: every category that the language needs is there beside `other`, and no foreign
 * one.
 */
function pluralErrorOf(part: Part, locale: string): TextError | undefined {
	const rules = new Intl.PluralRules(locale, { type: part.pluralType ?? 'cardinal' });
	const known = rules.resolvedOptions().pluralCategories as string[];
	const own = Object.keys(part.options ?? {});
	const foreign = own.filter((one) => !one.startsWith('=') && !known.includes(one));
	if (foreign.length > 0) return { error: 'category', names: foreign };
	// Forms for single counts alone, such as =3 and =4, need no categories.
	if (own.some((one) => one.startsWith('=')) && !own.some((one) => one !== 'other' && known.includes(one)))
		return undefined;
	const missing = new Set<string>();
	for (let n = 0; n < COUNTS; n += 1) {
		const category = rules.select(n);
		if (!own.includes(category) && !own.includes(`=${n}`)) missing.add(category);
	}
	return missing.size > 0 ? { error: 'no_category', names: [...missing] } : undefined;
}

const table: ReadonlyMap<string, string> = new Map(textsIn(wordTable));
const spanish: ReadonlyMap<string, string> = new Map(textsIn(esWords));
const MAX_CHARACTERS = 4_000;

/**
 * Returns the table of texts: every key with its English, in the order of the catalogue, without keys whose English is
 * empty.
 */
export const tableRows = (): { key: string; english: string; parameters: readonly string[] }[] =>
	[...table]
		.filter(([, english]) => english !== '')
		.map(([key, english]) => ({
			key,
			english: textsOfEnglish.has(key) ? english : '',
			parameters: [...new Set([...namesOf(english, 'en-GB'), ...namesOf(spanish.get(key), 'es-ES')])],
		}));
const textsOfEnglish = new Map(textsIn(enWords));

/**
 * Returns the error in a text of an edition; undefined where the text is valid.
 * @param locale of the edition, for its plurals
 */
export function textErrorOf(key: string, text: string, locale: string): TextError | undefined {
	const english = table.get(key);
	if (english === undefined) return { error: 'unknown', names: [] };
	if (text.length > MAX_CHARACTERS) return { error: 'long', names: [] };
	if (key === 'csv_separator') return /^[,;\t]$/.test(text) ? undefined : { error: 'separator', names: [] };
	let own: Read;
	try {
		own = read(partsOf(text, locale));
	} catch {
		return { error: 'unreadable', names: [] };
	}
	// Rejects the characters that mark untranslated text, and those that no page may hold.
	// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
	if (own.hasOther || /[\u0000-\u0008\u000b-\u001f\ufdd0\ufdd1]/.test(text)) return { error: 'unreadable', names: [] };
	const [first, second] = [namesOf(english, 'en-GB'), namesOf(spanish.get(key) ?? english, 'es-ES')];
	const may = new Set([...first, ...second]);
	const foreign = [...own.names].filter((name) => !may.has(name));
	if (foreign.length > 0) return { error: 'foreign', names: foreign };
	const lacking = [...may].filter((name) => first.has(name) && second.has(name) && !own.names.has(name));
	if (lacking.length > 0) return { error: 'lacks', names: lacking };
	if (may.size > 0 && own.names.size === 0) return { error: 'lacks', names: [...may] };
	for (const plural of own.plurals) {
		const error = pluralErrorOf(plural, locale);
		if (error) return error;
	}
	return undefined;
}

/**
 * Returns the valid texts: those uploaded to an older version of the site may name parameters that no longer exist.
 * @param texts the stored texts
 */
export const soundTexts = (texts: Texts, locale: string): Texts =>
	Object.fromEntries(Object.entries(texts).filter(([key, text]) => textErrorOf(key, text, locale) === undefined));
