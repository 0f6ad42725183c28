import type { Anchor } from '../../shared/text/anchor';

/** A note whose words are marked in the text; the mark is never part of it. */
export interface MarkedNote {
	id: number;
	anchor: Anchor;
	isSettled: boolean;
}

/** Number of the note that is being written. */
export const NEW_NOTE = 0;
