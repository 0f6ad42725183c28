import { inArray } from 'drizzle-orm';
import type { Texts } from '../../../../data/tables/columns';
import { type MediaText, media } from '../../../../data/tables/media';
import { escapeAttribute, escapeText } from '../../../../shared/text/html-print';
import type { Reading } from '../../../command';
import { filesIn } from '../lapsed-pictures';
import { type Between, linksOfEdition } from './edition-links';

const LINK = /(<a\b[^>]*?\shref=")([^"]*)"/g;
/** A picture of a text, and its caption where it has one. */
const PICTURE = /(<img\b[^>]*>)(?:<figcaption>(.*?)<\/figcaption>)?/gs;
const ALT = /\salt="([^"]*)"/;

const decodedAttribute = (text: string): string =>
	text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What the library says of files in two editions, by the file's name. */
async function describedFiles(read: Reading, html: string) {
	const names = filesIn(html);
	if (names.length === 0) return new Map<string, Texts<MediaText>>();
	const rows = await read
		.select({ name: media.name, texts: media.texts })
		.from(media)
		.where(inArray(media.name, names));
	return new Map(rows.map(({ name, texts }) => [name, texts]));
}

/**
 * A text with the links and pictures of another edition: a link leads to the same page there, where that edition has it,
 * and a picture has the alt text and caption that the library holds for it there. A caption that was written for this
 * text alone stays, and so does every other word.
 * @param html stored HTML
 * @returns HTML with the same blocks in the same order
 */
export async function htmlOfEdition(read: Reading, html: string, between: Between): Promise<string> {
	const hrefs = [...html.matchAll(LINK)].map(([, , href = '']) => decodedAttribute(href));
	const links = await linksOfEdition(read, hrefs, between);
	const files = await describedFiles(read, html);
	const [from, to] = [between.from.code, between.to.code];
	return html
		.replace(LINK, (whole, start: string, href: string) => {
			const its = links.get(decodedAttribute(href));
			return its === undefined ? whole : `${start}${escapeAttribute(its)}"`;
		})
		.replace(PICTURE, (whole, image: string, caption: string | undefined) => {
			const texts = filesIn(image)
				.map((name) => files.get(name))
				.find((found) => found !== undefined);
			const [was, its] = [texts?.[from], texts?.[to]];
			if (!its) return whole;
			const described = its.alt === '' ? image : image.replace(ALT, () => ` alt="${escapeAttribute(its.alt)}"`);
			const isOfLibrary = caption !== undefined && caption === escapeText(was?.caption ?? '') && caption !== '';
			const shown = isOfLibrary && its.caption ? escapeText(its.caption) : caption;
			return caption === undefined ? described : `${described}<figcaption>${shown}</figcaption>`;
		});
}
