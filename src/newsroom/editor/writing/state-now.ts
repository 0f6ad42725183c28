import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/**
 * Returns the state of a view, with the cursor where the browser shows it. The browser reports a moved cursor in a
 * task of its own; a text that changes before that puts the cursor back. So whatever changes a text without a key or a
 * click in it has to begin with this state.
 */
export function stateNow(view: EditorView): EditorState {
	// The view listens to this event and reads the cursor at once.
	if (!view.isDestroyed) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
	return view.state;
}
