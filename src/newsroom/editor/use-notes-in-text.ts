import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import type { Anchor } from '../../shared/text/anchor';
import type { MarkedNote } from './marked-note';
import { goToNote, noteAtCursor, placesOf, selectedWords, showNotes, wordsOfNote } from './notes';

/** What the notes beside a text ask of it. */
export interface NotesHandle {
	/** The words that are selected; undefined where there are none. */
	selected(): Anchor | undefined;
	/** The words of a note as they stand now; undefined where they are gone. */
	wordsOf(id: number): Anchor | undefined;
	/** Puts the cursor on the words of a note. */
	goTo(id: number): void;
}

/** Notes on words of a text, as its editor knows them. */
export interface NotesInText {
	notes: readonly MarkedNote[];
	/** The note that somebody is at. */
	here: number | undefined;
	handle: RefObject<NotesHandle | null>;
	/** Told how far down the page the words of each note stand; those whose words are gone are left out. */
	onPlaces(tops: ReadonlyMap<number, number>): void;
	/** Told when the cursor comes to the words of a note. */
	onHere(id: number): void;
	/** Asked for a note on what is selected, else for the one at the cursor. */
	onAsk(at: number | undefined): void;
}

const areSame = (a: ReadonlyMap<number, number> | undefined, b: ReadonlyMap<number, number>) =>
	a?.size === b.size && [...b].every(([id, top]) => Math.abs((a.get(id) ?? -9) - top) < 1);

/** Marks the words of notes in a text, and tells where they stand. */
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
