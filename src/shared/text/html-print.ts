import { canonicalLine } from './html-line';
import { INLINE, VOID } from './html-rules';
import type { HtmlElement } from './html-tree';

type Child = HtmlElement | string;

const is = (child: Child | undefined, ...tags: string[]) => typeof child === 'object' && tags.includes(child.tag);
const isInLine = (child: Child) => typeof child === 'string' || INLINE.has(child.tag) || is(child, 'img', 'br');

/** Returns the blocks and lines of an element, without those that show nothing. */
function tidyChildren(element: HtmlElement): Child[] {
	const out: Child[] = [];
	let line: Child[] = [];
	for (const child of element.children) {
		if (isInLine(child)) {
			line.push(child);
			continue;
		}
		const kept = tidy(child as HtmlElement);
		// An empty block between two texts becomes a line break, so that they stay apart.
		if (kept.length === 0) line.push('\n');
		else {
			out.push(...canonicalLine(line, element.tag), ...kept);
			line = [];
		}
	}
	return [...out, ...canonicalLine(line, element.tag)];
}

const paragraph = (children: Child[]): HtmlElement[] => [{ tag: 'p', attributes: {}, children, isImplied: false }];

function tidyFigure(element: HtmlElement): HtmlElement[] {
	const captions = element.children.flatMap((child) => (is(child, 'figcaption') ? tidy(child as HtmlElement) : []));
	const words = captions.flatMap((caption) => paragraph(caption.children));
	const { 'data-series': series, 'data-video': video, 'data-calculator': calculator } = element.attributes;
	// Drawings of our own are data only, and always printed in the same form; a chart's words come with its data.
	if (series !== undefined) return [{ ...element, attributes: { 'data-series': series }, children: [] }, ...words];
	if (calculator !== undefined)
		return [{ ...element, attributes: { 'data-calculator': calculator }, children: [] }, ...words];
	if (video !== undefined) return [{ ...element, attributes: { 'data-video': video }, children: captions }];
	const content = element.children.map((child) => (is(child, 'figcaption') ? '\n' : child));
	const shown = tidyChildren({ ...element, children: content });
	// A caption without a picture becomes a paragraph.
	return shown.length > 0 ? [{ ...element, children: [...shown, ...captions] }] : words;
}

function tidyTable(element: HtmlElement, children: Child[]): HtmlElement[] {
	const captions = children.filter((child) => is(child, 'caption')) as HtmlElement[];
	const feet = children.filter((child) => is(child, 'tfoot'));
	const rest = children.filter((child) => is(child, 'thead', 'tbody'));
	if (feet.length + rest.length === 0) return captions.flatMap((caption) => paragraph(caption.children));
	return [{ ...element, children: [...captions, ...rest, ...feet] }];
}

/** Returns what is left of an element without the parts that show nothing. */
function tidy(element: HtmlElement): HtmlElement[] {
	const { tag } = element;
	if (VOID.has(tag)) return [element];
	if (tag === 'figure') return tidyFigure(element);
	const children = tidyChildren(element);
	if (tag === 'td' || tag === 'th') return [{ ...element, children }];
	if (tag === 'table') return tidyTable(element, children);
	return children.length > 0 ? [{ ...element, children }] : [];
}

/** Escapes a text for the space between tags. */
export const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Escapes a text for an attribute between double quotation marks. */
export const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

function print(child: Child): string {
	if (typeof child === 'string') return escapeText(child);
	const attributes = Object.entries(child.attributes)
		.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
		.join('');
	if (VOID.has(child.tag)) return `<${child.tag}${attributes}>`;
	return `<${child.tag}${attributes}>${child.children.map(print).join('')}</${child.tag}>`;
}

/**
 * The element without the ids that others have before it, because a link leads to one place.
 * @param ids of what comes before; those of the element are added
 */
function withOwnIds(element: HtmlElement, ids: Set<string>): HtmlElement {
	const { id, ...others } = element.attributes;
	const isTaken = id !== undefined && ids.has(id);
	if (id !== undefined) ids.add(id);
	const children = element.children.map((child) => (typeof child === 'string' ? child : withOwnIds(child, ids)));
	const isSame = !isTaken && children.every((child, at) => child === element.children[at]);
	return isSame ? element : { ...element, attributes: isTaken ? others : element.attributes, children };
}

/** Returns the tree made by `Shaper` in its canonical form, without what shows nothing. */
export function canonicalTree(root: HtmlElement): HtmlElement {
	const tidied = { ...root, children: tidyChildren(root) };
	const own = withOwnIds(tidied, new Set());
	// Formatting that has lost its id may be alike its neighbour now.
	return own === tidied ? tidied : { ...own, children: tidyChildren(own) };
}

/** Prints a tree made by `Shaper` in its canonical form, one block a line, without what shows nothing. */
export const printHtml = (root: HtmlElement): string => canonicalTree(root).children.map(print).join('\n');
