import { hash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { printHtml } from '../../shared/text/html-print';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DROPPED_WHOLE, isImageSource, RENAMED } from '../../shared/text/html-rules';
import { shapeHtml } from './html-shape';

/** Increased whenever the rules change, so that the cache never returns a text that older rules have cleaned. */
const SANITISER_VERSION = 5;

/** Maximum characters of a text that are read; a book has about a million. */
const MAX_LENGTH = 4_000_000;
const CACHE_ENTRIES = 20_000;
const CACHE_CHARACTERS = 4_000_000;

const OPTIONS: sanitizeHtml.IOptions = {
	allowedTags: ALLOWED_TAGS,
	allowedAttributes: ALLOWED_ATTRIBUTES,
	transformTags: RENAMED,
	nonTextTags: DROPPED_WHOLE,
	allowedSchemes: ['http', 'https', 'mailto'],
	allowProtocolRelative: false,
	disallowedTagsMode: 'discard',
	nestingLimit: 250,
	parseStyleAttributes: false,
};

/**
 * The one sanitiser of article and page HTML (security rules 10 to 13).
 *
 * An allow-list decides first what may pass at all. Then the rest is put in order: every element is moved to a place
 * that the HTML standard allows, loose text becomes paragraphs, and elements without content are removed. Scripts,
 * styles, forms, frames, foreign pictures, classes and handlers never pass. `cleanHtml(cleanHtml(x)) === cleanHtml(x)`
 * for every x.
 * @returns HTML that may be printed into a page as it is
 */
export function cleanHtml(html: string): string {
	return printHtml(shapeHtml(sanitizeHtml(html.slice(0, MAX_LENGTH), OPTIONS)));
}

/** What is known by content and rules: true where they leave the text as it is, otherwise what they make of it. */
const cache = new Map<string, string | true>();
let cachedCharacters = 0;

const keyOf = (html: string): string => hash('sha256', html, 'base64') + SANITISER_VERSION;
const lengthOf = (known: string | true | undefined): number => (typeof known === 'string' ? known.length : 0);

function remember(key: string, known: string | true): void {
	cachedCharacters += lengthOf(known) - lengthOf(cache.get(key));
	cache.delete(key);
	cache.set(key, known);
	for (const [oldest, value] of cache) {
		if (cache.size <= CACHE_ENTRIES && cachedCharacters <= CACHE_CHARACTERS) break;
		cache.delete(oldest);
		cachedCharacters -= lengthOf(value);
	}
}

/**
 * `cleanHtml` for rendering: the row is cleaned at every render (rule 11), and an unchanged text only once. Keyed by
 * the hash of the content and the sanitiser's version; the least recently used entries are dropped. What was stored is
 * clean, so of nearly every text nothing but its hash is kept.
 */
export function cleanHtmlCached(html: string): string {
	const key = keyOf(html);
	const known = cache.get(key);
	const clean = known === true ? html : (known ?? cleanHtml(html));
	remember(key, clean === html ? true : clean);
	return clean;
}

/** Notes that a text is what `cleanHtml` returned, so that the first page with it does not clean it again. */
export function rememberClean(clean: string): string {
	remember(keyOf(clean), true);
	return clean;
}

/** Inline elements; every other element ends the line. */
const IN_LINE = new Set([
	'a',
	'abbr',
	'acronym',
	'b',
	'bdi',
	'bdo',
	'big',
	'cite',
	'code',
	'data',
	'del',
	'dfn',
	'em',
	'font',
	'i',
	'img',
	'ins',
	'kbd',
	'label',
	'mark',
	'q',
	's',
	'samp',
	'small',
	'span',
	'strike',
	'strong',
	'sub',
	'sup',
	'time',
	'tt',
	'u',
	'var',
	'wbr',
]);
const CELL = new Set(['td', 'th']);
const NO_TEXT = new Set(DROPPED_WHOLE);

/**
 * The words of an HTML text, for search, snippets and counting: one line for each block, spaces between table cells,
 * entities decoded, whitespace folded; without scripts, styles and other hidden content.
 */
export function plainText(html: string): string {
	let text = '';
	let hidden = 0;
	const boundary = (tag: string) => {
		if (CELL.has(tag)) text += ' ';
		else if (!IN_LINE.has(tag)) text += '\n';
	};
	const parser = new Parser({
		onopentag(tag) {
			if (NO_TEXT.has(tag)) hidden += 1;
			boundary(tag);
		},
		ontext(part) {
			// A line break in the source is a space; only blocks break lines in the result.
			if (hidden === 0) text += part.replace(/\s+/g, ' ');
		},
		onclosetag(tag) {
			if (NO_TEXT.has(tag)) hidden -= 1;
			boundary(tag);
		},
	});
	parser.end(html.slice(0, MAX_LENGTH));
	const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
	return lines
		.filter((line) => line !== '')
		.join('\n')
		.replaceAll('\0', '')
		.toWellFormed();
}

const TAG = /<\/?([a-z][a-z0-9]*)\b(?:"[^"]*"|[^>"])*>/g;

/** Number of words of a text that `cleanHtml` has returned, as `plainText` parts them; without parsing it again. */
export const countWords = (clean: string): number =>
	clean
		.replace(TAG, (_tag, name: string) => (IN_LINE.has(name) ? '' : ' '))
		.split(/(?:\s|&nbsp;)+/)
		.filter((word) => word !== '').length;

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORD = /[\p{L}\p{N}\p{M}][\p{L}\p{N}\p{M}'’.,-]*/gu;

/** Reading time of a plain text in minutes, at least 1: 230 words or 400 characters of Han or kana a minute. */
export function readingMinutes(text: string): number {
	const characters = text.match(HAN)?.length ?? 0;
	const words = text.replace(HAN, ' ').match(WORD)?.length ?? 0;
	return Math.max(1, Math.round(words / 230 + characters / 400));
}

/** Address of the first picture of a text (`/media/…` or `/assets/…`), or undefined (specification, section 3). */
export function firstImage(html: string): string | undefined {
	if (!/<img/i.test(html)) return undefined;
	let found: string | undefined;
	const parser = new Parser({
		onopentag(tag, attributes) {
			if (found === undefined && tag === 'img' && attributes.src !== undefined && isImageSource(attributes.src))
				found = attributes.src;
		},
	});
	parser.end(html.slice(0, MAX_LENGTH));
	return found;
}
