import { PRODUCT_NAME } from '../../shared/site/brand';
import type { Wordmark } from '../../shared/site/word-mark';
import { widthOf } from './faces';
import { canWrite, outline } from './outlines';

/** The product's own mark, a stencil of stems and discs; on a dark ground the bowl of its b is the lamp. */
const stencil: Wordmark = {
	path: 'M0 -46h32v146h-32zM40 0a50 50 0 0 1 0 100zM103 0h32v100h-32zM143 0a46 46 0 0 1 46 46h-46zM199 0h32v100a32 46 0 0 1 -32 -46zM239 0h32v100h-32zM284 0h32v100h-32zM324 0a32 46 0 0 1 32 46v54h-32zM364 0a32 46 0 0 1 32 46v54h-32zM409 46.5a50 50 0 0 1 100 0zM409 53.5h50v18h44.9a50 50 0 0 1 -94.9 -18z',
	lit: 'M40 0a50 50 0 0 1 0 100z',
	box: [0, -46, 509, 146],
};

const HEIGHT = 146;
/** Size at which the letters fit into the height with their descenders. */
const SIZE = 146;
const BASELINE = 108;

let drawn: { name: string; mark: Wordmark | undefined } | undefined;

function draw(name: string): Wordmark | undefined {
	if (!canWrite(name)) return undefined;
	return {
		// Half of a unit is a quarter of a pixel where pages show the mark, and every page carries it.
		path: outline(name, 0, BASELINE, SIZE, 1),
		lit: '',
		box: [0, 0, Math.ceil(widthOf(name, SIZE)), HEIGHT],
	};
}

/** The word mark of a name: its letters in the headline typeface. Undefined for scripts that the typeface lacks. */
export function wordmarkOf(name: string): Wordmark | undefined {
	if (name === PRODUCT_NAME) return stencil;
	if (drawn?.name !== name) drawn = { name, mark: draw(name) };
	return drawn.mark;
}

/**
 * The word mark as a part of a picture.
 * @param bottom lower edge of the mark's box
 * @param scale scale of its units; a long name is scaled down to `maxWidth`
 */
export function placeWordmark(
	mark: Wordmark | undefined,
	{ left, bottom, scale, maxWidth }: { left: number; bottom: number; scale: number; maxWidth: number },
): { svg: string; width: number } {
	if (!mark) return { svg: '', width: 0 };
	const [x, y, width, height] = mark.box;
	const fitting = Math.min(scale, maxWidth / width);
	const move = `translate(${left - x * fitting} ${bottom - (y + height) * fitting}) scale(${fitting})`;
	return { svg: `<g transform="${move}"><path d="${mark.path}"/></g>`, width: width * fitting };
}

/** The icon of a site: the first letter of its name on a dark square, with the lamp. */
export function iconSvg(name: string, accent: string, size = 160): string {
	const lamp = accent || '#FFC62E';
	const [letter = ''] = name;
	const shown = letter.toLocaleUpperCase();
	const mark =
		name === PRODUCT_NAME
			? `<path fill="#EDF2F0" d="M40 22h26v116h-26z"/><path fill="${lamp}" d="M72 58a40 40 0 0 1 0 80z"/>`
			: canWrite(shown)
				? `<path fill="#EDF2F0" d="${outline(shown, 80 - widthOf(shown, 130) / 2, 118, 130)}"/><path fill="${lamp}" d="M20 136h120v8h-120z"/>`
				: `<path fill="${lamp}" d="M80 40a40 40 0 0 1 0 80a40 40 0 0 1 0 -80z"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="${size}" height="${size}"><path fill="#0E2428" d="M0 0h160v160H0z"/>${mark}</svg>`;
}
