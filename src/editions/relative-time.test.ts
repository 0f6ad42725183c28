import { describe, expect, test } from 'vitest';
import { editions, localeOf } from './editions';
import { longDate, relativeTime } from './relative-time';

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
