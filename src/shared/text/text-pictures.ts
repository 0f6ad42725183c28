import { STORED_FILES } from '../address/folders';
import { escapeAttribute, escapeText } from './html-print';

/** A stored picture as a text shows it, with its words in the language of the text. */
export interface TextPicture {
	/** Name in the storage. */
	name: string;
	/** Pixels; null where they are not known. */
	width: number | null;
	height: number | null;
	alt: string;
	credit: string;
}

const CITE = /\s?<cite\b[^>]*>(?:(?!<\/?cite\b).)*<\/cite>$/s;
const ALT = /\salt="[^"]*"/;

/** Matches what shows or links to a stored file in the one form of stored HTML. @param name in the storage */
const placesOf = (name: string) => {
	const address = `${STORED_FILES}/${name.replaceAll('.', '\\.')}(?:\\?[^"]*)?`;
	const image = `<img\\b[^>]*\\ssrc="${address}"[^>]*>`;
	return {
		figure: new RegExp(
			`(<figure\\b[^>]*>)(${image})(?:(<figcaption\\b[^>]*>)((?:(?!</?figcaption).)*)</figcaption>)?</figure>`,
			'gs',
		),
		image: new RegExp(image, 'g'),
		link: new RegExp(`<a\\b[^>]*\\shref="${address}"[^>]*>((?:(?!</?a\\b).)*)</a>`, 'gs'),
		address: new RegExp(`${STORED_FILES}/${name.replaceAll('.', '\\.')}(?![\\w.])`, 'g'),
	};
};

function shownAs(image: string, before: string, { name, alt, width, height }: TextPicture): string {
	const named = image.replaceAll(`${STORED_FILES}/${before}`, `${STORED_FILES}/${name}`);
	// A picture without a description is decoration here, and so is the one in its place.
	const described = named.includes(' alt=""') ? named : named.replace(ALT, () => ` alt="${escapeAttribute(alt)}"`);
	return described
		.replace(/\swidth="\d+"/, width === null ? '' : ` width="${width}"`)
		.replace(/\sheight="\d+"/, height === null ? '' : ` height="${height}"`);
}

function creditedAs(caption: string, credit: string): string {
	const words = caption.replace(CITE, '').trimEnd();
	if (credit === '') return words;
	return `${words}${words === '' ? '' : ' '}<cite>${escapeText(credit)}</cite>`;
}

/**
 * Replaces a stored picture in a text wherever the text shows or links to it. The description and the credit are those
 * of the other picture; the caption stays, because it belongs to the story.
 * @param html in the one form of stored HTML
 * @param name of the picture in the storage
 */
export function withPictureReplaced(html: string, name: string, by: TextPicture): string {
	const { figure, image, address } = placesOf(name);
	return html
		.replace(figure, (_whole, opening: string, shown: string, captioned?: string, words = '') => {
			const caption = creditedAs(words, by.credit);
			const below = caption === '' ? '' : `${captioned ?? '<figcaption>'}${caption}</figcaption>`;
			return `${opening}${shownAs(shown, name, by)}${below}</figure>`;
		})
		.replace(image, (shown) => shownAs(shown, name, by))
		.replace(address, `${STORED_FILES}/${by.name}`);
}

/**
 * Removes a stored picture from a text: the picture with its caption, and links to it; the words of a link stay.
 * @param html in the one form of stored HTML
 * @param name of the picture in the storage
 */
export function withoutPicture(html: string, name: string): string {
	const { figure, image, link } = placesOf(name);
	return html.replace(figure, '').replace(link, '$1').replace(image, '');
}
