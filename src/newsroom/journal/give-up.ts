import { bodyOf } from '../articles/article';
import { ask } from '../calls';
import { InvalidValue } from '../fields/controls';
import type { Draft } from '../fields/paths';

/** Versions of an article before and after untaken words were kept; both are the same where it has them. */
interface Untaken {
	before: number;
	version: number;
}

/**
 * Keeps words of an article that were typed and are given up, as a revision: only then they may leave the screen.
 * @returns undefined where there are none
 * @throws ApiError, Unavailable
 */
export async function keepUntaken(id: number, draft: Draft): Promise<Untaken | undefined> {
	const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => !(value instanceof InvalidValue)));
	if (Object.keys(given).length === 0) return undefined;
	return ask<Untaken>(`article/${id}/untaken`, { method: 'POST', body: bodyOf(given) });
}
