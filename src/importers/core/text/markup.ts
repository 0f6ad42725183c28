import { Parser } from 'htmlparser2';
import type { IncomingTree } from '../../../shared/text/fragments/fragment-links';

/** An element of foreign HTML during the conversion; comments with a meaning are elements with a name of their own. */
export interface Markup {
	tag: string;
	attributes: Record<string, string>;
	children: (Markup | string)[];
}
export type MarkupNode = Markup | string;

/** Tag of an element that replaces a comment which split a text: `<!--nextpage-->`, `<!--more-->`. */
export const PAGE_BREAK = 'page-break';

const VOID = new Set([
	'area',
	'base',
	'br',
	'col',
	'embed',
	'hr',
	'img',
	'input',
	'link',
	'meta',
	'param',
	'source',
	'track',
	'wbr',
	PAGE_BREAK,
]);
/** Elements deeper than this are replaced by their content; page builders nest a few dozen boxes, never hundreds. */
const MAX_DEPTH = 120;

export const element = (tag: string, attributes: Record<string, string> = {}, children: MarkupNode[] = []): Markup => ({
	tag,
	attributes,
	children,
});
export const isElement = (node: MarkupNode | undefined, ...tags: string[]): node is Markup =>
	typeof node === 'object' && (tags.length === 0 || tags.includes(node.tag));

/** Parses any text as HTML; never throws. */
export function parseMarkup(html: string): Markup {
	const root = element('root');
	const stack: (Markup | undefined)[] = [root];
	const top = () => stack.findLast((one) => one !== undefined) ?? root;
	const parser = new Parser({
		onopentag(tag, attributes) {
			const node = stack.length < MAX_DEPTH ? element(tag, attributes) : undefined;
			if (node) top().children.push(node);
			stack.push(node);
		},
		ontext(text) {
			const { children } = top();
			const last = children.at(-1);
			if (typeof last === 'string') children[children.length - 1] = last + text;
			else children.push(text);
		},
		onclosetag() {
			if (stack.length > 1) stack.pop();
		},
		oncomment(text) {
			// Code in a text, such as `<?php`, is part of its words; what Word leaves behind is not.
			if (/^\?(?!xml)/i.test(text)) top().children.push(`<${text}>`);
			const name = text.trim();
			if (name === 'nextpage' || name === 'more' || name.startsWith('more '))
				top().children.push(element(PAGE_BREAK, { name }));
		},
	});
	parser.end(html);
	return root;
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Escapes a text for use in a quoted attribute. */
export const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

/** HTML of a node with its content; of a root only the content. */
export function printMarkup(node: MarkupNode): string {
	if (typeof node === 'string') return escapeText(node);
	const inside = VOID.has(node.tag) ? '' : node.children.map(printMarkup).join('');
	if (node.tag === 'root' || node.tag === PAGE_BREAK) return inside;
	const attributes = Object.entries(node.attributes)
		.filter(([name]) => /^[a-z][a-z0-9_:-]*$/.test(name))
		.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
		.join('');
	return VOID.has(node.tag) ? `<${node.tag}${attributes}>` : `<${node.tag}${attributes}>${inside}</${node.tag}>`;
}

/** All text of a node, unchanged. */
export const textOf = (node: MarkupNode): string =>
	typeof node === 'string' ? node : node.children.map(textOf).join('');

/** Every element below a node with one of these names, in the order of the text. */
export function findAll(node: Markup, ...tags: string[]): Markup[] {
	return node.children.flatMap((child) =>
		typeof child === 'string' ? [] : [...(tags.includes(child.tag) ? [child] : []), ...findAll(child, ...tags)],
	);
}

export const hasClass = (node: Markup, name: string): boolean =>
	(node.attributes.class ?? '').split(/\s+/).includes(name);

/**
 * Replaces elements from the innermost outwards: `change` returns the replacement of an element, or undefined to keep
 * it with its changed children.
 */
export function rewrite(root: Markup, change: (node: Markup) => MarkupNode[] | undefined): void {
	root.children = root.children.flatMap((child) => {
		if (typeof child === 'string') return [child];
		rewrite(child, change);
		return change(child) ?? [child];
	});
}

/** The tree of a text, for what reads any incoming text. */
export function treeOf(root: Markup): IncomingTree<Markup> {
	const parents = new Map<Markup, Markup>();
	const elements: Markup[] = [];
	const visit = (node: Markup) => {
		for (const child of node.children) {
			if (typeof child === 'string') continue;
			elements.push(child);
			parents.set(child, node);
			visit(child);
		}
	};
	visit(root);
	return {
		elements: () => elements,
		tag: ({ tag }) => tag,
		attribute: ({ attributes }, name) => attributes[name],
		setAttribute({ attributes }, name, value) {
			attributes[name] = value;
		},
		parent: (node) => parents.get(node),
		words: textOf,
		unwrap(node) {
			const parent = parents.get(node);
			if (!parent) return;
			for (const child of node.children) if (typeof child !== 'string') parents.set(child, parent);
			parent.children.splice(parent.children.indexOf(node), 1, ...node.children);
		},
	};
}
