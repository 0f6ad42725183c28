import type { EditorView } from 'prosemirror-view';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { pendingPlaces } from '../../paste/pending-pictures';
import type { Upload } from '../../paste/store-pictures';

/** Loaded once the text is there, as it is needed before that by nobody. */
export const loadUploads = () => import('./uploads');

/** The article whose text is open. */
export interface OwnArticle {
	id: number;
	/** True where restored words may still be discarded: the text is not changed by itself until then. */
	isUnread: boolean;
}

/**
 * Goes on with the pictures that were on their way into the text when its page was closed.
 * @returns what says which of them cannot go on
 */
export function useUploads(
	view: EditorView | undefined,
	article: OwnArticle | undefined,
	isReadOnly: boolean,
	upload: Upload | undefined,
): ReactNode {
	const [stopped, show] = useState<ReactNode>();
	const latest = useRef({ article, upload });
	latest.current = { article, upload };
	const waiting = useRef<(() => void)[]>([]);
	const { id, isUnread = false } = article ?? {};
	useEffect(() => {
		if (!isUnread) for (const goOn of waiting.current.splice(0)) goOn();
	}, [isUnread]);
	useEffect(() => {
		if (!view || !latest.current.upload) return;
		const end = new AbortController();
		loadUploads().then(
			({ openUploads }) => {
				if (id === undefined || end.signal.aborted) return;
				void openUploads({
					view,
					places: pendingPlaces,
					article: id,
					isReadOnly,
					upload: (...given) => (latest.current.upload as Upload)(...given),
					untilFree: () =>
						latest.current.article?.isUnread ? new Promise((done) => waiting.current.push(done)) : undefined,
					show,
					signal: end.signal,
				});
			},
			() => {},
		);
		return () => {
			end.abort();
			show(undefined);
		};
	}, [view, id, isReadOnly]);
	return stopped;
}
