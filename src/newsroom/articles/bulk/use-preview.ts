import { useEffect, useState } from 'react';
import type { BulkRow } from '../../../api/newsroom/article/article-bulk-calls';
import type { ListedArticle } from '../../../api/newsroom/article/article-calls';
import { Unavailable } from '../../../shared/errors';
import { ApiError, ask } from '../../calls';

/** Milliseconds without a change before the server is asked what would happen. */
const PAUSE = 300;

/** What is to be done, as its call takes it. */
export interface Wanted {
	act: string;
	type?: string;
	ids?: number[];
	note?: string;
}

export const bodyOf = (chosen: readonly Pick<ListedArticle, 'id' | 'version'>[], wanted: Wanted) => ({
	articles: chosen.map(({ id, version }) => ({ id, version })),
	...wanted,
});

/**
 * What an act would make of each article, asked again whenever something of it changes.
 * @param wanted undefined as long as something is missing
 * @param count raised to ask again
 */
export function usePreview(chosen: readonly ListedArticle[], wanted: Wanted | undefined, count: number) {
	const asked = wanted && JSON.stringify(bodyOf(chosen, wanted));
	const [found, setFound] = useState<{ asked: string; rows?: BulkRow[]; error?: string }>();
	useEffect(() => {
		if (!asked) return;
		const control = new AbortController();
		// The count makes the same question one that is asked anew.
		const timer = setTimeout(
			() => {
				ask<{ rows: BulkRow[] }>('article/bulk/preview', {
					method: 'POST',
					body: JSON.parse(asked) as object,
					signal: control.signal,
				}).then(
					({ rows }) => setFound({ asked, rows }),
					(error: unknown) => {
						if (control.signal.aborted) return;
						if (!(error instanceof ApiError) && !(error instanceof Unavailable)) throw error;
						setFound({ asked, error: error.message });
					},
				);
			},
			count > 0 ? 0 : PAUSE,
		);
		return () => {
			clearTimeout(timer);
			control.abort();
		};
	}, [asked, count]);
	const isFresh = found !== undefined && found.asked === asked;
	return { rows: isFresh ? found.rows : undefined, error: isFresh ? found.error : undefined };
}
