import { describe, expect, test } from 'vitest';
import { compareDays, type DatedEvent, dayAfter, dayIn, daysBetween, phaseOf } from './event-day';

const at = (iso: string) => Date.parse(iso) / 1000;
const event = (rest: Partial<DatedEvent> = {}): DatedEvent => ({
	year: 2027,
	starts_on: '2027-01-27',
	ends_on: '2027-01-29',
	time_zone: 'America/Los_Angeles',
	status: 'confirmed',
	...rest,
});

describe('the day at a place', () => {
	test('is that of its own time zone', () => {
		const moment = at('2027-01-27T02:00:00Z');
		expect(dayIn('America/Los_Angeles', moment)).toBe('2027-01-26');
		expect(dayIn('Asia/Shanghai', moment)).toBe('2027-01-27');
	});
	test('is that of Greenwich where the zone is unknown', () => {
		expect(dayIn('Mars/Olympus', at('2027-01-27T23:59:59Z'))).toBe('2027-01-27');
	});
	test('follows and is counted across the end of a leap February', () => {
		expect(dayAfter('2028-02-28')).toBe('2028-02-29');
		expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
		expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
	});
});

test('a month or a year without a day sorts behind every day of it', () => {
	const days = ['2028', '2027', '2027-12', '2027-12-31', '2027-02', '2027-02-28', '2028-01-01'];
	expect(days.sort(compareDays)).toEqual([
		'2027-02-28',
		'2027-02',
		'2027-12-31',
		'2027-12',
		'2027',
		'2028-01-01',
		'2028',
	]);
});

describe('the phase of an event', () => {
	test('turns at midnight of its own place', () => {
		expect(phaseOf(event(), at('2027-01-27T07:59:59Z'))).toBe('next');
		expect(phaseOf(event(), at('2027-01-27T08:00:00Z'))).toBe('now');
		expect(phaseOf(event(), at('2027-01-30T07:59:59Z'))).toBe('now');
		expect(phaseOf(event(), at('2027-01-30T08:00:00Z'))).toBe('past');
	});
	test('is over after its only known day', () => {
		expect(phaseOf(event({ ends_on: null }), at('2027-01-27T12:00:00Z'))).toBe('now');
		expect(phaseOf(event({ ends_on: null }), at('2027-01-28T12:00:00Z'))).toBe('past');
	});
	test('is never "now" for what was called off', () => {
		for (const status of ['postponed', 'cancelled'] as const) {
			expect(phaseOf(event({ status }), at('2027-01-28T12:00:00Z'))).toBe('next');
			expect(phaseOf(event({ status }), at('2027-02-01T12:00:00Z'))).toBe('past');
		}
	});
	test('follows the year where no days are known', () => {
		const undated = { starts_on: null, ends_on: null };
		expect(phaseOf(event(undated), at('2027-06-01T12:00:00Z'))).toBe('next');
		expect(phaseOf(event({ ...undated, status: 'held' }), at('2027-06-01T12:00:00Z'))).toBe('past');
		expect(phaseOf(event(undated), at('2028-01-01T12:00:00Z'))).toBe('past');
	});
});
