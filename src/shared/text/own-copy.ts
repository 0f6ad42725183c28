/**
 * A text in memory of its own, for what is kept. The engine keeps a text that was cut out of another one as a place in
 * it: a word of twelve letters or more that is remembered holds the whole page it was read from.
 */
export const ownCopy = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');
