import { type EditorState, Plugin, PluginKey, type Transaction } from 'prosemirror-state';
import { nodeAround } from '../commands';

/** A menu that was asked for by a slash at the start of an empty line. */
export interface Slash {
	/** Place of the slash, and the end of the words behind it. */
	from: number;
	to: number;
	/** What was typed behind it. */
	words: string;
}

interface Held extends Slash {
	/** True once Escape was pressed: the line is left as it is. */
	isClosed: boolean;
}

const key = new PluginKey<Held | undefined>('slash');

/** Lines that are one thing alone: a menu of blocks has nothing for them. */
const WITHOUT = ['td', 'th', 'caption', 'figcaption', 'picture'];
/** A slash and the words behind it, up to the cursor at the end of the line. */
const LINE = /^\/(\P{C}{0,40})$/u;

/** The slash and the words behind it in the line of the cursor; undefined where there are none. */
function slashIn(state: EditorState): Slash | undefined {
	const { $from, empty } = state.selection;
	const isLine = ['p', 'line'].includes($from.parent.type.name) && $from.parentOffset === $from.parent.content.size;
	if (!empty || !isLine || nodeAround(state, ...WITHOUT)) return undefined;
	const [, words] = LINE.exec($from.parent.textContent) ?? [];
	return words === undefined ? undefined : { from: $from.start(), to: $from.pos, words };
}

/** Whether somebody has just typed the slash here: pastes, undoing and what others type open no menu. */
function isTyped(transaction: Transaction, before: EditorState, slash: Slash): boolean {
	const { $from } = before.selection;
	const isOurs = ['rebased', 'paste', 'history$', 'uiEvent'].every((name) => transaction.getMeta(name) === undefined);
	return isOurs && transaction.docChanged && slash.words === '' && $from.parent.content.size === 0;
}

/** Returns the menu that is open; undefined where none is. */
export function openSlash(state: EditorState): Slash | undefined {
	const held = key.getState(state);
	return held && !held.isClosed ? held : undefined;
}

/** Closes the menu, for as long as the line begins with its slash. */
export const closeSlash = (transaction: Transaction): Transaction => transaction.setMeta(key, 'closed');

/**
 * Notes that a slash was typed at the start of an empty line.
 * @param press takes a key while the menu is open; true where the menu has used it
 */
export const slashPlugin = (press: (event: KeyboardEvent) => boolean): Plugin =>
	new Plugin<Held | undefined>({
		key,
		state: {
			init: () => undefined,
			apply(transaction, held, before, after) {
				const slash = slashIn(after);
				if (!slash) return undefined;
				if (transaction.getMeta(key) === 'closed') return { ...slash, isClosed: true };
				if (held) return { ...slash, isClosed: held.isClosed };
				return isTyped(transaction, before, slash) ? { ...slash, isClosed: false } : undefined;
			},
		},
		props: {
			handleKeyDown: (view, event) => openSlash(view.state) !== undefined && !event.isComposing && press(event),
		},
	});
