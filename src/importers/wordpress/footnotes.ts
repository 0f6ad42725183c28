import { FOOTNOTE_MARK, FOOTNOTE_TEXT, footnoteMark, footnotePlace, footnoteText } from '../core/text/footnotes';
import { isElement, type Markup, parseMarkup, rewrite } from '../core/text/markup';
import { opaqueAt } from './opaque';

/** Shortcodes of the known plugins that hold the words of a note at the place of its mark. */
const SHORTCODES = ['efn_note', 'mfn', 'modern_footnote', 'ref', 'footnote', 'fn', 'simple_footnote', 'sidenote'];
/** Elements that do the same. */
const ELEMENTS = ['ref', 'footnote', 'fn'];
const PLACES =
	/\[\[?(?:references|footnotes|footnotes_by_mci|footnote_list|mfn_list|efn_list|efn_reference|display_footnotes|ref_list)\s*\/?\]\]?|<references\s*\/?>(?:\s*<\/references>)?/gi;
const BLOCK_EDGE =
	/<\/?(?:p|div|li|ul|ol|h[1-6]|table|t[rdh]|blockquote|section|figure)\b[^>]*>|\n[ \t]*\n|<br\s*\/?>/gi;
/** Longest words of a note that signs alone mark. */
const MAX_SIGNED = 3_000;

/** The notes of one text: their words leave it and are collected. */
class Notes {
	private readonly texts: string[] = [];
	private count = 0;

	/** @param part start of its keys, another one for each part of a piece */
	constructor(readonly part: string) {}

	get isEmpty(): boolean {
		return this.texts.length === 0;
	}

	/** HTML of a mark whose words are known. */
	add(html: string, key?: string): string {
		if (html.trim() === '') return '';
		this.count += 1;
		return this.keep(html, key ?? `${this.part}-${this.count}`);
	}

	private keep(html: string, key: string): string {
		this.texts.push(footnoteText(key, html.trim()));
		return footnoteMark(key);
	}

	all(): string {
		return this.texts.join('\n\n');
	}
}

/** The text before a place in the same paragraph. */
function before(text: string, at: number): string {
	const near = text.slice(Math.max(0, at - 400), at);
	return near.split(BLOCK_EDGE).at(-1) ?? '';
}

const plain = (html: string) => html.replace(/<[^<>]*>/g, ' ').replace(/&(?:#?\w+);/g, ' ');
const hasWords = (html: string) => /\p{L}/u.test(plain(html));

/**
 * True for words in signs that are surely a note: two words or an address, no sign of code, one paragraph, and words of
 * that paragraph before it.
 */
function isSurelyNote(text: string, from: number, inside: string): boolean {
	if (inside.length > MAX_SIGNED || inside.search(BLOCK_EDGE) >= 0) return false;
	const words = plain(inside);
	if (/[{}=;|]|&&/.test(words.replace(/https?:\S+/g, '')) || !/^\s*[\p{L}\p{N}"'“‘«¿¡<]/u.test(inside)) return false;
	return hasWords(before(text, from)) && (/\p{L}+[^\p{L}]+\p{L}+/u.test(words) || /https?:\/\//.test(inside));
}

/** Replaces the text between two tags, where both are there. */
function between(
	text: string,
	start: RegExp,
	end: (name: string) => string,
	make: (name: string, attributes: string, inside: string) => string,
): string {
	const lower = text.toLowerCase();
	const isOpaque = opaqueAt(text);
	const endless = new Set<string>();
	let out = '';
	let position = 0;
	for (const match of text.matchAll(start)) {
		const name = (match[1] ?? '').toLowerCase();
		if (match.index < position || endless.has(name) || isOpaque(match.index)) continue;
		const from = match.index + match[0].length;
		if (match[0].endsWith('/]') || match[0].endsWith('/>')) {
			out += text.slice(position, match.index) + make(name, match[2] ?? '', '');
			position = from;
			continue;
		}
		const to = lower.indexOf(end(name), from);
		if (to < 0) endless.add(name);
		else {
			out += text.slice(position, match.index) + make(name, match[2] ?? '', text.slice(from, to));
			position = to + end(name).length;
		}
	}
	return out + text.slice(position);
}

const attribute = (text: string, name: string) =>
	new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'/>\\]]+))`, 'i').exec(text)?.slice(1).find(Boolean);

function tagged(text: string, notes: Notes): string {
	let modern = 0;
	const make = (name: string, attributes: string, inside: string) => {
		const known = attribute(attributes, 'name');
		const again = attribute(attributes, 'referencenumber');
		if (again !== undefined) return footnoteMark(`${notes.part}-mfn-${again}`);
		if (known !== undefined)
			return inside.trim() === '' ? footnoteMark(`ref-${known}`) : notes.add(inside, `ref-${known}`);
		if (!name.startsWith('m') || inside.trim() === '') return notes.add(inside);
		modern += 1;
		return notes.add(inside, `${notes.part}-mfn-${modern}`);
	};
	const names = (list: string[]) => list.join('|');
	// A doubled bracket shows the shortcode.
	const read = between(
		text,
		new RegExp(`(?<!\\[)\\[(${names(SHORTCODES)})(\\s[^\\[\\]]{0,500})?\\/?\\]`, 'gi'),
		(name) => `[/${name}]`,
		make,
	);
	return between(read, new RegExp(`<(${names(ELEMENTS)})(\\s[^<>]{0,500})?\\/?>`, 'gi'), (name) => `</${name}>`, make);
}

/** Notes in doubled round brackets, and marks that name the number of such a note again. */
function bracketed(text: string, notes: Notes): string {
	if (!text.includes('((')) return text;
	const isOpaque = opaqueAt(text);
	let out = '';
	let position = 0;
	let count = 0;
	for (let from = text.indexOf('(('); from >= 0; from = text.indexOf('((', Math.max(position, from + 2))) {
		const width = text.startsWith('(((', from) ? 3 : 2;
		const to = text.indexOf(')'.repeat(width), from + width);
		if (to < 0) break;
		const inside = text.slice(from + width, to);
		const again = /^\s*ref:\s*(\d{1,3})\s*$/.exec(inside)?.[1];
		if (isOpaque(from) || (again === undefined && !isSurelyNote(text, from, inside))) continue;
		if (again === undefined) count += 1;
		const key = `${notes.part}-signs-${again ?? count}`;
		const mark = again === undefined ? notes.add(inside, key) : footnoteMark(key);
		out += text.slice(position, from).replace(/[ \t]+$/, '') + mark;
		position = to + width;
	}
	return out + text.slice(position);
}

/** Index of the bracket that closes one. */
function closing(text: string, from: number): number {
	let depth = 1;
	for (let at = from; at < text.length && at < from + MAX_SIGNED; at += 1) {
		if (text[at] === '[') depth += 1;
		else if (text[at] === ']' && --depth === 0) return at;
	}
	return -1;
}

/** Notes as `[1. Words]`, where they count up from one and each is within a paragraph. */
function numbered(text: string, notes: Notes): string {
	const isOpaque = opaqueAt(text);
	const found: { from: number; to: number; number: number; inside: string }[] = [];
	for (const match of text.matchAll(/\[(\d{1,3})\.\s+/g)) {
		const start = match.index + match[0].length;
		if (match.index < (found.at(-1)?.to ?? 0) || isOpaque(match.index)) continue;
		if (text.indexOf(']', start) < 0) break;
		const end = closing(text, start);
		const inside = end < 0 ? '' : text.slice(start, end);
		if (end < 0 || !hasWords(inside) || inside.search(BLOCK_EDGE) >= 0 || !hasWords(before(text, match.index)))
			continue;
		found.push({ from: match.index, to: end + 1, number: Number(match[1]), inside });
	}
	const isCounted = found.every(({ number }, at) => number === at + 1) || found.every(({ number }) => number === 1);
	if (found.length === 0 || !isCounted) return text;
	let out = '';
	let position = 0;
	for (const { from, to, inside } of found) {
		out += text.slice(position, from).replace(/[ \t]+$/, '') + notes.add(inside);
		position = to;
	}
	return out + text.slice(position);
}

/** Notes as Markdown writes them, where a mark and its words are both there. */
function markdown(text: string, notes: Notes): string {
	if (!/\[\^[^\]\s]{1,60}\]:/.test(text)) return text;
	const isOpaque = opaqueAt(text);
	const marked = new Set([...text.matchAll(/\[\^([^\]\s]{1,60})\](?!:)/g)].map((match) => match[1]));
	const known = new Set<string>();
	const rest = text.replace(
		/(^|\n|<p(?:\s[^>]*)?>|<br\s*\/?>)([ \t]*)\[\^([^\]\s]{1,60})\]:[ \t]*([^\n]{1,5000}?)(?=<\/p>|<br\s*\/?>|\n|$)/g,
		(whole, edge: string, _blank: string, label: string, words: string, at: number) => {
			if (isOpaque(at + edge.length) || !marked.has(label)) return whole;
			notes.add(words, `${notes.part}-md-${label}`);
			known.add(label);
			return edge;
		},
	);
	return rest.replace(/\[\^([^\]\s]{1,60})\](?!:)/g, (whole, label: string) =>
		known.has(label) ? footnoteMark(`${notes.part}-md-${label}`, whole) : whole,
	);
}

/** Takes the notes of the known plugins out of a text: marks stay where they stood, the words stand at its end. @param part a name of this part of the piece, for the keys of its notes */
export function takePluginFootnotes(text: string, part: string): string {
	const notes = new Notes(part);
	const read = numbered(bracketed(markdown(tagged(text, notes), notes), notes), notes);
	if (notes.isEmpty) return read;
	const placed = read.replace(PLACES, `\n\n${footnotePlace}\n\n`);
	return `${placed}\n\n${notes.all()}`;
}

/** Words of the block editor's notes by the number that their marks carry. @param json as it keeps them in a field */
function wordsOf(json: string): { id: string; content: string }[] {
	try {
		const value: unknown = JSON.parse(json);
		return Array.isArray(value)
			? value.flatMap((one: unknown) => {
					const { id, content } = (one ?? {}) as Record<string, unknown>;
					return typeof id === 'string' && typeof content === 'string' && content.trim() !== ''
						? [{ id, content }]
						: [];
				})
			: [];
	} catch {
		return [];
	}
}

/** Gives a text of the block editor its notes: the marks are in it, the words in a field of the post. */
export function takeBlockFootnotes(root: Markup, json: string): void {
	rewrite(root, (node) => {
		const id = node.tag === 'sup' ? node.attributes['data-fn'] : undefined;
		if (id === undefined) return undefined;
		const words = node.children.flatMap((child) => (isElement(child, 'a') ? child.children : [child]));
		return [
			{
				tag: FOOTNOTE_MARK,
				attributes: { key: `fn-${id}` },
				children: [{ tag: 'sup', attributes: {}, children: words }],
			},
		];
	});
	for (const { id, content } of wordsOf(json))
		root.children.push({
			tag: FOOTNOTE_TEXT,
			attributes: { key: `fn-${id}` },
			children: parseMarkup(content).children,
		});
}
