import { type Notation, signsOf } from '../../calculate/notation';

/** A text, and the notation of the numbers in it. */
export interface Counted {
	text: string;
	notation: Notation;
}

/** A number in a text: as it is written, and its value in digits with a decimal point. */
interface Found {
	shown: string;
	value: string;
}

/** Blanks that join digits; any other blank may separate two numbers. */
const BLANKS = '\\u00a0\\u2009\\u202f';
const NUMBER = new RegExp(`\\d+(?:[.,'’${BLANKS}]\\d+)*`, 'g');

const escaped = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Digits with a decimal point, without zeros that change nothing. */
function plain(whole: string, fraction = ''): string {
	const left = whole.replace(/^0+(?=\d)/, '');
	const right = fraction.replace(/0+$/, '');
	return right === '' ? left : `${left}.${right}`;
}

/**
 * The value of a run of digits and signs; where it is no number in this notation, each run of digits counts by itself.
 */
function valuesOf(shown: string, { decimal, group }: { decimal: string; group: string }): Found[] {
	const [d, g] = [escaped(decimal), escaped(group)];
	const grouped = new RegExp(`^(\\d{1,3}(?:(?:${g || '(?!)'}|[${BLANKS}])\\d{3})+)(?:${d}(\\d+))?$`).exec(shown);
	const single = new RegExp(`^(\\d+)(?:${d}(\\d+))?$`).exec(shown);
	const [, whole, fraction] = grouped ?? single ?? [];
	if (whole !== undefined) return [{ shown, value: plain(whole.replace(/\D/g, ''), fraction) }];
	return (shown.match(/\d+/g) ?? []).map((one) => ({ shown: one, value: plain(one) }));
}

const months = new Map<string, RegExp>();

/** Finds names of months beside a day or a year: "may" alone is not a month. */
function monthsOf({ locale }: Notation): RegExp {
	let found = months.get(locale);
	if (!found) {
		const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
		const names = Array.from({ length: 12 }, (_, n) => `(${escaped(format.format(Date.UTC(2026, n, 15)))})`).join('|');
		const between = '(?:\\s+|\\s+de\\s+)';
		found = new RegExp(
			`(?<=\\d(?:st|nd|rd|th|\\.|º)?${between})(?:${names})(?!\\p{L})|(?<!\\p{L})(?:${names})(?=,?${between}\\d)`,
			'giu',
		);
		months.set(locale, found);
	}
	return found;
}

/** The numbers of a text in its notation, and the months of its dates as numbers. */
function numbersOf({ text, notation }: Counted): Found[] {
	const signs = signsOf(notation);
	const numbers = [...text.matchAll(NUMBER)].flatMap(([shown]) => valuesOf(shown, signs));
	const named = [...text.matchAll(monthsOf(notation))].map(([shown, ...groups]) => ({
		shown,
		value: String((groups.findIndex((one) => one !== undefined) % 12) + 1),
	}));
	return [...numbers, ...named];
}

/** Numbers that occur in one text more often than in the other, as they are written there. */
function missingIn(other: readonly Found[], own: readonly Found[]): string[] {
	const left = new Map<string, number>();
	for (const { value } of other) left.set(value, (left.get(value) ?? 0) + 1);
	return own
		.filter(({ value }) => {
			const n = left.get(value) ?? 0;
			left.set(value, n - 1);
			return n <= 0;
		})
		.map(({ shown }) => shown);
}

/**
 * Numbers and dates that only a translation or only its source has. 1,250.5 and 1.250,5 are the same number, each in
 * its edition; 24 November and 24 de noviembre are the same date. Numbers in letters are not compared.
 */
export function numbersThatDiffer(source: Counted, translation: Counted) {
	const [left, right] = [numbersOf(source), numbersOf(translation)];
	const inSource = missingIn(right, left);
	return { source: inSource, translation: missingIn(left, right), agree: left.length - inSource.length };
}
