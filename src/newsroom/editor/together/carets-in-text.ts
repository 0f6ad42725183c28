import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect } from 'react';
import { setCaret, useCaretsIn } from '../../live/live';
import { showCarets } from './carets';
import type { SharedText } from './shared-text';
import { useStanding } from './standing';

interface CaretsProps {
	view: EditorView;
	/** Drawn anew with it; the cursor is asked of the view, which may be further. */
	state: EditorState;
	shared: SharedText;
}

/**
 * Shows where colleagues are in a text that is written together, and tells them where this cursor is. It draws nothing
 * of its own: a cursor that moves elsewhere leaves the editor as it is.
 */
export function CaretsInText({ view, shared }: CaretsProps): null {
	const people = useCaretsIn(shared.row);
	const { isUnsent } = useStanding(shared);
	// A cursor that stands behind a step which is not here yet is shown when it comes.
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
		// While something is on its way the cursor has no place that others know; there it moves with what is typed.
		if (isUnsent || !view.hasFocus()) return;
		setCaret(shared.row, { number, anchor, head });
	}, [isUnsent, number, anchor, head, view, shared]);
	useEffect(() => {
		const { row } = shared;
		return () => setCaret(row, undefined);
	}, [shared]);
	return null;
}
