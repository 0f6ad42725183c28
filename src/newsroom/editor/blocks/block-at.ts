import type { Node } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';

/** Returns the place of the chart or calculator that is selected. */
export const leafHere = ({ selection }: EditorState, name: 'series' | 'calculator'): number | undefined =>
	selection instanceof NodeSelection && selection.node.type.name === name ? selection.from : undefined;

/** A video of the text and its place: the selected one, or the one whose caption has the cursor. */
export function videoHere({ selection }: EditorState): { at: number; node: Node } | undefined {
	if (selection instanceof NodeSelection && selection.node.type.name === 'video')
		return { at: selection.from, node: selection.node };
	const { $from } = selection;
	for (let depth = $from.depth; depth > 0; depth -= 1)
		if ($from.node(depth).type.name === 'video') return { at: $from.before(depth), node: $from.node(depth) };
	return undefined;
}
