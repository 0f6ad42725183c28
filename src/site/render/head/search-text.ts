import type { Head } from '../screen';

/** Characters that a search result shows of a title. */
export const MAX_TITLE = 65;
/** Below that many characters a search engine writes a description of its own. */
export const MIN_DESCRIPTION = 70;
/** Characters that a search result shows of a description. */
export const MAX_DESCRIPTION = 160;

/** Characters of whole sentences that make up for what is cut behind them. */
const ENOUGH = 110;

/** The end of a sentence before another one; "Ltd. Shenzhen" and "Jan. 5" are none. */
const SENTENCE_END = /(?<=\p{L}{4}|\p{N}|[)”»])[.!?…](?=\s+[\p{Lu}\p{N}¿¡“«"(])/gu;

/** Removes what may not be the last sign before an ellipsis, and half of a character that was cut in two. */
const trimmed = (text: string) => text.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:.–—(¿¡«“-]+$/u, '');

/** Cuts behind a word, with an ellipsis; a text without blanks, such as a Chinese one, is cut behind a character. */
function cutAtWord(text: string, max: number): string {
	if (text.length <= max) return text;
	const head = text.slice(0, max - 1);
	const blank = text[max - 1] === ' ' ? head.length : head.lastIndexOf(' ');
	return `${trimmed(blank > max / 2 ? head.slice(0, blank) : head)}…`;
}

/** Cuts behind the last sentence that fits if enough is left, else behind a word. */
function cutAtSentence(text: string): string {
	if (text.length <= MAX_DESCRIPTION) return text;
	const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + 1);
	const end = ends.findLast((one) => one <= MAX_DESCRIPTION) ?? 0;
	return end >= ENOUGH ? text.slice(0, end) : cutAtWord(text, MAX_DESCRIPTION);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const asSentence = (text: string) => (/[.!?…:]["”»)]?$/.test(text) ? text : `${text}.`);

/** The title of a page for search engines, of any length, without the brand. */
export const searchTitle = ({ title, search }: Head): string => search?.title ?? title;

/**
 * The title of a document: with the brand where both fit into a search result. A longer one loses the brand first, then
 * its last words, and ends with an ellipsis. What an editor has written for the address is never cut.
 */
export function documentTitle(head: Head, brand: string): string {
	const title = plain(searchTitle(head));
	const whole = title === brand ? title : `${title} | ${brand}`;
	if (whole.length <= MAX_TITLE) return whole;
	return head.search?.isTitleFixed ? title : cutAtWord(title, MAX_TITLE);
}

/**
 * The description of a document, 70 to 160 characters: a shorter one is followed by what else the page says, and in the
 * end by what the site is; a longer one ends with a sentence, else with a word and an ellipsis. What an editor has
 * written for the address is printed as it is.
 * @param brand name of the site
 * @param tagline what the site is, without a full stop
 */
export function documentDescription({ description, search }: Head, brand: string, tagline: string): string {
	if (search?.isDescriptionFixed) return description;
	let text = plain(search?.description ?? description);
	for (const more of [...(search?.more ?? []), `${brand}: ${tagline}.`].map(plain)) {
		if (text.length >= MIN_DESCRIPTION) break;
		if (more && !text.includes(more)) text = text ? `${asSentence(text)} ${more}` : more;
	}
	return cutAtSentence(text);
}
