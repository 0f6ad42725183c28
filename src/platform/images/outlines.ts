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

/** Path data with one decimal; the library's own output loses numbers near zero. */
function pathData(path: opentype.Path): string {
	return path.commands
		.map((part) => {
			switch (part.type) {
				case 'Z':
					return 'Z';
				case 'Q':
					return `Q${round(part.x1)} ${round(part.y1)} ${round(part.x)} ${round(part.y)}`;
				case 'C':
					return `C${round(part.x1)} ${round(part.y1)} ${round(part.x2)} ${round(part.y2)} ${round(part.x)} ${round(part.y)}`;
				default:
					return `${part.type}${round(part.x)} ${round(part.y)}`;
			}
		})
		.join('');
}

/** Words as path data. @param y height of the baseline */
export const outline = (text: string, x: number, y: number, size: number): string =>
	pathData(headlineFace().getPath(text, x, y, size));

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
