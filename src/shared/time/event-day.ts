import type { EventEditionStatus, EventPhase } from '../statuses';
import { isMoment, isoMoment } from './moment';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(time_zone: string): Intl.DateTimeFormat {
	let found = formatters.get(time_zone);
	if (!found) {
		const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
		try {
			found = new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, ...parts });
		} catch {
			// A zone that this machine does not know costs an event some hours, never the page.
			found = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', ...parts });
		}
		formatters.set(time_zone, found);
	}
	return found;
}

/**
 * The calendar day at a place, as "2026-11-21"; '' for what is no moment.
 * @param time_zone IANA name; an unknown one counts as UTC @param at Unix seconds
 */
export function dayIn(time_zone: string, at: number): string {
	if (!isMoment(at)) return '';
	const parts = new Map(
		formatter(time_zone)
			.formatToParts(at * 1000)
			.map((part) => [part.type, part.value]),
	);
	return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** Whether a text is a day of the calendar, as "2026-11-21". */
export const isDay = (text: string): boolean =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && isoMoment(Date.parse(`${text}T00:00:00Z`) / 1000)?.startsWith(text) === true;

/** Days from one ISO day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
	Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The ISO day after another; '' for what is no day, or the last one there is. */
export const dayAfter = (day: string): string =>
	isoMoment(Date.parse(`${day}T00:00:00Z`) / 1_000 + 86_400)?.slice(0, 10) ?? '';

/**
 * The last day that an ISO day, month or year can mean: "2027" may still come on 31 December. To sort, use `compareDays`.
 */
export function lastDayOf(day: string): string {
	if (day.length === 4) return `${day}-12-31`;
	return day.length === 7 ? `${day}-31` : day;
}

/**
 * Compares two ISO days, months or years, for sorting: a month comes behind every day of it, and a year behind every day
 * and month of it, the last of December too.
 */
export const compareDays = (a: string, b: string): number =>
	lastDayOf(a).localeCompare(lastDayOf(b)) || b.length - a.length;

/** What the phase of an event edition of an event depends on. */
export interface DatedEvent {
	year: number;
	/** ISO days at the venue; null where they are not announced. */
	starts_on: string | null;
	/** Null where only the first day is known. */
	ends_on: string | null;
	time_zone: string;
	status: EventEditionStatus;
}

/**
 * Whether an event is on, to come or over, by the clock at its own place. What was called off is never on; what has no
 * days is to come until its year is over, or until it is known to have been held.
 * @param now Unix seconds
 */
export function phaseOf(event: DatedEvent, now: number): EventPhase {
	const today = dayIn(event.time_zone, now);
	if (!event.starts_on) return event.status === 'held' || event.year < Number(today.slice(0, 4)) ? 'past' : 'next';
	if ((event.ends_on ?? event.starts_on) < today) return 'past';
	const isOff = event.status === 'postponed' || event.status === 'cancelled';
	return event.starts_on <= today && !isOff ? 'now' : 'next';
}
