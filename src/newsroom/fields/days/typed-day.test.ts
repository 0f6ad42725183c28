import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printDay, readDay, readDayAndHour } from './typed-day';

test.each([
	['9 Dec 2026', '2026-12-09'],
	['9 December 2026', '2026-12-09'],
	['9th Dec, 2026', '2026-12-09'],
	['December 9, 2026', '2026-12-09'],
	['9 dic 2026', '2026-12-09'],
	['9 de diciembre de 2026', '2026-12-09'],
	['1 Sept 2026', '2026-09-01'],
	['9/12/2026', '2026-12-09'],
	['09.12.26', '2026-12-09'],
	['9-12-2026', '2026-12-09'],
	['9 12 2026', '2026-12-09'],
	['2026-12-09', '2026-12-09'],
	['2026/12/9', '2026-12-09'],
	['  9   DEC   2026 ', '2026-12-09'],
	['29/2/2028', '2028-02-29'],
])('%s is a day', (text, day) => {
	expect(readDay(text)).toBe(day);
});

test.each([
	'',
	'9',
	'9 Dec',
	'12/2026',
	'31/2/2026',
	'29/2/2026',
	'0/1/2026',
	'9/13/2026',
	'9 Foo 2026',
	'soon',
	'9/12/20261',
])('%j is no day', (text) => {
	expect(readDay(text)).toBeUndefined();
});

test.each([
	['9 Dec 2026, 10:33', '2026-12-09T10:33'],
	['9 dic 2026 9:05', '2026-12-09T09:05'],
	['9/12/2026 10.33', '2026-12-09T10:33'],
	['9/12/2026, 10h33', '2026-12-09T10:33'],
	['2026-12-09T10:33', '2026-12-09T10:33'],
	['2026-12-09 10:33:00', '2026-12-09T10:33'],
	['9 Dec 2026, 10:33 pm', '2026-12-09T22:33'],
	['9 Dec 2026, 12:05 a.m.', '2026-12-09T00:05'],
])('%s is a day with its hour', (text, moment) => {
	expect(readDayAndHour(text)).toBe(moment);
});

test.each([
	'9 Dec 2026',
	'10:33',
	'9 Dec 2026, 24:00',
	'9 Dec 2026, 10:60',
	'31/2/2026 10:00',
	'9 Dec 2026, 13:00 pm',
	'noon',
])('%j is none', (text) => {
	expect(readDayAndHour(text)).toBeUndefined();
});

test('a day is written as the language does, and what is no day stays as it is', () => {
	expect(printDay('2026-12-09', 'en')).toBe('9 Dec 2026');
	expect(printDay('2026-12-09', 'es')).toBe('9 dic 2026');
	expect(printDay('2026-12-09T10:33', 'es')).toBe('9 dic 2026, 10:33');
	for (const text of ['', 'soon', '2026-02-31', '0090-01-01']) expect(printDay(text, 'en')).toBe(text);
});

test('whatever is written is read as the same day and hour, in both languages', () => {
	const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
	fc.assert(
		fc.property(day, fc.constantFrom('en', 'es'), (date, language) => {
			const iso = date.toISOString();
			expect(readDay(printDay(iso.slice(0, 10), language))).toBe(iso.slice(0, 10));
			expect(readDayAndHour(printDay(iso.slice(0, 16), language))).toBe(iso.slice(0, 16));
		}),
	);
	fc.assert(
		fc.property(fc.string(), (text) => {
			for (const read of [readDay(text), readDayAndHour(text)?.slice(0, 10)])
				if (read !== undefined) expect(new Date(`${read}T00:00Z`).toISOString()).toContain(read);
		}),
	);
});
