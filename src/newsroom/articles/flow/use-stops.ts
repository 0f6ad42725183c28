import { useEffect, useState } from 'react';
import { ask } from '../../calls';
import type { ArticleDetail } from '../article';
import type { OpenArticle } from '../open/use-article';
import type { Checked } from './checks';

/** Milliseconds without a change of the hour before the server is asked. */
const PAUSE = 250;

/**
 * What stops an article at a moment, as the server says it by the function that the command asks; what the screen knows
 * already until it answers.
 * @param at Unix seconds; undefined where no moment is chosen
 */
export function useStops({ detail }: OpenArticle, at: number | undefined): Checked {
	const [found, find] = useState<Checked>(detail);
	const { id } = detail;
	useEffect(() => {
		if (at === undefined) return;
		const asked = new AbortController();
		const { signal } = asked;
		const timer = setTimeout(() => {
			// Without an answer the command says it, when it is asked.
			void ask<ArticleDetail>(`article/${id}`, { query: { at: String(Math.floor(at)) }, signal }).then(
				(then) => !signal.aborted && find(then),
				() => undefined,
			);
		}, PAUSE);
		return () => {
			clearTimeout(timer);
			asked.abort();
		};
	}, [id, at]);
	return found;
}
