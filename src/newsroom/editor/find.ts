import type { Node } from 'prosemirror-model';
import { type Command, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';

interface Place {
	from: number;
	to: number;
}
interface Finding {
	words: string;
	found: readonly Place[];
	/** Index of the match at the cursor. */
	at: number;
}

const key = new PluginKey<Finding>('find');
const nothing: Finding = { words: '', found: [], at: -1 };

/** Finds words in either case; what is not text counts as one character, so that positions stay right. */
function placesOf(doc: Node, words: string): Place[] {
	const out: Place[] = [];
	if (words === '') return out;
	const wanted = new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu');
	doc.descendants((node, position) => {
		if (!node.isTextblock) return true;
		const text = node.textBetween(0, node.content.size, '\n', '\uFFFC');
		for (const match of text.matchAll(wanted))
			out.push({ from: position + 1 + match.index, to: position + 1 + match.index + match[0].length });
		return false;
	});
	return out;
}

/** Returns the words that are searched for, and their matches. */
export const findingOf = (state: Parameters<Command>[0]): Finding => key.getState(state) ?? nothing;

export const findPlugin = (): Plugin<Finding> =>
	new Plugin({
		key,
		state: {
			init: () => nothing,
			apply(transaction, before) {
				const given = transaction.getMeta(key) as Partial<Finding> | undefined;
				if (!given && !transaction.docChanged) return before;
				const words = given?.words ?? before.words;
				const found =
					transaction.docChanged || words !== before.words ? placesOf(transaction.doc, words) : before.found;
				return { words, found, at: Math.min(given?.at ?? before.at, found.length - 1) };
			},
		},
		props: {
			decorations(state) {
				const { found, at } = findingOf(state);
				return DecorationSet.create(
					state.doc,
					found.map(({ from, to }, index) =>
						Decoration.inline(from, to, { class: index === at ? 'found found--here' : 'found' }),
					),
				);
			},
		},
	});

/** Searches for words; an empty text ends the search. */
export const find =
	(words: string): Command =>
	(state, dispatch) => {
		dispatch?.(state.tr.setMeta(key, { words, at: -1 }));
		return true;
	};

/** Goes to the next match (1) or the one before (-1), and wraps at the end. */
export const goToFound =
	(step: 1 | -1): Command =>
	(state, dispatch) => {
		const { found, at } = findingOf(state);
		const next = at === -1 && step === -1 ? found.length - 1 : (at + step + found.length) % found.length;
		const place = found[next];
		if (!place) return false;
		const selection = TextSelection.create(state.doc, place.from, place.to);
		dispatch?.(state.tr.setSelection(selection).setMeta(key, { at: next }).scrollIntoView());
		return true;
	};

/** Replaces the current match, or all of them as one change that undo reverts. */
export const replaceFound =
	(by: string, isAll: boolean): Command =>
	(state, dispatch) => {
		const { found, at } = findingOf(state);
		const chosen = isAll ? found : found.slice(Math.max(at, 0), Math.max(at, 0) + 1);
		if (chosen.length === 0) return false;
		const transaction = state.tr;
		for (const { from, to } of chosen.toReversed()) {
			if (by === '') transaction.delete(from, to);
			else transaction.insertText(by, from, to);
		}
		dispatch?.(transaction.scrollIntoView());
		return true;
	};
