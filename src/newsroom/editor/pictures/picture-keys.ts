import type { ResolvedPos } from 'prosemirror-model';
import { type Command, NodeSelection, Selection, TextSelection } from 'prosemirror-state';
import { nodeType } from '../type-of';
import { selectedPicture } from './picture-at';

/** Captions under which a paragraph follows; that of a table is above its first cell. */
const CAPTIONS = ['picture', 'figcaption'];

/** Depth of the block that the caption around a position belongs to. */
const blockDepth = ($at: ResolvedPos): number | undefined =>
	$at.parent.type.name === 'figcaption'
		? $at.depth - 1
		: CAPTIONS.includes($at.parent.type.name)
			? $at.depth
			: undefined;

/** Leaves a caption: for the paragraph below its block, which is made where none is empty there. */
export const leaveCaption: Command = (state, dispatch) => {
	const { $from } = state.selection;
	if (state.selection instanceof NodeSelection) return false;
	if ($from.parent.type.name === 'caption') {
		const inside = Selection.findFrom(state.doc.resolve($from.after()), 1, true);
		if (inside) dispatch?.(state.tr.setSelection(inside).scrollIntoView());
		return inside !== null;
	}
	const depth = blockDepth($from);
	if (depth === undefined) return false;
	const after = $from.after(depth);
	const next = state.doc.resolve(after).nodeAfter;
	const isFree = next?.type.name === 'p' && next.content.size === 0;
	const index = $from.indexAfter(depth - 1);
	if (!isFree && !$from.node(depth - 1).canReplaceWith(index, index, nodeType('p'))) return false;
	if (!dispatch) return true;
	const transaction = isFree ? state.tr : state.tr.insert(after, nodeType('p').create());
	dispatch(transaction.setSelection(TextSelection.create(transaction.doc, after + 1)).scrollIntoView());
	return true;
};

/** Selects the picture whose caption has the cursor; only at the caption's start where `atStart` says so. */
export const selectOwnPicture =
	(atStart: boolean): Command =>
	({ selection, doc, tr }, dispatch) => {
		const { $from, empty } = selection;
		if ($from.parent.type.name !== 'picture' || selection instanceof NodeSelection) return false;
		if (atStart && !(empty && $from.parentOffset === 0)) return false;
		dispatch?.(tr.setSelection(NodeSelection.create(doc, $from.before())));
		return true;
	};

/** Opens the form of the selected picture. */
export const openPicture =
	(opens: () => void): Command =>
	(state, dispatch) => {
		if (!selectedPicture(state)) return false;
		if (dispatch) opens();
		return true;
	};
