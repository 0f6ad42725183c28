import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useId, useState } from 'react';
import { keyName } from '../../components/keys';
import { Beside } from '../forms/beside';
import { hasWords } from '../forms/has-words';
import { closeSlash, openSlash } from './slash';
import { type Row, type Tool, type ToolsOf, toolsOf } from './tools';

/** Takes a key while the menu is open; true where the menu has used it. */
export type SlashKeys = RefObject<((event: KeyboardEvent) => boolean) | undefined>;

interface SlashMenuProps extends ToolsOf {
	view: EditorView;
	keys: SlashKeys;
	openRow(row: Row | undefined): void;
	/** Called after a tool was used, so that its effect is shown at once. */
	onUsed(): void;
}

/** The state without the slash and what was typed behind it. */
const withoutSlash = (state: EditorState): EditorState => {
	const slash = openSlash(state);
	return slash ? state.apply(state.tr.delete(slash.from, slash.to)) : state;
};

/** The tools that have the typed words in their names and can be used here. */
function offered(of: ToolsOf, state: EditorState): Tool[] {
	const slash = openSlash(state);
	if (!slash) return [];
	const free = withoutSlash(state);
	return toolsOf({ ...of, state: free })
		.flat()
		.filter(({ name, run, isToolbarOnly }) => hasWords(name, slash.words) && !isToolbarOnly && (!run || run(free)));
}

/** The tools of a text as a menu at the cursor, which a slash at the start of an empty line opens. */
export function SlashMenu({ view, keys, openRow, onUsed, ...of }: SlashMenuProps) {
	const id = useId();
	const [at, move] = useState(0);
	const tools = offered(of, of.state);
	const words = openSlash(of.state)?.words;
	const shown = Math.min(at, tools.length - 1);
	const active = tools.length > 0 ? `${id}-${shown}` : undefined;
	// biome-ignore lint/correctness/useExhaustiveDependencies: other words begin at the first tool.
	useEffect(() => move(0), [words]);
	// Without the menu the keys are the text's.
	useEffect(
		() => () => {
			keys.current = undefined;
		},
		[keys],
	);
	useEffect(() => {
		if (active === undefined) return;
		view.dom.setAttribute('aria-controls', `${id}-list`);
		view.dom.setAttribute('aria-activedescendant', active);
		document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
		return () => {
			view.dom.removeAttribute('aria-controls');
			view.dom.removeAttribute('aria-activedescendant');
		};
	}, [view, id, active]);

	const use = (tool: Tool) => {
		const slash = openSlash(view.state);
		if (slash) view.dispatch(view.state.tr.delete(slash.from, slash.to));
		view.focus();
		if (tool.opens) openRow(tool.opens);
		else if (tool.run) tool.run(view.state, view.dispatch, view);
		else tool.does?.();
		onUsed();
	};
	keys.current = (event) => {
		// What is drawn follows typing at pauses; keys act on what is typed.
		const now = offered(of, view.state);
		if (now.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) move((Math.min(at, now.length - 1) + step + now.length) % now.length);
		else if (event.key === 'Escape') {
			view.dispatch(closeSlash(view.state.tr));
			onUsed();
		} else if (event.key === 'Enter' || event.key === 'Tab') {
			const isShown = openSlash(view.state)?.words === words;
			const tool = now[isShown ? Math.min(at, now.length - 1) : 0];
			if (tool) use(tool);
		} else return false;
		return true;
	};
	if (tools.length === 0) return null;
	return (
		<Beside view={view} label={of.words.tools} focus={NO_FOCUS} shortest={128} isInLine>
			{/* Taller than its place, it is scrolled by keys too. */}
			<div tabIndex={0} role="listbox" id={`${id}-list`} aria-label={of.words.tools} className="editor__slash">
				{tools.map((tool, n) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the text.
					// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text, which names the active one.
					<div
						key={tool.name}
						role="option"
						id={`${id}-${n}`}
						aria-selected={n === shown}
						className={n === shown ? 'po on' : 'po'}
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => use(tool)}
					>
						<span className="po__t">{tool.name}</span>
						{tool.keys && <kbd className="meta">{keyName(tool.keys)}</kbd>}
					</div>
				))}
			</div>
		</Beside>
	);
}

/** The menu never takes the focus. */
const NO_FOCUS = { current: false };
