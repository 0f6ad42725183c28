import { shapeHtml } from '../../../../platform/html/html-shape';
import { printHtml } from '../../../../shared/text/html-print';
import { INLINE } from '../../../../shared/text/html-rules';
import type { HtmlElement } from '../../../../shared/text/html-tree';

/** The mark in place of erased words. */
const MARK = '[…]';

/** A text prepared for finding a passage: runs of blanks become one, and letters are in lower case. */
interface Folded {
	text: string;
	/** The index in the original text of each of its characters. */
	at: number[];
}

const BLANK = /\s/;

function fold(text: string): Folded {
	const at: number[] = [];
	let folded = '';
	for (let n = 0; n < text.length; n += 1) {
		const sign = text[n] as string;
		const isBlank = BLANK.test(sign);
		if (isBlank && (folded === '' || folded.endsWith(' '))) continue;
		const small = isBlank ? ' ' : sign.toLowerCase();
		// A letter whose lower case is longer stays as it is, so that the indexes agree.
		folded += small.length === 1 ? small : sign;
		at.push(n);
	}
	return { text: folded, at };
}

/** Finds a passage in a text. @returns start and end of each occurrence, in order */
function placesOf(text: string, passage: string): [from: number, to: number][] {
	const wanted = fold(passage).text.trim();
	if (wanted === '') return [];
	const { text: folded, at } = fold(text);
	const places: [number, number][] = [];
	for (let n = folded.indexOf(wanted); n >= 0; n = folded.indexOf(wanted, n + wanted.length))
		places.push([at[n] as number, (at[n + wanted.length - 1] as number) + 1]);
	return places;
}

/** The text without any occurrence of a passage. */
export function withoutPassage(text: string, passage: string): string {
	let left = '';
	let end = 0;
	for (const [from, to] of placesOf(text, passage)) {
		left += text.slice(end, from) + MARK;
		end = to;
	}
	return left + text.slice(end);
}

/** A text node of the tree, with its parent element. */
interface Held {
	parent: HtmlElement;
	index: number;
	text: string;
	/** Index of its first character in the joined text. */
	start: number;
}

/** All text nodes of a tree in reading order, and the text they form; a blank separates blocks. */
function textsOf(root: HtmlElement): { texts: Held[]; joined: string } {
	const texts: Held[] = [];
	let joined = '';
	const walk = (parent: HtmlElement) => {
		if (!INLINE.has(parent.tag)) joined += ' ';
		for (const [index, child] of parent.children.entries()) {
			if (typeof child !== 'string') {
				walk(child);
				continue;
			}
			texts.push({ parent, index, text: child, start: joined.length });
			joined += child;
		}
		if (!INLINE.has(parent.tag)) joined += ' ';
	};
	walk(root);
	return { texts, joined };
}

/**
 * A text node without the parts that are in places of the joined text; the node in which a place begins gets the mark.
 */
function cut({ text, start }: Held, places: readonly [from: number, to: number][]): string {
	let left = '';
	let end = 0;
	for (const [from, to] of places) {
		const first = Math.max(from - start, 0);
		const last = Math.min(to - start, text.length);
		if (last <= first) continue;
		left += text.slice(end, first) + (from >= start ? MARK : '');
		end = last;
	}
	return left + text.slice(end);
}

function eachElement(element: HtmlElement, see: (element: HtmlElement) => void): void {
	see(element);
	for (const child of element.children) if (typeof child !== 'string') eachElement(child, see);
}

/**
 * Sanitised HTML without a passage, also where it runs across tags and paragraphs, or is part of a picture's
 * description.
 */
export function htmlWithoutPassage(html: string, passage: string): string {
	const root = shapeHtml(html);
	const { texts, joined } = textsOf(root);
	const places = placesOf(joined, passage);
	for (const held of texts) held.parent.children[held.index] = cut(held, places);
	eachElement(root, ({ attributes }) => {
		for (const [name, value] of Object.entries(attributes)) attributes[name] = withoutPassage(value, passage);
	});
	return printHtml(root);
}

/**
 * A value without a passage in any of its texts. A text under the name `html` is treated as markup, so that a passage
 * across tags is found too.
 */
export function valueWithout(value: unknown, passage: string, name?: string): unknown {
	if (typeof value === 'string')
		return name === 'html' ? htmlWithoutPassage(value, passage) : withoutPassage(value, passage);
	if (Array.isArray(value)) return value.map((one) => valueWithout(one, passage, name));
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [
			key,
			valueWithout(one, passage, name ?? (key === 'html' ? key : undefined)),
		]),
	);
}
