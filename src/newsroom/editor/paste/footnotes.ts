import { styled } from './style';

/** A mark in the text and the link in its footnote that leads back to it. */
interface Pair {
	mark: Element;
	back: Element;
	block: Element;
}

const MARK = /^[\s[(]*(?:\d{1,3}|[ivxlc]{1,7}|[a-z]|[*†‡§]{1,3})[\s\])]*$/i;
const BACK = /^[\s[(]*(?:\d{1,3}|[ivxlc]{1,7}|[a-z]|[*†‡§]{1,3}|[\^↑↩⏎⤴]\uFE0E?|back)[\s\])]*$/i;
const wordsOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What links of a text lead to, by name. */
function placesOf(root: Element): Map<string, Element> {
	const places = new Map<string, Element>();
	for (const element of root.querySelectorAll('[id], a[name]'))
		for (const name of [element.id, element.getAttribute('name')])
			if (name && !places.has(name)) places.set(name, element);
	return places;
}

/** The block of a footnote: an item, the box that a program puts around it, or its paragraph. */
const blockOf = (link: Element): Element | null =>
	link.closest(
		`li, ${styled('mso-element:footnote')}:not(${styled('mso-element:footnote-list')}), ${styled('mso-element:endnote')}:not(${styled('mso-element:endnote-list')})`,
	) ?? link.closest('p, div, dd');

/** Pairs of links that lead to each other, in the order of their marks. */
function pairsOf(root: Element): Pair[] {
	const places = placesOf(root);
	const links = [...root.querySelectorAll('a[href^="#"]')];
	const targetOf = (link: Element) => places.get((link.getAttribute('href') ?? '').slice(1));
	const isAt = (link: Element, place: Element | undefined) =>
		place !== undefined && (place === link || place.contains(link) || link.contains(place));
	return links.flatMap((mark) => {
		if (!MARK.test(wordsOf(mark))) return [];
		const place = targetOf(mark);
		const block = place && blockOf(place);
		if (!place || !block || block.contains(mark)) return [];
		const back = links.find((link) => link !== mark && block.contains(link) && isAt(mark, targetOf(link)));
		if (!back || !BACK.test(wordsOf(back))) return [];
		// The footnote is the one that its link begins or ends.
		const words = wordsOf(block);
		const isNote = words.startsWith(wordsOf(back)) || words.endsWith(wordsOf(back));
		return isNote && !wordsOf(blockOf(mark) ?? mark).startsWith(wordsOf(mark)) ? [{ mark, back, block }] : [];
	});
}

/** The number that is printed at a mark; undefined where it is none. */
const numberOf = (mark: Element) => {
	const number = /\d{1,3}/.exec(wordsOf(mark))?.[0];
	return number === undefined ? undefined : Number(number);
};

function makeLink(document: Document, href: string, words: Node | string): Element {
	const link = document.createElement('a');
	link.setAttribute('href', href);
	link.append(words);
	return link;
}

/** The outermost element around a note that holds nothing but notes. */
function outermostOf(block: Element, blocks: readonly Element[], root: Element): Element {
	const lengthOf = (element: Element) => (element.textContent ?? '').replace(/\s/g, '').length;
	let outermost = block;
	for (let around = block.parentElement; around && around !== root; around = around.parentElement) {
		const notes = blocks.filter((one) => around?.contains(one)).reduce((sum, one) => sum + lengthOf(one), 0);
		if (lengthOf(around) > notes) break;
		outermost = around;
	}
	return outermost;
}

/** Takes away what is around a note and shows nothing without it: its list, and the rule above. */
function dropFrame(block: Element, root: Element): void {
	let around: Element | null = block.parentElement;
	block.remove();
	while (around && around !== root && wordsOf(around) === '' && !around.querySelector('img, table')) {
		const outer: Element | null = around.parentElement;
		around.remove();
		around = outer;
	}
}

/**
 * Gives the footnotes of every program one form: a superscript that leads to an item of a list, and back.
 */
export function gatherFootnotes(root: Element): void {
	const pairs = pairsOf(root);
	const [first] = pairs;
	if (!first) return;
	const document = root.ownerDocument;
	const list = document.createElement('ol');
	const start = numberOf(first.mark) ?? 1;
	if (start > 1) list.setAttribute('start', String(start));
	const items = new Map<Element, { item: Element; name: string; marks: number }>();
	for (const { mark, back, block } of pairs) {
		let known = items.get(block);
		if (!known) {
			const item = document.createElement('li');
			known = { item, name: `note-${start + items.size}`, marks: 0 };
			items.set(block, known);
			item.id = known.name;
		}
		known.marks += 1;
		const own = known.marks === 1 ? `${known.name}-mark` : `${known.name}-mark-${known.marks}`;
		const sup = document.createElement('sup');
		sup.id = own;
		sup.append(String(start + [...items.keys()].indexOf(block)));
		// The program's own superscript goes: ours takes its place.
		const old = mark.closest('sup');
		const link = makeLink(document, `#${known.name}`, sup);
		(old && wordsOf(old) === wordsOf(mark) ? old : mark).replaceWith(link);
		// A superscript by style would be one around ours.
		for (let around = link.parentElement; around && wordsOf(around) === wordsOf(link); around = around.parentElement)
			for (const name of around.getAttributeNames()) around.removeAttribute(name);
		back.setAttribute('data-back', own);
	}
	const place = document.createComment('');
	outermostOf(first.block, [...items.keys()], root).before(place);
	for (const [block, { item }] of items) {
		const marks = [...block.querySelectorAll('[data-back]')].map((link) => link.getAttribute('data-back') ?? '');
		for (const link of [...block.querySelectorAll('[data-back]')]) (link.closest('sup') ?? link).remove();
		const only = block.querySelectorAll('p').length === 1 ? block.querySelector('p') : null;
		item.append(...(only && wordsOf(only) === wordsOf(block) ? only : block).childNodes);
		trimStart(item);
		for (const own of marks) {
			const last = item.lastElementChild;
			(last?.localName === 'p' ? last : item).append(' ', makeLink(document, `#${own}`, '↩'));
		}
		list.append(item);
		dropFrame(block, root);
	}
	place.replaceWith(list);
	// The rule above the notes parts them from the text; a list is apart by itself.
	const above = list.previousElementSibling;
	if (above?.localName === 'hr') above.remove();
}

/** Removes the blank that stood behind a number. */
function trimStart(item: Element): void {
	const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
	for (let text = walker.nextNode(); text; text = walker.nextNode()) {
		const words = (text.nodeValue ?? '').replace(/^[\s\u00a0]+/, '');
		text.nodeValue = words;
		if (words !== '') return;
	}
}
