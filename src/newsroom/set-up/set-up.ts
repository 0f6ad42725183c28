import type { SetUp as Told } from '../../api/newsroom/set-up/set-up-now';
import { ask } from '../calls';
import { hasNow } from '../session/session';

/** How far the installation is set up. */
export type SetUp = Told;

/** Steps of the set-up, in their order. */
export const steps = ['name', 'look', 'places', 'texts', 'ground', 'open'] as const;
export type Step = (typeof steps)[number];

/** How far the installation is set up; undefined for whoever has nothing to do with it. @throws Refused, Unavailable */
export const setUpNow = async (signal: AbortSignal): Promise<SetUp | undefined> =>
	hasNow('house.read') ? ask<SetUp>('set-up', { signal }) : undefined;
