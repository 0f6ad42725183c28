/**
 * Thousands have their sign from four digits on, in every edition. Spanish would leave it out of 3040, so that 16.000
 * and 3040 stood under each other in a column. A file of its own, because messages need nothing else of the notation.
 */
export const GROUPED = { useGrouping: 'always' } as const satisfies Intl.NumberFormatOptions;
