/** How long a purge waits for a node that does not confirm, in milliseconds; below the longest a write may take. */
export const LEASE_MS = 3_000;
/**
 * How long a node trusts what it keeps after it has last spoken with the database: less, as its clock is another one.
 */
export const TRUST_MS = 2_000;
/** From one talk with the database to the next, and to the next where it did not answer. */
export const BEAT_MS = 800;
export const AWAY_BEAT_MS = 400;
/**
 * Longest the database may take to answer; after that it is away. Asked twice, over two connections, that is still
 * below TRUST_MS.
 */
export const ANSWER_MS = 700;
