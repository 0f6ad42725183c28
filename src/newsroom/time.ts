import { isMoment } from '../shared/time/moment';

/** Locale in which an editor's language writes numbers and days. */
export const localeOf = (language: string): string => (language === 'es' ? 'es-ES' : 'en-GB');

const DAY = 86_400;

/** Formats that were made once, because making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
	const key = `${language} ${JSON.stringify(parts)}`;
	const made = formats.get(key) ?? new Intl.DateTimeFormat(localeOf(language), parts);
	formats.set(key, made);
	return made;
}

/**
 * Formats a moment for the newsroom: the hour today, day and hour within this year, the full date before. An invalid
 * moment gives '' instead of an error, so that a row cannot break its screen.
 * @param at Unix seconds
 */
export function momentOf(at: number, language: string, now = Date.now() / 1000): string {
	if (!isMoment(at)) return '';
	const [then, today] = [new Date(at * 1000), new Date(now * 1000)];
	const hour: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
	const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
	const isToday = then.toDateString() === today.toDateString();
	const isNear = Math.abs(now - at) < 300 * DAY && then.getFullYear() === today.getFullYear();
	const parts = isToday ? hour : isNear ? { ...day, ...hour } : { ...day, year: 'numeric' as const };
	return formatOf(language, parts).format(then);
}

const AGES = [
	['day', DAY],
	['hour', 3_600],
	['minute', 60],
] as const;

/**
 * Formats how long ago a moment was, in the largest unit of which it is two at least: "47 hours ago", "3 days ago".
 * @param at Unix seconds
 */
export function ageOf(at: number, language: string, now = Date.now() / 1000): string {
	if (!isMoment(at)) return '';
	const age = Math.max(60, now - at);
	const [unit, seconds] = AGES.find(([, length]) => age >= 2 * length) ?? ['minute', 60];
	return new Intl.RelativeTimeFormat(localeOf(language)).format(-Math.floor(age / seconds), unit);
}

const dated = (at: number, language: string, parts: Intl.DateTimeFormatOptions): string =>
	isMoment(at) ? formatOf(language, parts).format(new Date(at * 1000)) : '';

/** Formats a moment with its full date and time zone, for a tooltip. @param at Unix seconds */
export const wholeMoment = (at: number, language: string): string =>
	dated(at, language, { dateStyle: 'full', timeStyle: 'long' });

/** Formats a full date, as the heading of a page. @param at Unix seconds */
export const dayOf = (at: number, language: string): string => dated(at, language, { dateStyle: 'full' });

/** Formats a date without an hour, the same in every time zone and short enough for lists. @param at Unix seconds */
export const shortDayOf = (at: number, language: string): string =>
	dated(at, language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
