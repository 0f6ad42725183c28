import { useEffect, useRef, useState } from 'react';
import { ApiError, ask } from '../../calls';
import { useTouched } from '../../live/live';

/** Milliseconds without a key in a field before the preview is drawn again; the text's own pause has passed already. */
const PAUSE_MS = 150;

/** Places where an article can be previewed: pages of readers, and their newsletter. */
export const PLACES = ['article', 'front', 'list', 'newsletter'] as const;
/** The answer of a preview: a page, a picture, or why this article is never shown there. */
export type Shown = { html: string } | { image?: string } | { never: 'brief' | 'partner' | 'address' };

/** What is drawn, of which article. */
interface Drawn {
	id: number;
	/** The saved version it is based on, where this screen knows it. */
	version: unknown;
	/** What is typed and not saved, as the body of the call. */
	changes: string;
}

/** Messages shown where nothing could be drawn. */
interface Sentences {
	/** The server does not answer. */
	away: string;
	/** The caller may not see the article; without it the server's own message is shown. */
	refused?: string;
}

/**
 * Draws the preview of an article with what is typed, again a moment after each change.
 * @param drawn undefined where there is nothing to draw
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
	// This screen does not know when another article is saved, so it listens for it.
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
	// The old preview stays until the new one has come, if both are of the same kind.
	return {
		shown: id !== undefined && shown?.of === of ? shown.what : undefined,
		failure: failure?.of === of ? failure.text : undefined,
	};
}
