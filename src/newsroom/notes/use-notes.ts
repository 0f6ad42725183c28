import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NoteThread } from '../../api/newsroom/note/note-calls';
import { Unavailable } from '../../shared/errors';
import type { Anchor } from '../../shared/text/anchor';
import { ApiError, ask } from '../calls';
import { type MarkedNote, NEW_NOTE } from '../editor/marked-note';
import type { NotesHandle, NotesInText } from '../editor/use-notes-in-text';
import { useTouched } from '../live/live';

/**
 * Notes on words of an open article: their threads, their positions beside the text, and the selected one. There are
 * none for people who may not read them.
 * @param version of the article as it is shown: another text has its words at other places
 * @param mayRead whether the person may read the article's notes
 */
export function useNotes(article: number, version: number, mayRead: boolean) {
	const [rows, setRows] = useState<NoteThread[]>();
	/** The words that a new note is being written about. */
	const [begun, begin] = useState<Anchor>();
	const [here, setHere] = useState<number>();
	/** Number of notes and answers with unsaved words. */
	const [typed, setTyped] = useState(0);
	const countTyped = useCallback((by: 1 | -1) => setTyped((before) => before + by), []);
	const [tops, setTops] = useState<ReadonlyMap<number, number>>();
	const handle = useRef<NotesHandle>(null);
	/** The note that is to get the focus; a new object for each request. */
	const [called, call] = useState<{ id: number }>();

	const read = useCallback(async () => {
		if (!mayRead) return;
		const answer = await ask<{ rows: NoteThread[] }>(`article/${article}/note`).catch((error: unknown) => {
			// Without an answer the earlier notes stay; a refusal leaves nothing to show.
			if (error instanceof Unavailable || error instanceof ApiError) return undefined;
			throw error;
		});
		// Equal answers keep the same object, so that nothing is drawn again while somebody writes.
		if (answer) setRows((before) => (JSON.stringify(before) === JSON.stringify(answer.rows) ? before : answer.rows));
	}, [article, mayRead]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: every save writes the words of the notes anew.
	useEffect(() => void read(), [read, version]);
	useTouched(`article_notes:${article}`, read);

	const marked = useMemo(
		(): MarkedNote[] => [
			...(rows ?? []).map(({ id, anchor, settled_at }) => ({ id, anchor, isSettled: settled_at !== null })),
			...(begun ? [{ id: NEW_NOTE, anchor: begun, isSettled: false }] : []),
		],
		[rows, begun],
	);
	const goTo = (id: number) => {
		setHere(id);
		call({ id });
	};
	const inText: NotesInText | undefined = rows && {
		notes: marked,
		here: begun ? NEW_NOTE : here,
		handle,
		onPlaces: setTops,
		onHere: setHere,
		onAsk(at) {
			const words = at === undefined ? handle.current?.selected() : undefined;
			if (words) begin(words);
			else if (at !== undefined) goTo(at);
		},
	};
	return { article, rows, begun, begin, here, setHere, tops, handle, called, read, inText, typed, countTyped };
}

export type OpenNotes = ReturnType<typeof useNotes>;
