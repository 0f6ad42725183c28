import type { Transaction } from 'prosemirror-state';

const META = 'keeps-around';

/** Marks a transaction that changes nothing of what is drawn around a text: tools, counts, forms. */
export const keepAround = (transaction: Transaction): Transaction => transaction.setMeta(META, true);

export const keepsAround = (transaction: Transaction): boolean => transaction.getMeta(META) === true;
