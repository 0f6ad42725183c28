import { drawable, isReadable, type Weight, widthOf } from '../faces';
import type { Letters } from '../outlines';

/** Size and colours of a chart as a picture: those of the light page. */
export const WIDTH = 1200;
export const MARGIN = 48;
export const PAGE = '#EDF2F0';
export const INK = '#0E2428';
export const INK_2 = '#3B5055';
export const LINE = '#BFCBC9';
export const BAR = '#1E5B3A';
const LAMP = '#FFC62E';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeXml = (text: string) =>
	text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);
/** Tenths of a pixel are enough. */
export const round = (n: number) => Math.round(n * 10) / 10;

interface Words {
	size: number;
	weight?: Weight;
	fill?: string;
	anchor?: 'start' | 'middle' | 'end';
}

/** Writes words at their baseline. */
export type Write = (text: string, x: number, y: number, words: Words) => string;

/** Words as outlines; in scripts the face does not have, as text that the machine's own font sets. */
export const writer =
	(letters: Letters): Write =>
	(given, x, y, { size, weight = 500, fill = INK, anchor = 'start' }) => {
		if (!isReadable(given))
			return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="sans-serif">${escapeXml(given)}</text>`;
		const text = drawable(given, weight);
		const width = anchor === 'start' ? 0 : widthOf(text, size, weight);
		return letters.write(text, x - (anchor === 'end' ? width : width / 2), y, size, weight, fill);
	};

/** How a bar or a point is filled. */
export const markFill = (isSubject: boolean): string =>
	isSubject ? `fill="${LAMP}" stroke="${INK}" stroke-width="2"` : `fill="${BAR}"`;
