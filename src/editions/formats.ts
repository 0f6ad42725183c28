import { shownCount } from '../shared/calculate/notation';
import { isUnchecked, type SourceDocument } from '../shared/source-document';
import type { Edition } from './edition';

const two = (n: number) => String(n).padStart(2, '0');

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Formats the days of an event by default: Jan.27, Jan.27–29, Mar.31–Apr.02. The year is left out unless it changes
 * between the days. Returns '' where one of them is no day.
 * @param first ISO day
 * @param last ISO day; null where only the first is known
 */
export function dayRange(edition: Edition, first: string, last: string | null): string {
	if (!isDay(first) || (last && !isDay(last))) return '';
	const [year, month, day] = first.split('-').map(Number) as [number, number, number];
	const name = (n: number) => edition.words.months[n - 1] ?? String(n);
	const from = `${name(month)}.${two(day)}`;
	if (!last || last === first) return from;
	const [lastYear, lastMonth, lastDay] = last.split('-').map(Number) as [number, number, number];
	if (year !== lastYear) return `${from}.${year}–${name(lastMonth)}.${two(lastDay)}.${lastYear}`;
	return month === lastMonth ? `${from}–${two(lastDay)}` : `${from}–${name(lastMonth)}.${two(lastDay)}`;
}

/** Returns title, publisher and place of a document, in the edition's language where they are translated. */
export const sourceNames = (
	{ code }: Edition,
	source: SourceDocument,
): { title: string; publisher: string | undefined; place: string | undefined } => ({
	title: source.titles?.[code] ?? source.title,
	publisher: source.publishers?.[code] ?? source.publisher,
	place: source.places?.[code] ?? source.place,
});

/**
 * Returns a document as one line of plain text, for files: title, publisher, place, and a note where it was not read.
 */
export function sourceText(edition: Edition, source: SourceDocument): string {
	const { title, publisher, place } = sourceNames(edition, source);
	const citation = [title, publisher, place].filter(Boolean).join(', ');
	return isUnchecked(source) ? `${citation} (${edition.words.documents.not_read})` : citation;
}

/** A code of a region that the platform takes without throwing. */
const REGION = /^[A-Z]{2}$/;
const countries = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country in the edition's language; an unknown code is returned as it is.
 * @param code ISO 3166 alpha-2
 */
export function countryName(edition: Edition, code: string): string {
	let names = countries.get(edition.locale);
	if (!names) {
		names = new Intl.DisplayNames([edition.locale], { type: 'region', fallback: 'code' });
		countries.set(edition.locale, names);
	}
	return REGION.test(code) ? (names.of(code) ?? code) : code;
}

/**
 * Returns the name of a language in the edition's language; a code that the platform rejects is returned as it is.
 * @param code BCP 47
 */
export function languageName(edition: Edition, code: string): string {
	try {
		return new Intl.DisplayNames([edition.locale], { type: 'language' }).of(code) ?? code;
	} catch {
		return code;
	}
}

/** Size of a file in the unit people use, with the edition's decimal sign: 610 KB, 4.2 MB. */
export function fileSize(edition: Edition, bytes: number): string {
	const [value, unit] =
		bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), 'KB'] : [Math.round(bytes / 100_000) / 10, 'MB'];
	return `${shownCount(edition, value)} ${unit}`;
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** Short name of the weekday of an ISO day: "Wed", "mié"; '' for what is no day. */
export function shortWeekday(edition: Edition, day: string): string {
	let format = weekdays.get(edition.locale);
	if (!format) {
		format = new Intl.DateTimeFormat(edition.locale, { weekday: 'short', timeZone: 'UTC' });
		weekdays.set(edition.locale, format);
	}
	return isDay(day) ? format.format(Date.parse(day)) : '';
}
