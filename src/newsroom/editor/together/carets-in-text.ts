import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect } from 'react';
import { setCaret, useCaretsIn, useOpenBy } from '../../live/live';
import { showCarets } from './carets';
import type { SharedText } from './shared-text';
import { useStanding } from './standing';

interface CaretsProps {
	view: EditorView;
	/** A new state renders the component again; the cursor is read from the view, which may be newer. */
	state: EditorState;
	shared: SharedText;
}

/**
 * Shows colleagues' cursors in a shared text, and sends them this one. It renders nothing of its own, so a cursor that
 * moves elsewhere does not redraw the editor.
 */
export function CaretsInText({ view, shared }: CaretsProps): null {
	const people = useCaretsIn(shared.row);
	const isAlone = useOpenBy(shared.row).length === 0;
	const { isUnsent } = useStanding(shared);
	// A cursor may be placed after a step that has not arrived; it is shown once the step has.
	const { number } = shared;
	// biome-ignore lint/correctness/useExhaustiveDependencies: placed anew with each step that was heard.
	useEffect(() => {
		if (view.isDestroyed) return;
		const carets = people.flatMap(({ browser, name, caret }) => {
			const anchor = caret && shared.placeOf(caret.number, caret.anchor);
			const head = caret && shared.placeOf(caret.number, caret.head);
			return anchor === undefined || head === undefined ? [] : [{ browser, name, anchor, head }];
		});
		showCarets(view, carets);
	}, [view, people, shared, number]);

	const { anchor, head } = view.state.selection;
	useEffect(() => {
		// While steps are being sent, this cursor has no place that colleagues know; theirs moves it with the typed words.
		if (isAlone || isUnsent || !view.hasFocus()) return;
		setCaret(shared.row, { number, anchor, head });
	}, [isAlone, isUnsent, number, anchor, head, view, shared]);
	useEffect(() => {
		const { row } = shared;
		return () => setCaret(row, undefined);
	}, [shared]);
	return null;
}
