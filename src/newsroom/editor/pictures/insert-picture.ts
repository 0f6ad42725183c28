import type { Node } from 'prosemirror-model';
import { NodeSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Captions and cells, which no picture may split: it comes below the block that they are in. */
const WHOLE: readonly string[] = ['picture', 'figcaption', 'caption', 'td', 'th', 'pre'];

/** Puts a block at the cursor, or below the block that it cannot split. @returns its position */
function placeBlock(transaction: Transaction, block: Node): number {
	const { $from } = transaction.selection;
	for (let depth = 1; depth <= $from.depth; depth += 1) {
		if (!WHOLE.includes($from.node(depth).type.name)) continue;
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

/** Puts a picture into the text and selects it, so that its form opens. */
export function insertPicture(view: EditorView, block: Node): void {
	const transaction = view.state.tr;
	const at = placeBlock(transaction, block);
	view.dispatch(transaction.setSelection(NodeSelection.create(transaction.doc, at)));
}
