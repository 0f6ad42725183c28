import { videoKey } from '../../../shared/address/videos';
import { isImageSource } from '../../../shared/text/html-rules';
import { pictureName } from './picture-files';

/** What of a paste does not come into the text, by kind. */
export interface LeftOut {
	pictures: number;
	comments: number;
	frames: number;
	/** What pictures of these are called, as far as they have names. */
	names: readonly string[];
	/** Why a picture could not be stored, for the person. */
	reason?: string;
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

/** Keeps a picture that the clipboard holds. @returns an address to use in its place; undefined where it does not */
export type HoldPicture = (image: Element) => string | undefined;

/**
 * Pictures that are not on this site: those of characters become these, those that the clipboard holds get
 * an address in their place, the others go.
 * @returns the number of those that go, and their names
 */
function dropPictures(root: Element, hold: HoldPicture): Pick<LeftOut, 'pictures' | 'names'> {
	let pictures = 0;
	const names: string[] = [];
	for (const image of [...root.querySelectorAll('img, picture, canvas')]) {
		if (!root.contains(image)) continue;
		const shown = image.localName === 'picture' ? (image.querySelector('img') ?? image) : image;
		if (isImageSource(shown.getAttribute('src') ?? '')) continue;
		if (isCharacter(shown)) image.replaceWith(shown.getAttribute('alt') ?? '');
		else if (isSign(shown)) image.remove();
		else {
			const address = hold(shown);
			const kept = root.ownerDocument.createElement('img');
			if (address !== undefined) {
				kept.setAttribute('src', address);
				kept.setAttribute('alt', shown.getAttribute('alt') ?? '');
				image.replaceWith(kept);
				continue;
			}
			pictures += 1;
			const name = pictureName(shown);
			if (name !== undefined) names.push(name);
			image.remove();
		}
	}
	return { pictures, names };
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
export function dropUnbrought(root: Element, comments: number, hold: HoldPicture): LeftOut {
	const dropped = dropPictures(root, hold);
	return { ...dropped, frames: dropFrames(root), comments };
}
