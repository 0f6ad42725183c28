/** What Windows-1252 has in the places of the control signs from 0x80 on; five of them are nothing. */
const SIGNS = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

const FIRST = 0x80;
const PLACES = /[\u0080-\u009f]/g;

/** Number of signs in a text that are Windows-1252 in a text of Unicode. */
export const countWindowsSigns = (text: string): number => text.match(PLACES)?.length ?? 0;

/**
 * A text in which the control signs from U+0080 to U+009F are read as Windows-1252, as browsers read `&#150;`: old
 * programs wrote quotation marks and dashes so, and no text means a control sign. What means nothing there either is
 * taken out.
 */
export const readWindowsSigns = (text: string): string =>
	text.replace(PLACES, (sign) => (SIGNS[sign.charCodeAt(0) - FIRST] ?? '').replace('\0', ''));
