import { useEffect, useRef, useState } from 'react';
import { ApiError, ask } from '../../calls';
import { useTouched } from '../../live/live';

/** Milliseconds without a key in a field before the preview is drawn again; the text's own pause has passed already. */
const PAUSE_MS = 150;
/** Milliseconds after which a server that did not answer is asked again. */
const AGAIN_MS = 4_000;

/** Places where an article can be previewed: pages of readers, its entry in a feed, and their newsletter. */
export const PLACES = ['article', 'list', 'lead', 'front', 'feed', 'newsletter'] as const;
export type Place = (typeof PLACES)[number] | 'card';
/**
 * The answer of a preview: a page with the address by which its links lead to the article, a picture, or why this
 * article is never shown there.
 */
export type Shown =
	| { html: string; path?: string }
	| { image?: string }
	| { never: 'brief' | 'partner' | 'address' | 'lead' };

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

/** The kind of what is drawn: of the same kind, the old one stays until the new one has come. */
const kindOf = (id: number | undefined, place: Place) =>
	`${id} ${place === 'card' || place === 'newsletter' ? place : 'page'}`;

/**
 * Draws the preview of an article with what is typed, again a moment after each change, and again and again where the
 * server does not answer.
 * @param drawn undefined where there is nothing to draw
 * @param isPaused true while nobody sees it
 */
export function useShown(
	drawn: Drawn | undefined,
	place: Place,
	{ away, refused, isPaused }: Sentences & { isPaused: boolean },
) {
	const [shown, setShown] = useState<{ of: string; place: Place; what: Shown }>();
	const [failure, setFailure] = useState<{ of: string; text: string; field: string }>();
	const [heard, hear] = useState(0);
	const text = useRef<unknown>(undefined);
	const { id, version, changes } = drawn ?? {};
	const isElsewhere = drawn !== undefined && version === undefined;
	// This screen does not know when another article is saved, so it listens for it.
	useTouched(`article:${id}`, () => hear((before) => before + (isElsewhere ? 1 : 0)));
	useTouched(`article_text:${id}`, () => hear((before) => before + (isElsewhere ? 1 : 0)));
	const of = kindOf(id, place);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what a colleague saves is another page too.
	useEffect(() => {
		if (id === undefined || changes === undefined || isPaused) return undefined;
		const control = new AbortController();
		const { signal } = control;
		const typed = JSON.parse(changes) as Record<string, unknown>;
		const isText = typed.html !== text.current;
		text.current = typed.html;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const draw = async () => {
			try {
				const what =
					place === 'card'
						? await ask<Shown>(`article/${id}/rehearse/card`, { method: 'POST', body: typed, signal })
						: await ask<Shown>(`article/${id}/rehearse`, { method: 'POST', body: { ...typed, place }, signal });
				setShown({ of, place, what });
				setFailure(undefined);
			} catch (error) {
				if (signal.aborted) return;
				const isAnswer = error instanceof ApiError && error.status < 500 && error.status !== 429;
				const isHidden = isAnswer && error.status === 404 && refused !== undefined;
				const text = isHidden ? refused : isAnswer ? error.message : away;
				setFailure({ of, text, field: isAnswer ? error.field : '' });
				if (!isAnswer) timer = setTimeout(() => void draw(), AGAIN_MS);
			}
		};
		timer = setTimeout(() => void draw(), isText ? 0 : PAUSE_MS);
		return () => {
			clearTimeout(timer);
			control.abort();
		};
	}, [id, version, changes, place, heard, away, refused, isPaused]);
	const isSame = id !== undefined && shown?.of === of;
	return {
		shown: isSame ? shown.what : undefined,
		/** The place of what is shown: the one before, until the chosen one has come. */
		placeShown: isSame ? shown.place : undefined,
		/** Why the last drawing failed, and the path of the field that it is about; '' where it is about none. */
		failure: failure?.of === of ? failure : undefined,
	};
}
