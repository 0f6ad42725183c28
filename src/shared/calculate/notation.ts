import { GROUPED } from './grouped';
import { Decimal } from './number';

/** The locale in whose notation numbers are read and written. */
export interface Notation {
	locale: string;
}

interface Signs {
	decimal: string;
	group: string;
}

const signs = new Map<string, Signs>();

/** Returns the decimal and the group sign of a locale. */
export function signsOf({ locale }: Notation): Signs {
	let found = signs.get(locale);
	if (!found) {
		const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.8);
		const sign = (type: Intl.NumberFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
		found = { decimal: sign('decimal'), group: sign('group') };
		signs.set(locale, found);
	}
	return found;
}

/** Why a text is not a number of the edition; `notation` means that it has the decimal sign of another one. */
export type NumberError = 'empty' | 'notation' | 'number' | 'negative';

/** Longest number that is read, in characters. */
const MAX_CHARACTERS = 30;

/**
 * Reads a number in the edition's notation: its decimal sign, whole thousands with its sign or blanks between them, no
 * exponents. A sign of another notation is never guessed at: 1.500 and 1,500 mean different things on the two sides.
 */
export function parseNumber(notation: Notation, text: string): Decimal | NumberError {
	const { decimal, group } = signsOf(notation);
	const bare = text
		.normalize('NFKC')
		.trim()
		.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
	if (bare === '') return 'empty';
	if (bare.length > MAX_CHARACTERS) return 'number';
	const isNegative = /^[-\u2212]/.test(bare);
	const body = isNegative ? bare.slice(1) : bare;
	const [whole = '', ...fractions] = body.split(decimal);
	const [fraction = ''] = fractions;
	const thousands = whole.split(group);
	const isGrouped =
		thousands.length > 1 &&
		/^\d{1,3}$/.test(thousands[0] ?? '') &&
		thousands.slice(1).every((part) => /^\d{3}$/.test(part));
	const isNumber =
		fractions.length < 2 && (isGrouped || /^\d*$/.test(whole)) && /^\d*$/.test(fraction) && whole + fraction !== '';
	if (!isNumber) return /^\d+[.,]\d+$/.test(body) ? 'notation' : 'number';
	if (isNegative) return 'negative';
	return new Decimal(`${thousands.join('') || '0'}.${fraction || '0'}`);
}

/** A number as a field shows it: a decimal point becomes the edition's sign. @param plain digits with a point */
export const typedNumber = (notation: Notation, plain: string): string => plain.replace('.', signsOf(notation).decimal);

const formats = new Map<string, Intl.NumberFormat>();

function format(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
	const key = `${locale} ${options.currency ?? ''} ${options.minimumFractionDigits ?? ''} ${options.maximumFractionDigits ?? ''}`;
	let found = formats.get(key);
	if (!found) {
		try {
			found = new Intl.NumberFormat(locale, { ...GROUPED, ...options, roundingMode: 'halfExpand' });
		} catch {
			// A currency that the platform does not take costs the sum its sign, never the page.
			const { style: _, currency: _unknown, ...rest } = options;
			found = new Intl.NumberFormat(locale, { ...GROUPED, ...rest, roundingMode: 'halfExpand' });
		}
		formats.set(key, found);
	}
	return found;
}

/** A count, or any other number of few decimals, in the edition's notation. */
export const shownCount = (notation: Notation, count: number): string =>
	format(notation.locale, { maximumFractionDigits: 3 }).format(count);

/** A number in the edition's notation, rounded half up to at most so many places. */
export const shownNumber = (notation: Notation, value: Decimal, places: number): string =>
	format(notation.locale, { maximumFractionDigits: places }).format(value.toFixed() as Intl.StringNumericLiteral);

/**
 * Money in the edition's notation, rounded half up to two places, or to as many as it takes up to `places`.
 * @param currency ISO 4217
 */
export const shownMoney = (notation: Notation, value: Decimal, currency: string, places = 2): string =>
	format(notation.locale, {
		style: 'currency',
		currency,
		minimumFractionDigits: 2,
		maximumFractionDigits: places,
	}).format(value.toFixed() as Intl.StringNumericLiteral);

/** A percentage with the edition's space before its sign. @param percent 21 is 21 % */
export const shownPercent = (notation: Notation, percent: Decimal, places = 4): string =>
	new Intl.NumberFormat(notation.locale, { ...GROUPED, style: 'percent', maximumFractionDigits: places }).format(
		percent.div(100).toFixed() as Intl.StringNumericLiteral,
	);
