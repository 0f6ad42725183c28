import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEvent, escapeText, foldLine, printCalendar } from './icalendar';

const event = (rest: Partial<CalendarEvent> = {}): CalendarEvent => ({
	uid: 'tpe-2027@brume.example',
	title: 'TPE 2027',
	firstDay: '2027-01-27',
	lastDay: '2027-01-29',
	status: 'TENTATIVE',
	changed_at: 1_795_000_000,
	...rest,
});
const print = (...events: CalendarEvent[]) =>
	printCalendar({ name: 'Brume: shows', product: '-//Brume//Exhibitions//EN', events });

/** Reads a file back as a program would: unfold, split at the first colon, plain. */
function read(file: string): [name: string, value: string][] {
	return file
		.replace(/\r\n[ \t]/g, '')
		.split('\r\n')
		.filter(Boolean)
		.map((line) => {
			const at = line.indexOf(':');
			return [
				line.slice(0, at),
				line
					.slice(at + 1)
					.replace(/\\([nN]|.)/gs, (_all, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign)),
			];
		});
}
const lineOf = (file: string, name: string) => read(file).find(([one]) => one === name)?.[1];

describe('a calendar file', () => {
	test('counts whole days, with the end on the day after the last', () => {
		const file = print(event({ firstDay: '2027-12-30', lastDay: '2027-12-31' }));
		expect(lineOf(file, 'DTSTART;VALUE=DATE')).toBe('20271230');
		expect(lineOf(file, 'DTEND;VALUE=DATE')).toBe('20280101');
	});
	test('stamps in UTC', () => {
		expect(lineOf(print(event({ changed_at: 1_795_230_000 })), 'DTSTAMP')).toBe('20261121T030000Z');
	});
	test('says what was called off', () => {
		expect(lineOf(print(event({ status: 'CANCELLED' })), 'STATUS')).toBe('CANCELLED');
	});
	test('opens and closes what it holds, in order', () => {
		expect(
			read(print(event(), event({ uid: 'b' })))
				.filter(([name]) => name === 'BEGIN' || name === 'END')
				.map(([name, value]) => `${name} ${value}`),
		).toEqual(['BEGIN VCALENDAR', 'BEGIN VEVENT', 'END VEVENT', 'BEGIN VEVENT', 'END VEVENT', 'END VCALENDAR']);
	});
	// Signs that only hold a line together are written plainly.
	test('brings every text back as it was, in lines of at most 75 octets', () => {
		const text = fc
			.string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
			.filter((words) => words.isWellFormed() && !/[\p{Cc}\u00a0\u2011\u202f\u2060]/u.test(words));
		const words = fc.tuple(text, text).map(([a, b]) => `${a}\n${b}; c, d\\ e`);
		fc.assert(
			fc.property(words, words, words, (title, description, location) => {
				const file = print(event({ title, description, location }));
				for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				expect(Buffer.from(file).toString()).toBe(file);
				expect([lineOf(file, 'SUMMARY'), lineOf(file, 'DESCRIPTION'), lineOf(file, 'LOCATION')]).toEqual([
					title,
					description,
					location,
				]);
			}),
		);
	});
	test('cannot be made to hold a line that nobody wrote', () => {
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
				const hostile = `${title}\r\nEND:VEVENT\rBEGIN:VALARM\u2028\u0085`;
				const names = read(print(event({ title: hostile, uid: hostile, url: `https://a.example/${hostile}` }))).map(
					([name]) => name,
				);
				expect(names).toEqual(read(print(event({ url: 'https://a.example/' }))).map(([name]) => name));
			}),
		);
	});
});

test('a text value escapes what would split it', () => {
	expect(escapeText('a;b,c\\d\r\ne\rf\u0000')).toBe('a\\;b\\,c\\\\d\\ne\\nf ');
});
test('a fold never cuts a character', () => {
	expect(foldLine('é'.repeat(38))).toBe(`${'é'.repeat(37)}\r\n é`);
});
