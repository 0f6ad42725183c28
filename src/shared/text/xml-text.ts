/** Signs that no document of XML may hold, however they are written: one of them makes all of it unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that XML does not take
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without the signs that XML does not take, halves of characters among them. */
export const xmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '');
