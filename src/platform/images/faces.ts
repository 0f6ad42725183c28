import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type opentype from 'opentype.js';

export type Weight = 500 | 600;

/** A typeface, and a name by which its glyphs differ from those of others. */
export interface Face {
	name: string;
	font: opentype.Font;
}

const require = createRequire(import.meta.url);

/** Files of the headline typeface, then those of others for what it lacks: Greek, Cyrillic, signs. */
const FILES: readonly ((weight: Weight) => string)[] = [
	...['latin', 'latin-ext', 'vietnamese'].map(
		(subset) => (weight: Weight) => `@fontsource/newsreader/files/newsreader-${subset}-${weight}-normal.woff`,
	),
	...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'math'].map(
		(subset) => (weight: Weight) => `@fontsource/noto-serif/files/noto-serif-${subset}-${weight}-normal.woff`,
	),
	() => '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff',
];

/** Typefaces by their files, the latest use last: one of Han has about ninety. */
const faces = new Map<string, Face>();
const KEPT = 24;

function openFace(file: string): Face {
	const known = faces.get(file);
	const face = known ?? { name: file.replace(/^.*\/|-normal\.woff$/g, ''), font: parsed(file) };
	faces.delete(file);
	if (faces.size >= KEPT) faces.delete(faces.keys().next().value as string);
	faces.set(file, face);
	return face;
}

function parsed(file: string): opentype.Font {
	const { buffer, byteOffset, byteLength } = readFileSync(require.resolve(file));
	// The library is loaded with the first word: it is a megabyte of program that most nodes never use.
	const { parse } = require('opentype.js') as typeof opentype;
	return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

/** The headline typeface. Its outlines are drawn, so that a picture needs no font of the machine or of a reader. */
export const headlineFace = (weight: Weight = 600): opentype.Font => openFace(FILES[0]?.(weight) as string).font;

type Range = readonly [from: number, to: number, file: string];
let hanRanges: readonly Range[] | undefined;

/** Ranges of Han characters, each in a file of its own. */
function han(): readonly Range[] {
	hanRanges ??= Object.entries(require('@fontsource/zcool-xiaowei/unicode.json') as Record<string, string>).flatMap(
		([subset, ranges]) =>
			ranges.split(',').map((range): Range => {
				const [from = '', to = from] = range.replace('U+', '').split('-');
				const file = `@fontsource/zcool-xiaowei/files/zcool-xiaowei-${subset.replace(/[[\]]/g, '')}-400-normal.woff`;
				return [Number.parseInt(from, 16), Number.parseInt(to, 16), file];
			}),
	);
	return hanRanges;
}

const has = ({ font }: Face, character: string) => font.charToGlyphIndex(character) > 0;

/** Scripts whose letters are drawn one by one; those of others change beside each other. */
const DRAWN =
	/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/u;

/** The first typeface that has a character; undefined where none has it. */
function faceFor(character: string, weight: Weight): Face | undefined {
	if (!DRAWN.test(character)) return undefined;
	for (const file of FILES) {
		const face = openFace(file(weight));
		if (has(face, character)) return face;
	}
	if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(character))
		return undefined;
	const code = character.codePointAt(0) ?? 0;
	const file = han().find(([from, to]) => code >= from && code <= to)?.[2];
	const face = file && openFace(file);
	return face && has(face, character) ? face : undefined;
}

/** Signs of which no typeface has a glyph, by others that look the same. */
const ALIKE: Readonly<Record<string, string>> = { '\u2011': '-', '\u2010': '-', '\u2030': '%₀' };
/** Signs without a look of their own: joiners, directions, selectors, hyphens for a line's end. */
const UNSEEN = /[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1f1e6}-\u{1f1ff}]/u;
/** What is drawn for a character that no typeface has. */
const UNKNOWN = '□';

/** A text of characters that can be drawn: composed, unseen signs and emoji left out, unknown characters as a square. */
export function drawable(text: string, weight: Weight = 600): string {
	const font = headlineFace(weight);
	const drawn = [...text.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '')].map((character) => {
		if (character === ' ' || font.charToGlyphIndex(character) > 0) return character;
		if (ALIKE[character] !== undefined) return ALIKE[character];
		if (faceFor(character, weight)) return character;
		const plain = character.normalize('NFKC');
		if ([...plain].every((one) => one === ' ' || faceFor(one, weight))) return plain;
		return PICTURE.test(character) || /\p{Mark}/u.test(character) ? '' : UNKNOWN;
	});
	return drawn.join('').replace(/ {2,}/g, ' ').trim();
}

/** True where more of a text can be read than not, once it is drawn. */
export const isReadable = (text: string): boolean => {
	const drawn = drawable(text);
	return drawn !== '' && [...drawn].filter((one) => one === UNKNOWN).length * 2 < drawn.length;
};

/** The parts of a text that can be drawn, each in one typeface. */
export function runsOf(text: string, weight: Weight): { face: Face; text: string }[] {
	const runs: { face: Face; text: string }[] = [];
	for (const character of text) {
		const last = runs.at(-1);
		const face = character === ' ' && last ? last.face : faceFor(character, weight);
		const used = face ?? openFace(FILES[0]?.(weight) as string);
		if (last?.face.name === used.name) last.text += character;
		else runs.push({ face: used, text: character });
	}
	return runs;
}

/** Width of a text that can be drawn. */
export const widthOf = (text: string, size: number, weight: Weight = 600): number =>
	runsOf(text, weight).reduce((sum, run) => sum + run.face.font.getAdvanceWidth(run.text, size), 0);
