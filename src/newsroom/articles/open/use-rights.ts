import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoleChange } from '../../../queries/secret/own-role-change';
import { ApiError, ask } from '../../calls';
import type { LostRight } from '../../journal/lost-right';
import { readSession } from '../../session/session';
import { type ArticleDetail, readArticle } from '../article';
import { lacksRight } from '../editability';

/** Milliseconds between two checks whether a right that was taken away is back. */
const LOOK_MS = 30_000;

/** True where a call was refused because the person may not do that, or may not even see the row. */
export const isRightRefusal = (error: unknown): boolean =>
	error instanceof ApiError && (error.reason === 'forbidden' || error.reason === 'not_found');

/** The article as somebody sees it who may do nothing with it. */
const withoutRights = (detail: ArticleDetail): ArticleDetail => ({
	...detail,
	may: Object.fromEntries(Object.keys(detail.may).map((action) => [action, 'forbidden'])) as ArticleDetail['may'],
});

/**
 * Finds out, after a refusal, whether the rights over an article were taken away while it was open, and takes over what
 * the server allows now. While they are gone, it checks again by itself.
 * @param detail the article as the screen shows it
 */
export function useRights(detail: ArticleDetail, setDetail: (next: ArticleDetail) => void) {
	const [lost, setLost] = useState<LostRight>();
	const latest = useRef(detail);
	latest.current = detail;
	const could = useRef(!lacksRight(detail));

	/**
	 * Reads the article's rights again.
	 * @returns whether the article may be changed now; undefined where no answer came
	 */
	const look = async (): Promise<boolean | undefined> => {
		const now = await readArticle(latest.current.id).catch((error: unknown) => {
			if (isRightRefusal(error)) return 'out of sight' as const;
			return undefined;
		});
		if (!now) return undefined;
		// The session is read after the article: if the call above made the person sign in again, the dialog must still
		// show the name that the session had.
		await readSession().catch(() => undefined);
		const next = now === 'out of sight' ? withoutRights(latest.current) : now;
		const isFree = !lacksRight(next);
		// An article that was published meanwhile may be somebody else's to change; that is not a right taken away.
		const isLost = !isFree && could.current && next.status === latest.current.status;
		const change = isLost ? await ask<{ change?: RoleChange }>('me/role').catch(() => undefined) : undefined;
		flushSync(() => {
			setDetail(next);
			setLost(isLost ? { change: change?.change } : undefined);
		});
		return isFree;
	};

	const isLost = lost !== undefined;
	const looking = useRef(look);
	looking.current = look;
	useEffect(() => {
		if (!isLost) return;
		const again = () => void looking.current();
		const timer = setInterval(again, LOOK_MS);
		addEventListener('focus', again);
		return () => {
			clearInterval(timer);
			removeEventListener('focus', again);
		};
	}, [isLost]);
	return { lost, look };
}
