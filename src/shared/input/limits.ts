/** Largest number of a row: its columns are integers of 32 bits. */
export const MAX_ROW_ID = 2_147_483_647;

/** Last moment that is taken, in Unix seconds: the end of 31 December 9999, UTC. Milliseconds of today lie behind it. */
export const MAX_MOMENT = 253_402_300_799;

/** Characters of a text with markup, at most. */
export const MAX_TEXT_CHARACTERS = 2_000_000;
