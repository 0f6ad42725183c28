import type opentype from 'opentype.js';
import { drawable, headlineFace, runsOf, type Weight, widthOf } from './faces';

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
export function outline(text: string, x: number, y: number, size: number, steps?: number): string {
	let at = x;
	return runsOf(text, 600)
		.map(({ face, text: part }) => {
			const data = pathData(face.font.getPath(part, at, y, size), steps);
			at += face.font.getAdvanceWidth(part, size);
			return data;
		})
		.join('');
}

/** Units of an em in the stored outlines. */
const EM = 100;

/** The letters of one drawing: each outline is defined once and referenced at every occurrence. */
export class Letters {
	readonly #drawn = new Map<string, string>();

	/** Writes words at a place, as SVG. @param y height of the baseline */
	write(text: string, x: number, y: number, size: number, weight: Weight, fill: string): string {
		const used: string[] = [];
		let from = 0;
		for (const { face, text: part } of runsOf(text, weight)) {
			face.font.forEachGlyph(part, 0, 0, EM, undefined, (glyph, at) => {
				const id = `${face.name}-${glyph.index}`;
				if (!this.#drawn.has(id)) this.#drawn.set(id, pathData(glyph.getPath(0, 0, EM)));
				if (this.#drawn.get(id)) used.push(`<use href="#${id}" x="${round(from + at)}"/>`);
			});
			from += face.font.getAdvanceWidth(part, EM);
		}
		return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${size / EM})">${used.join('')}</g>`;
	}

	/** Definitions that the drawing must contain for its words to be visible. */
	definitions(): string {
		return `<defs>${[...this.#drawn].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join('')}</defs>`;
	}
}

/** False for texts with a character that the headline typeface lacks. */
export const canWrite = (text: string): boolean =>
	[...text].every((character) => /\s/.test(character) || headlineFace().charToGlyphIndex(character) > 0);

/** Words, and characters of scripts without blanks, each of which may begin a line. */
const PARTS =
	/\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{Po}\p{Pe}\p{Pf}]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+)/gu;

/** Breaks words into at most `maxLines` lines of a width; a text that is too long ends in an ellipsis. */
export function breakLines(
	given: string,
	size: number,
	width: number,
	maxLines: number,
	weight: Weight = 600,
): string[] {
	const text = drawable(given, weight);
	const fits = (line: string) => widthOf(line, size, weight) <= width;
	const lines: string[] = [];
	let line = '';
	for (const part of text.match(PARTS) ?? []) {
		const longer = line + part;
		if (fits(longer) || !line) line = longer.trimStart();
		else {
			lines.push(line);
			line = part.trimStart();
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
