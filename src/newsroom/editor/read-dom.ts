import type { Node as DocumentNode } from 'prosemirror-model';
import { documentOf } from '../../shared/text/document';
import { canonicalTree } from '../../shared/text/html-print';
import { ALLOWED_TAGS, DROPPED_WHOLE, RENAMED, VOID } from '../../shared/text/html-rules';
import { Shaper } from '../../shared/text/html-tree';

const ALLOWED = new Set(ALLOWED_TAGS);
const DROPPED = new Set(DROPPED_WHOLE);
/** Deepest nesting that is read; the sanitiser has the same limit, and no real text reaches it. */
const DEEPEST = 250;

/** The document of markup that a browser has parsed, by the sanitiser's rules: what these refuse is not in it. */
export function documentOfDom(root: Node): DocumentNode {
	const shaper = new Shaper();
	const visit = (node: Node, depth: number): void => {
		if (node.nodeType === Node.TEXT_NODE) shaper.text(node.nodeValue ?? '');
		if (node.nodeType !== Node.ELEMENT_NODE || depth > DEEPEST) return;
		const element = node as Element;
		if (DROPPED.has(element.localName)) return;
		const tag = RENAMED[element.localName] ?? element.localName;
		const isKept = ALLOWED.has(tag);
		if (isKept) shaper.open(tag, Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));
		for (const child of element.childNodes) visit(child, depth + 1);
		if (isKept && !VOID.has(tag)) shaper.close(tag);
	};
	for (const child of root.childNodes) visit(child, 0);
	return documentOf(canonicalTree(shaper.end()));
}

/** The document of a stored text. The parser of the browser runs no script and fetches nothing of what it is given. */
export const documentOfText = (html: string): DocumentNode =>
	documentOfDom(new DOMParser().parseFromString(html, 'text/html').body);
