import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePdf, wrap } from './pdf';

const read = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Follows the file as a reader does: from its end to the table, from the table to every object. */
function objectsOf(file: string): string[] {
	const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
	const table = file.slice(start);
	expect(table.startsWith('xref\n0 ')).toBe(true);
	const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
	expect(Number(/\/Size (\d+)/.exec(table)?.[1])).toBe(offsets.length + 1);
	return offsets.map((offset, index) => {
		expect(file.startsWith(`${index + 1} 0 obj\n`, offset)).toBe(true);
		return file.slice(offset, file.indexOf('\nendobj', offset));
	});
}

test('a document has its title, its pages and an exact table of objects', () => {
	const file = read(
		makePdf({
			title: 'Plano · 深圳',
			language: 'es',
			pages: [[{ text: 'Señal (1) \\ “a”', x: 40, y: 800, size: 12, bold: true }], [{ box: [1, 2, 3, 4] }]],
		}),
	);
	expect(file.startsWith('%PDF-1.4\n')).toBe(true);
	const objects = objectsOf(file);
	expect(objects[1]).toContain('/Count 2');
	expect(objects[4]).toContain('/Title <feff0050006c0061006e006f002000b7');
	expect(objects.join('\n')).toContain('(Se\\361al \\(1\\) \\\\ \\223a\\224) Tj');
	expect(objects.join('\n')).toContain('1 2 3 4 re S');
});

test('any text leaves the file sound: lengths, offsets and brackets fit', () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { minLength: 1, maxLength: 5 }), (texts) => {
			const file = read(
				makePdf({
					title: texts[0] ?? '',
					language: 'en',
					pages: [texts.map((text, index) => ({ text, x: 40, y: 800 - index * 14, size: 10 }))],
				}),
			);
			const stream = objectsOf(file)[6] ?? '';
			const length = Number(/\/Length (\d+)/.exec(stream)?.[1]);
			const content = stream.slice(stream.indexOf('stream\n') + 7, stream.lastIndexOf('\nendstream'));
			expect(content.length).toBe(length);
			expect(content.split('\n')).toHaveLength(texts.length);
			for (const line of content.split('\n'))
				expect(line).toMatch(/^BT \/R 10 Tf 40 \d+ Td \((?:[^()\\]|\\[()\\]|\\[0-7]{3})*\) Tj ET$/);
		}),
	);
});

test('lines are broken between words and lose none', () => {
	const text = 'A line of several words, and a Wort that is noch länger than the others';
	const lines = wrap(text, 10, 120);
	expect(lines.join(' ')).toBe(text);
	for (const line of lines) expect(line.length).toBeLessThanOrEqual(24);
	expect(wrap('', 10, 100)).toEqual([]);
});
