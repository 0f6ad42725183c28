import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFile, csvLine } from './csv';

/** A reader of RFC 4180 that takes its file by the letter. */
function read(file: string, separator: string): string[][] {
	const rows: string[][] = [];
	let row: string[] = [];
	let at = 0;
	while (at < file.length) {
		let value = '';
		if (file[at] === '"') {
			for (at++; file[at] !== '"' || file[at + 1] === '"'; at++) {
				if (file[at] === '"') at++;
				value += file[at];
			}
			at++;
		} else {
			while (file[at] !== separator && file[at] !== '\r') value += file[at++];
		}
		row.push(value);
		if (file[at] === separator) at++;
		else {
			expect(file.slice(at, at + 2)).toBe('\r\n');
			at += 2;
			rows.push(row);
			row = [];
		}
	}
	return rows;
}

const sign = fc.constantFrom(
	'=',
	'+',
	'-',
	'@',
	'＝',
	'＋',
	'－',
	'＠',
	'\t',
	'\r',
	'\n',
	' ',
	'"',
	',',
	';',
	"'",
	'1',
	'cmd',
	'|',
	'\ufeff',
	'，',
);
const value = fc.oneof(
	fc.string({ unit: 'grapheme' }),
	fc.array(sign, { maxLength: 8 }).map((parts) => parts.join('')),
);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));

describe('a table for spreadsheets', () => {
	test.each([
		['=cmd()', "'=cmd()"],
		['＝cmd()', "'＝cmd()"],
		['＋1+1', "'＋1+1"],
		['－1+1', "'－1+1"],
		['＠sum', "'＠sum"],
		['-1+1', "'-1+1"],
		[' =1', "' =1"],
		['-12.5', '-12.5'],
		['1-2', '1-2'],
		['+34 600 000 000', "'+34 600 000 000"],
	])('writes %j as %j', (given, written) => expect(csvLine([given])).toBe(`${written}\r\n`));

	test('begins with the mark by which a spreadsheet knows its letters', () =>
		expect(csvFile([['año']])).toBe('\ufeffaño\r\n'));

	test('gives back what was put in, and begins no cell like a formula', () => {
		fc.assert(
			fc.property(
				fc.array(fc.array(value, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
				fc.constantFrom(',', ';'),
				(rows, separator) => {
					const back = read(csvFile(rows, separator).slice(1), separator);
					expect(back.map((row) => row.length)).toEqual(rows.map((row) => row.length));
					for (const [r, row] of rows.entries()) {
						for (const [c, given] of row.entries()) {
							const found = back[r]?.[c] ?? '';
							expect([given, `'${given}`]).toContain(found);
							if (!/^-?\d/.test(given)) expect(found).not.toMatch(/^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/);
						}
					}
				},
			),
			{ numRuns: 500 },
		);
	});

	test('numbers stay numbers, also below nought and in the notation of an edition', () => {
		fc.assert(
			fc.property(number, (given) => {
				const spoken = given.toLocaleString('es-ES');
				expect(csvLine([given, spoken], ';')).toBe(`${given};${spoken}\r\n`);
			}),
		);
	});
});
