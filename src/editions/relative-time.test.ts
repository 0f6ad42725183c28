import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editions, localeOf } from './editions';
import {
	dayChanges,
	isoDay,
	longDate,
	relativeTime,
	relativeTimeChanges,
	shortDay,
	yearChanges,
} from './relative-time';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Noon of Nov.21.2026 where both editions are. */
const NOW = Date.UTC(2026, 10, 21, 11) / 1000;
const [en, es] = editions as [(typeof editions)[number], (typeof editions)[number]];

describe('relative time', () => {
	test.each([
		[-5, 'just now', 'ahora mismo'],
		[0, 'just now', 'ahora mismo'],
		[MINUTE - 1, 'just now', 'ahora mismo'],
		[MINUTE, '1 minute ago', 'hace 1 minuto'],
		[HOUR - 1, '59 minutes ago', 'hace 59 minutos'],
		[HOUR, '1 hour ago', 'hace 1 hora'],
		[DAY - 1, '23 hours ago', 'hace 23 horas'],
		[DAY, '1 day ago', 'hace 1 día'],
		[3 * DAY - 1, '2 days ago', 'hace 2 días'],
		[3 * DAY, 'Nov.18', 'Nov.18'],
		[300 * DAY, 'Jan.25', 'Ene.25'],
		[326 * DAY, 'Dec.30.2025', 'Dic.30.2025'],
	])('after %i seconds is %j, in Spanish %j', (age, english, spanish) => {
		expect([relativeTime(en, NOW - age, NOW), relativeTime(es, NOW - age, NOW)]).toEqual([english, spanish]);
	});

	test('the date of a moment is MMM.DD.YYYY in the months of its edition', () => {
		expect([longDate(en, NOW), longDate(es, NOW - 310 * DAY), longDate(en, Date.UTC(2024, 1, 29, 12) / 1000)]).toEqual([
			'Nov.21.2026',
			'Ene.15.2026',
			'Feb.29.2024',
		]);
	});

	test('dates of a locale that is not there are a module that is not found', () => {
		expect(localeOf('es')).toBe(es);
		for (const code of ['fr', '', 'EN', '__proto__'])
			expect(() => localeOf(code)).toThrow(expect.objectContaining({ code: 'MODULE_NOT_FOUND' }));
	});
});

describe('until when words stay true', () => {
	const zones = ['Pacific/Kiritimati', 'Pacific/Niue', 'Asia/Kathmandu', 'Europe/London', 'America/St_Johns'];
	const places = zones.map((time_zone) => ({ ...en, time_zone }));
	const place = fc.constantFrom(...places);
	const seconds = (min: string, max: string) =>
		fc
			.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
			.map((one) => Math.floor(one.getTime() / 1000));
	/** Everything, and again the hours in which years and days change. */
	const moments = [seconds('2024-01-01', '2028-01-01'), seconds('2026-12-30T12:00Z', '2027-01-02T12:00Z')];
	/** Moments from now up to the last second before a change. */
	const heldTo = (now: number, changes: number, share: number) =>
		Math.min(changes - 1, now + Math.floor(((changes - now) * share) / 100));

	test.each(moments)('a relative time says the same until it may change', (now) => {
		fc.assert(
			fc.property(
				now,
				fc.integer({ min: -90, max: 500 * DAY }),
				fc.integer({ min: 0, max: 100 }),
				place,
				(at, age, share, of) => {
					const changes = relativeTimeChanges(at - age, at);
					expect(changes).toBeGreaterThan(at);
					expect(relativeTime(of, at - age, heldTo(at, changes, share))).toBe(relativeTime(of, at - age, at));
				},
			),
		);
	});

	test.each(moments)('so does the day, and a day that names its year in other years', (now) => {
		fc.assert(
			fc.property(now, fc.integer({ min: 0, max: 100 }), place, (at, share, of) => {
				expect(dayChanges(at)).toBeGreaterThan(at);
				expect(isoDay(of, heldTo(at, dayChanges(at), share))).toBe(isoDay(of, at));
				const day = isoDay(of, at);
				expect(yearChanges(at)).toBeGreaterThan(at);
				expect(shortDay(of, day, heldTo(at, yearChanges(at), share))).toBe(shortDay(of, day, at));
			}),
		);
	});
});
