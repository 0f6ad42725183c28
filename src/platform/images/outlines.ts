import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type opentype from 'opentype.js';

export type Weight = 500 | 600;

const require = createRequire(import.meta.url);
const faces = new Map<Weight, opentype.Font>();

/** The headline typeface. Its outlines are drawn, so that a picture needs no font of the machine or of a reader. */
export function headlineFace(weight: Weight = 600): opentype.Font {
	let face = faces.get(weight);
	if (!face) {
		const bytes = readFileSync(require.resolve(`@fontsource/newsreader/files/newsreader-latin-${weight}-normal.woff`));
		// The library is loaded with the first word: it is a megabyte of program that most nodes never use.
		const { parse } = require('opentype.js') as typeof opentype;
		face = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
		faces.set(weight, face);
	}
	return face;
}

const round = (n: number) => Math.round(n * 10) / 10;

/** Writes numbers as path data does: no zero before a point, and no space before a sign. */
const numbers = (values: readonly number[]): string =>
	values
		.map((value, i) => {
			const text = String(value).replace(/^(-?)0\./, '$1.');
			return i > 0 && !text.startsWith('-') ? ` ${text}` : text;
		})
		.join('');

/**
 * Path data in few bytes: every point relative to the one before, lines without length left out. Points are rounded
 * where they are, so that no error adds up. The library's own output loses numbers near zero.
 * @param steps points to a unit in either direction: 10 rounds to a tenth
 */
function pathData({ commands }: opentype.Path, steps = 10): string {
	const place = (n: number) => Math.round(n * steps);
	let [x, y, startX, startY] = [0, 0, 0, 0];
	let last = '';
	let data = '';
	const put = (letter: string, ...points: number[]) => {
		const relative = points.map((n, i) => (n - (letter === 'v' || i % 2 === 1 ? y : x)) / steps);
		const text = numbers(relative);
		data += letter !== last ? letter + text : text.startsWith('-') ? text : ` ${text}`;
		last = letter;
	};
	for (const part of commands) {
		if (part.type === 'Z') {
			data += 'z';
			last = 'z';
			[x, y] = [startX, startY];
			continue;
		}
		const [toX, toY] = [place(part.x), place(part.y)];
		if (part.type === 'M') {
			// The first is a place, so that path data can be joined.
			put(data ? 'm' : 'M', toX, toY);
			[startX, startY] = [toX, toY];
			// What follows a move without a letter would be a line.
			last = '';
		} else if (part.type === 'Q') put('q', place(part.x1), place(part.y1), toX, toY);
		else if (part.type === 'C') put('c', place(part.x1), place(part.y1), place(part.x2), place(part.y2), toX, toY);
		else if (toX === x && toY === y) continue;
		else if (toX === x) put('v', toY);
		else if (toY === y) put('h', toX);
		else put('l', toX, toY);
		[x, y] = [toX, toY];
	}
	return data;
}

/**
 * Words as path data.
 * @param y height of the baseline
 * @param steps points to a unit in either direction
 */
export const outline = (text: string, x: number, y: number, size: number, steps?: number): string =>
	pathData(headlineFace().getPath(text, x, y, size), steps);

/** Width of words. */
export const advanceOf = (text: string, size: number): number => headlineFace().getAdvanceWidth(text, size);

/** Units of an em in the stored outlines. */
const EM = 100;

/** The letters of one drawing: each outline is defined once and referenced at every occurrence. */
export class Letters {
	readonly #drawn = new Map<string, string>();

	/** Writes words at a place, as SVG. @param y height of the baseline */
	write(text: string, x: number, y: number, size: number, weight: Weight, fill: string): string {
		const face = headlineFace(weight);
		const used: string[] = [];
		face.forEachGlyph(text, 0, 0, EM, undefined, (glyph, at) => {
			const id = `l${weight}-${glyph.index}`;
			if (!this.#drawn.has(id)) this.#drawn.set(id, pathData(glyph.getPath(0, 0, EM)));
			if (this.#drawn.get(id)) used.push(`<use href="#${id}" x="${round(at)}"/>`);
		});
		return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${size / EM})">${used.join('')}</g>`;
	}

	/** Definitions that the drawing must contain for its words to be visible. */
	definitions(): string {
		return `<defs>${[...this.#drawn].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('')}</defs>`;
	}
}

/** False for texts in scripts that the typeface lacks. */
export const canWrite = (text: string): boolean =>
	[...text].every((character) => /\s/.test(character) || headlineFace().charToGlyphIndex(character) > 0);

/** Breaks words into at most `maxLines` lines of a width; a text that is too long ends in an ellipsis. */
export function breakLines(
	text: string,
	size: number,
	width: number,
	maxLines: number,
	weight: Weight = 600,
): string[] {
	const face = headlineFace(weight);
	const fits = (line: string) => face.getAdvanceWidth(line, size) <= width;
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const longer = line ? `${line} ${word}` : word;
		if (fits(longer) || !line) line = longer;
		else {
			lines.push(line);
			line = word;
		}
	}
	if (line) lines.push(line);
	const kept = lines.slice(0, maxLines);
	return kept.map((one, i) => {
		let cut = one;
		const isCut = i === maxLines - 1 && lines.length > maxLines;
		while (cut.length > 1 && !fits(isCut ? `${cut}…` : cut)) cut = cut.slice(0, -1);
		return isCut || cut !== one ? `${cut.trimEnd()}…` : cut;
	});
}
