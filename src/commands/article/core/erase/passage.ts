import { shapeHtml } from '../../../../platform/html/html-shape';
import { printHtml } from '../../../../shared/text/html-print';
import { INLINE } from '../../../../shared/text/html-rules';
import type { HtmlElement } from '../../../../shared/text/html-tree';

/** What stands where words were erased. */
const MARK = '[…]';

/** A text as a passage is looked for in it: blanks folded, capitals and small letters alike. */
interface Folded {
	text: string;
	/** Where each of its signs stands in the text it was folded from. */
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
		// A letter whose small form is longer than itself stays as it is, so that the places agree.
		folded += small.length === 1 ? small : sign;
		at.push(n);
	}
	return { text: folded, at };
}

/** Where a passage stands in a text, from and to, one after the other. */
function placesOf(text: string, passage: string): [from: number, to: number][] {
	const wanted = fold(passage).text.trim();
	if (wanted === '') return [];
	const { text: folded, at } = fold(text);
	const places: [number, number][] = [];
	for (let n = folded.indexOf(wanted); n >= 0; n = folded.indexOf(wanted, n + wanted.length))
		places.push([at[n] as number, (at[n + wanted.length - 1] as number) + 1]);
	return places;
}

/** A text without a passage, wherever it stands in it. */
export function withoutPassage(text: string, passage: string): string {
	let left = '';
	let end = 0;
	for (const [from, to] of placesOf(text, passage)) {
		left += text.slice(end, from) + MARK;
		end = to;
	}
	return left + text.slice(end);
}

/** A text of the tree, with the element that holds it. */
interface Held {
	parent: HtmlElement;
	index: number;
	text: string;
	/** Where it begins among all texts of the tree, joined. */
	start: number;
}

/** Every text of a tree in reading order, and all of them joined: a blank stands where a block ends. */
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

/** A text of the tree less the parts of it that are in places of the joined text; the mark stands where one begins. */
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
 * Sanitised HTML without a passage, also where tags and the ends of paragraphs stand within it, and where a picture's
 * own text has it.
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

/** A value without a passage in any text it holds; in what is called `html`, or stands within it, also across tags. */
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
