import { element, escapeAttribute, findAll, isElement, type Markup, type MarkupNode, rewrite, textOf } from './markup';

/** A mark in the text, the words of a note, and the place of the notes: elements that `settleFootnotes` replaces. */
export const FOOTNOTE_MARK = 'note-mark';
export const FOOTNOTE_TEXT = 'note-text';
export const FOOTNOTE_PLACE = 'note-place';

/** HTML of a mark. @param words what stays where the note is missing */
export const footnoteMark = (key: string, words = ''): string =>
	`<${FOOTNOTE_MARK} key="${escapeAttribute(key)}">${words}</${FOOTNOTE_MARK}>`;
/** HTML of a note's words, at any place of the text. @param html its words */
export const footnoteText = (key: string, html: string): string =>
	`<${FOOTNOTE_TEXT} key="${escapeAttribute(key)}">${html}</${FOOTNOTE_TEXT}>`;
export const footnotePlace = `<${FOOTNOTE_PLACE}></${FOOTNOTE_PLACE}>`;

const keyOf = (node: Markup) => node.attributes.key ?? '';
const isBlank = (node: MarkupNode) => typeof node === 'string' && node.trim() === '';
const isPlace = (node: MarkupNode) => isElement(node, FOOTNOTE_PLACE);

/** Takes the notes out of the text: their words by their keys. Notes of one key are one note. */
function takeFootnotes(root: Markup): Map<string, MarkupNode[]> {
	const notes = new Map<string, MarkupNode[]>();
	const words = (nodes: MarkupNode[]) => nodes.map(textOf).join('').trim();
	rewrite(root, (node) => {
		if (node.tag !== FOOTNOTE_TEXT) return undefined;
		const known = notes.get(keyOf(node));
		if (known === undefined) notes.set(keyOf(node), node.children);
		else if (words(known) !== words(node.children)) known.push(' ', ...node.children);
		return [];
	});
	return notes;
}

/**
 * Makes notes that stand in the text as lists with links join those of a system, so that no number is there twice: an
 * item of a list whose id a link of digits leads to.
 */
function adoptWritten(root: Markup): void {
	const items = new Map(
		findAll(root, 'li').flatMap((item) => (item.attributes.id ? [[item.attributes.id, item]] : [])),
	);
	const isMarkOf = (node: Markup) => {
		const id = node.tag === 'a' ? (node.attributes.href ?? '').replace(/^#/, '') : '';
		return items.has(id) && /^[\s[(]*\d{1,3}[\s\])]*$/.test(textOf(node)) ? id : undefined;
	};
	const adopted = new Set<Markup>();
	rewrite(root, (node) => {
		const id = isMarkOf(node);
		if (id === undefined) return undefined;
		adopted.add(items.get(id) as Markup);
		return [element(FOOTNOTE_MARK, { key: `own-${id}` }, node.children)];
	});
	rewrite(root, (node) => {
		if (!adopted.has(node)) {
			const isList = node.tag === 'ol' || node.tag === 'ul';
			const rest = node.children.filter((child) => !isBlank(child));
			return isList && rest.length > 0 && rest.every((child) => isElement(child, FOOTNOTE_TEXT)) ? rest : undefined;
		}
		// Links back to the marks are made anew.
		rewrite(node, (child) => (child.tag === 'a' && child.attributes.href?.startsWith('#') ? [] : undefined));
		return [element(FOOTNOTE_TEXT, { key: `own-${node.attributes.id}` }, node.children)];
	});
}

/** Start of ids that no element of the text has yet. */
function freePrefix(root: Markup): string {
	const ids: string[] = [];
	rewrite(root, (node) => {
		if (node.attributes.id !== undefined) ids.push(node.attributes.id);
		return undefined;
	});
	let prefix = 'note';
	for (let n = 2; ids.some((id) => id.startsWith(`${prefix}-`)); n += 1) prefix = `note${n}`;
	return prefix;
}

/** The item of a note, with a link back to each of its marks at the end of its words. */
function itemOf(id: string, words: MarkupNode[], marks: number): Markup {
	const [only, ...more] = words.filter((node) => !isBlank(node));
	const children = isElement(only, 'p') && more.length === 0 ? only.children : words;
	const back = Array.from({ length: marks }, (_, at): MarkupNode[] => [
		' ',
		element('a', { href: `#${id}-mark${at === 0 ? '' : `-${at + 1}`}` }, ['↩']),
	]).flat();
	const last = children.filter((node) => !isBlank(node)).at(-1);
	if (!isElement(last, 'p')) return element('li', { id }, [...children, ...back]);
	last.children.push(...back);
	return element('li', { id }, children);
}

/** Puts the notes where they have their place, else at the end of the text; further places go. */
function placeFootnotes(root: Markup, notes: MarkupNode[]): void {
	let rest = notes;
	const take = () => {
		const taken = rest;
		rest = [];
		return taken;
	};
	rewrite(root, (node) => {
		// A paragraph cannot hold notes.
		if (node.tag === 'p' && node.children.some(isPlace)) {
			const words = node.children.filter((child) => !isPlace(child));
			const place = element(FOOTNOTE_PLACE);
			return words.every(isBlank) ? [place] : [{ ...node, children: words }, place];
		}
		return node.tag === 'sup' && node.children.every((child) => isElement(child, 'a') && isMade(child))
			? node.children
			: undefined;
	});
	rewrite(root, (node) => (isPlace(node) ? take() : undefined));
	root.children.push(...rest);
}

const isMade = (node: Markup) => findAll(node, 'sup').some((sup) => sup.attributes.id?.endsWith('-mark') ?? false);

/**
 * Makes notes with both ends of the marks and words that a reader of a system has found: numbered by the order of the
 * marks, a list at their place. A mark without a note keeps its own words, a note without a mark follows the
 * list, and both are noted.
 * @param root the text; it is changed
 */
export function settleFootnotes(root: Markup, note: (change: 'notes' | 'note_parted') => void): void {
	if (findAll(root, FOOTNOTE_TEXT, FOOTNOTE_PLACE, FOOTNOTE_MARK).length === 0) return;
	if (findAll(root, FOOTNOTE_TEXT).length > 0) adoptWritten(root);
	const notes = takeFootnotes(root);
	const prefix = freePrefix(root);
	const numbered = new Map<string, { id: string; number: number; marks: number }>();
	const drawMarks = (text: Markup) =>
		rewrite(text, (node) => {
			if (node.tag !== FOOTNOTE_MARK) return undefined;
			const key = keyOf(node);
			if (!notes.has(key)) {
				note('note_parted');
				return node.children;
			}
			const number = numbered.get(key)?.number ?? numbered.size + 1;
			const one = numbered.get(key) ?? { id: `${prefix}-${number}`, number, marks: 0 };
			numbered.set(key, one);
			one.marks += 1;
			const id = `${one.id}-mark${one.marks === 1 ? '' : `-${one.marks}`}`;
			return [element('a', { href: `#${one.id}` }, [element('sup', { id }, [String(number)])])];
		});
	drawMarks(root);
	// The words of a note may have marks too; their notes follow.
	for (const [key] of numbered) {
		const inside = element('root', {}, notes.get(key));
		drawMarks(inside);
		notes.set(key, inside.children);
	}
	const items = [...numbered].map(([key, { id, marks }]) => itemOf(id, notes.get(key) ?? [], marks));
	const parted = [...notes].filter(([key]) => !numbered.has(key)).map(([, words]) => element('root', {}, words));
	for (const one of parted) drawMarks(one);
	if (items.length > 0) note('notes');
	if (parted.length > 0) note('note_parted');
	placeFootnotes(root, [
		...(items.length > 0 ? [element('ol', {}, items)] : []),
		...parted.flatMap(({ children }) =>
			children.some((child) => isElement(child, 'p', 'ul', 'ol', 'blockquote'))
				? children
				: [element('p', {}, children)],
		),
	]);
}
