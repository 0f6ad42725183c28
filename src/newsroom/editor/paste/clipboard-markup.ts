import { gatherWordLists } from './word-lists';

/** Turns the markup that office programs and browsers put on the clipboard into plain tags. */

const styleOf = (element: Element) => (element.getAttribute('style') ?? '').toLowerCase();

function unwrap(element: Element): void {
	element.replaceWith(...element.childNodes);
}

function wrapInside(element: Element, tag: string): void {
	const made = element.ownerDocument.createElement(tag);
	made.append(...element.childNodes);
	element.append(made);
}

const BOLD = /(?<![\w-])font-weight:\s*(?:bold|bolder|[6-9]00)/;
const NOT_BOLD = /(?<![\w-])font-weight:\s*(?:normal|lighter|[1-5]00)/;
const MEANT: readonly [RegExp, string][] = [
	[BOLD, 'strong'],
	[/(?<![\w-])font-style:\s*italic/, 'em'],
	[/(?<![\w-])text-decoration[a-z-]*:[^;]*line-through/, 's'],
	[/(?<![\w-])vertical-align:\s*super/, 'sup'],
	[/(?<![\w-])vertical-align:\s*sub(?!\w)/, 'sub'],
];

/** Turns formatting from styles into tags, and removes tags that a style cancels. */
function readStyles(root: Element): void {
	for (const element of root.querySelectorAll('span[style], font[style], a[style]'))
		for (const [style, tag] of MEANT) if (style.test(styleOf(element))) wrapInside(element, tag);
	for (const element of [...root.querySelectorAll('b, strong')])
		if (element.id.startsWith('docs-internal-guid') || NOT_BOLD.test(styleOf(element))) unwrap(element);
	// Headings are bold already, so bold tags inside them go.
	for (const element of [...root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')]) unwrap(element);
}

/** Moves a nested list into the item it belongs to; Google Docs and old pages put it beside that item. */
function nestLists(root: Element): void {
	for (const list of [...root.querySelectorAll(':is(ul, ol) > :is(ul, ol)')])
		if (list.previousElementSibling?.localName === 'li') list.previousElementSibling.append(list);
}

/** Replaces Google's redirect links by their targets. */
function straightenLinks(root: Element): void {
	for (const link of root.querySelectorAll('a[href^="https://www.google.com/url?"]')) {
		const target = new URL(link.getAttribute('href') ?? '').searchParams.get('q');
		if (target) link.setAttribute('href', target);
	}
}

/** Tidies pasted markup; the sanitiser's rules still have to be applied to it. */
export function readClipboardMarkup(root: Element): void {
	for (const hidden of [...root.querySelectorAll('[hidden], [aria-hidden="true"], [style*="display:none"]')])
		hidden.remove();
	// Every edition is written from left to right; programs say so of each paragraph.
	for (const element of root.querySelectorAll('[dir="ltr" i]')) element.removeAttribute('dir');
	gatherWordLists(root);
	nestLists(root);
	straightenLinks(root);
	readStyles(root);
}
