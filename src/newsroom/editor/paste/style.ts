/**
 * Attribute that holds the styles of pasted markup. Under its own name the page's policy of content would report every
 * one of them.
 */
const HELD = 'data-style';

/** Selector of elements with a style. @param part of it, in small letters */
export const styled = (part: string): string => `[${HELD}*="${part}" i]`;

/** Styles of an element in small letters. */
export const styleOf = (element: Element): string => (element.getAttribute(HELD) ?? '').toLowerCase();

const TAG = /<[a-z][^\s>/]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
const STYLE = /(\s)style(\s*=)/gi;
/** Style sheets are read as a browser reads a script that it may not run: they show nothing and are removed. */
const SHEETS = /<(\/?)style\b/gi;

/** Pasted markup in which no style is one for the browser. */
export const withHeldStyles = (html: string): string =>
	html.replace(SHEETS, '<$1script').replace(TAG, (tag) => tag.replace(STYLE, `$1${HELD}$2`));
