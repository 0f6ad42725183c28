import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { Anchor } from '../../shared/text/anchor';
import type { MarkedNote } from './marked-note';
import { goToNote, noteAtCursor, placesOf, selectedWords, showNotes, wordsOfNote } from './notes';

/** What the notes beside a text can ask of its editor. */
export interface NotesHandle {
	/** The words that are selected; undefined where there are none. */
	selected(): Anchor | undefined;
	/** Returns the current words of a note; undefined where they are gone. */
	wordsOf(id: number): Anchor | undefined;
	/** Puts the cursor on the words of a note. */
	goTo(id: number): void;
}

/** The notes on words of a text, as its editor gets them. */
export interface NotesInText {
	notes: readonly MarkedNote[];
	/** Number of the note at the cursor. */
	here: number | undefined;
	handle: RefObject<NotesHandle | null>;
	/** Called with the vertical position of each note's words on the page; notes whose words are gone are left out. */
	onPlaces(tops: ReadonlyMap<number, number>): void;
	/** Called when the cursor enters the words of a note. */
	onHere(id: number): void;
	/** Called to write a note on the selection, or to open the note at the cursor. */
	onAsk(at: number | undefined): void;
}

const areSame = (a: ReadonlyMap<number, number> | undefined, b: ReadonlyMap<number, number>) =>
	a?.size === b.size && [...b].every(([id, top]) => Math.abs((a.get(id) ?? -9) - top) < 1);

/** Marks the words of notes in a text, and reports their positions. */
export function useNotesInText(
	view: EditorView | undefined,
	state: EditorState | undefined,
	notes: NotesInText | undefined,
): void {
	const latestNotes = useRef(notes);
	latestNotes.current = notes;
	const tops = useRef<ReadonlyMap<number, number>>(undefined);
	const marked = notes?.notes;
	const here = notes?.here;

	useEffect(() => {
		if (view && !view.isDestroyed && marked) showNotes(view, marked, here);
	}, [view, marked, here]);

	const at = state && noteAtCursor(state);
	useEffect(() => {
		if (at !== undefined && view?.hasFocus()) latestNotes.current?.onHere(at);
	}, [at, view]);

	useImperativeHandle(
		notes?.handle,
		() => ({
			selected: () => view && selectedWords(view.state),
			wordsOf: (id) => view && wordsOfNote(view.state, id),
			goTo: (id) => view && goToNote(view, id),
		}),
		[view],
	);

	const measure = useRef(() => {});
	measure.current = () => {
		if (!view || view.isDestroyed || !marked) return;
		const found = new Map<number, number>();
		for (const [id, { from }] of placesOf(view.state)) found.set(id, view.coordsAtPos(from).top + scrollY);
		if (areSame(tops.current, found)) return;
		tops.current = found;
		latestNotes.current?.onPlaces(found);
	};
	const isMarked = marked !== undefined && marked.length > 0;
	useEffect(() => {
		if (!view || !isMarked) return;
		const resize = new ResizeObserver(() => measure.current());
		resize.observe(view.dom);
		return () => resize.disconnect();
	}, [view, isMarked]);
	// Whatever is typed or drawn around the text may move its words.
	useEffect(() => {
		const frame = requestAnimationFrame(() => measure.current());
		return () => cancelAnimationFrame(frame);
	});
}
