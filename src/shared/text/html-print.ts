import { INLINE, VOID } from './html-rules';
import type { HtmlElement } from './html-tree';

type Child = HtmlElement | string;

const BLANK = /^\s*$/;
const ENDS_LINE = new Set(['p', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'td', 'th', 'caption', 'figcaption', 'blockquote']);
const is = (child: Child | undefined, ...tags: string[]) => typeof child === 'object' && tags.includes(child.tag);
const isInLine = (child: Child | undefined) =>
	child !== undefined && (typeof child === 'string' || INLINE.has(child.tag) || child.tag === 'img');
/** Children are tidy already, so any element that is left among them but a line break shows something. */
const showsSomething = (children: Child[]) =>
	children.some((child) => (typeof child === 'string' ? !BLANK.test(child) : child.tag !== 'br'));

function joined(children: Child[]): Child[] {
	const out: Child[] = [];
	for (const child of children) {
		const last = out.at(-1);
		if (typeof child === 'string' && typeof last === 'string') out[out.length - 1] = last + child;
		else out.push(child);
	}
	return out;
}

function tidyChildren(element: HtmlElement): Child[] {
	const out: Child[] = [];
	for (const child of element.children) {
		const kept = typeof child === 'string' ? [child] : tidy(child);
		// Where an empty block stood between two texts, they stay apart.
		if (kept.length === 0 && isInLine(out.at(-1))) kept.push('\n');
		out.push(...kept);
	}
	return joined(out);
}

/** In a caption a break only stands between two lines. */
const tidyBreaks = (children: Child[]): Child[] =>
	children.filter((child, at) => !is(child, 'br') || (at > 0 && !is(children[at - 1], 'br')));

const paragraph = (children: Child[]): HtmlElement[] => [{ tag: 'p', attributes: {}, children, isImplied: false }];

function tidyFigure(element: HtmlElement, children: Child[]): Child[] {
	const captions = children.filter((child) => is(child, 'figcaption')) as HtmlElement[];
	const words = captions.flatMap((caption) => paragraph(caption.children));
	const { 'data-series': series, 'data-video': video } = element.attributes;
	// What we draw ourselves is data only, and always printed in the same form; a chart's own words come with its data.
	if (series !== undefined) return [{ ...element, attributes: { 'data-series': series }, children: [] }, ...words];
	if (video !== undefined) return [{ ...element, attributes: { 'data-video': video }, children: captions }];
	const content = children.filter((child) => !is(child, 'figcaption'));
	// A caption whose picture is gone is a paragraph.
	return showsSomething(content) ? [{ ...element, children: [...content, ...captions] }] : words;
}

function tidyTable(element: HtmlElement, children: Child[]): Child[] {
	const captions = children.filter((child) => is(child, 'caption')) as HtmlElement[];
	const feet = children.filter((child) => is(child, 'tfoot'));
	const rest = children.filter((child) => is(child, 'thead', 'tbody'));
	if (feet.length + rest.length === 0) return captions.flatMap((caption) => paragraph(caption.children));
	return [{ ...element, children: [...captions, ...rest, ...feet] }];
}

/** Nothing is seen of blanks at both ends of a line, nor of breaks at its end. */
function tidyEnds(children: Child[]): Child[] {
	const [first, ...others] = children;
	const out = typeof first === 'string' ? [first.replace(/^[ \t\n\f\r]+/, ''), ...others] : [...children];
	for (let last = out.at(-1); last !== undefined; last = out.at(-1)) {
		const trimmed = typeof last === 'string' ? last.replace(/[ \t\n\f\r]+$/, '') : last;
		if (trimmed === last && !is(last, 'br')) break;
		out.pop();
		if (typeof trimmed === 'string' && trimmed !== '') out.push(trimmed);
	}
	return out;
}

/** What is left of an element once everything that shows nothing is gone. */
function tidy(element: HtmlElement): Child[] {
	const { tag } = element;
	if (VOID.has(tag)) return [element];
	const children = ENDS_LINE.has(tag) ? tidyEnds(tidyChildren(element)) : tidyChildren(element);
	if (tag === 'td' || tag === 'th') return [{ ...element, children }];
	if (tag === 'figure') return tidyFigure(element, children);
	if (tag === 'table') return tidyTable(element, children);
	// Formatting around nothing leaves its blanks behind, so that the words beside it stay apart.
	if (!showsSomething(children)) return INLINE.has(tag) ? children : [];
	const isCaption = tag === 'caption' || tag === 'figcaption' || tag === 'dt';
	return [{ ...element, children: isCaption ? tidyBreaks(children) : children }];
}

/** A text as it may stand between tags. */
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

/** Prints a tree made by `shapeHtml`, one block a line, without what shows nothing. */
export function printHtml(root: HtmlElement): string {
	const ids = new Set<string>();
	return tidyChildren(root)
		.map((child) => print(child, ids))
		.join('\n');
}
