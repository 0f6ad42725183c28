import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { walk } from '../forms/roving';
import { type Row, type Tool, type ToolsOf, toolsOf } from './tools';

interface ToolbarProps extends ToolsOf {
	view: EditorView;
	openRow(row: Row | undefined): void;
	/** Called after a tool was used, so that its effect is shown at once. */
	onUsed(): void;
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
