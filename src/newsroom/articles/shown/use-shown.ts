import { useEffect, useRef, useState } from 'react';
import { ApiError, ask } from '../../calls';
import { useTouched } from '../../live/live';

/** Milliseconds after the last key in a field before it is drawn again; the text has paused before it is told. */
const PAUSE_MS = 150;

/** Where an article can be looked at: on pages of readers, and in their newsletter. */
export const PLACES = ['article', 'front', 'list', 'newsletter'] as const;
export type Shown = { html: string } | { image?: string } | { never: 'brief' | 'partner' | 'address' };

/** What is drawn of which article. */
interface Drawn {
	id: number;
	/** The saved state that it stands on, where this screen knows it. */
	version: unknown;
	/** What is typed and not saved, as a call is given it. */
	changes: string;
}

/** What is said where nothing is drawn. */
interface Sentences {
	/** No answer comes. */
	away: string;
	/** There is no such article for whoever asks; else the server says it. */
	refused?: string;
}

/**
 * What readers would have of an article as it stands on the screen, drawn anew a moment after each change.
 * @param drawn undefined where there is none
 * @param place a page of readers, their newsletter, or the picture with which it is shared
 */
export function useShown(
	drawn: Drawn | undefined,
	place: (typeof PLACES)[number] | 'card',
	{ away, refused }: Sentences,
) {
	const [shown, setShown] = useState<{ of: string; what: Shown }>();
	const [failure, setFailure] = useState<{ of: string; text: string }>();
	const [heard, hear] = useState(0);
	const text = useRef<unknown>(undefined);
	const { id, version, changes } = drawn ?? {};
	const isElsewhere = drawn !== undefined && version === undefined;
	// Of another article nothing on this screen says that it was saved.
	useTouched(`article:${id}`, () => hear((before) => before + (isElsewhere ? 1 : 0)));
	useTouched(`article_text:${id}`, () => hear((before) => before + (isElsewhere ? 1 : 0)));
	const of = `${id} ${place === 'card' || place === 'newsletter' ? place : 'page'}`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: what a colleague saves is another page too.
	useEffect(() => {
		if (id === undefined || changes === undefined) return undefined;
		const control = new AbortController();
		const { signal } = control;
		const typed = JSON.parse(changes) as Record<string, unknown>;
		const isText = typed.html !== text.current;
		text.current = typed.html;
		const draw = async () => {
			try {
				const what =
					place === 'card'
						? await ask<Shown>(`article/${id}/rehearse/card`, { method: 'POST', body: typed, signal })
						: await ask<Shown>(`article/${id}/rehearse`, { method: 'POST', body: { ...typed, place }, signal });
				setShown({ of, what });
				setFailure(undefined);
			} catch (error) {
				if (signal.aborted) return;
				const isHidden = error instanceof ApiError && error.status === 404 && refused !== undefined;
				setFailure({ of, text: isHidden ? refused : error instanceof ApiError ? error.message : away });
			}
		};
		const soon = setTimeout(() => void draw(), isText ? 0 : PAUSE_MS);
		return () => {
			clearTimeout(soon);
			control.abort();
		};
	}, [id, version, changes, place, heard, away, refused]);
	// What is being looked at stays until the next one is there, where both are of one kind.
	return {
		shown: id !== undefined && shown?.of === of ? shown.what : undefined,
		failure: failure?.of === of ? failure.text : undefined,
	};
}
