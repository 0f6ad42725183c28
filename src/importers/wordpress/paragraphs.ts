import { FOOTNOTE_PLACE, FOOTNOTE_TEXT } from '../core/text/footnotes';
import { element, isElement, type Markup, type MarkupNode, PAGE_BREAK } from '../core/text/markup';

/** Elements that are blocks of their own, outside paragraphs. */
const BLOCK = new Set([
	'address',
	'article',
	'aside',
	'blockquote',
	'center',
	'dd',
	'details',
	'dialog',
	'div',
	'dl',
	'dt',
	'fieldset',
	'figcaption',
	'figure',
	'footer',
	'form',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'header',
	'hr',
	'iframe',
	'legend',
	'li',
	'main',
	'menu',
	'nav',
	'ol',
	'p',
	'pre',
	'section',
	'script',
	'style',
	'summary',
	'svg',
	'table',
	'tbody',
	'td',
	'tfoot',
	'th',
	'thead',
	'tr',
	'ul',
	'video',
	'audio',
	'object',
	'select',
	'textarea',
	'noscript',
	'caption',
	'colgroup',
	'col',
	PAGE_BREAK,
	FOOTNOTE_TEXT,
	FOOTNOTE_PLACE,
]);
/** Blocks whose loose text becomes paragraphs inside them. */
const HOLDS_PARAGRAPHS = new Set([
	'root',
	'div',
	'blockquote',
	'section',
	'article',
	'aside',
	'center',
	'form',
	'main',
	'header',
	'footer',
	'details',
	FOOTNOTE_TEXT,
]);
/** Blocks whose text is one paragraph, in which a line end is a line break. */
const HOLDS_LINES = new Set([
	'li',
	'td',
	'th',
	'dd',
	'dt',
	'p',
	'figcaption',
	'address',
	'h1',
	'h2',
	'h3',
	'h4',
	'h5',
	'h6',
	'caption',
]);
/** Elements whose line ends are kept as they are: preformatted ones, and those that contain only other elements. */
const UNTOUCHED = new Set([
	'pre',
	'script',
	'style',
	'textarea',
	'svg',
	'table',
	'thead',
	'tbody',
	'tfoot',
	'tr',
	'ul',
	'ol',
	'dl',
	'figure',
]);

const isBlock = (node: MarkupNode) => typeof node === 'object' && BLOCK.has(node.tag);
const isBlank = (node: MarkupNode) => typeof node === 'string' && /^[ \t\n\r]*$/.test(node);

/** Replaces line ends inside a line by breaks; the one after a break is only layout. */
function breakLines(nodes: MarkupNode[]): MarkupNode[] {
	const out: MarkupNode[] = [];
	for (const node of nodes) {
		if (typeof node === 'string') {
			const afterBreak = isElement(out.at(-1), 'br');
			const lines = (afterBreak ? node.replace(/^[ \t]*\n/, '') : node).split(/[ \t]*\n+[ \t]*/);
			out.push(...lines.flatMap((line, at) => (at === 0 ? [line] : [element('br'), line])));
		} else {
			if (!UNTOUCHED.has(node.tag) && !isBlock(node)) node.children = breakLines(node.children);
			if (node.tag === 'br' && typeof out.at(-1) === 'string')
				out[out.length - 1] = (out.at(-1) as string).replace(/[ \t]*\n[ \t]*$/, '');
			out.push(node);
		}
	}
	return out.filter((node) => node !== '');
}

/** Removes the blanks at both ends of a line. */
function trimmed(nodes: MarkupNode[]): MarkupNode[] {
	const out = [...nodes];
	while (out[0] !== undefined && (isBlank(out[0]) || isElement(out[0], 'br'))) out.shift();
	while (out.length > 0 && (isBlank(out.at(-1) as MarkupNode) || isElement(out.at(-1), 'br'))) out.pop();
	if (typeof out[0] === 'string') out[0] = out[0].replace(/^[ \t\n\r]+/, '');
	const last = out.length - 1;
	if (typeof out[last] === 'string') out[last] = (out[last] as string).replace(/[ \t\n\r]+$/, '');
	return out;
}

/** Splits a run of text and formatting at its blank lines. */
function lineGroups(nodes: MarkupNode[]): MarkupNode[][] {
	const groups: MarkupNode[][] = [[]];
	for (const node of nodes) {
		const parts = typeof node === 'string' ? node.split(/\n[ \t]*\n[ \t\n]*/) : [node];
		for (const [at, part] of parts.entries()) {
			if (at > 0) groups.push([]);
			groups.at(-1)?.push(part);
		}
	}
	return groups.map(trimmed).filter((group) => group.length > 0);
}

/**
 * Turns text written without tags into paragraphs, as WordPress does when it shows a classic post: a blank line ends a
 * paragraph, a line end breaks the line. Text inside blocks is treated alike; preformatted text is left alone.
 * @returns true where a text was split into several paragraphs
 */
export function makeParagraphs(node: Markup): boolean {
	let isChanged = false;
	const out: MarkupNode[] = [];
	let run: MarkupNode[] = [];
	const endRun = () => {
		const groups = lineGroups(run);
		run = [];
		// One line in a box needs no paragraph around it; the sanitiser gives it one where it must have one.
		const isPlain = groups.length === 1 && !HOLDS_PARAGRAPHS.has(node.tag);
		for (const group of groups) out.push(...(isPlain ? breakLines(group) : [element('p', {}, breakLines(group))]));
		isChanged ||= groups.length > 1;
	};
	for (const child of node.children) {
		if (isBlock(child)) {
			endRun();
			const block = child as Markup;
			if (HOLDS_PARAGRAPHS.has(block.tag) || HOLDS_LINES.has(block.tag) || block.tag === 'figure')
				isChanged = makeParagraphs(block) || isChanged;
			else if (block.tag !== 'pre')
				for (const part of block.children) if (isElement(part)) isChanged = inFrame(part) || isChanged;
			out.push(block);
		} else {
			run.push(child);
		}
	}
	endRun();
	node.children = out;
	return isChanged;
}

/** Converts the cells and items of a table or list, where they contain text. */
function inFrame(node: Markup): boolean {
	if (HOLDS_LINES.has(node.tag)) return makeParagraphs(node);
	if (node.tag === 'pre' || !UNTOUCHED.has(node.tag)) return false;
	return node.children.map((child) => isElement(child) && inFrame(child)).some(Boolean);
}
