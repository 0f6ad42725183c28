import type { Node } from 'prosemirror-model';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { placeBlock } from '../commands';

/** Puts a picture into the text and selects it, so that its form opens. */
export function insertPicture(view: EditorView, block: Node): void {
	const transaction = view.state.tr;
	const at = placeBlock(transaction, block);
	view.dispatch(transaction.setSelection(NodeSelection.create(transaction.doc, at)));
}
