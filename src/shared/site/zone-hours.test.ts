/** What is typed in a zone is what is shown in it, whatever its clocks do. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldValue, hourText, isLeftOut, momentsIn, offsetAt, timeName } from './zone-hours';

const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC'];
const FROM = Date.UTC(2000, 0) / 1000;
const TO = Date.UTC(2037, 0) / 1000;
const DAY = 86_400;

/** A moment at which the clocks of a zone are set, found between two at which they differ. */
function transition(zone: string, from: number, to: number): number {
	let [before, after] = [from, to];
	while (after - before > 60) {
		const middle = Math.floor((before + after) / 120) * 60;
		if (offsetAt(zone, middle) === offsetAt(zone, from)) before = middle;
		else after = middle;
	}
	return after;
}

/** Days at which the clocks of a zone are set, within two years. */
function transitionsOf(zone: string): number[] {
	const found: number[] = [];
	for (let at = Date.UTC(2026, 0) / 1000; at < Date.UTC(2028, 0) / 1000; at += DAY * 3)
		if (offsetAt(zone, at) !== offsetAt(zone, at + DAY * 3)) found.push(transition(zone, at, at + DAY * 3));
	return found;
}

test('any moment in any zone comes back from what its field shows', () => {
	fc.assert(
		fc.property(fc.constantFrom(...zones), fc.integer({ min: FROM / 60, max: TO / 60 }), (zone, minute) => {
			const at = minute * 60;
			const local = fieldValue(zone, at);
			expect(momentsIn(zone, local)).toContain(at);
			for (const one of momentsIn(zone, local)) expect(fieldValue(zone, one)).toBe(local);
			expect(isLeftOut(zone, local)).toBe(false);
		}),
		{ numRuns: 400 },
	);
});

test.each(['Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/St_Johns'])(
	'around every hour at which the clocks of %s are set, an hour is there once, twice or not at all',
	(zone) => {
		const all = transitionsOf(zone);
		expect(all.length).toBeGreaterThan(2);
		for (const at of all) {
			const [before, after] = [offsetAt(zone, at - 60), offsetAt(zone, at)];
			const local = (offset: number, seconds: number) =>
				new Date((at + seconds + offset * 60) * 1000).toISOString().slice(0, 16);
			const size = Math.abs(after - before) * 60;
			if (after < before) {
				const twice = local(after, size / 2);
				const [first, second] = momentsIn(zone, twice);
				expect([first, second]).toEqual([at - size / 2, at + size / 2]);
				expect(timeName(zone, first as number, 'en-GB')).not.toBe(timeName(zone, second as number, 'en-GB'));
				expect(hourText(first as number, zone, 'en-GB')).not.toBe(hourText(second as number, zone, 'en-GB'));
			} else {
				const leftOut = local(before, size / 2);
				expect([momentsIn(zone, leftOut), isLeftOut(zone, leftOut)]).toEqual([[], true]);
			}
			// Outside of the jump every hour is there once.
			for (const seconds of [-size - 60, size + 60])
				expect(momentsIn(zone, fieldValue(zone, at + seconds))).toEqual([at + seconds]);
		}
	},
);

describe('an hour is shown so that nobody takes it for another one', () => {
	const now = Date.parse('2026-11-26T09:00Z') / 1000;
	test.each([
		['2026-12-01T09:00Z', '1 Dec, 10:00 Madrid'],
		['2038-02-01T09:00Z', '1 Feb 2038, 10:00 Madrid'],
		['2027-10-31T00:30Z', '31 Oct 2027, 02:30 CEST Madrid'],
		['2027-10-31T01:30Z', '31 Oct 2027, 02:30 CET Madrid'],
	])('%s', (iso, text) => {
		expect(hourText(Date.parse(iso) / 1000, 'Europe/Madrid', 'en-GB', now)).toBe(text);
	});
});
