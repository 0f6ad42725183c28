import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';

/** A picture of the text: a block with its caption, or one within a line. */
export interface PlacedPicture {
	at: number;
	node: Node;
}

/** True for a picture of the text: a block, or one within a line. */
export const isPicture = ({ type }: Node) => type.name === 'picture' || type.name === 'img';

/** Returns the picture that is selected. */
export const selectedPicture = ({ selection }: EditorState): PlacedPicture | undefined =>
	selection instanceof NodeSelection && isPicture(selection.node)
		? { at: selection.from, node: selection.node }
		: undefined;

/** Returns the picture that is selected, or whose caption has the cursor. */
export function pictureHere(state: EditorState): PlacedPicture | undefined {
	const { $from } = state.selection;
	return (
		selectedPicture(state) ??
		($from.parent.type.name === 'picture' ? { at: $from.before(), node: $from.parent } : undefined)
	);
}
