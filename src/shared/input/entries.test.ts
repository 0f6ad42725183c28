import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hasContent, withContent } from './content';
import { partialDay } from './days';
import { entries, orNothing } from './entries';
import { foldLine, foldLines } from './fold';
import { sitePath, webLink } from './links';
import { givenRowId, moment, rowId } from './numbers';
import { filledLine, line, lines, textsByEdition } from './texts';

describe('what counts as content', () => {
	test.each([
		['', false],
		[' \n\t', false],
		['\u200B\u2060\u202E', false],
		[null, false],
		[[], false],
		[{}, false],
		[{ title: '', url: ' ' }, false],
		[{ kind: 'law', grade: 'A', title: '' }, false],
		[{ at: 1_790_000_000, text: '' }, false],
		[{ titles: { en: '', es: ' ' } }, false],
		[{ kind: 'law', publisher: 'X' }, true],
		[{ date: '2026-01-01', text: '' }, true],
		[{ titles: { es: 'Ley' } }, true],
		['a', true],
		[0, true],
	])('%j: %s', (value, expected) => {
		expect(hasContent(value)).toBe(expected);
	});

	test('what is left out of a list has none, and all that stays has some, in its order', () => {
		const entry = fc.record({ kind: fc.constantFrom('law', 'own'), title: fc.string(), words: fc.string() });
		fc.assert(
			fc.property(fc.array(entry), (list) => {
				const kept = withContent(list);
				expect(kept).toEqual(list.filter((one) => kept.includes(one)));
				expect(list.filter((one) => !kept.includes(one)).some(hasContent)).toBe(false);
			}),
		);
	});
});

describe('a list of entries', () => {
	const schema = z.object({
		sources: entries(z.object({ title: filledLine(20), kind: z.enum(['law']).optional() }), 3).optional(),
		known: orNothing(z.object({ points: entries(z.object({ at: moment, text: filledLine(9) }), 3).min(1) })).optional(),
	});
	const wrong = (given: unknown) => schema.safeParse(given).error?.issues[0]?.path.join('.');

	test('loses those without content, however many there are', () => {
		const empty = [{}, { title: ' ' }, { kind: 'law' }, null];
		expect(schema.parse({ sources: [...empty, { title: ' Act ' }] })).toEqual({ sources: [{ title: 'Act' }] });
	});

	test('names what is wrong by its place as it was sent', () => {
		expect(wrong({ sources: [{ title: '' }, { title: 'A' }, { title: 'x'.repeat(21) }] })).toBe('sources.2.title');
		expect(
			wrong({
				known: {
					points: [
						{ at: 1, text: '' },
						{ at: 1e15, text: 'a' },
					],
				},
			}),
		).toBe('known.points.1.at');
		expect(wrong({ sources: 'x' })).toBe('sources');
		expect(wrong({ sources: [7] })).toBe('sources.0');
		expect(wrong({ sources: Array(4).fill({ title: 'a' }) })).toBe('sources');
	});

	test('a thing without content is none', () => {
		expect(schema.parse({ known: { points: [{ at: 1, text: '' }] } })).toEqual({ known: null });
	});

	test('texts by edition lose the blank ones', () => {
		expect(textsByEdition(5).parse({ en: '', es: ' a ' })).toEqual({ es: 'a' });
	});
});

describe('texts', () => {
	const hostile = fc.string({ unit: fc.constantFrom(...'a \n\r\t\u0007\u0085\u2028\u202E\u2066\u2069é漢') });

	test('a line has no line feed, no control sign and no sign that turns its direction', () => {
		fc.assert(
			fc.property(hostile, (text) => {
				expect(line(1_000).parse(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
				expect(foldLine(foldLine(text))).toBe(foldLine(text));
			}),
		);
	});

	test('several lines keep their line feeds and lose the rest', () => {
		fc.assert(
			fc.property(hostile, (text) => {
				expect(lines(1_000).parse(text)).not.toMatch(/(?![\n\t])\p{Cc}|[\u2028\u202A-\u202E\u2066-\u2069]/u);
				expect(foldLines(foldLines(text))).toBe(foldLines(text));
			}),
		);
		expect(foldLines('a\r\nb\rc\td')).toBe('a\nb\nc\td');
	});

	test('a headline that is pasted in two lines is one', () => {
		expect(filledLine(50).parse(' Rates\nrise \u202Etoday ')).toBe('Rates rise today');
	});

	test.each(['', '  ', '\u200B', '\u202E\n'])('%j fills no field', (text) => {
		expect(filledLine(5).safeParse(text).success).toBe(false);
	});
});

describe('bounds', () => {
	test.each([0, -1, 1.5, 2_147_483_648, 1e15, Number.NaN, '1', null, [1], {}])('%j is no row', (value) => {
		expect(rowId.safeParse(value).success).toBe(false);
	});

	test.each([
		['1', 1],
		[2_147_483_647, 2_147_483_647],
		['4e9', undefined],
		['01', undefined],
		[' 1', undefined],
		[[1], undefined],
		[true, undefined],
		['4294967296', undefined],
	])('%j in an address is the row %j', (value, expected) => {
		expect(givenRowId.safeParse(value).data).toBe(expected);
	});

	test.each([
		[0, true],
		[253_402_300_799, true],
		[253_402_300_800, false],
		[1_790_000_000_000, false],
		[-1, false],
	])('a moment at %i: %s', (value, expected) => {
		expect(moment.safeParse(value).success).toBe(expected);
	});

	test.each([
		['https://a.test/b', true],
		['http://a.test', true],
		['javascript:alert(1)', false],
		['data:text/html,x', false],
		['vbscript:x', false],
		['ftp://a.test', false],
		['mailto:a@b.test', false],
		['ht\ntps://a.test', false],
		['https://a.test/ b', false],
		[`https://a.test/${'a'.repeat(2_000)}`, false],
	])('%j is an address of another site: %s', (value, expected) => {
		expect(webLink.safeParse(value).success).toBe(expected);
	});

	test.each([
		['/a?b=1', true],
		['//a.test', false],
		['/\\a.test', false],
		['a', false],
	])('%j is an address of this site: %s', (value, expected) => {
		expect(sitePath.safeParse(value).success).toBe(expected);
	});

	test.each([
		['2026', true],
		['2026-02', true],
		['2026-02-28', true],
		['2026-02-31', false],
		['2026-13', false],
		['0000', false],
		['26', false],
	])('%j is a day, a month or a year: %s', (value, expected) => {
		expect(partialDay.safeParse(value).success).toBe(expected);
	});
});
