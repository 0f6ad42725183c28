import { toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addColumnBefore, addRowAfter, deleteColumn, deleteRow, deleteTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { seriesHere } from '../blocks/series-at';
import { videoHere } from '../blocks/video-form';
import { emptyTable, insertBlock, nodeAround, rowAbove, setBlock, toggleBox, toggleList } from '../commands';
import type { EditorWords } from '../editor-words';
import { walk } from '../forms/roving';
import { selectedWords } from '../notes';
import { pictureHere } from '../pictures/picture-at';
import { markType } from '../type-of';
import type { NotesInText } from '../use-notes-in-text';

/** The form that is open at the selection, or below the tools. */
export type Row = 'link' | 'picture' | 'series' | 'video' | 'post' | 'find';

interface ToolbarProps {
	view: EditorView;
	state: EditorState;
	words: EditorWords;
	row: Row | undefined;
	isQuoting: boolean;
	setQuoting(isQuoting: boolean): void;
	openRow(row: Row | undefined): void;
	/** Called after a tool was used, so that its effect is shown at once. */
	onUsed(): void;
	notes?: NotesInText | undefined;
}

interface Tool {
	name: string;
	run?: Command;
	opens?: Row;
	isOn?: boolean;
	keys?: string;
	does?(): void;
}

const hasMark = (state: EditorState, name: string): boolean => {
	const { from, to, $from, empty } = state.selection;
	if (empty) return Boolean(markType(name).isInSet(state.storedMarks ?? $from.marks()));
	return state.doc.rangeHasMark(from, to, markType(name));
};

function toolsOf({ state, words, row, isQuoting, setQuoting, notes }: ToolbarProps): Tool[][] {
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
			{ name: words.series, opens: 'series', isOn: seriesHere(state) !== undefined },
			{ name: words.video, opens: 'video', isOn: videoHere(state) !== undefined },
			{ name: words.post, opens: 'post' },
		],
		[
			{ name: words.undo, run: undo, keys: 'Control+Z' },
			{ name: words.redo, run: redo, keys: 'Control+Y' },
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

/** The tools of a text in one line. Each says whether it is on; what cannot be done here says so and stays in reach. */
export function Toolbar(props: ToolbarProps) {
	const { view, state, words, row, openRow, onUsed } = props;
	const [stop, setStop] = useState(0);
	const groups = toolsOf(props);
	const starts = groups.map((_, index) => groups.slice(0, index).flat().length);
	const use = (tool: Tool) => {
		if (tool.opens) openRow(row === tool.opens ? undefined : tool.opens);
		else if (tool.run) {
			tool.run(view.state, view.dispatch, view);
			onUsed();
			view.focus();
		} else tool.does?.();
	};
	return (
		<div
			role="toolbar"
			aria-label={words.tools}
			className="editor__tools"
			onKeyDown={(event) => {
				if (event.key === 'Escape') view.focus();
				else walk(event, setStop);
			}}
		>
			{groups.map((group, index) => (
				<div key={group[0]?.name} className="editor__group">
					{group.map((tool, at) => {
						const place = (starts[index] ?? 0) + at;
						return (
							<button
								key={tool.name}
								type="button"
								tabIndex={place === stop ? 0 : -1}
								aria-pressed={tool.isOn}
								aria-disabled={tool.run ? !tool.run(state) : undefined}
								aria-keyshortcuts={tool.keys}
								onMouseDown={(event) => event.preventDefault()}
								onFocus={() => setStop(place)}
								onClick={() => use(tool)}
							>
								{tool.name}
							</button>
						);
					})}
				</div>
			))}
		</div>
	);
}
