import type { Node } from 'prosemirror-model';
import { printHtml } from './html-print';
import type { HtmlElement } from './html-tree';
import { tagAttributes } from './schema';

type Child = HtmlElement | string;

const element = (tag: string, attrs: Node['attrs'] = {}, children: readonly Child[] = []): HtmlElement => ({
	tag,
	attributes: tagAttributes(tag, attrs),
	children: [...children],
	isImplied: false,
});

/** Each text with all of its formatting around it; printing joins the formatting of neighbours. */
const inline = (parent: Node): Child[] =>
	parent.children.map((child) =>
		child.marks.reduceRight<Child>(
			(inner, mark) => element(mark.type.name, mark.attrs, [inner]),
			child.isText ? (child.text ?? '') : element(child.type.name, child.attrs),
		),
	);

/** Loose text stays as it is; two lines that follow each other become paragraphs, or they would be one line. */
const flow = (parent: Node): Child[] =>
	parent.children.flatMap((child, at) => {
		if (child.type.name !== 'line') return block(child);
		const isBesideLine = [at - 1, at + 1].some((other) => parent.maybeChild(other)?.type.name === 'line');
		return isBesideLine ? [element('p', {}, inline(child))] : inline(child);
	});

/** The part of the table that each row belongs to: a head only opens a table, a foot only ends one. */
function partsOf(table: Node): string[] {
	const parts = table.children.map((row) => String(row.attrs.part));
	const head = parts.findIndex((part) => part !== 'thead');
	const beforeFoot = parts.findLastIndex((part) => part !== 'tfoot');
	return parts.map((part, at) => {
		if (part === 'thead') return head === -1 || at < head ? part : 'tbody';
		if (part === 'tfoot') return at > beforeFoot ? part : 'tbody';
		return part;
	});
}

function table(block: Node): HtmlElement {
	const inside = block.lastChild as Node;
	const captions = block.children.slice(0, -1).map((caption) => element('caption', caption.attrs, inline(caption)));
	const parts = partsOf(inside);
	const out: HtmlElement[] = [];
	inside.children.forEach((row, at) => {
		const part = parts[at] as string;
		const goesOn = out.at(-1)?.tag === part && (part !== 'tbody' || !row.attrs.opens);
		const { part_lang: lang, part_dir: dir } = row.attrs;
		if (!goesOn) out.push(element(part, { lang, dir }));
		const cells = row.children.map((cell) => element(cell.type.name, cell.attrs, flow(cell)));
		out.at(-1)?.children.push(element('tr', row.attrs, cells));
	});
	return element('table', inside.attrs, [...captions, ...out]);
}

function picture(block: Node): HtmlElement {
	const { lang, dir, img_lang, img_dir, caption_lang, caption_dir, ...attrs } = block.attrs;
	return element('figure', { class: attrs.class, 'data-size': attrs['data-size'], lang, dir }, [
		element('img', { ...attrs, lang: img_lang, dir: img_dir }),
		...(block.childCount > 0 ? [element('figcaption', { lang: caption_lang, dir: caption_dir }, inline(block))] : []),
	]);
}

function block(one: Node): HtmlElement[] {
	const { name, inlineContent } = one.type;
	if (name === 'table_block') return [table(one)];
	if (name === 'picture') return [picture(one)];
	// A figure without its picture leaves its caption behind as words, here and in `printHtml`.
	const tag = ['series', 'video', 'calculator'].includes(name) ? 'figure' : name;
	return [element(tag, one.attrs, inlineContent ? inline(one) : flow(one))];
}

/** A block as HTML of its own, with the anchors in it. */
interface Printed {
	html: string;
	ids: readonly string[];
}
/**
 * Cache of printed blocks. A block never changes, since typing makes another one, so that the rest of a long text is
 * not printed again.
 */
const printed = new WeakMap<Node, Printed>();

function printBlock(one: Node): Printed {
	const known = printed.get(one);
	if (known) return known;
	const html = printHtml(element('root', {}, block(one)));
	const made = { html, ids: html.match(/ id="[^"]*"/g) ?? [] };
	printed.set(one, made);
	return made;
}

/** The document as HTML in its canonical form, which `cleanHtml` leaves unchanged. */
export function htmlOf(doc: Node): string {
	const blocks = doc.children.map(printBlock);
	const ids = blocks.flatMap((one) => one.ids);
	// An anchor leads to one place, so a block that repeats one is printed without it behind the first.
	if (new Set(ids).size < ids.length) return printHtml(element('root', {}, flow(doc)));
	return blocks.flatMap(({ html }) => (html === '' ? [] : [html])).join('\n');
}
