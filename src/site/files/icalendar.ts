import { eachOf } from '../../shared/left-out';
import { dayAfter } from '../../shared/time/event-day';
import { isoMoment } from '../../shared/time/moment';

/** An event of one or more whole days, for calendars (RFC 5545, VEVENT). All texts are plain words. */
export interface CalendarEvent {
	/** Unique, and never changes: `tpe-2027@brume.example`. */
	uid: string;
	title: string;
	description?: string | undefined;
	location?: string | undefined;
	/** Address of its page. */
	url?: string | undefined;
	/** First and last day, ISO, both included. */
	firstDay: string;
	lastDay: string;
	status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
	categories?: string[] | undefined;
	/** Unix seconds of its last change. */
	changed_at: number;
}

export interface Calendar {
	name: string;
	description?: string | undefined;
	/** The program that made it: `-//Brume//Exhibitions//EN`. */
	product: string;
	events: readonly CalendarEvent[];
}

/** Most octets of a line, without its end. */
const LINE = 75;
const encoder = new TextEncoder();

/** Escapes a text value, and removes characters that no line may hold. */
export const escapeText = (text: string): string =>
	text
		.toWellFormed()
		.replace(/\r\n?/g, '\n')
		// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that a content line may not hold
		.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
		// No-break spaces are only for the lines of a page, not for programs.
		.replace(/[\u00a0\u202f]/g, ' ')
		.replace(/[\\;,]/g, '\\$&')
		.replace(/\n/g, '\\n');

/** Folds a content line: no part is longer than 75 octets, and no character is split. */
export function foldLine(line: string): string {
	let folded = '';
	let octets = 0;
	for (const character of line) {
		const size = encoder.encode(character).length;
		if (octets + size > LINE) {
			folded += '\r\n ';
			octets = 1;
		}
		folded += character;
		octets += size;
	}
	return folded;
}

/** A moment as "20261121T024300Z". @param at Unix seconds */
const stamp = (at: number) => (isoMoment(at) ?? EPOCH).replace(/[-:]|\.\d+/g, '');
/** A DTSTAMP is required; where the row has no valid moment, this one is used. */
const EPOCH = '1970-01-01T00:00:00.000Z';
/** A day whose year calendars can write. */
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const day = (iso: string) => iso.replaceAll('-', '');
/** An address needs no escaping; white space and control characters are removed from it. */
const address = (url: string) => url.replace(/[\s\p{Cc}]+/gu, '');

function eventLines(event: CalendarEvent): string[] {
	const over = dayAfter(event.lastDay);
	if (!ISO_DAY.test(event.firstDay) || !over) throw new RangeError('It has no day.');
	const lines = [
		'BEGIN:VEVENT',
		`UID:${escapeText(event.uid)}`,
		`DTSTAMP:${stamp(event.changed_at)}`,
		`LAST-MODIFIED:${stamp(event.changed_at)}`,
		`DTSTART;VALUE=DATE:${day(event.firstDay)}`,
		// The end of whole days is the first day after them.
		`DTEND;VALUE=DATE:${day(over)}`,
		`SUMMARY:${escapeText(event.title)}`,
	];
	if (event.description) lines.push(`DESCRIPTION:${escapeText(event.description)}`);
	if (event.location) lines.push(`LOCATION:${escapeText(event.location)}`);
	if (event.url) lines.push(`URL:${address(event.url)}`);
	if (event.categories?.length) lines.push(`CATEGORIES:${event.categories.map(escapeText).join(',')}`);
	// A show does not mark its visitor as busy.
	lines.push(`STATUS:${event.status}`, 'TRANSP:TRANSPARENT', 'END:VEVENT');
	return lines;
}

/** The calendar as an .ics file, with the line ends and folds of RFC 5545. */
export function printCalendar(calendar: Calendar): string {
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		`PRODID:${escapeText(calendar.product)}`,
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`NAME:${escapeText(calendar.name)}`,
		`X-WR-CALNAME:${escapeText(calendar.name)}`,
		...(calendar.description
			? [`DESCRIPTION:${escapeText(calendar.description)}`, `X-WR-CALDESC:${escapeText(calendar.description)}`]
			: []),
		'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
		'X-PUBLISHED-TTL:PT12H',
		...eachOf(calendar.events, (event) => `${event.uid} in a calendar`, eventLines).flat(),
		'END:VCALENDAR',
	];
	return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
