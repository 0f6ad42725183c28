import { videoKey } from '../../../shared/address/videos';
import { embedHtml } from '../../core/text/embeds';
import { escapeAttribute } from '../../core/text/markup';

const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg)(?:[?#].*)?$/i;
const MEDIA_FILE = /\.(?:mp4|m4v|webm|ogv|mov|mp3|m4a|ogg|wav|pdf|docx?|xlsx?|pptx?|zip)(?:[?#].*)?$/i;
const ADDRESS = /^(?:https?:)?\/\/[^\s<>"]+$|^\/[^\s<>"]*$|^mailto:[^\s<>"]+$|^#[^\s<>"]*$/i;

export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());
export const isPictureAddress = (text: string): boolean =>
	!/\s/.test(text.trim()) && PICTURE_FILE.test(text.trim()) && !/^data:/i.test(text);

/** Parts of a link as WPBakery writes it: `url:https%3A%2F%2F…|title:Go%20on|target:_blank`. */
function linkParts(text: string): string | undefined {
	if (!/^(?:url|title|target):/.test(text)) return undefined;
	const part = /(?:^|\|)url:([^|]*)/.exec(text)?.[1] ?? '';
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}

/** The address in a value that is a link: a text, an object with an address, a link of WPBakery or Avia. */
export function addressIn(value: unknown): string | undefined {
	if (typeof value === 'string') {
		const text = (linkParts(value.trim()) ?? value.trim()).replace(/^manually,/, '');
		// What begins with `#E-8_` is HTML that WPBakery has encoded.
		return text === '' || text.startsWith('#E-8_') || !isAddress(text) ? undefined : text;
	}
	if (typeof value !== 'object' || value === null) return undefined;
	const { url, href, value: inner } = value as Record<string, unknown>;
	return addressIn(url ?? href ?? inner);
}

/** HTML of a value that is only an address: a picture, a video, or a file; any other address is no word. */
export function drawnAddress(address: string, isPicture: boolean, alt = ''): string {
	const text = address.trim();
	if (isPictureAddress(text) || (isPicture && /^(?:https?:)?\/\//.test(text)))
		return `<figure><img src="${escapeAttribute(text)}" alt="${escapeAttribute(alt)}"></figure>`;
	return videoKey(text) !== undefined || MEDIA_FILE.test(text) ? embedHtml(text) : '';
}
