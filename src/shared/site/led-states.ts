/**
 * Results of following a redirect: a page, an answer that it is gone, nothing, or a circle; or it is never followed,
 * because a page answers at its own address.
 */
export const ledStates = ['page', 'gone', 'nowhere', 'circle', 'unreached'] as const;
export type LedState = (typeof ledStates)[number];

/** The final target of a redirect, as the newsroom shows it. */
export interface Led {
	/** Null where the redirect answers that the page is gone, and where it leads in a circle. */
	to: string | null;
	state: LedState;
}
