import type { IncomingTree } from '../../../shared/text/fragments/fragment-links';

/** The tree of pasted markup, for what reads any incoming text. */
export const treeOf = (root: Element): IncomingTree<Element> => ({
	elements: () => [...root.querySelectorAll('*')],
	tag: (element) => element.localName,
	attribute: (element, name) => element.getAttribute(name) ?? undefined,
	setAttribute: (element, name, value) => element.setAttribute(name, value),
	parent: (element) => (element.parentElement === root ? undefined : (element.parentElement ?? undefined)),
	words: (element) => element.textContent ?? '',
	unwrap: (element) => element.replaceWith(...element.childNodes),
});
