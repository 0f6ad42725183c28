import { closeHistory } from 'prosemirror-history';
import { type Attrs, Fragment, type Node, type NodeType } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { STORED_FILES } from '../../../shared/address/folders';
import { nodeType } from '../type-of';

/** Pictures of a paste that are being stored: their places are held in the text until each has its address. */

export interface Pending {
	id: string;
	name: string;
	/** Position within the paragraph that holds the place, or between two blocks of the text. */
	at: number;
	/** Words that were below the picture; the paragraph holds them. */
	caption: Fragment;
	attrs: Attrs;
	/** How much of it the site has. */
	sent?: Sent;
}

/**
 * The share of a file that the site has, from 0 to 1; `paused` while there is no connection, `waits` where the text may
 * not be changed yet.
 */
export type Sent = number | 'paused' | 'waits';

const key = new PluginKey<readonly Pending[]>('pending-pictures');
const pendingIn = (state: EditorState): readonly Pending[] => key.getState(state) ?? [];

/** An address in place of a picture within a pasted slice. */
export const markOf = (): string => `${STORED_FILES}/pasted/${crypto.randomUUID()}`;

function shown({ name, sent }: Pending, words: PendingWords): HTMLElement {
	const note = document.createElement('span');
	note.className = 'editor__pending';
	// The line above the text says the same to screen readers.
	note.setAttribute('aria-hidden', 'true');
	const said = sent === undefined ? words.uploading : words.uploaded(sent);
	note.textContent = name === '' ? said : `${name}: ${said}`;
	return note;
}

/** What is said of pictures that are being stored. */
export interface PendingWords {
	uploading: string;
	uploaded(sent: Sent): string;
}

/** Holds the places of pictures that are being stored, and shows at each how much of it is stored. */
export const pendingPictures = (words: PendingWords): Plugin<readonly Pending[]> =>
	new Plugin<readonly Pending[]>({
		key,
		state: {
			init: () => [],
			apply(transaction, before) {
				const now = (transaction.getMeta(key) as readonly Pending[] | undefined) ?? before;
				if (now !== before || !transaction.docChanged || before.length === 0) return now;
				return mapped(before, transaction);
			},
		},
		props: {
			decorations: (state) =>
				DecorationSet.create(
					state.doc,
					pendingIn(state).map((one) =>
						Decoration.widget(one.at, () => shown(one, words), { key: `${one.id} ${one.sent ?? ''}`, side: -1 }),
					),
				),
		},
	});

/** How many pictures are being stored. */
export const pendingCount = (state: EditorState): number => pendingIn(state).length;

/** Notes how much of a picture the site has. */
const withSent = (state: EditorState, id: string, sent: Sent): Transaction =>
	state.tr.setMeta(
		key,
		pendingIn(state).map((one) => (one.id === id ? { ...one, sent } : one)),
	);

/** Takes up pictures whose places are known, or lets them go; the text stays as it is. */
const withPending = (state: EditorState, pending: readonly Pending[]): Transaction => state.tr.setMeta(key, pending);

/** Position after the block around `at`, in the innermost node that may hold `type` there. */
function positionAfter(doc: Node, at: number, type: NodeType): number | undefined {
	const $at = doc.resolve(at);
	if ($at.depth === 0) return at;
	for (let depth = $at.depth; depth > 0; depth -= 1) {
		const index = $at.indexAfter(depth - 1);
		if ($at.node(depth - 1).canReplaceWith(index, index, type)) return $at.after(depth);
	}
	return undefined;
}

/** True for a paragraph without words, pictures or breaks. */
const isBlank = (node: Node) =>
	node.type.name === 'p' && node.textContent.trim() === '' && node.children.every(({ isText }) => isText);

/**
 * The pending pictures after a transaction; a place goes with what it stood in.
 * @param filled a place that was filled: what else is there comes after that
 */
function mapped(before: readonly Pending[], { mapping }: Transaction, filled?: number): Pending[] {
	return before.flatMap((one) => {
		const { pos, deletedAcross } = mapping.mapResult(one.at, one.at === filled ? 1 : -1);
		return deletedAcross ? [] : [{ ...one, at: pos }];
	});
}

interface Mark {
	id: string;
	node: Node;
	at: number;
}

/** Takes marks out of the text; what was below a picture stays as a paragraph. @returns them with their places */
function takeOut(transaction: Transaction, marks: readonly Mark[]): (Mark & { isBlock: boolean })[] {
	const since = transaction.steps.length;
	const positions = marks.map(({ node, at: before }) => {
		const at = transaction.mapping.slice(since).map(before);
		const isBlock = node.type.name === 'picture';
		if (isBlock) transaction.replaceWith(at, at + node.nodeSize, nodeType('p').create(null, node.content));
		else transaction.delete(at, at + node.nodeSize);
		return { at: isBlock ? at + 1 : at, isBlock, steps: transaction.steps.length };
	});
	return marks.map((mark, index) => {
		const { at = mark.at, isBlock = false, steps = since } = positions[index] ?? {};
		return { ...mark, at: transaction.mapping.slice(steps).map(at, -1), isBlock };
	});
}

/**
 * Takes the marks of pictures out of a transaction that brings them; a paragraph holds the place of each.
 * @param names of the pictures by their marks
 * @returns the marks that were found
 */
export function holdPlaces(transaction: Transaction, state: EditorState, names: ReadonlyMap<string, string>): string[] {
	const marks: Mark[] = [];
	transaction.doc.descendants((node, at) => {
		const id = String(node.attrs.src ?? '');
		if (names.has(id)) marks.push({ id, node, at });
	});
	const paragraph = nodeType('p');
	const held: Pending[] = [];
	const places = takeOut(transaction, marks);
	const since = transaction.steps.length;
	for (const { id, node, at: before, isBlock } of places) {
		let at = transaction.mapping.slice(since).map(before);
		const { doc } = transaction;
		const last = held.at(-1)?.at ?? 0;
		// Pictures within words come after the block that those are in, in their order.
		if (!isBlock && (last >= at || !isBlank(doc.resolve(at).parent))) {
			const after = positionAfter(doc, Math.max(at, last), paragraph);
			if (after === undefined) continue;
			transaction.insert(after, paragraph.create());
			at = after + 1;
		}
		const { alt } = node.attrs;
		const caption = isBlock ? node.content : Fragment.empty;
		held.push({ id, name: names.get(id) ?? '', at, caption, attrs: isBlock ? node.attrs : { alt } });
	}
	transaction.setMeta(key, [...mapped(pendingIn(state), transaction), ...held]);
	return held.map(({ id }) => id);
}

/** Gives up the place of a picture. @returns undefined where it is gone already */
export function withoutPlace(state: EditorState, id: string): Transaction | undefined {
	const place = pendingIn(state).find((one) => one.id === id);
	if (!place) return undefined;
	const transaction = closeHistory(state.tr);
	const $at = state.doc.resolve(place.at);
	if (isBlank($at.parent) && $at.node(-1).childCount > 1) transaction.delete($at.before(), $at.after());
	return withoutPending(transaction, state, place);
}

/**
 * The others keep their places; those that share a paragraph with this one are not in it. Of those that share a place
 * between blocks, later ones come after it.
 */
function withoutPending(transaction: Transaction, state: EditorState, { id, at }: Pending): Transaction {
	const all = pendingIn(state);
	const own = all.findIndex((one) => one.id === id);
	const later = mapped(all.slice(own + 1), transaction, at);
	return transaction.setMeta(key, [...mapped(all.slice(0, own), transaction), ...later]);
}

/**
 * Puts a stored picture into its place: instead of the paragraph that holds it, or after that where it has other words
 * now.
 * @returns undefined where its place is gone
 */
function withPicture(state: EditorState, id: string, src: string): Transaction | undefined {
	const place = pendingIn(state).find((one) => one.id === id);
	if (!place) return undefined;
	const $at = state.doc.resolve(place.at);
	const { parent } = $at;
	const type = nodeType('picture');
	const transaction = closeHistory(state.tr);
	const isHeld = isBlank(parent) || (parent.type.name === 'p' && parent.content.eq(place.caption));
	const index = $at.index(-1);
	if (isHeld && $at.node(-1).canReplaceWith(index, index + 1, type)) {
		const caption = isBlank(parent) ? null : parent.content;
		transaction.replaceWith($at.before(), $at.after(), type.create({ ...place.attrs, src }, caption));
	} else {
		const after = positionAfter(state.doc, place.at, type);
		if (after === undefined) return withoutPlace(state, id);
		transaction.insert(after, type.create({ ...place.attrs, src }));
	}
	return withoutPending(transaction, state, place);
}

/** What uploads do with the places of pictures; handed to them, because their script is loaded later. */
export const pendingPlaces = { pendingIn, withPending, withSent, withPicture, withoutPlace };
export type PendingPlaces = typeof pendingPlaces;
