import { settleFragmentLinks } from '../../../shared/text/fragments/fragment-links';
import { treeOf } from './dom-tree';
import { partAtEmptyLines } from './empty-lines';
import { gatherFootnotes } from './footnotes';
import { readFormulas, readReadings } from './formulas';
import { dropUnbrought, type HoldPicture, type LeftOut } from './left-out';
import { gatherLevelLists } from './level-lists';
import { acceptReview } from './reviewing';
import { styled, styleOf } from './style';
import { gatherWordLists } from './word-lists';

/** Turns the markup that office programs and browsers put on the clipboard into plain tags. */

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
	for (const element of root.querySelectorAll('span[data-style], font[data-style], a[data-style]'))
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

/** Addresses that only count a click and lead on, and the name under which they hold where. */
const REDIRECTING: readonly [RegExp, string][] = [
	[/^https:\/\/www\.google\.[a-z.]+\/url\?/, 'q'],
	[/^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\//, 'url'],
	[/^https:\/\/l\.facebook\.com\/l\.php\?/, 'u'],
	[/^https:\/\/app\.slack\.com\/redirect\?/, 'to'],
	[/^https:\/\/www\.linkedin\.com\/redir\/redirect\?/, 'url'],
];

/** Replaces redirect links of programs by their targets. */
function straightenLinks(root: Element): void {
	for (const link of root.querySelectorAll('a[href^="https://"]')) {
		const href = link.getAttribute('href') ?? '';
		const name = REDIRECTING.find(([address]) => address.test(href))?.[1];
		const target = name && URL.canParse(href) ? new URL(href).searchParams.get(name) : undefined;
		if (target && URL.canParse(target)) link.setAttribute('href', target);
	}
}

/** Makes head cells of the first rows of a table, which Word marks by their part alone. */
function nameHeads(root: Element): void {
	for (const cell of [...root.querySelectorAll('thead td')]) {
		const head = root.ownerDocument.createElement('th');
		for (const { name, value } of cell.attributes) head.setAttribute(name, value);
		head.append(...cell.childNodes);
		for (const bold of head.querySelectorAll('b, strong')) unwrap(bold);
		cell.replaceWith(head);
	}
}

const HIDDEN = `[hidden], [aria-hidden="true"], ${styled('display:none')}, ${styled('display: none')}, ${styled('mso-hide:all')}, .mw-editsection, script, style, noscript`;
/** What programs put around a text that is none of it. */
const FRAME = 'meta, title, link, xml, template';

/**
 * Tidies pasted markup; the sanitiser's rules still have to be applied to it.
 * @param holdOf called once the markup is rid of what is not shown; its answer is asked for each picture
 * @returns what could not be brought
 */
export function readClipboardMarkup(root: Element, holdOf: (root: Element) => HoldPicture): LeftOut {
	readFormulas(root);
	readReadings(root);
	for (const hidden of [...root.querySelectorAll(`${HIDDEN}, ${FRAME}`)]) hidden.remove();
	// Every edition is written from left to right; programs say so of each paragraph.
	for (const element of root.querySelectorAll('[dir="ltr" i]')) element.removeAttribute('dir');
	const comments = acceptReview(root);
	const leftOut = dropUnbrought(root, comments, holdOf(root));
	gatherFootnotes(root);
	gatherWordLists(root);
	gatherLevelLists(root);
	nestLists(root);
	nameHeads(root);
	straightenLinks(root);
	// A link may lead to a place of the text that it comes into: that is looked for where both are known.
	settleFragmentLinks(treeOf(root), { elsewhere: { has: () => true } });
	readStyles(root);
	partAtEmptyLines(root);
	return leftOut;
}
