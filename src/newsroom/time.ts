import { isMoment } from '../shared/time/moment';

/** Locale in which an editor's language writes numbers and days. */
export const localeOf = (language: string): string => (language === 'es' ? 'es-ES' : 'en-GB');

const DAY = 86_400;

/**
 * A moment as people of a newsroom say it: the hour today, the day and hour this year, all of it before.
 * What is no moment is '': no formatter here throws, so that no row takes its screen with it.
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
	return new Intl.DateTimeFormat(localeOf(language), parts).format(then);
}

const dated = (at: number, language: string, parts: Intl.DateTimeFormatOptions): string =>
	isMoment(at) ? new Intl.DateTimeFormat(localeOf(language), parts).format(new Date(at * 1000)) : '';

/** A moment whole, for whoever points at it. */
export const wholeMoment = (at: number, language: string): string =>
	dated(at, language, { dateStyle: 'full', timeStyle: 'long' });

/** A day whole, as it heads a page. @param at Unix seconds */
export const dayOf = (at: number, language: string): string => dated(at, language, { dateStyle: 'full' });

/** A day without an hour, the same wherever it is read, as a list has room for it. @param at Unix seconds */
export const shortDayOf = (at: number, language: string): string =>
	dated(at, language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
