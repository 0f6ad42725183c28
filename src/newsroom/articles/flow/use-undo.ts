import { useRef } from 'react';
import { say } from '../../components/toasts';
import { useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import type { OpenArticle } from '../open/use-article';
import type { TakenStep } from '../open/workflow-steps';
import type { Transition } from './transitions';

/** What undoes an act over an article: a step, or a change that readers are given at once. */
type Undo = { step: string; body?: object } | { change: object };

/** What undoes a save: the state before it is restored. @param number of its revision */
export const undoOfSave = (number: number): Undo => ({ step: 'restore', body: { number } });

/**
 * What undoes a transition; undefined where nothing does.
 * @param before the article before it
 */
export function undoOf(step: Transition, before: ArticleDetail, { now, dropped }: TakenStep): Undo | undefined {
	switch (step) {
		case 'submit':
			return { step: 'recall' };
		case 'recall':
			return { step: 'submit' };
		case 'discard':
			return { step: 'bring_back' };
		case 'bring_back':
			return { step: 'discard' };
		case 'drop':
			return dropped === undefined ? undefined : undoOfSave(dropped);
		case 'update': {
			const { seo_url } = before;
			const isMoved = before.status === 'published' && seo_url !== null && seo_url !== now.seo_url;
			return isMoved && before.may.move === true ? { change: { seo_url, extent: 'minor' } } : undefined;
		}
		default:
			return undefined;
	}
}

/**
 * Returns what makes the undo of a message. It is done only as long as the article is as the act has left it, so that
 * nobody's later words go with it.
 * @param attempt takes an act and shows why it was refused
 */
export function useUndo(of: OpenArticle, attempt: (act: () => Promise<void>) => Promise<void>) {
	const { article } = useWords();
	// The message outlives the render in which it was made.
	const latest = useRef({ of, attempt });
	latest.current = { of, attempt };
	return (undo: Undo | undefined): (() => void) | undefined => {
		if (!undo) return undefined;
		const after = latest.current.of.version();
		return () => {
			const { of: now, attempt: take } = latest.current;
			if (now.version() !== after) return say(article.undo_late);
			void take(async () => {
				if ('change' in undo) await now.change(undo.change);
				else await now.step(undo.step, undo.body);
			});
		};
	};
}
