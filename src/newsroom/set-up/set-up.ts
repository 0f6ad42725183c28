import type { SetUp } from '../../api/newsroom/set-up/set-up-now';
import { ask } from '../calls';
import { hasNow } from '../session/session';
import { loadSetUpWords } from '../words/set-up-words';

/** How far the installation is set up. */
export type { SetUp };

/** Steps of the set-up, in their order. */
export const steps = ['name', 'look', 'places', 'texts', 'ground', 'open'] as const;
export type Step = (typeof steps)[number];

/**
 * How far the installation is set up; undefined for accounts without a right to it.
 * @throws ApiError, Unavailable
 */
export async function setUpNow(signal: AbortSignal): Promise<SetUp | undefined> {
	if (!hasNow('house.read')) return undefined;
	const [setUp] = await Promise.all([ask<SetUp>('set-up', { signal }), loadSetUpWords()]);
	return setUp;
}
