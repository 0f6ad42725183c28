import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { type CoverJob, drawCover } from './cover-drawer';

const WIDTH = 1200;
const HEIGHT = 630;
const PLATE_TOP = 356;
const MARGIN = 56;
const PAGE = '#EDF2F0';
const INK = '#0E2428';
const LAMP = '#FFC62E';
/** Letters of the wordmark (design/brand), 509 × 146 of its own units from -46. */
const WORDMARK =
	'M0 -46h32v146h-32zM40 0a50 50 0 0 1 0 100zM103 0h32v100h-32zM143 0a46 46 0 0 1 46 46h-46zM199 0h32v100a32 46 0 0 1 -32 -46zM239 0h32v100h-32zM284 0h32v100h-32zM324 0a32 46 0 0 1 32 46v54h-32zM364 0a32 46 0 0 1 32 46v54h-32zM409 46.5a50 50 0 0 1 100 0zM409 53.5h50v18h44.9a50 50 0 0 1 -94.9 -18z';

let font: opentype.Font | undefined;

/** The headline face; outlines are drawn, so that no font of the machine is needed. */
function headlineFont(): opentype.Font {
	if (!font) {
		const bytes = readFileSync(createRequire(import.meta.url).resolve('@fontsource/newsreader/files/newsreader-latin-600-normal.woff'));
		font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
	}
	return font;
}

/** Breaks words into at most `most` lines; what does not fit ends in an ellipsis. */
export function breakLines(text: string, size: number, width: number, most: number): string[] {
	const face = headlineFont();
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
	const kept = lines.slice(0, most);
	return kept.map((one, i) => {
		let cut = one;
		const is_cut = i === most - 1 && lines.length > most;
		while (cut.length > 1 && !fits(is_cut ? `${cut}…` : cut)) cut = cut.slice(0, -1);
		return is_cut || cut !== one ? `${cut.trimEnd()}…` : cut;
	});
}

/**
 * The picture that stands for a page on other people's screens: its cover, its title, the wordmark; PNG, 1200 × 630.
 * Titles in scripts the face does not have are left to the picture alone.
 */
export async function drawSocialCard(title: string, cover: Omit<CoverJob, 'lines'>): Promise<Buffer | undefined> {
	const svg = await drawCover({ ...cover, lines: 40 });
	if (svg === undefined) return undefined;
	const face = headlineFont();
	const can_write = [...title].every((character) => /\s/.test(character) || face.charToGlyphIndex(character) > 0);
	const size = title.length > 70 ? 48 : 58;
	const lines = can_write ? breakLines(title, size, WIDTH - 2 * MARGIN, 3) : [];
	const leading = size * 1.08;
	const top = PLATE_TOP + 34 + size;
	const outlines = lines.map((line, i) => face.getPath(line, MARGIN, top + i * leading, size).toPathData(1)).join('');
	const plate_top = lines.length > 0 ? PLATE_TOP : HEIGHT - 96;
	const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
		<rect y="${plate_top}" width="${WIDTH}" height="${HEIGHT - plate_top}" fill="${PAGE}"/><rect y="${plate_top}" width="${WIDTH}" height="8" fill="${LAMP}"/>
		<path d="${outlines}" fill="${INK}"/>
		<g transform="translate(${MARGIN} ${HEIGHT - 44}) scale(0.26)" fill="${INK}"><path d="${WORDMARK}"/></g></svg>`;
	const picture = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT, { fit: 'cover' }).png().toBuffer();
	return sharp(picture)
		.composite([{ input: Buffer.from(plate) }])
		.png({ palette: true, colours: 64, effort: 6 })
		.toBuffer();
}
