import { PICTURES } from '../../media/pictures';
import { picturesOfRtf } from './rtf-pictures';

const TYPES = new Set(PICTURES.split(','));

/** Pictures among the files of a paste or a drop. */
export const pictureFiles = (files: FileList | undefined): File[] =>
	[...(files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Attributes under which pages keep the address of a picture that is loaded when it comes into view. */
const LATER = '[data-src], [data-srcset], [data-lazy-src], [data-original]';

/** The picture in a `data:` address. */
function pictureOfAddress(address: string): Blob | undefined {
	const at = address.indexOf(',');
	const [type = '', ...parameters] = address.slice('data:'.length, at).toLowerCase().split(';');
	if (at === -1 || !TYPES.has(type) || !parameters.includes('base64')) return undefined;
	try {
		return new Blob([Uint8Array.from(atob(decodeURIComponent(address.slice(at + 1))), (sign) => sign.charCodeAt(0))], {
			type,
		});
	} catch {
		return undefined;
	}
}

const NAME_LENGTH = 60;
const shortened = (name: string) => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1).trimEnd()}…` : name);

/** What a picture is called: by its words, or by the name of its file; undefined where it has neither. */
export function pictureName(image: Element): string | undefined {
	const alt = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
	if (alt !== '') return shortened(alt);
	const address = image.getAttribute('src') ?? '';
	const file = /^(?:https?|file):/i.test(address) ? /([^/\\?#]+\.[a-z]{3,4})(?:[?#]|$)/i.exec(address)?.[1] : undefined;
	if (file === undefined) return undefined;
	try {
		return shortened(decodeURIComponent(file));
	} catch {
		return shortened(file);
	}
}

/**
 * Finds the files of pictures in pasted markup: those in its addresses, those of the text in RTF beside it where both
 * hold as many, and the file beside markup that is one picture. Other files show the whole that was copied.
 */
export function fileFinder(root: Element, data: DataTransfer | undefined): (image: Element) => File | undefined {
	const onDisk = [...root.querySelectorAll('img[src^="file:" i]')];
	const inRtf = onDisk.length > 0 ? picturesOfRtf(data?.getData('text/rtf') ?? '') : [];
	const files = pictureFiles(data?.files);
	const isOnePicture =
		files.length === 1 && root.querySelectorAll('img').length === 1 && root.textContent.trim() === '';
	const contentOf = (image: Element): Blob | undefined => {
		const address = image.getAttribute('src') ?? '';
		if (/^data:/i.test(address) && !image.matches(LATER)) return pictureOfAddress(address);
		if (inRtf.length === onDisk.length && onDisk.includes(image)) return inRtf[onDisk.indexOf(image)];
		return isOnePicture ? files[0] : undefined;
	};
	return (image) => {
		const content = contentOf(image);
		if (content === undefined || content instanceof File) return content;
		const name = pictureName(image) ?? '';
		const ending = `.${content.type.slice('image/'.length)}`;
		return new File([content], name.endsWith(ending) ? name : `${name || 'picture'}${ending}`, { type: content.type });
	};
}
