/** By this mark spreadsheets know that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';
/** What spreadsheets take for the beginning of a formula, also in full width, and behind blanks that they leave out. */
export const FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A plain number in the notation of any edition is none. */
const NUMBER = /^-?\d+(?:[.,\u00a0\u202f]\d+)*(?:e[+-]?\d+)?$/i;

/** A cell of RFC 4180; what a spreadsheet would take for a formula begins with an apostrophe, numbers stay numbers. */
function cell(value: string | number, separator: string): string {
	const text = String(value);
	const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
	return /["\r\n]/.test(safe) || safe.includes(separator) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table, with its end. @param separator the one that spreadsheets of the reader's language expect */
export const csvLine = (cells: readonly (string | number)[], separator = ','): string =>
	`${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;

/** What a file of lines begins with. @param head names of the columns */
export const csvHead = (head: readonly string[], separator = ','): string => BYTE_ORDER_MARK + csvLine(head, separator);

/** A whole table as a file. */
export const csvFile = (rows: readonly (readonly (string | number)[])[], separator = ','): string =>
	BYTE_ORDER_MARK + rows.map((row) => csvLine(row, separator)).join('');
