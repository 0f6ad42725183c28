import { escapeAttribute } from '../core/text/markup';
import { type Card, cardHtml } from './cards';

/** Marks of a text by the bits of its format, from the outermost. */
const MARKS: readonly [bit: number, tag: string][] = [
	[1, 'strong'],
	[2, 'em'],
	[4, 's'],
	[16, 'code'],
	[32, 'sub'],
	[64, 'sup'],
];
const MAX_DEPTH = 60;

const isNode = (value: unknown): value is Card => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function inside(node: Card, lost: (card: string) => void, depth: number): string {
	if (depth > MAX_DEPTH || !Array.isArray(node.children)) return '';
	return node.children.map((child) => (isNode(child) ? nodeHtml(child, lost, depth + 1) : '')).join('');
}

function marked(node: Card): string {
	const format = typeof node.format === 'number' ? node.format : 0;
	return MARKS.filter(([bit]) => (format & bit) !== 0).reduceRight(
		(html, [, tag]) => `<${tag}>${html}</${tag}>`,
		escapeAttribute(text(node.text)),
	);
}

function nodeHtml(node: Card, lost: (card: string) => void, depth: number): string {
	const type = text(node.type).replace(/^extended-/, '');
	const words = () => inside(node, lost, depth);
	switch (type) {
		case 'root':
			return words();
		case 'text':
			return marked(node);
		case 'linebreak':
			return '<br>';
		case 'paragraph':
			return `<p>${words()}</p>`;
		case 'heading':
			return /^h[1-6]$/.test(text(node.tag))
				? `<${text(node.tag)}>${words()}</${text(node.tag)}>`
				: `<h2>${words()}</h2>`;
		case 'quote':
		case 'aside':
			return `<blockquote><p>${words()}</p></blockquote>`;
		case 'list':
			return node.tag === 'ol' || node.listType === 'number' ? `<ol>${words()}</ol>` : `<ul>${words()}</ul>`;
		case 'listitem':
			return `<li>${words()}</li>`;
		case 'link':
		case 'autolink':
			return `<a href="${escapeAttribute(text(node.url))}">${words()}</a>`;
		default: {
			const card = cardHtml(type, node);
			if (card === undefined) lost(type);
			return card ?? words();
		}
	}
}

/**
 * Converts a text that Ghost's editor stores as Lexical to HTML. Never throws.
 * @param lost called for each card that has no counterpart here
 * @returns undefined where it is no such text
 */
export function lexicalHtml(json: string, lost: (card: string) => void): string | undefined {
	try {
		const { root } = JSON.parse(json) as { root?: unknown };
		return isNode(root) ? nodeHtml({ ...root, type: 'root' }, lost, 0) : undefined;
	} catch {
		return undefined;
	}
}
