import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { useEffect } from 'react';

/** Marks the selected words while a form about them has the focus, because the browser then shows no selection. */
export function useHeldWords(view: EditorView | undefined, isOpen: boolean): void {
	useEffect(() => {
		if (!view || view.isDestroyed || !isOpen) return;
		view.setProps({
			decorations: ({ doc, selection: { from, to, empty } }) =>
				empty ? null : DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'editor__held' })]),
		});
		return () => {
			if (!view.isDestroyed) view.setProps({ decorations: () => null });
		};
	}, [view, isOpen]);
}
