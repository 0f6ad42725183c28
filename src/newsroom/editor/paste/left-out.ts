import { videoKey } from '../../../shared/address/videos';
import { isImageSource } from '../../../shared/text/html-rules';

/** What of a paste does not come into the text, by kind. */
export interface LeftOut {
	pictures: number;
	comments: number;
	frames: number;
}

/** True where nothing was left out. */
export const isAllBrought = ({ pictures, comments, frames }: LeftOut): boolean => pictures + comments + frames === 0;

/** Pictures up to this width are signs of the page: icons, counters. */
const SIGN = 32;

/** A picture of a character: its words come in its place. */
const isCharacter = (image: Element) =>
	image.matches('.emoji, .wp-smiley, [data-stringify-emoji], [class*="emoji" i]') ||
	/^\p{Extended_Pictographic}/u.test(image.getAttribute('alt') ?? '');

const isSign = (image: Element) =>
	['width', 'height'].some((name) => Number(image.getAttribute(name) ?? SIGN + 1) <= SIGN) ||
	image.matches('[role="checkbox"] *, [aria-roledescription="checkbox"]');

/** Pictures that are not on this site: those of characters become these, the others are counted and go. */
function dropPictures(root: Element): number {
	let count = 0;
	for (const image of [...root.querySelectorAll('img, picture, canvas')]) {
		if (!root.contains(image)) continue;
		const shown = image.localName === 'picture' ? (image.querySelector('img') ?? image) : image;
		if (isImageSource(shown.getAttribute('src') ?? '')) continue;
		if (isCharacter(shown)) image.replaceWith(shown.getAttribute('alt') ?? '');
		else {
			if (!isSign(shown)) count += 1;
			image.remove();
		}
	}
	return count;
}

/** Players and frames: videos that we show by their address become these, the others are counted and go. */
function dropFrames(root: Element): number {
	let count = 0;
	for (const frame of [...root.querySelectorAll('iframe, embed, object, video, audio')]) {
		const source = frame.getAttribute('src') ?? frame.getAttribute('data-src') ?? frame.getAttribute('data') ?? '';
		const key = videoKey(source);
		if (key === undefined) {
			count += 1;
			frame.remove();
			continue;
		}
		const figure = root.ownerDocument.createElement('figure');
		figure.setAttribute('data-video', key);
		frame.replaceWith(figure);
	}
	return count;
}

/** Takes away what a paste cannot bring, and counts it. @param comments that were left out already */
export const dropUnbrought = (root: Element, comments: number): LeftOut => ({
	pictures: dropPictures(root),
	frames: dropFrames(root),
	comments,
});
