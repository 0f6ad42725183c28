import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Attrs, Node, ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, type Transaction } from 'prosemirror-state';
import { addRowAfter, addRowBefore, goToNextCell } from 'prosemirror-tables';
import { schema } from '../../shared/text/schema';
import { markType, nodeType } from './type-of';
import { leaveBlock } from './writing/below-block';

/** Combines two changes: the second sees the result of the first, and undo reverts both. */
export function both(first: (transaction: Transaction) => void, second: Command): Command {
	return (state, dispatch) => {
		const transaction = state.tr;
		first(transaction);
		return second(state.apply(transaction), (next) => {
			for (const step of next.steps) transaction.step(step);
			transaction.setSelection(Selection.fromJSON(transaction.doc, next.selection.toJSON()));
			dispatch?.(transaction.scrollIntoView());
		});
	};
}

function inSelection(state: EditorState, name: string, then: (node: Node, position: number) => void): void {
	const { from, to } = state.selection;
	state.doc.nodesBetween(from, to, (node, position) => {
		if (node.type.name === name) then(node, position);
	});
}

/** Turns loose lines into paragraphs, so that they may leave their item or quote. */
const asParagraphs = (state: EditorState) => (transaction: Transaction) =>
	inSelection(state, 'line', (_, position) => transaction.setNodeMarkup(position, nodeType('p')));

const around = ($at: ResolvedPos, ...names: string[]): number | undefined => {
	for (let depth = $at.depth; depth > 0; depth -= 1) if (names.includes($at.node(depth).type.name)) return depth;
	return undefined;
};

/** Returns the innermost of the named elements around the cursor. */
export function nodeAround(state: EditorState, ...names: string[]): Node | undefined {
	const depth = around(state.selection.$from, ...names);
	return depth === undefined ? undefined : state.selection.$from.node(depth);
}

/** Makes the selected paragraphs headings, or headings paragraphs; not in items and cells, which hold only lines. */
export const setBlock =
	(name: string): Command =>
	(state, dispatch) =>
		nodeAround(state, 'li', 'td', 'th') ? false : setBlockType(nodeType(name))(state, dispatch);

/** Lifts an item out of its list, or one level up. */
export const liftItem: Command = (state, dispatch) =>
	nodeAround(state, 'li') !== undefined && both(asParagraphs(state), liftListItem(nodeType('li')))(state, dispatch);

/** Makes a list, another kind of list, or paragraphs again. */
export function toggleList(name: 'ul' | 'ol'): Command {
	return (state, dispatch) => {
		const { $from } = state.selection;
		const depth = around($from, 'ul', 'ol');
		if (depth === undefined) {
			const wrap = wrapInList(nodeType(name));
			if (!wrap(state)) return false;
			return wrap(state, (transaction) => {
				// The words of an item are loose lines, not paragraphs.
				const { from, to } = transaction.selection;
				transaction.doc.nodesBetween(from, to, (node, position, parent) => {
					const isPlain = node.type.name === 'p' && parent?.type.name === 'li' && !node.attrs.lang && !node.attrs.dir;
					if (isPlain) transaction.setNodeMarkup(position, nodeType('line'), {});
				});
				dispatch?.(transaction.scrollIntoView());
			});
		}
		const list = $from.node(depth);
		if (list.type.name === name) return liftItem(state, dispatch);
		dispatch?.(
			state.tr.setNodeMarkup($from.before(depth), nodeType(name), { lang: list.attrs.lang, dir: list.attrs.dir }),
		);
		return true;
	};
}

/** Puts the selection into a quote or a box, gives a box another kind, or takes the selection out again. */
export function toggleBox(name: 'blockquote' | 'aside', attrs: Attrs | null = null): Command {
	return (state, dispatch) => {
		const { $from } = state.selection;
		const depth = around($from, name);
		if (depth === undefined) return wrapIn(nodeType(name), attrs)(state, dispatch);
		const box = $from.node(depth);
		if (attrs && Object.entries(attrs).some(([key, value]) => box.attrs[key] !== value)) {
			dispatch?.(state.tr.setNodeMarkup($from.before(depth), undefined, { ...box.attrs, ...attrs }));
			return true;
		}
		return both(asParagraphs(state), lift)(state, dispatch);
	};
}

/** Captions and cells, which no block may split: it comes below the outermost block around them. */
const WHOLE = ['picture', 'figcaption', 'caption', 'td', 'th', 'pre'];
/** Blocks that are as wide as the column: readers see them below what is around them. */
const WIDE = ['series', 'calculator'];

/**
 * Puts a block at the cursor, in place of an empty paragraph, or below a selected block and what it cannot split.
 * @returns its position
 */
export function placeBlock(transaction: Transaction, block: Node): number {
	leaveBlock(transaction);
	const { $from } = transaction.selection;
	if (around($from, ...WHOLE) !== undefined || (WIDE.includes(block.type.name) && $from.depth > 1)) {
		const at = $from.after(1);
		transaction.insert(at, block);
		return at;
	}
	transaction.replaceSelectionWith(block);
	let at = 0;
	transaction.doc.descendants((node, position) => {
		if (node === block) at = position;
	});
	return at;
}

/** Inserts a block; the cursor moves into one that holds words: of a table into its first cell. */
export const insertBlock =
	(block: Node): Command =>
	(state, dispatch) => {
		const transaction = state.tr;
		const at = placeBlock(transaction, block);
		let inside = at + 1;
		if (block.type.name === 'table_block')
			inside += block.child(0).type.name === 'caption' ? block.child(0).nodeSize : 0;
		if (!block.isLeaf) transaction.setSelection(Selection.near(transaction.doc.resolve(inside)));
		dispatch?.(transaction.scrollIntoView());
		return true;
	};

/** Goes to the next cell; behind the last one a row is added. */
export const nextCell: Command = (state, dispatch) => {
	if (goToNextCell(1)(state, dispatch)) return true;
	if (nodeAround(state, 'td', 'th') === undefined) return false;
	let added: Transaction | undefined;
	addRowAfter(state, (transaction) => {
		added = transaction;
	});
	if (!added) return false;
	const transaction = added;
	return goToNextCell(1)(state.apply(transaction), (next) =>
		dispatch?.(transaction.setSelection(Selection.fromJSON(transaction.doc, next.selection.toJSON())).scrollIntoView()),
	);
};

/** Makes an empty table with a caption and a header row. */
export function emptyTable(rows: number, columns: number): Node {
	const cells = (name: 'td' | 'th') =>
		Array.from({ length: columns }, () =>
			nodeType(name).create(name === 'th' ? { scope: 'col' } : null, nodeType('line').create()),
		);
	const row = (at: number) =>
		nodeType('tr').create({ part: at === 0 ? 'thead' : 'tbody', opens: at < 2 }, cells(at === 0 ? 'th' : 'td'));
	const table = nodeType('table').create(
		null,
		Array.from({ length: rows }, (_, at) => row(at)),
	);
	return nodeType('table_block').create(null, [nodeType('caption').create(), table]);
}

/**
 * Adds a row above. Above the first row of a part the new one becomes the first; above the header row none is added.
 */
export const rowAbove: Command = (state, dispatch) => {
	const row = nodeAround(state, 'tr');
	if (!row || row.attrs.part === 'thead') return false;
	return addRowBefore(state, (transaction) => {
		const { $from } = transaction.selection;
		const depth = around($from, 'tr');
		if (depth !== undefined) {
			const below = $from.before(depth);
			const above = below - (transaction.doc.resolve(below).nodeBefore?.nodeSize ?? 0);
			transaction.setNodeMarkup(above, undefined, { ...row.attrs, lang: null, dir: null });
			transaction.setNodeMarkup(below, undefined, { ...row.attrs, opens: false });
		}
		dispatch?.(transaction);
	});
};

/** Makes the node of a stored picture with its caption; the credit follows the caption. */
export function picture(src: string, alt: string, caption: string, credit: string): Node {
	const words = [
		...(caption === '' ? [] : [schema.text(credit === '' ? caption : `${caption} `)]),
		...(credit === '' ? [] : [schema.text(credit, [schema.mark('cite')])]),
	];
	return nodeType('picture').create({ src, alt }, words);
}

/** Inserts a line break into a paragraph. */
export const breakLine: Command = (state, dispatch) => {
	dispatch?.(state.tr.replaceSelectionWith(nodeType('br').create()).scrollIntoView());
	return true;
};

/** Returns the range of the link around the cursor, and its address. */
export function linkAt(state: EditorState): { from: number; to: number; href: string } | undefined {
	const { $from } = state.selection;
	const mark =
		$from.marks().find(({ type }) => type.name === 'a') ?? $from.nodeAfter?.marks.find(({ type }) => type.name === 'a');
	if (!mark) return undefined;
	let from: number | undefined;
	let to = 0;
	$from.parent.forEach((child, offset) => {
		const start = $from.start() + offset;
		const end = start + child.nodeSize;
		if (!mark.isInSet(child.marks)) return;
		if (from === undefined || start !== to) {
			if (from !== undefined && to >= $from.pos) return;
			from = start;
		}
		to = end;
	});
	return from === undefined ? undefined : { from, to, href: String(mark.attrs.href ?? '') };
}

/**
 * Links the selection, or the link around the cursor, to an address; without an address the link is removed.
 * @param name the words that are linked where none are selected
 */
export const setLink =
	(href: string | undefined, name: string): Command =>
	(state, dispatch) => {
		const known = linkAt(state);
		const { from, to } = state.selection.empty && known ? known : state.selection;
		const type = markType('a');
		if (from === to) {
			if (href === undefined || name === '') return false;
			const words = schema.text(name, [...state.selection.$from.marks(), type.create({ href })]);
			dispatch?.(state.tr.replaceSelectionWith(words, false).removeStoredMark(type));
			return true;
		}
		const transaction = state.tr.removeMark(from, to, type);
		if (href !== undefined) transaction.addMark(from, to, type.create({ href }));
		dispatch?.(transaction);
		return true;
	};
