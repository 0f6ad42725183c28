import type { SetUp } from '../../api/newsroom/set-up/set-up-now';
import { screenAddress } from '../addresses';
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

/** Address of a step's screen. */
export const stepAddress = (step: Step): string => `${screenAddress('set-up')}?step=${step}`;

const hasDone = ({ items }: SetUp, ...names: SetUp['items'][number]['name'][]): boolean =>
	names.every((name) => items.some((item) => item.name === name && item.is_done));

/** The steps that are done. Look and places hold by themselves, so that they count from the first time they are saved. */
export function stepsDone(setUp: SetUp): ReadonlySet<Step> {
	const isDone: Readonly<Record<Step, boolean>> = {
		name: hasDone(setUp, 'name', 'imprint'),
		look: setUp.typed.includes('accent') || setUp.typed.includes('logo'),
		places: setUp.typed.includes('time_zone') || setUp.typed.includes('hidden'),
		texts: hasDone(setUp, 'texts'),
		ground: hasDone(setUp, 'mail'),
		open: hasDone(setUp, 'open'),
	};
	return new Set(steps.filter((step) => isDone[step]));
}

/** The first step that is not done: the one at which somebody who comes back goes on. */
export function firstLeft(setUp: SetUp): Step | undefined {
	const done = stepsDone(setUp);
	return steps.find((step) => !done.has(step));
}
