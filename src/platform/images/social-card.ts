import { focusOf } from '../../shared/cover/focus';
import type { Wordmark } from '../../shared/site/word-mark';
import { drawCover } from './cover-drawer';
import type { CoverDrawing } from './covers/draw';
import { HEIGHT as DRAWN_HEIGHT, WIDTH as DRAWN_WIDTH } from './covers/sheet';
import { drawable, isReadable } from './faces';
import { breakLines, outline } from './outlines';
import { ownSharp } from './own-sharp';
import { placeWordmark } from './word-mark';

const WIDTH = 1200;
const HEIGHT = 630;
const PLATE_TOP = 356;
const MARGIN = 56;
const PAGE = '#EDF2F0';
const INK = '#0E2428';
const LAMP = '#FFC62E';

/** Outline of an article's label beside the wordmark: a square and its words. */
function labelOutline(label: string, left: number): string {
	if (!isReadable(label)) return '';
	return `M${left} ${HEIGHT - 36}h18v18h-18z${outline(drawable(label), left + 30, HEIGHT - 18, 26)}`;
}

/** The words on a card; '' for none. */
export interface CardWords {
	title: string;
	/** What is written instead of a title in a script that no typeface has: the section of the page. */
	instead: string;
	/** Label of a paid article, an opinion or one that software drafted. */
	label: string;
}

/** Draws the picture of a page for shared links: its cover, its title and the wordmark; PNG, 1200 × 630. */
export async function drawSocialCard(
	{ title: given, instead, label }: CardWords,
	cover: Omit<CoverDrawing, 'lines'>,
	mark: Wordmark | undefined,
): Promise<Buffer | undefined> {
	const svg = await drawCover({ ...cover, lines: 40 });
	if (svg === undefined) return undefined;
	const title = given === '' || isReadable(given) ? given : instead;
	const size = title.length > 70 ? 48 : 58;
	const lines = breakLines(title, size, WIDTH - 2 * MARGIN, 3);
	const leading = size * 1.08;
	const top = PLATE_TOP + 34 + size;
	const outlines = lines.map((line, i) => outline(line, MARGIN, top + i * leading, size)).join('');
	const plateTop = lines.length > 0 ? PLATE_TOP : HEIGHT - 96;
	const placed = placeWordmark(mark, { left: MARGIN, bottom: HEIGHT - 18, scale: 0.26, maxWidth: WIDTH / 2 });
	const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
		<rect y="${plateTop}" width="${WIDTH}" height="${HEIGHT - plateTop}" fill="${PAGE}"/><rect y="${plateTop}" width="${WIDTH}" height="8" fill="${LAMP}"/>
		<path d="${outlines}${label && labelOutline(label, MARGIN + Math.max(160, placed.width + 28))}" fill="${INK}"/>
		<g fill="${INK}">${placed.svg}</g></svg>`;
	// The part above the plate shows the focus of the scene: the head of a portrait, not its chest.
	const tall = Math.round((WIDTH * DRAWN_HEIGHT) / DRAWN_WIDTH);
	const topOfPart = Math.round(Math.min(Math.max(focusOf(cover.scene) * tall - plateTop / 2, 0), tall - plateTop));
	const height = Math.min(HEIGHT, tall - topOfPart);
	const sharp = await ownSharp();
	const picture = await sharp(Buffer.from(svg))
		.resize(WIDTH, tall, { fit: 'fill' })
		.extract({ left: 0, top: topOfPart, width: WIDTH, height })
		.extend({ bottom: HEIGHT - height, background: PAGE })
		.png()
		.toBuffer();
	return sharp(picture)
		.composite([{ input: Buffer.from(plate) }])
		.png({ palette: true, colours: 64, effort: 6 })
		.toBuffer();
}
