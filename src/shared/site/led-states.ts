/**
 * What becomes of who follows a redirect: they come to a page, are told that it is gone, find nothing, go in a circle; or
 * nobody follows it, for a page answers at its own address.
 */
export const ledStates = ['page', 'gone', 'nowhere', 'circle', 'unreached'] as const;
export type LedState = (typeof ledStates)[number];

/** Where a redirect finally leads, as the newsroom sees it. */
export interface Led {
	/** Null where it says that what stood there is gone, and where it leads in a circle. */
	to: string | null;
	state: LedState;
}
