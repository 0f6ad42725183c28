import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { type Anchor, anchorAt, findAnchor, MAX_QUOTE_CHARACTERS, type Place } from '../../shared/text/anchor';
import { inDocument, inPlainText, plainTextOf } from '../../shared/text/plain-places';
import { type MarkedNote, NEW_NOTE } from './marked-note';
import { stateNow } from './writing/state-now';

interface Held {
	notes: readonly MarkedNote[];
	/** Ranges of the words of each note; a note whose words are gone has none. */
	places: ReadonlyMap<number, Place>;
	/** Number of the note at the cursor. */
	here: number | undefined;
}
const key = new PluginKey<Held>('notes');
const none: Held = { notes: [], places: new Map(), here: undefined };
const heldBy = (state: EditorState): Held => key.getState(state) ?? none;

/** Maps the ranges of notes through an edit; text typed directly before or after the words is not included. */
function mapped(places: Held['places'], { mapping }: Transaction): Map<number, Place> {
	const out = new Map<number, Place>();
	for (const [id, place] of places) {
		const [start, end] = [mapping.mapResult(place.from, 1), mapping.mapResult(place.to, -1)];
		// Words that are replaced as a whole count as deleted.
		const isGone = start.deletedAfter && end.deletedBefore;
		if (!isGone && start.pos < end.pos) out.set(id, { from: start.pos, to: end.pos });
	}
	return out;
}

/** Finds the words of notes that have no range yet. */
function found(notes: readonly MarkedNote[], known: Held['places'], { doc }: Transaction): Map<number, Place> {
	const plain = plainTextOf(doc);
	return new Map(
		notes.flatMap(({ id, anchor }) => {
			const place = findAnchor(plain.text, anchor);
			const at = known.get(id) ?? (place && inDocument(plain, place));
			return at ? [[id, at] as const] : [];
		}),
	);
}

/** True for undo and paste, which may bring deleted words back. */
const mayBringBack = (transaction: Transaction) =>
	transaction.getMeta('history$') !== undefined || transaction.getMeta('paste') !== undefined;

export const notesPlugin = (): Plugin<Held> =>
	new Plugin({
		key,
		state: {
			init: () => none,
			apply(transaction, before) {
				const given = transaction.getMeta(key) as Partial<Held> | undefined;
				if (!given && !transaction.docChanged) return before;
				const notes = given?.notes ?? before.notes;
				const kept = transaction.docChanged ? mapped(before.places, transaction) : before.places;
				const isOther = given?.notes !== undefined || (kept.size < notes.length && mayBringBack(transaction));
				const here = given && 'here' in given ? given.here : before.here;
				return { notes, here, places: isOther ? found(notes, kept, transaction) : kept };
			},
		},
		props: {
			decorations(state) {
				const { notes, places, here } = heldBy(state);
				return DecorationSet.create(
					state.doc,
					notes.flatMap(({ id, isSettled }) => {
						const place = places.get(id);
						const kind = id === here ? ' noted--here' : isSettled ? ' noted--settled' : '';
						return place ? [Decoration.inline(place.from, place.to, { class: `noted${kind}` })] : [];
					}),
				);
			},
		},
	});

/** Marks the words of all notes, and highlights those of the current one. */
export function showNotes(view: EditorView, notes: readonly MarkedNote[], here?: number): void {
	const held = heldBy(view.state);
	const isSame = held.notes === notes || (held.notes.length === 0 && notes.length === 0);
	if (!isSame || held.here !== here) view.dispatch(stateNow(view).tr.setMeta(key, { notes, here }));
}

/** Returns the range of each note's words in the document. */
export const placesOf = (state: EditorState): ReadonlyMap<number, Place> => heldBy(state).places;

/** Returns the open note at the cursor, else a settled one; undefined where there is none. */
export function noteAtCursor(state: EditorState): number | undefined {
	const { notes, places } = heldBy(state);
	const { from, to } = state.selection;
	const at = notes.filter(({ id }) => {
		const place = places.get(id);
		return id !== NEW_NOTE && place && place.from <= from && to <= place.to;
	});
	return (at.find(({ isSettled }) => !isSettled) ?? at[0])?.id;
}

/** Returns the anchor of a range of the document. */
function anchorOf(state: EditorState, place: Place): Anchor | undefined {
	const plain = plainTextOf(state.doc);
	const { from, to } = inPlainText(plain, place);
	const words = plain.text.slice(from, to);
	const start = from + words.length - words.trimStart().length;
	const anchor = anchorAt(plain.text, { from: start, to: start + words.trim().length });
	return anchor.quote === '' || anchor.quote.length > MAX_QUOTE_CHARACTERS ? undefined : anchor;
}

/**
 * Returns the anchor of the selected words, for a new note; undefined where none are selected, or too many for a note.
 */
export const selectedWords = (state: EditorState): Anchor | undefined =>
	state.selection.empty ? undefined : anchorOf(state, state.selection);

/** Returns the current words of a note. */
export function wordsOfNote(state: EditorState, id: number): Anchor | undefined {
	const place = heldBy(state).places.get(id);
	return place && anchorOf(state, place);
}

/** Puts the cursor behind a note's words; a selection would be replaced by the next key. */
export function goToNote(view: EditorView, id: number): void {
	const place = heldBy(view.state).places.get(id);
	if (place) {
		const { doc, tr } = view.state;
		view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.to), -1)).scrollIntoView());
	}
	view.focus();
}
