import { expect, test } from 'vitest';
import { fieldValue } from '../../shared/site/zone-hours';
import { hourIn, momentIn } from './time-zones';

const at = (iso: string) => Date.parse(iso) / 1000;

test.each([
	['Europe/Madrid', '2026-11-25T06:30', '2026-11-25T05:30Z'],
	['Asia/Shanghai', '2026-11-25T06:30', '2026-11-24T22:30Z'],
	['America/New_York', '2026-07-01T00:00', '2026-07-01T04:00Z'],
	// The hour comes twice in the night in which the clocks go back: the first.
	['Europe/Madrid', '2026-10-25T02:30', '2026-10-25T00:30Z'],
	['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30Z'],
	// And it is left out in the night in which they go forward: an hour later.
	['Europe/Madrid', '2027-03-28T02:30', '2027-03-28T01:30Z'],
	['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30Z'],
])('the clocks of %s show %s at one moment', (zone, local, moment) => {
	expect(momentIn(zone, local)).toBe(at(moment));
});

test('what is no hour is none', () => {
	expect(momentIn('Europe/Madrid', '')).toBeUndefined();
});

test('a moment comes back as the field gave it, and is said with its city', () => {
	const moment = at('2026-11-25T05:30Z');
	expect(fieldValue('Europe/Madrid', moment)).toBe('2026-11-25T06:30');
	const now = at('2026-12-31T12:00Z');
	expect(hourIn(moment, 'Europe/Madrid', 'en', now)).toBe('25 Nov, 06:30 Madrid');
	expect(hourIn(moment, 'America/New_York', 'es', now)).toBe('25 nov, 00:30 New York');
	const later = at('2027-01-01T01:00Z');
	expect(hourIn(moment, 'Europe/Madrid', 'en', later)).toBe('25 Nov 2026, 06:30 Madrid');
	expect(hourIn(moment, 'America/New_York', 'en', later)).toBe('25 Nov, 00:30 New York');
});
