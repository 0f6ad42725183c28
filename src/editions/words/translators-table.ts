import { csvFile, FORMULA } from '../../shared/text/csv/csv';
import { readCsv } from '../../shared/text/csv/read-csv';
import { tableRows } from './check-text';
import { type Texts, textsIn } from './word-table';
import { ownTexts } from './words';

/** Columns of the table, and where each of a row stands. */
const HEAD = ['key', 'english', 'parameters', 'text'] as const;

const isProtected = (cell: string): boolean => cell.startsWith("'") && FORMULA.test(cell.replace(/^'+/, ''));
/** The apostrophe that a spreadsheet wants before what it would take for a formula is told from a text's own. */
const protect = (text: string): string => (isProtected(text) ? `'${text}` : text);
const unprotect = (cell: string): string => (isProtected(cell) ? cell.slice(1) : cell);

/** The texts that an edition has: those it comes with, and those that were brought over them. */
export const textsNow = (code: string, brought: Texts): Map<string, string> =>
	new Map([...textsIn(ownTexts(code)), ...Object.entries(brought)]);

/** What a translator fills in: every text in English, what has to stand in it, and what the edition says. */
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

/** A row of the table as it comes back. */
export interface BroughtText {
	line: number;
	key: string;
	/** '' takes the text back. */
	text: string;
}

/** The texts of a table that was filled in; undefined where it is none, or has lost its columns `key` and `text`. */
export function readTranslatorsTable(file: string): BroughtText[] | undefined {
	const [head, ...rows] = readCsv(file);
	const [key, text] = ['key', 'text'].map((name) => head?.cells.indexOf(name) ?? -1) as [number, number];
	if (key < 0 || text < 0) return undefined;
	return rows.map(({ line, cells }) => {
		const cell = unprotect((cells[text] ?? '').replaceAll('\r\n', '\n'));
		return { line, key: cells[key] ?? '', text: cell.trim() === '' ? '' : cell };
	});
}

/** Keys that an edition has no text for, in the order of the table. */
export function missingTexts(code: string, brought: Texts): string[] {
	const now = textsNow(code, brought);
	return tableRows()
		.filter(({ key, english }) => english !== '' && !now.get(key))
		.map(({ key }) => key);
}
