import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { GROUPED } from '../shared/calculate/grouped';

/** The text before a brace that opens a case of a plural or of a choice, and so no parameter. */
type Case = `${string}${'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`} `;

/** The text of a brace, up to its end: `n, plural, one ` or `name`. */
type Inside<Text extends string> = Text extends `${infer Read}}${string}` ? Read : Text;

type Named<Before extends string, After extends string> = Before extends Case
	? never
	: Inside<After> extends `${infer Name}, ${infer Kind}`
		? [Name, Kind extends `plural${string}` | `number${string}` ? number : string | number]
		: [Inside<After>, string | number];

/** Name and type of each parameter of a message in ICU MessageFormat. */
type Parameter<Text extends string> = Text extends `${infer Before}{${infer After}`
	? Named<Before, After> | Parameter<After>
	: never;

/** The parameters of a message: a number where a plural or the notation of numbers depends on it. */
export type ParametersOf<Text extends string> = {
	readonly [Name in Parameter<Text>[0]]: [Extract<Parameter<Text>, readonly [Name, number]>] extends [never]
		? string | number
		: number;
};

/** A text as it is used: a string or, where it has parameters, a function of them. */
export type Message<Text extends string> = string extends Text
	? string
	: [Parameter<Text>] extends [never]
		? string
		: (parameters: ParametersOf<Text>) => string;

/** Every text of a catalogue, by the same keys. */
export type Catalogue<Texts> = Texts extends string ? string : { readonly [Key in keyof Texts]: Catalogue<Texts[Key]> };

/** A catalogue that may lack texts. */
export type PartialCatalogue<Texts> = Texts extends string
	? string
	: { readonly [Key in keyof Texts]?: PartialCatalogue<Texts[Key]> };

/**
 * A catalogue as it is used. A text takes the parameters of all languages: where one language needs a word in another
 * case, callers give both.
 */
export type Compiled<Texts, Others> = Texts extends string
	? Message<Texts | (Others extends string ? Others : never)>
	: { readonly [Key in keyof Texts]: Compiled<Texts[Key], Key extends keyof Others ? Others[Key] : never> };

/** A message of plain parameters only. An apostrophe may quote, so the library parses a message that has one. */
const SIMPLE = /^(?:[^{}']|\{[a-z_]+\})*$/;

type Filled = (parameters: Readonly<Record<string, string | number>>) => string;
type Leaf = string | Filled;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Numbers of messages have the sign of thousands from four digits on, as all others of an edition. */
const FORMATTERS: Formatters = {
	getNumberFormat: (locales, options) => new Intl.NumberFormat(locales, { ...GROUPED, ...(options as object) }),
	getDateTimeFormat: (locales, options) => new Intl.DateTimeFormat(locales, options),
	getPluralRules: (locales, options) => new Intl.PluralRules(locales, options),
};

/** Compiles a text once: to itself where it has no parameters, which is nearly always the case, else to a function. */
function message(text: string, locale: string, mark: (text: string) => string): Leaf {
	if (!text.includes('{')) return mark(text);
	// Most messages only put words into places, which needs neither plurals nor number formats.
	if (SIMPLE.test(text)) {
		const parts = text.split(/[{}]/);
		return (parameters) => mark(parts.map((part, i) => (i % 2 === 0 ? part : (parameters[part] ?? ''))).join(''));
	}
	const format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, formatters: FORMATTERS });
	return (parameters) => mark(String(format.format(parameters)));
}

/** The texts of another language, used where a catalogue has none. */
interface Fallback {
	texts: unknown;
	locale: string;
	mark(text: string): string;
}

const same = (text: string): string => text;

function compiled(texts: unknown, locale: string, fallback: Fallback): unknown {
	if (isText(texts)) return message(texts, locale, same);
	if (isText(fallback.texts) && texts === undefined) return message(fallback.texts, fallback.locale, fallback.mark);
	if (Array.isArray(texts)) return texts.map((text) => compiled(text, locale, { ...fallback, texts: undefined }));
	if (Array.isArray(fallback.texts))
		return fallback.texts.map((text) => compiled(undefined, locale, { ...fallback, texts: text }));
	const own = (texts ?? {}) as Readonly<Record<string, unknown>>;
	const other = (fallback.texts ?? {}) as Readonly<Record<string, unknown>>;
	// Rows look up their words by codes: without a prototype, a code such as "constructor" finds nothing.
	const found: Record<string, unknown> = Object.create(null);
	for (const key of new Set([...Object.keys(own), ...Object.keys(other)]))
		found[key] = compiled(own[key], locale, { ...fallback, texts: other[key] });
	return found;
}

/** Whether a catalogue lacks a text that another one has. */
export function lacksTexts(texts: unknown, others: unknown): boolean {
	if (isText(others)) return texts === undefined;
	return Object.entries(others as object).some(([key, other]) =>
		lacksTexts((texts as Readonly<Record<string, unknown>> | undefined)?.[key], other),
	);
}

/**
 * Compiles a catalogue, once, at the start.
 * @param locale of the notation of numbers and of the plurals
 * @param fallback texts of another language for those that the catalogue lacks, marked so that a page can say in which
 * language they are
 * @throws SyntaxError for a message that is no ICU MessageFormat
 */
export const compile = (
	texts: unknown,
	locale: string,
	fallback: Fallback = { texts: undefined, locale, mark: same },
): unknown => compiled(texts, locale, fallback);
