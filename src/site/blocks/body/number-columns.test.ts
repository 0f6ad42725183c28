import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alignFigures } from './number-columns';

const table = (...rows: string[][]) =>
	`<table><thead><tr>${(rows[0] ?? []).map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>${rows
		.slice(1)
		.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
		.join('')}</tbody></table>`;

test('a column of figures is marked with its head, a column of words is not', () => {
	const html = alignFigures(
		`<p>1</p>${table(['Base', 'mg/ml', 'Price', 'Note'], ['30/70', '23.87', '€0.30', '5 of 6'], ['PG', '–', '1,200.50 PLN', 'none'])}`,
	);
	expect([...html.matchAll(/<(t[hd])[^>]*class="r">([^<]*)</g)].map(([, name, text]) => `${name} ${text}`)).toEqual([
		'th mg/ml',
		'th Price',
		'td 23.87',
		'td €0.30',
		'td –',
		'td 1,200.50 PLN',
	]);
});

test.each([
	['12\u202F345', true],
	['12\u2009345,5\u202Fmm', true],
	['12&nbsp;345', true],
	['1{2}', false],
])('a cell with %j is a figure: %s', (cell, isFigure) => {
	const html = alignFigures(table(['Base', 'Volume'], ['PG', '1'], ['VG', cell]));
	expect(html.includes('class="r"')).toBe(isFigure);
});

test('words in the place of a figure do not make a column one of words, if they are the same or the fewer', () => {
	const marked = (...cells: string[]) =>
		alignFigures(table(['Place', 'Duty'], ...cells.map((cell) => ['Spain', cell]))).includes('<td class="r">');
	expect(marked('3.81', 'not verified')).toBe(true);
	expect(marked('3.81', 'not verified', 'not verified', 'not verified')).toBe(true);
	expect(marked('not verified', 'not verified')).toBe(false);
	expect(marked('3.81', 'none', 'to be set')).toBe(false);
	expect(marked('3.81', 'from 5 ml')).toBe(false);
	expect(marked('3.81', 'what nobody in the trade has measured')).toBe(false);
});

test('a table with cells over several columns is left alone', () => {
	const html = '<table><tr><td colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></table>';
	expect(alignFigures(html)).toBe(html);
});

test('nothing but the class is added, whatever stands in the cells', () => {
	fc.assert(
		fc.property(
			fc.array(
				fc.array(
					fc.string().map((text) => text.replace(/[<>&]/g, '')),
					{ minLength: 2, maxLength: 2 },
				),
			),
			(rows) => {
				const html = table(['a', 'b'], ...rows);
				expect(alignFigures(html).replaceAll(' class="r"', '')).toBe(html);
			},
		),
	);
});
