import { cleanHtmlCached, countWords } from '../../../platform/html/clean-html';
import { VIDEO } from '../../../platform/html/html-elsewhere';
import { videoAddress } from '../../../shared/address/videos';
import { headingAnchor } from '../../../shared/text/fragments/heading-anchor';
import { escapeAttribute } from '../../../shared/text/html-print';
import { type BodyPart, drawnParts } from './drawn-parts';
import { alignFigures } from './number-columns';

export interface ArticleHeading {
	id: string;
	text: string;
}

export interface ArticleBody {
	parts: BodyPart[];
	headings: ArticleHeading[];
	/** Number of its words. */
	words: number;
}

const HEADING = /<h2((?:\s[^>]*)?)>([\s\S]*?)<\/h2>/g;
const ID = /\sid="([^"]*)"/;
/** The id of anything but a heading of the second level. */
const PLACE = /<(?!h2\b)[a-z0-9]+\b[^>]*\sid="([^"]*)"/g;

const text = (html: string) =>
	html
		.replace(/<[^>]*>/g, '')
		.replace(/&amp;/g, '&')
		.replace(/&lt;/g, '<')
		.replace(/&gt;/g, '>')
		.replace(/&quot;/g, '"')
		.replace(/&nbsp;|\u00A0/g, ' ')
		.trim();

const TABLE = /<table\b[^>]*>(?:<caption\b[^>]*>([\s\S]*?)<\/caption>)?/g;

/** A table that is wider than a phone scrolls in a frame of its own, which the keyboard can reach. */
const framed = (table: string, caption?: string) =>
	`<div class="table-scroll" tabindex="0"${caption ? ` role="group" aria-label="${escapeAttribute(text(caption))}"` : ''}>${table}`;

/** A video is a link until the reader follows it: nothing is fetched from elsewhere before (security promise T5). */
function videoLink(_all: string, key: string, inside: string): string {
	const { url, host } = videoAddress(key);
	return `<figure class="video"><a href="${escapeAttribute(url)}" target="_blank" rel="noopener">▶ ${host}</a>${inside}</figure>`;
}

const kept = new Map<string, ArticleBody>();
/**
 * Number of bodies that are remembered: a page is drawn again when something around its text changes, which is far more
 * often than the text itself.
 */
const KEPT = 300;

/**
 * The sanitised body of an article (security rule 11), with anchors on its headings and its embeds taken out as data.
 * @param stored the raw column, which is never printed
 */
export function articleBody(stored: string): ArticleBody {
	const known = kept.get(stored);
	if (known) return known;
	const body = read(stored);
	if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string);
	kept.set(stored, body);
	return body;
}

function read(stored: string): ArticleBody {
	const headings: ArticleHeading[] = [];
	const clean = cleanHtmlCached(stored);
	const used = new Set([...clean.matchAll(PLACE)].map(([, id = '']) => id));
	const html = alignFigures(clean)
		.replace(HEADING, (all, attributes: string, inside: string) => {
			const words = text(inside);
			const base = ID.exec(attributes)?.[1] || headingAnchor(words);
			if (!base) return all;
			let name = base;
			for (let n = 2; used.has(name); n += 1) name = `${base}-${n}`;
			used.add(name);
			headings.push({ id: name, text: words });
			return `<h2 id="${name}"${attributes.replace(ID, '')}>${inside}</h2>`;
		})
		.replace(VIDEO, videoLink)
		.replace(TABLE, framed)
		.replaceAll('</table>', '</table></div>');
	return { parts: drawnParts(html), headings, words: countWords(clean) };
}
