import { csvFile, FORMULA } from '../../shared/text/csv/csv';
import { readCsv } from '../../shared/text/csv/read-csv';
import { tableRows } from './check-text';
import { type Texts, textsIn } from './word-table';
import { ownTexts } from './words';

/** Columns of the table, in order. */
const HEAD = ['key', 'english', 'parameters', 'text'] as const;

const isProtected = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, ''));
/**
 * Protects a text that a spreadsheet would take for a formula with an apostrophe, without losing one of the text's own.
 */
const protect = (text: string): string => (isProtected(text) ? `'${text}` : text);
const unprotect = (cell: string): string => (isProtected(cell) ? cell.slice(1) : cell);

/** The texts of an edition: those that the program comes with, replaced by those that were imported. */
export const textsNow = (code: string, brought: Texts): Map<string, string> =>
	new Map([...textsIn(ownTexts(code)), ...Object.entries(brought)]);

/**
 * The table that a translator fills in: every text in English, the parameters that it must have, and the edition's
 * text.
 */
export function translatorsTable(code: string, brought: Texts): string {
	const now = textsNow(code, brought);
	return csvFile([
		HEAD,
		...tableRows().map(({ key, english, parameters }) => [
			key,
			protect(english),
			parameters.map((name) => `{${name}}`).join(' '),
			protect(now.get(key) ?? ''),
		]),
	]);
}

/** A row of a table that was filled in. */
export interface BroughtText {
	line: number;
	key: string;
	/** '' takes the text back. */
	text: string;
}

/**
 * Reads the texts of a table that was filled in; undefined where the file is no table, or lacks the columns `key` and
 * `text`.
 */
export function readTranslatorsTable(file: string): BroughtText[] | undefined {
	const [head, ...rows] = readCsv(file);
	const [key, text] = ['key', 'text'].map((name) => head?.cells.indexOf(name) ?? -1) as [number, number];
	if (key < 0 || text < 0) return undefined;
	return rows.map(({ line, cells }) => {
		const cell = unprotect((cells[text] ?? '').replaceAll('\r\n', '\n'));
		return { line, key: cells[key] ?? '', text: cell.trim() === '' ? '' : cell };
	});
}

/** Keys for which an edition has no text, in the order of the table. */
export function missingTexts(code: string, brought: Texts): string[] {
	const now = textsNow(code, brought);
	return tableRows()
		.filter(({ key, english }) => english !== '' && !now.get(key))
		.map(({ key }) => key);
}
