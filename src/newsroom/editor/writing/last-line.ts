import type { EditorState, Transaction } from 'prosemirror-state';
import { Plugin, Selection, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { nodeType } from '../type-of';

const LINES: readonly (string | undefined)[] = ['p', 'h2', 'h3', 'h4'];

/** True where the text ends with something else than a line of words: a picture, a table, a box, a list. */
const endsInBlock = ({ doc }: EditorState): boolean => !LINES.includes(doc.lastChild?.type.name);

/** Adds a paragraph at the end of a text, with the cursor in it. */
function withLastLine({ doc, tr }: EditorState): Transaction {
	const end = doc.content.size;
	tr.insert(end, nodeType('p').create());
	return tr.setSelection(TextSelection.create(tr.doc, end + 1)).scrollIntoView();
}

/** True where nothing of the text lies below the cursor. */
function isAtEnd({ doc, selection: { $head } }: EditorState): boolean {
	for (let depth = $head.depth; depth > 0; depth -= 1)
		if ($head.node(depth).type.name === 'tr') return Selection.findFrom(doc.resolve($head.after(depth)), 1) === null;
	return $head.depth === 0 || Selection.findFrom(doc.resolve($head.after()), 1) === null;
}

/** True for the keys that lead to the end of a text. */
const isToEnd = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
	!altKey && ((key === 'End' && ctrlKey && !metaKey) || (key === 'ArrowDown' && metaKey && !ctrlKey));

/**
 * Puts the cursor at the end of what is written, or selects up to there. The line below it is nothing that a cursor can
 * be in: Firefox and Safari stay where they are for it.
 */
function atEnd({ doc, selection, tr }: EditorState, isSelecting: boolean): Transaction {
	const end = Selection.atEnd(doc);
	return tr.setSelection(isSelecting ? TextSelection.between(selection.$anchor, end.$head) : end).scrollIntoView();
}

/**
 * The line below the last block. It is no part of the text until somebody goes there, by a click or by the arrow down:
 * a text that is only opened does not change.
 */
export const lastLine = (): Plugin =>
	new Plugin({
		props: {
			decorations: (state) =>
				endsInBlock(state)
					? DecorationSet.create(state.doc, [
							Decoration.widget(state.doc.content.size, lineBelow, {
								key: 'last-line',
								side: 1,
								ignoreSelection: true,
							}),
						])
					: null,
			handleKeyDown(view, event) {
				const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
				if (isToEnd(event) && endsInBlock(view.state)) {
					view.dispatch(atEnd(view.state, shiftKey));
					return true;
				}
				if (key !== 'ArrowDown' || shiftKey || altKey || ctrlKey || metaKey) return false;
				if (!view.editable || !endsInBlock(view.state) || !isAtEnd(view.state)) return false;
				const { selection } = view.state;
				if (selection instanceof TextSelection && !view.endOfTextblock('down')) return false;
				view.dispatch(withLastLine(view.state));
				return true;
			},
		},
	});

/** The place for a click below the last block. */
function lineBelow(view: EditorView): HTMLElement {
	const line = document.createElement('div');
	line.className = 'editor__last';
	line.contentEditable = 'false';
	line.addEventListener('mousedown', (event) => {
		event.preventDefault();
		if (!view.editable) return;
		view.dispatch(withLastLine(view.state));
		view.focus();
	});
	return line;
}
