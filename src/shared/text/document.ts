import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { INLINE } from './html-rules';
import type { HtmlElement } from './html-tree';
import { schema, spansOf } from './schema';

type Child = HtmlElement | string;

const isInLine = (child: Child) =>
	typeof child === 'string' || INLINE.has(child.tag) || child.tag === 'img' || child.tag === 'br';
const isElement = (child: Child | undefined): child is HtmlElement => typeof child === 'object';
const node = (name: string, attrs: Record<string, unknown> | null = null, content?: readonly Node[]): Node => {
	const type = schema.nodes[name];
	if (!type) throw new Error(`no node is called ${name}`);
	return type.create(attrs, content ? Fragment.fromArray(content as Node[]) : undefined);
};

function inline(children: readonly Child[], marks: readonly Mark[] = []): Node[] {
	return children.flatMap((child) => {
		if (typeof child === 'string') return child === '' ? [] : [schema.text(child, marks)];
		if (INLINE.has(child.tag)) return inline(child.children, [...marks, schema.mark(child.tag, child.attributes)]);
		return [node(child.tag, child.attributes).mark(marks)];
	});
}

/** Blocks, and between them each run of loose text as a line. */
function flow(children: readonly Child[]): Node[] {
	const out: Node[] = [];
	let loose: Child[] = [];
	const endLine = () => {
		if (loose.length > 0) out.push(node('line', null, inline(loose)));
		loose = [];
	};
	for (const child of children) {
		if (isInLine(child)) loose.push(child);
		else {
			endLine();
			out.push(block(child as HtmlElement));
		}
	}
	endLine();
	return out.length > 0 ? out : [node('line')];
}

const cell = ({ tag, attributes, children }: HtmlElement): Node =>
	node(tag, { ...attributes, ...spansOf(attributes) }, flow(children));

function tableBlock(element: HtmlElement): Node {
	const parts = element.children.filter(isElement);
	const caption = parts.find(({ tag }) => tag === 'caption');
	const rows = parts
		.filter(({ tag }) => tag !== 'caption')
		.flatMap((part) =>
			part.children.filter(isElement).map((row, at) =>
				node(
					'tr',
					{
						...row.attributes,
						part: part.tag,
						opens: at === 0,
						part_lang: part.attributes.lang ?? null,
						part_dir: part.attributes.dir ?? null,
					},
					row.children.filter(isElement).map(cell),
				),
			),
		);
	const table = node('table', element.attributes, rows);
	return node(
		'table_block',
		null,
		caption ? [node('caption', caption.attributes, inline(caption.children)), table] : [table],
	);
}

function figure(element: HtmlElement): Node {
	const caption = element.children.find((child) => isElement(child) && child.tag === 'figcaption');
	const content = element.children.filter((child) => child !== caption);
	const words = isElement(caption) ? inline(caption.children) : [];
	const last = isElement(caption) ? [node('figcaption', caption.attributes, words)] : [];
	if (element.attributes['data-series']) return node('series', element.attributes);
	if (element.attributes['data-calculator']) return node('calculator', element.attributes);
	if (element.attributes['data-video']) return node('video', element.attributes, last);
	const [only, ...others] = content;
	if (!isElement(only) || only.tag !== 'img' || others.length > 0)
		return node('figure', element.attributes, [...flow(content), ...last]);
	const { lang: img_lang = null, dir: img_dir = null, ...picture } = only.attributes;
	const { lang: caption_lang = null, dir: caption_dir = null } = isElement(caption) ? caption.attributes : {};
	return node('picture', { ...picture, ...element.attributes, img_lang, img_dir, caption_lang, caption_dir }, words);
}

function block(element: HtmlElement): Node {
	const { tag, attributes, children } = element;
	if (tag === 'table') return tableBlock(element);
	if (tag === 'figure') return figure(element);
	if (tag === 'hr') return node('hr', attributes);
	const type = schema.nodes[tag];
	if (type?.inlineContent) return node(tag, attributes, inline(children));
	if (tag === 'ul' || tag === 'ol' || tag === 'dl') return node(tag, attributes, children.filter(isElement).map(block));
	return node(tag, attributes, flow(children));
}

/** The document of a text in its one form (`canonicalTree`); one without a word is an empty paragraph. */
export function documentOf(root: HtmlElement): Node {
	const blocks = root.children.filter(isElement).map(block);
	return node('doc', null, blocks.length > 0 ? blocks : [node('p')]);
}
