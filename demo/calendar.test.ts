import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayFrom, daysOf, fraction, lastDayOfYears, nextFrom, nextInYear, publishedAt, startOf } from './calendar';

/** Any second from 2025 to 2060. */
const now = fc.integer({ min: 1_735_689_600, max: 2_840_140_800 });
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

test('a story is never in the future, and stands on its day', () => {
	fc.assert(
		fc.property(
			now,
			fc.integer({ min: 0, max: 365 }),
			fc.integer({ min: 0, max: 23 }),
			fc.string(),
			(at, days_ago, hour, key) => {
				const published = publishedAt(at, { key, days_ago, hour });
				expect(published).toBeLessThanOrEqual(at);
				expect(new Date(published * 1000).getUTCHours()).toBe(hour);
				expect([dayFrom(at, -days_ago), dayFrom(at, -1)]).toContain(dayFrom(published, 0));
			},
		),
	);
	expect(publishedAt(1_795_000_000, { key: 'a', days_ago: 0, minutes_ago: 34 })).toBe(1_795_000_000 - 34 * 60);
});

test('a laid event begins after now, on its weekday, and lasts as long as it should', () => {
	fc.assert(
		fc.property(
			now,
			fc.integer({ min: 1, max: 12 }),
			fc.integer({ min: 1, max: 28 }),
			fc.integer({ min: 0, max: 6 }),
			fc.integer({ min: 1, max: 4 }),
			(at, month, day, on, length) => {
				const span = nextInYear(at, month, day, on, length);
				expect(startOf(span.starts_on)).toBeGreaterThan(at);
				expect(weekday(span.starts_on)).toBe(on);
				expect(daysOf(span)).toHaveLength(length);
				expect(startOf(span.starts_on) - at).toBeLessThan(373 * 86_400);
			},
		),
	);
	expect(nextFrom(startOf('2026-11-20'), 15, 3, 2)).toEqual({ starts_on: '2026-12-09', ends_on: '2026-12-10' });
});

test('a fraction is the same for the same words and spreads over the whole range', () => {
	const all = Array.from({ length: 1_000 }, (_, index) => fraction(`word ${index}`));
	expect(fraction('word 7')).toBe(all[7]);
	for (let tenth = 0; tenth < 10; tenth++)
		expect(all.filter((one) => Math.floor(one * 10) === tenth).length).toBeGreaterThan(60);
});

test('three years from a day end on the day before its third anniversary, over a leap day too', () => {
	expect(lastDayOfYears('2026-11-23', 3)).toBe('2029-11-22');
	expect(lastDayOfYears('2025-01-01', 3)).toBe('2027-12-31');
	expect(lastDayOfYears('2024-02-29', 3)).toBe('2027-02-28');
});
