import { DomUtils, parseDocument } from 'htmlparser2';
import { fragmentsOf, withoutDeadFragments } from '../../shared/text/fragments/dead-fragments';
import { type IncomingTree, settleFragmentLinks } from '../../shared/text/fragments/fragment-links';
import { cleanHtml, rememberClean } from './clean-html';

type Parsed = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const treeOf = (root: Parsed): IncomingTree<Element> => ({
	elements: () => DomUtils.getElementsByTagName('*', root, true),
	tag: ({ name }) => name,
	attribute: ({ attribs }, name) => attribs[name],
	setAttribute({ attribs }, name, value) {
		attribs[name] = value;
	},
	parent: ({ parent }) => (parent && 'attribs' in parent ? (parent as Element) : undefined),
	words: DomUtils.textContent,
	unwrap(element) {
		for (const child of [...element.children]) DomUtils.prepend(element, child);
		DomUtils.removeElement(element);
	},
});

const FRAGMENT_LINK = /\shref\s*=\s*["']?\s*(?:#|&#35;|&#x23;|&num;)/i;

/**
 * HTML that comes from outside as it may be stored: clean, its links to places within it settled
 * (`settleFragmentLinks`).
 * @param stored the text that it replaces: a link that led to a place there stays, so that a writer who moves a place in
 * two steps loses no link; the checklist names it until its place is back
 */
export function storedHtml(html: string, stored = ''): string {
	if (!FRAGMENT_LINK.test(html)) return rememberClean(cleanHtml(html));
	const root = parseDocument(html);
	const elsewhere = fragmentsOf(stored);
	settleFragmentLinks(treeOf(root), { elsewhere });
	const clean = cleanHtml(DomUtils.getOuterHTML(root, { encodeEntities: 'utf8' }));
	// Where the sanitiser had to put elements elsewhere, a place may have gone with what showed nothing.
	return rememberClean(cleanHtml(withoutDeadFragments(clean, elsewhere)));
}
