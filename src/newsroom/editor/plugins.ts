import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { breakLine, liftItem, setBlock, toggleList } from './commands';
import { findPlugin, goToFound } from './find';
import { notesPlugin } from './notes';
import { pendingPictures } from './paste/pending-pictures';
import { caretsPlugin } from './together/carets';
import { markType, nodeType } from './type-of';
import { blockRules, smartQuotes } from './typing';

interface Asked {
	edition: string;
	isQuoting: boolean;
	/** What is said of a picture that is being stored. */
	uploading: string;
	/** Opens the row for a link, and the row for finding. */
	openLink(): void;
	openFind(): void;
	/** Begins a note on what is selected, or goes to the one at the cursor. */
	openNotes(): void;
	/** Goes to the tools; Escape leads back. */
	goToTools(): void;
}

const open =
	(opens: () => void): Command =>
	(_state, dispatch) => {
		if (dispatch) opens();
		return true;
	};

/** What the text does by itself and by its keys. The list begins with what is asked first. */
export function pluginsOf(asked: Asked): Plugin[] {
	const { edition, isQuoting, uploading, openLink, openFind, openNotes, goToTools } = asked;
	const li = nodeType('li');
	return [
		...(isQuoting ? [smartQuotes(edition)] : []),
		blockRules(),
		keymap({
			Backspace: undoInputRule,
			Enter: chainCommands(splitListItem(li), liftItem),
			'Shift-Enter': chainCommands(exitCode, breakLine),
			Tab: chainCommands(goToNextCell(1), sinkListItem(li)),
			'Shift-Tab': chainCommands(goToNextCell(-1), liftItem),
			'Mod-z': undo,
			'Mod-y': redo,
			'Mod-Shift-z': redo,
			'Mod-b': toggleMark(markType('strong')),
			'Mod-i': toggleMark(markType('em')),
			'Mod-Shift-k': open(openLink),
			'Mod-f': open(openFind),
			'Mod-Alt-m': open(openNotes),
			'Alt-F10': open(goToTools),
			'Mod-g': goToFound(1),
			'Mod-Shift-g': goToFound(-1),
			'Mod-Alt-0': setBlock('p'),
			'Mod-Alt-2': setBlock('h2'),
			'Mod-Alt-3': setBlock('h3'),
			'Mod-Shift-7': toggleList('ol'),
			'Mod-Shift-8': toggleList('ul'),
		}),
		keymap(baseKeymap),
		history(),
		dropCursor(),
		gapCursor(),
		tableEditing(),
		findPlugin(),
		notesPlugin(),
		caretsPlugin(),
		pendingPictures(uploading),
	];
}
