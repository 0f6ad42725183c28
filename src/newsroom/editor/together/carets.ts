import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { stateNow } from '../writing/state-now';
import { skipTools } from './skip-tools';

/** A colleague's cursor and selection, as positions in the text. */
export interface ShownCaret {
	/** Id of their browser, because a person may use two. */
	browser: string;
	name: string;
	anchor: number;
	head: number;
}

const key = new PluginKey<readonly ShownCaret[]>('carets');
/** Number of colours for the cursors of colleagues (`src/newsroom/styles/editor.css`). */
const COLOURS = 4;

/** Gives the same browser the same colour on every screen. */
const colourOf = (browser: string): string =>
	`caret--${[...browser].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLOURS}`;

function mark({ name, browser }: ShownCaret): HTMLElement {
	const caret = document.createElement('span');
	caret.className = `caret ${colourOf(browser)}`;
	// Screen readers find the same names above the text.
	caret.setAttribute('aria-hidden', 'true');
	const label = document.createElement('span');
	label.className = 'caret__n';
	label.textContent = name;
	caret.append(label);
	return caret;
}

function drawn(caret: ShownCaret): Decoration[] {
	const { browser, anchor, head } = caret;
	const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
	const at = Decoration.widget(head, () => mark(caret), { key: `${browser} ${head}`, side: 10, ignoreSelection: true });
	return from === to ? [at] : [Decoration.inline(from, to, { class: `chosen ${colourOf(browser)}` }), at];
}

/** Draws the cursors of colleagues, and moves them with the text. */
export const caretsPlugin = (): Plugin<readonly ShownCaret[]> =>
	new Plugin<readonly ShownCaret[]>({
		key,
		state: {
			init: () => [],
			apply(transaction, before) {
				const given = transaction.getMeta(key) as readonly ShownCaret[] | undefined;
				if (given) return given;
				if (!transaction.docChanged || before.length === 0) return before;
				const { mapping } = transaction;
				return before.map((one) => ({ ...one, anchor: mapping.map(one.anchor), head: mapping.map(one.head) }));
			},
		},
		props: {
			decorations(state) {
				return DecorationSet.create(state.doc, (key.getState(state) ?? []).flatMap(drawn));
			},
		},
	});

const isSame = (state: EditorState, carets: readonly ShownCaret[]) =>
	JSON.stringify(key.getState(state) ?? []) === JSON.stringify(carets);

/** Shows exactly these cursors. */
export function showCarets(view: EditorView, carets: readonly ShownCaret[]): void {
	if (isSame(view.state, carets)) return;
	view.dispatch(skipTools(stateNow(view).tr.setMeta(key, carets).setMeta('addToHistory', false)));
}
