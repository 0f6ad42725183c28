import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addColumnBefore, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import { leafHere, videoHere } from '../blocks/block-at';
import { emptyTable, insertBlock, nodeAround, rowAbove, setBlock, toggleBox, toggleList } from '../commands';
import type { EditorWords } from '../editor-words';
import { selectedWords } from '../notes';
import { pictureHere } from '../pictures/picture-at';
import { markType } from '../type-of';
import type { NotesInText } from '../use-notes-in-text';

/** The form that is open at the selection, or below the tools. */
export type Row = 'link' | 'picture' | 'series' | 'calculator' | 'video' | 'post' | 'find';

/** What the tools of a text depend on. */
export interface ToolsOf {
	state: EditorState;
	words: EditorWords;
	row: Row | undefined;
	isQuoting: boolean;
	setQuoting(isQuoting: boolean): void;
	notes?: NotesInText | undefined;
}

/** A tool: it changes the text, opens a form, or does something beside. */
export interface Tool {
	name: string;
	run?: Command;
	opens?: Row;
	isOn?: boolean;
	keys?: string;
	does?(): void;
	/** True where the menu of a slash leaves it out: it would take back the slash instead. */
	isToolbarOnly?: boolean;
}

const hasMark = (state: EditorState, name: string): boolean => {
	const { from, to, $from, empty } = state.selection;
	if (empty) return Boolean(markType(name).isInSet(state.storedMarks ?? $from.marks()));
	return state.doc.rangeHasMark(from, to, markType(name));
};

/** The tools of a text, in groups. */
export function toolsOf({ state, words, row, isQuoting, setQuoting, notes }: ToolsOf): Tool[][] {
	const isIn = (...names: string[]) => nodeAround(state, ...names) !== undefined;
	const box = nodeAround(state, 'aside')?.attrs['data-kind'];
	const boxTool = (name: string, kind: string): Tool => ({
		name,
		run: toggleBox('aside', { 'data-kind': kind }),
		isOn: box === kind,
	});
	const groups: Tool[][] = [
		[
			{ name: words.paragraph, run: setBlock('p'), isOn: isIn('p') },
			{ name: words.heading, run: setBlock('h2'), isOn: isIn('h2') },
			{ name: words.subheading, run: setBlock('h3'), isOn: isIn('h3') },
		],
		[
			{ name: words.bold, run: toggleMark(markType('strong')), isOn: hasMark(state, 'strong'), keys: 'Control+B' },
			{ name: words.italic, run: toggleMark(markType('em')), isOn: hasMark(state, 'em'), keys: 'Control+I' },
			{ name: words.link, opens: 'link', isOn: hasMark(state, 'a'), keys: 'Control+K' },
		],
		[
			{ name: words.list, run: toggleList('ul'), isOn: isIn('ul') },
			{ name: words.numbered, run: toggleList('ol'), isOn: isIn('ol') },
			{ name: words.quote, run: toggleBox('blockquote'), isOn: isIn('blockquote') },
			boxTool(words.note, 'note'),
			boxTool(words.facts, 'fact'),
			boxTool(words.update, 'update'),
		],
		[
			{ name: words.picture, opens: 'picture', isOn: pictureHere(state) !== undefined },
			{ name: words.table, run: insertBlock(emptyTable(3, 3)) },
			{ name: words.series, opens: 'series', isOn: leafHere(state, 'series') !== undefined },
			{ name: words.calculator, opens: 'calculator', isOn: leafHere(state, 'calculator') !== undefined },
			{ name: words.video, opens: 'video', isOn: videoHere(state) !== undefined },
			{ name: words.post, opens: 'post' },
		],
		[
			{ name: words.undo, run: undo, keys: 'Control+Z', isToolbarOnly: true },
			{ name: words.redo, run: redo, keys: 'Control+Y', isToolbarOnly: true },
			{ name: words.find, opens: 'find', keys: 'Control+F' },
			{ name: words.quotes, isOn: isQuoting, does: () => setQuoting(!isQuoting) },
		],
	];
	if (notes) {
		const annotate: Command = (now, dispatch) => {
			if (!selectedWords(now)) return false;
			if (dispatch) notes.onAsk(undefined);
			return true;
		};
		groups.push([{ name: words.annotate, run: annotate, keys: 'Control+Alt+M' }]);
	}
	if (isIn('table_block'))
		groups.push([
			{ name: words.row_above, run: rowAbove },
			{ name: words.row_below, run: addRowAfter },
			{ name: words.column_before, run: addColumnBefore },
			{ name: words.column_after, run: addColumnAfter },
			{ name: words.remove_row, run: deleteRow },
			{ name: words.remove_column, run: deleteColumn },
			{ name: words.remove_table, run: deleteTable },
		]);
	return groups.map((group) =>
		group.map((tool) => (tool.opens ? { ...tool, isOn: tool.isOn || row === tool.opens } : tool)),
	);
}
