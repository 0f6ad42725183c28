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
	const { 'data-series': series, 'data-video': video } = element.attributes;
	// Drawings of our own are data only, and always printed in the same form; a chart's words come with its data.
	if (series !== undefined) return [{ ...element, attributes: { 'data-series': series }, children: [] }, ...words];
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
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

function print(child: Child, ids: Set<string>): string {
	if (typeof child === 'string') return escapeText(child);
	let attributes = '';
	for (const [name, value] of Object.entries(child.attributes)) {
		if (name === 'id') {
			// An anchor leads to one place.
			if (ids.has(value)) continue;
			ids.add(value);
		}
		attributes += ` ${name}="${escapeAttribute(value)}"`;
	}
	if (VOID.has(child.tag)) return `<${child.tag}${attributes}>`;
	return `<${child.tag}${attributes}>${child.children.map((one) => print(one, ids)).join('')}</${child.tag}>`;
}

/** Returns the tree made by `Shaper` in its canonical form, without what shows nothing. */
export const canonicalTree = (root: HtmlElement): HtmlElement => ({ ...root, children: tidyChildren(root) });

/** Prints a tree made by `Shaper` in its canonical form, one block a line, without what shows nothing. */
export function printHtml(root: HtmlElement): string {
	const ids = new Set<string>();
	return canonicalTree(root)
		.children.map((child) => print(child, ids))
		.join('\n');
}
