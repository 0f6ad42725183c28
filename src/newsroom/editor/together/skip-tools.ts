import type { Transaction } from 'prosemirror-state';

const META = 'skips-tools';

/** Marks a transaction after which the tools, counts and forms around a text need not be drawn again. */
export const skipTools = (transaction: Transaction): Transaction => transaction.setMeta(META, true);

export const skipsTools = (transaction: Transaction): boolean => transaction.getMeta(META) === true;
