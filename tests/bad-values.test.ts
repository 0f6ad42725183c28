import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editions } from '../src/editions/editions';
import { countryName, dayRange, languageName, shortWeekday } from '../src/editions/formats';
import {
	dateAndTime,
	isoDay,
	longDate,
	longDay,
	relativeTime,
	shortDay,
	stripDate,
} from '../src/editions/relative-time';
import { momentOf, shortDayOf, wholeMoment } from '../src/newsroom/time';
import { shownMoney } from '../src/shared/calculate/notation';
import { Decimal } from '../src/shared/calculate/number';
import { fieldValue, hourText, offsetAt } from '../src/shared/site/zone-hours';
import { xmlText } from '../src/shared/text/xml-text';
import { dayAfter, dayIn } from '../src/shared/time/event-day';
import { isoMoment } from '../src/shared/time/moment';

const NOW = Date.UTC(2026, 10, 21, 11) / 1000;
const anyNumber = fc.oneof(
	fc.double(),
	fc.maxSafeInteger(),
	fc.constantFrom(9e15, -9e15, 1e300, Number.NaN, Number.POSITIVE_INFINITY, 8_640_000_000_000, 253_402_300_800, -1, 0),
);
const anyText = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.constantFrom('', '2026-13-45', '0044-03-15 BC', 'infinity', '294276-12-31', 'constructor', '__proto__', '2026'),
);

test('no formatter throws for a number, or says of one that is no moment what it is', () => {
	fc.assert(
		fc.property(anyNumber, anyText, (at, zone) => {
			const texts = editions.flatMap((edition) => [
				longDate(edition, at),
				dateAndTime(edition, at),
				isoDay(edition, at),
				stripDate(edition, at),
				relativeTime(edition, at, NOW),
			]);
			texts.push(
				momentOf(at, 'en'),
				wholeMoment(at, 'es'),
				shortDayOf(at, 'en'),
				dayIn(zone, at),
				hourText(at, zone, 'en'),
			);
			texts.push(fieldValue(zone, at));
			expect(offsetAt(zone, at)).not.toBeNaN();
			const isMoment = isoMoment(at) !== undefined;
			for (const text of texts) expect(text).not.toMatch(/undefined|NaN|Invalid/);
			if (!isMoment) expect(new Set(texts)).toEqual(new Set(['']));
		}),
	);
});

test('no formatter throws for a text that should be a day, a code or a currency', () => {
	fc.assert(
		fc.property(anyText, anyText, (one, other) => {
			for (const edition of editions) {
				const texts = [longDay(edition, one), shortDay(edition, one, NOW), shortWeekday(edition, one)];
				texts.push(dayRange(edition, one, other), countryName(edition, one), languageName(edition, one));
				texts.push(shownMoney(edition, new Decimal('1.5'), one));
				for (const text of texts) expect(typeof text).toBe('string');
			}
			expect(typeof dayAfter(one)).toBe('string');
		}),
	);
});

test('a code finds no word that every object has', () => {
	for (const { words } of editions)
		for (const code of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
			expect((words.licenses.categories as Record<string, unknown>)[code]).toBeUndefined();
			expect((words.chart.units as Record<string, unknown>)[code]).toBeUndefined();
		}
});

test('a text for XML keeps what a document may hold', () => {
	expect(xmlText('a\tb\nc 电 👩‍🔬 é')).toBe('a\tb\nc 电 👩‍🔬 é');
	expect(xmlText('a\u0000\u0007b\ufffe\uffffc')).toBe('abc');
});
