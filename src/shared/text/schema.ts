import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from 'prosemirror-model';
import { ALLOWED_ATTRIBUTES, attributesOf, MARKS } from './html-rules';

/**
 * The editor's document, which mirrors the rules of the sanitiser: a node for each tag, of the same name, and six
 * without a tag: `line` (loose text in an item, a cell, a quote), `table_block` (a table with its caption), `picture`
 * (a figure with one picture; its content is the caption), `series`, `calculator` and `video`. Its number is in
 * `schema-number.ts`.
 */

type Specs = Record<string, NodeSpec>;

const nothing = { default: null };
const attributes = (...names: string[]): NodeSpec['attrs'] => Object.fromEntries(names.map((name) => [name, nothing]));
const attributesFor = (tag: string) =>
	attributes(...(ALLOWED_ATTRIBUTES[tag] ?? []), ...(ALLOWED_ATTRIBUTES['*'] ?? []));

/** Attributes of a node as its tag carries them: only allowed values, in the order in which they are printed. */
export function tagAttributes(tag: string, attrs: Node['attrs']): Record<string, string> {
	const given = Object.entries(attrs).filter(([, value]) => value !== null && value !== undefined);
	return attributesOf(tag, Object.fromEntries(given.map(([name, value]) => [name, String(value)])));
}

const read =
	(tag: string) =>
	(element: HTMLElement): Record<string, string> =>
		attributesOf(tag, Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));

/** An element of one tag that the editor draws as it is printed. */
const plain = (tag: string, spec: NodeSpec): NodeSpec => ({
	attrs: attributesFor(tag),
	parseDOM: [{ tag, getAttrs: read(tag) }],
	toDOM: (node): DOMOutputSpec =>
		node.isLeaf ? [tag, tagAttributes(tag, node.attrs)] : [tag, tagAttributes(tag, node.attrs), 0],
	...spec,
});

const text = (tag: string, spec: NodeSpec = {}): NodeSpec =>
	plain(tag, { content: 'inline*', group: 'block', defining: true, ...spec });
const flow = (tag: string, spec: NodeSpec = {}): NodeSpec =>
	plain(tag, { content: '(line | block)+', defining: true, ...spec });

const span = { default: 1 };
/** How many columns and rows a cell covers, as the editor's tables count them. */
export const spansOf = ({ colspan = '1', rowspan = '1' }: Record<string, string>) => ({
	colspan: Number(colspan),
	rowspan: Number(rowspan),
});
const cell = (tag: 'td' | 'th'): NodeSpec =>
	flow(tag, {
		attrs: { ...attributesFor(tag), colspan: span, rowspan: span, colwidth: nothing },
		parseDOM: [
			{
				tag,
				getAttrs: (element) => {
					const given = read(tag)(element);
					return { ...given, ...spansOf(given) };
				},
			},
		],
		tableRole: tag === 'td' ? 'cell' : 'header_cell',
		isolating: true,
	});

const nodes: Specs = {
	doc: { content: 'block+' },
	p: text('p', { defining: false }),
	line: {
		content: 'inline*',
		parseDOM: [{ tag: 'div.line' }],
		toDOM: () => ['div', { class: 'line' }, 0],
	},
	h2: text('h2'),
	h3: text('h3'),
	h4: text('h4'),
	pre: text('pre', { code: true, parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: read('pre') }] }),
	ul: plain('ul', { content: 'li+', group: 'block' }),
	ol: plain('ol', { content: 'li+', group: 'block' }),
	li: flow('li'),
	dl: plain('dl', { content: '(dt | dd)+', group: 'block' }),
	dt: text('dt', { group: '' }),
	dd: flow('dd'),
	blockquote: flow('blockquote', { group: 'block', content: '(p | line | block)+' }),
	aside: flow('aside', { group: 'block', content: '(p | line | block)+', isolating: true }),
	hr: plain('hr', { group: 'block' }),
	table_block: {
		content: 'caption? table',
		group: 'block',
		isolating: true,
		toDOM: () => ['div', { class: 'table-block' }, 0],
	},
	caption: text('caption', { group: '', toDOM: () => ['div', { class: 'caption' }, 0], parseDOM: [] }),
	table: plain('table', {
		content: 'tr+',
		tableRole: 'table',
		isolating: true,
		toDOM: (node) => ['table', tagAttributes('table', node.attrs), ['tbody', 0]],
	}),
	tr: plain('tr', {
		content: '(td | th)+',
		tableRole: 'row',
		// The row's part of the table, whether the row is the first of that part, and attributes of the part.
		attrs: {
			...attributesFor('tr'),
			part: { default: 'tbody' },
			opens: { default: false },
			...attributes('part_lang', 'part_dir'),
		},
	}),
	td: cell('td'),
	th: cell('th'),
	picture: {
		content: 'inline*',
		group: 'block',
		isolating: true,
		attrs: {
			...attributesFor('img'),
			...attributes('class', 'data-size', 'lang', 'dir', 'img_lang', 'img_dir', 'caption_lang', 'caption_dir'),
		},
		toDOM: (node) => [
			'figure',
			tagAttributes('figure', node.attrs),
			['img', tagAttributes('img', { ...node.attrs, lang: null, dir: null })],
			['figcaption', 0],
		],
	},
	figure: flow('figure', {
		group: 'block',
		content: '(line | block)+ figcaption?',
		isolating: true,
		attrs: attributes('class', 'data-size', 'lang', 'dir'),
		parseDOM: [],
	}),
	figcaption: text('figcaption', { group: '' }),
	series: {
		group: 'block',
		attrs: { 'data-series': {} },
		toDOM: (node) => ['figure', { 'data-series': String(node.attrs['data-series']) }],
	},
	calculator: {
		group: 'block',
		attrs: { 'data-calculator': {} },
		toDOM: (node) => ['figure', { 'data-calculator': String(node.attrs['data-calculator']) }],
	},
	video: {
		content: 'figcaption?',
		group: 'block',
		isolating: true,
		attrs: { 'data-video': {} },
		toDOM: (node) => ['figure', { 'data-video': String(node.attrs['data-video']) }, 0],
	},
	img: plain('img', { group: 'inline', inline: true, draggable: true }),
	br: plain('br', { group: 'inline', inline: true, selectable: false, linebreakReplacement: true }),
	text: { group: 'inline' },
};

const OPEN_ENDED = new Set<string>(['q', 'strong', 'em', 's', 'code']);
const OTHER_TAGS: Record<string, string[]> = { strong: ['b'], em: ['i'], s: ['del', 'strike'] };

const markSpec = (tag: string): MarkSpec => ({
	attrs: attributesFor(tag),
	inclusive: OPEN_ENDED.has(tag),
	parseDOM: [tag, ...(OTHER_TAGS[tag] ?? [])].map((one) => ({ tag: one, getAttrs: read(tag) })),
	toDOM: (mark) => [tag, tagAttributes(tag, mark.attrs), 0],
});

/** The schema of every text that is written in the newsroom. */
export const schema = new Schema({
	nodes,
	marks: Object.fromEntries(MARKS.map((tag) => [tag, markSpec(tag)])),
});
