import { dayFrom, nextFrom } from './calendar';

/** Weekdays as `Date.getUTCDay` counts them. */
export const MONDAY = 1;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const FRIDAY = 5;

/**
 * A day that an article names. It is computed from the first start, so that a new article never announces something
 * that is over.
 */
export interface NamedDay {
	/** ISO day. */
	date: string;
	/** As a text of each edition names it: "3 December", "3 de diciembre". */
	en: string;
	es: string;
	/** With its year: "3 December 2026", "3 de diciembre de 2026". */
	enLong: string;
	esLong: string;
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC', ...options });
const formats = {
	en: format('en-GB', {}),
	es: format('es-ES', {}),
	enLong: format('en-GB', { year: 'numeric' }),
	esLong: format('es-ES', { year: 'numeric' }),
};

/** An ISO day with its words in each edition. */
export function namedDay(date: string): NamedDay {
	const at = Date.parse(`${date}T00:00:00Z`);
	return {
		date,
		en: formats.en.format(at),
		es: formats.es.format(at),
		enLong: formats.enLong.format(at),
		esLong: formats.esLong.format(at),
	};
}

/**
 * The first such weekday at least `offset` days after the first start.
 * @param now Unix seconds of the first start
 * @param weekday 0 is Sunday
 */
export const weekdayAfter = (now: number, offset: number, weekday: number): NamedDay =>
	namedDay(nextFrom(now, offset, weekday, 1).starts_on);

/** The year after that of the first start. @param now Unix seconds */
export const nextYear = (now: number): number => Number(dayFrom(now, 0).slice(0, 4)) + 1;

/** A month after the first start, or before it, in words and as its first day. */
export interface NamedMonth {
	/** ISO day, the first of the month. */
	date: string;
	/** "March", "marzo". */
	en: string;
	es: string;
	/** "March 2027", "marzo de 2027". */
	enLong: string;
	esLong: string;
}

const months = {
	en: format('en-GB', { day: undefined }),
	es: format('es-ES', { day: undefined }),
	enLong: format('en-GB', { day: undefined, year: 'numeric' }),
	esLong: format('es-ES', { day: undefined, year: 'numeric' }),
};

/**
 * The month `count` months after that of the first start; before it where `count` is negative. @param now Unix seconds
 */
export function monthAfter(now: number, count: number): NamedMonth {
	const today = new Date(now * 1000);
	const at = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + count, 1);
	return {
		date: dayFrom(at / 1000, 0),
		en: months.en.format(at),
		es: months.es.format(at),
		enLong: months.enLong.format(at),
		esLong: months.esLong.format(at),
	};
}
