/**
 * Dates of the demonstration edition, laid relative to the day of the first start. All times are Unix seconds, all days
 * UTC.
 */
const DAY = 86_400;

/** A number from 0 to 1 (exclusive), always the same for the same words. */
export function fraction(words: string): number {
	let hash = 2_166_136_261;
	for (const character of words) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** The ISO day that lies `offset` days from `now` (negative: before it). */
export function dayFrom(now: number, offset: number): string {
	return new Date((now + offset * DAY) * 1000).toISOString().slice(0, 10);
}

/** Midnight at the start of an ISO day, in Unix seconds. */
export function startOf(day: string): number {
	return Date.parse(`${day}T00:00:00Z`) / 1000;
}

interface Laid {
	key: string;
	days_ago: number;
	minutes_ago?: number;
	hour?: number;
}

/** When a piece was published; never in the future, and never twice on the same minute of the hour. */
export function publishedAt(now: number, article: Laid): number {
	if (article.minutes_ago !== undefined) return now - article.minutes_ago * 60;
	const minute = Math.floor(fraction(article.key) * 60);
	const at = startOf(dayFrom(now, -article.days_ago)) + (article.hour ?? 9) * 3_600 + minute * 60;
	return at > now ? at - DAY : at;
}

/** Some days after a moment, but never in the future. */
export function daysAfter(now: number, at: number, days: number): number {
	return Math.min(now, at + days * DAY);
}

/** The last day of a term of whole years that begins on an ISO day: the day before its anniversary. */
export function lastDayOfYears(day: string, years: number): string {
	const first = new Date(startOf(day) * 1000);
	return dayFrom(Date.UTC(first.getUTCFullYear() + years, first.getUTCMonth(), first.getUTCDate()) / 1000, -1);
}

/** A span of days: the first and the last, both ISO. */
export interface Span {
	starts_on: string;
	ends_on: string;
}

/**
 * The next time of the year that begins on the given weekday: in this year or, once that is over, in the next.
 * @param month 1 to 12. @param day the span begins on this day or up to six days later.
 * @param weekday 0 is Sunday. @param length days the event lasts.
 */
export function nextInYear(now: number, month: number, day: number, weekday: number, length: number): Span {
	for (let year = new Date(now * 1000).getUTCFullYear(); ; year++) {
		const first = new Date(Date.UTC(year, month - 1, day));
		const span = nextFrom(first.getTime() / 1000, 0, weekday, length);
		if (startOf(span.starts_on) > now) return span;
	}
}

/** The first span that begins on the weekday, `offset` days after `now` or up to six days later. */
export function nextFrom(now: number, offset: number, weekday: number, length: number): Span {
	const at = new Date((now + offset * DAY) * 1000);
	const wait = (weekday - at.getUTCDay() + 7) % 7;
	return { starts_on: dayFrom(now, offset + wait), ends_on: dayFrom(now, offset + wait + length - 1) };
}

/** The days of a span, one after the other. */
export function daysOf(span: Span): string[] {
	const days: string[] = [];
	for (let at = startOf(span.starts_on); at <= startOf(span.ends_on); at += DAY) days.push(dayFrom(at, 0));
	return days;
}
