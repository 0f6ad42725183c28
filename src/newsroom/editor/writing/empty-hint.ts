import { Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

/** Says in an empty text what can be done there. It is no part of the text. */
export const emptyHint = (hint: string): Plugin =>
	new Plugin({
		props: {
			decorations({ doc }) {
				const [only, isAlone] = [doc.firstChild, doc.childCount === 1];
				if (!only || !isAlone || only.type.name !== 'p' || only.content.size > 0) return null;
				return DecorationSet.create(doc, [
					Decoration.node(0, only.nodeSize, { class: 'editor__hint', 'data-hint': hint }),
				]);
			},
			attributes: { 'aria-placeholder': hint },
		},
	});
