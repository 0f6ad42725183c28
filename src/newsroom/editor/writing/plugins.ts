import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { breakLine, liftItem, linkAt, nextCell, setBlock, toggleList } from '../commands';
import { findPlugin, goToFound } from '../find';
import { notesPlugin } from '../notes';
import { type PendingWords, pendingPictures } from '../paste/pending-pictures';
import { leaveCaption, openPicture, selectOwnPicture } from '../pictures/picture-keys';
import { caretsPlugin } from '../together/carets';
import { slashPlugin } from '../tools/slash';
import { markType, nodeType } from '../type-of';
import { writeBelow } from './below-block';
import { emptyHint } from './empty-hint';
import { lastLine } from './last-line';
import { blockRules, smartQuotes } from './typing';

interface Asked {
	edition: string;
	isQuoting: boolean;
	/** Said in an empty text; empty where nobody writes. */
	hint: string;
	/** What is said of pictures that are being stored. */
	pending: PendingWords;
	/** Takes a key while the menu of a slash is open; true where the menu has used it. */
	pressSlash(event: KeyboardEvent): boolean;
	/** Opens the form of the selected picture. */
	openForm(): void;
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

/** Opens the form of a link where words are selected or linked; elsewhere the key is the page's. */
const linkHere =
	(opens: () => void): Command =>
	(state, dispatch) => {
		if (state.selection.empty && !linkAt(state)) return false;
		if (dispatch) opens();
		return true;
	};

/** What the text does by itself and by its keys. The list begins with what is asked first. */
export function pluginsOf(asked: Asked): Plugin[] {
	const { edition, isQuoting, hint, pending, openLink, openFind, openNotes, openForm, pressSlash, goToTools } = asked;
	const li = nodeType('li');
	return [
		slashPlugin(pressSlash),
		...(isQuoting ? [smartQuotes(edition)] : []),
		blockRules(),
		keymap({
			Backspace: chainCommands(undoInputRule, selectOwnPicture(true)),
			Space: openPicture(openForm),
			Enter: chainCommands(openPicture(openForm), leaveCaption, splitListItem(li), liftItem),
			Escape: selectOwnPicture(false),
			'Shift-Enter': chainCommands(exitCode, breakLine),
			Tab: chainCommands(nextCell, sinkListItem(li)),
			'Shift-Tab': chainCommands(goToNextCell(-1), liftItem),
			'Mod-z': undo,
			'Mod-y': redo,
			'Mod-Shift-z': redo,
			'Mod-b': toggleMark(markType('strong')),
			'Mod-i': toggleMark(markType('em')),
			'Mod-k': linkHere(openLink),
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
		writeBelow(),
		keymap(baseKeymap),
		history(),
		dropCursor(),
		lastLine(),
		...(hint === '' ? [] : [emptyHint(hint)]),
		gapCursor(),
		tableEditing(),
		findPlugin(),
		notesPlugin(),
		caretsPlugin(),
		pendingPictures(pending),
	];
}
