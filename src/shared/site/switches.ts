/**
 * What an installation can decide by a switch, each a row of the table of settings; off where there is no row.
 * `second_person`: somebody other than the one who wrote its last words publishes an article.
 */
export const switches = ['second_person'] as const;
export type Switch = (typeof switches)[number];
