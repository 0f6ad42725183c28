import { REACH } from '../cover/scenes-apart';

/**
 * Articles on a page of a list, before the reader asks for more: the fewest with which the drawings of neighbouring
 * pages differ (`src/shared/cover/scenes-apart.ts`).
 */
export const LIST_ROWS = 2 * REACH;
