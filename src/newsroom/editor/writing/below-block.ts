import { NodeSelection, Plugin, TextSelection, type Transaction } from 'prosemirror-state';
import { nodeType } from '../type-of';

/**
 * Puts the cursor below a selected block, into a new paragraph, or behind a selected picture of a line: what comes next
 * replaces neither. Without such a selection nothing changes.
 */
export function leaveBlock(transaction: Transaction): Transaction {
	const { selection, doc } = transaction;
	if (!(selection instanceof NodeSelection)) return transaction;
	const { node, $to, to } = selection;
	if (node.isInline) return transaction.setSelection(TextSelection.create(doc, to));
	// Where no paragraph may follow, as behind a picture within another figure, it follows the outermost block.
	const at = $to.parent.canReplaceWith($to.index(), $to.index(), nodeType('p')) ? to : $to.after(1);
	transaction.insert(at, nodeType('p').create());
	return transaction.setSelection(TextSelection.create(transaction.doc, at + 1));
}

/** True for a key that writes, one of an input method among them. */
const writes = ({ key, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
	// An input method reports every key under this code.
	keyCode === 229 || ([...key].length === 1 && !ctrlKey && !metaKey && (!altKey || key > '\u007f'));

/** What is typed while a block is selected comes below it; a blank alone changes nothing. */
export const writeBelow = (): Plugin =>
	new Plugin({
		props: {
			handleKeyDown(view, event) {
				if (!(view.state.selection instanceof NodeSelection) || !writes(event)) return false;
				if (event.key === ' ') return true;
				view.dispatch(leaveBlock(view.state.tr));
				return false;
			},
		},
	});
