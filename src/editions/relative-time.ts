import { isMoment } from '../shared/time/moment';
import type { Edition } from './edition';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(time_zone: string): Intl.DateTimeFormat {
	let found = formatters.get(time_zone);
	if (!found) {
		found = new Intl.DateTimeFormat('en-GB', {
			timeZone: time_zone,
			year: 'numeric',
			month: 'numeric',
			day: 'numeric',
			weekday: 'short',
			hour: '2-digit',
			minute: '2-digit',
			hourCycle: 'h23',
			timeZoneName: 'short',
		});
		formatters.set(time_zone, found);
	}
	return found;
}

interface DateParts {
	year: number;
	/** 1 to 12. */
	month: number;
	day: number;
	/** 0 is Sunday. */
	weekday: number;
	hour: string;
	minute: string;
	zone: string;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const read = new Map<string, DateParts>();
/** Number of minutes that are remembered: a page names the same few moments many times, and formatting one is slow. */
const KEPT = 4_000;

/**
 * The calendar date of a moment (Unix seconds) in an edition's time zone; undefined for a number that is no moment.
 * None of the functions here throws: they return '' where there is nothing to say, so that no row breaks its page.
 */
export function dateParts(edition: Edition, at: number): DateParts | undefined {
	if (!isMoment(at)) return undefined;
	const key = `${edition.time_zone} ${Math.floor(at / MINUTE)}`;
	const known = read.get(key);
	if (known) return known;
	const found = partsOf(edition, at);
	if (read.size >= KEPT) read.delete(read.keys().next().value as string);
	read.set(key, found);
	return found;
}

function partsOf(edition: Edition, at: number): DateParts {
	const parts = new Map(
		formatter(edition.time_zone)
			.formatToParts(at * 1000)
			.map((part) => [part.type, part.value]),
	);
	const number = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
	return {
		year: number('year'),
		month: number('month'),
		day: number('day'),
		weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? 'Sun'),
		hour: parts.get('hour') ?? '',
		minute: parts.get('minute') ?? '',
		zone: parts.get('timeZoneName') ?? '',
	};
}

const two = (n: number) => String(n).padStart(2, '0');

/** Default date format of the specification: MMM.DD.YYYY. */
export function longDate(edition: Edition, at: number): string {
	const parts = dateParts(edition, at);
	if (!parts) return '';
	const { year, month, day } = parts;
	return `${edition.words.months[month - 1]}.${two(day)}.${year}`;
}

/** MMM.DD.YYYY, HH:MM and the zone, for the byline. */
export function dateAndTime(edition: Edition, at: number): string {
	const parts = dateParts(edition, at);
	if (!parts) return '';
	const { year, month, day, hour, minute, zone } = parts;
	return `${edition.words.months[month - 1]}.${two(day)}.${year}, ${hour}:${minute} ${zone}`;
}

const DAY_OF = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A calendar day ("2026-12-09") in the default format: MMM.DD.YYYY; '' for a text that is no day. */
export function longDay(edition: Edition, day: string): string {
	const [, year, month, date] = DAY_OF.exec(day) ?? [];
	return year ? `${edition.words.months[Number(month) - 1] ?? month}.${date}.${year}` : '';
}

/** A calendar day ("2026-12-09") as MMM.DD, or MMM.DD.YYYY when it is in another year than `now`. */
export function shortDay(edition: Edition, day: string, now: number): string {
	const [year, month, date] = day.split('-').map(Number);
	const word = edition.words.months[(month ?? 0) - 1];
	if (!year || !word) return day;
	const name = `${word}.${date ? two(date) : ''}`.replace(/\.$/, '');
	return year === dateParts(edition, now)?.year && date ? name : `${name}.${year}`;
}

/** Age in seconds from which a moment is named by its date. */
const DATED = 3 * DAY;

const ago = new WeakMap<Edition, Map<string, string>>();

/** The words for an age; there are few of them, and counting in words is slow. */
function agoWords(edition: Edition, name: 'minutes_ago' | 'hours_ago' | 'days_ago', n: number): string {
	let known = ago.get(edition);
	if (!known) {
		known = new Map();
		ago.set(edition, known);
	}
	const key = `${name} ${n}`;
	let found = known.get(key);
	if (found === undefined) {
		found = edition.words[name]({ n });
		known.set(key, found);
	}
	return found;
}

/**
 * When `relativeTime` of a moment may change next, later than `now`.
 * @param at Unix seconds @param now Unix seconds @returns Unix seconds
 */
export function relativeTimeChanges(at: number, now: number): number {
	const age = Math.max(0, now - at);
	if (age < DATED) {
		const unit = age < HOUR ? MINUTE : age < DAY ? HOUR : DAY;
		return Math.min(now, at) + (Math.floor(age / unit) + 1) * unit;
	}
	return yearChanges(now);
}

/**
 * When the year may be another next in some time zone, later than `now`; years begin within a day of each other.
 * @param now Unix seconds @returns Unix seconds
 */
export function yearChanges(now: number): number {
	const year = new Date(now * 1000).getUTCFullYear();
	const [begun, ends] = [Date.UTC(year, 0, 2) / 1000, Date.UTC(year, 11, 31) / 1000];
	return now >= begun && now < ends ? ends : dayChanges(now);
}

/**
 * When the day may be another next in some time zone, later than `now`; days begin on a quarter of an hour.
 * @param now Unix seconds @returns Unix seconds
 */
export const dayChanges = (now: number): number => (Math.floor(now / (HOUR / 4)) + 1) * (HOUR / 4);

/**
 * Relative time of section 9: under 60 s "just now", under 1 hour minutes, under 1 day hours, under 3 days days,
 * otherwise MMM.DD, or MMM.DD.YYYY for earlier years. A moment in the future counts as now.
 * @param at Unix seconds @param now Unix seconds
 */
export function relativeTime(edition: Edition, at: number, now: number): string {
	const { words } = edition;
	if (!isMoment(at)) return '';
	const age = Math.max(0, now - at);
	if (age < MINUTE) return words.just_now;
	if (age < HOUR) return agoWords(edition, 'minutes_ago', Math.floor(age / MINUTE));
	if (age < DAY) return agoWords(edition, 'hours_ago', Math.floor(age / HOUR));
	if (age < DATED) return agoWords(edition, 'days_ago', Math.floor(age / DAY));
	const then = dateParts(edition, at);
	if (!then) return '';
	const date = `${words.months[then.month - 1]}.${two(then.day)}`;
	return then.year === dateParts(edition, now)?.year ? date : `${date}.${then.year}`;
}

/** A sentence with a count, by the category of `Intl.PluralRules`; `#` marks the place of the count. */
export type CountedWords = Readonly<Record<string, string>>;

/** The sentence for a count, in each of the plural forms that counts up to `max` have. */
function countedWords({ locale }: Edition, words: (count: { n: number }) => string, max: number): CountedWords {
	const rules = new Intl.PluralRules(locale);
	// From the largest down, so that the smallest count of each form is the one kept.
	const counts = Array.from({ length: max }, (_, i) => max - i);
	return Object.fromEntries(counts.map((n) => [rules.select(n), words({ n }).replace(String(n), '#')]));
}

const forBrowsers = new WeakMap<Edition, string>();

/** The words of `relativeTime` as JSON, for a browser that goes on counting: for now, minutes, hours and days. */
export function relativeWords(edition: Edition): string {
	const known = forBrowsers.get(edition);
	if (known) return known;
	const { words } = edition;
	const all = [
		{ other: words.just_now },
		countedWords(edition, words.minutes_ago, 59),
		countedWords(edition, words.hours_ago, 23),
		countedWords(edition, words.days_ago, 2),
	];
	const text = JSON.stringify(all);
	forBrowsers.set(edition, text);
	return text;
}

/** The date of the header's strip: "Friday Nov.20.2026". */
export function stripDate(edition: Edition, now: number): string {
	const parts = dateParts(edition, now);
	return parts ? `${edition.words.weekdays[parts.weekday]} ${longDate(edition, now)}` : '';
}

/** The calendar day of a moment in an edition's time zone, as "2026-11-21"; '' for a number that is no moment. */
export function isoDay(edition: Edition, at: number): string {
	const parts = dateParts(edition, at);
	return parts ? `${parts.year}-${two(parts.month)}-${two(parts.day)}` : '';
}

/** A month and its year as a heading: "January 2026", "Enero de 2026". @param month 1 to 12 */
export function monthOfYear({ words, locale }: Edition, month: number, year: number): string {
	const name = words.long_months[month - 1] ?? '';
	return words.month_of_year({
		month: name,
		month_capital: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
		year,
	});
}
