import { localeOf } from '../../time';

/** Languages whose names of months are understood, whatever the language of the newsroom. */
const LANGUAGES = ['en', 'es'];

const folded = (text: string): string =>
	text
		.normalize('NFD')
		.replace(/\p{M}+/gu, '')
		.toLowerCase();

/** Numbers of the months by the first three letters of their names, which tell them apart in each language. */
const months = new Map(
	LANGUAGES.flatMap((language) =>
		Array.from({ length: 12 }, (_, month): [string, number] => {
			const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', timeZone: 'UTC' });
			return [folded(format.format(Date.UTC(2026, month, 1))).slice(0, 3), month + 1];
		}),
	),
);

const two = (number: number): string => String(number).padStart(2, '0');

/** A day of the calendar as `2026-12-09`; undefined for what is none. A year of two digits is of this century. */
function dayOf(year: string | undefined, month: number | undefined, day: string | undefined): string | undefined {
	if (year === undefined || month === undefined || day === undefined) return undefined;
	const iso = `${year.length === 2 ? `20${year}` : year.padStart(4, '0')}-${two(month)}-${two(Number(day))}`;
	const at = Date.parse(`${iso}T00:00:00Z`);
	// 31 February is taken for a day of March.
	return !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso) ? iso : undefined;
}

/** The forms of a day, with the day before the month where both are numbers. */
function dayIn(text: string): string | undefined {
	const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
	if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
	const numbers = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(text);
	if (numbers) return dayOf(numbers[3], Number(numbers[2]), numbers[1]);
	const named = /^(\d{1,2})(?:st|nd|rd|th|\.|º)? *(?:de +)?([a-z]{3,10})\.?,? *(?:de +)?(\d{4}|\d{2})$/.exec(text);
	if (named) return dayOf(named[3], months.get((named[2] ?? '').slice(0, 3)), named[1]);
	const monthFirst = /^([a-z]{3,10})\.? +(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})$/.exec(text);
	return monthFirst ? dayOf(monthFirst[3], months.get((monthFirst[1] ?? '').slice(0, 3)), monthFirst[2]) : undefined;
}

function timeIn(text: string): string | undefined {
	const [, hour = '', minute = '', half] = /^(\d{1,2})[:.h](\d{2})(?::00)? *([ap]\.? ?m\.?)?$/.exec(text) ?? [];
	if (hour === '') return undefined;
	const number = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0);
	return number < 24 && Number(minute) < 60 && !(half && Number(hour) > 12) ? `${two(number)}:${minute}` : undefined;
}

const spaced = (text: string): string => folded(text).replace(/\s+/g, ' ').trim();

/**
 * Reads a day as people write it: "9 Dec 2026", "9 de diciembre de 2026", "9/12/2026", "9.12.26", "2026-12-09".
 * @returns as `2026-12-09`; undefined for what is no day
 */
export const readDay = (text: string): string | undefined => dayIn(spaced(text));

/**
 * Reads a day with its hour: "9 Dec 2026, 10:33", "9/12/2026 10:33", "2026-12-09T10:33".
 * @returns as `2026-12-09T10:33`; undefined for what is none
 */
export function readDayAndHour(text: string): string | undefined {
	const parts = /^(.*\d)(?:,? | ?[t,] ?)(\d{1,2}[:.h]\d{2}.*)$/.exec(spaced(text));
	const [day, time] = [dayIn(parts?.[1] ?? ''), timeIn(parts?.[2] ?? '')];
	return day !== undefined && time !== undefined ? `${day}T${time}` : undefined;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes a day as the editor's language does: "9 Dec 2026", "9 dic 2026"; with its hour "9 Dec 2026, 10:33".
 * @param value as `2026-12-09` or `2026-12-09T10:33`; any other text is returned as it is
 */
export function printDay(value: string, language: string): string {
	const [day = '', time] = value.split('T');
	// The first thousand years would be written with fewer digits, and read as others.
	if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(day) || readDay(day) === undefined) return value;
	const format =
		formats.get(language) ??
		new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
	formats.set(language, format);
	const printed = format.format(Date.parse(`${day}T00:00:00Z`));
	return time === undefined ? printed : `${printed}, ${time}`;
}
