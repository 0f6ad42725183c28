import { type EditorState, NodeSelection } from 'prosemirror-state';

/** Returns the place of the chart that is selected. */
export const seriesHere = ({ selection }: EditorState): number | undefined =>
	selection instanceof NodeSelection && selection.node.type.name === 'series' ? selection.from : undefined;
