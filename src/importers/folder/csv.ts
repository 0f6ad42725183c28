import { ImportError } from '../core/import-error';

/**
 * Reads a table as RFC 4180 has it, and as spreadsheets write it: quoted fields with line ends and doubled quotes,
 * commas, or semicolons or tabs where the first line has more of them.
 * @throws ImportError where a quote has no end: all that follows would be one field
 */
export function readCsv(text: string): string[][] {
	const plain = text.replace(/^\ufeff/, '');
	const head = /^[^\r\n]*/.exec(plain)?.[0] ?? '';
	const often = (mark: string) => head.split(mark).length;
	const between = [',', ';', '\t'].reduce((best, mark) => (often(mark) > often(best) ? mark : best));
	const rows: string[][] = [];
	let row: string[] = [];
	let field = '';
	let isQuoted = false;
	let quotedFrom = 0;
	const endField = () => {
		row.push(field);
		field = '';
	};
	const endRow = () => {
		endField();
		if (row.length > 1 || row[0] !== '') rows.push(row);
		row = [];
	};
	for (let at = 0; at < plain.length; at += 1) {
		const letter = plain[at] as string;
		if (isQuoted) {
			if (letter !== '"') field += letter;
			else if (plain[at + 1] === '"') {
				field += '"';
				at += 1;
			} else isQuoted = false;
		} else if (letter === '"' && field === '') {
			isQuoted = true;
			quotedFrom = at;
		} else if (letter === between) endField();
		else if (letter === '\n' || letter === '\r') {
			if (letter === '\r' && plain[at + 1] === '\n') at += 1;
			endRow();
		} else field += letter;
	}
	if (isQuoted)
		throw new ImportError(
			`The table has a quote without an end in line ${plain.slice(0, quotedFrom).split(/\r\n|\r|\n/).length}.`,
		);
	if (field !== '' || row.length > 0) endRow();
	return rows;
}

/** Rows of a table by the names in its first line. */
export function recordsOf(text: string): Record<string, string>[] {
	const [head = [], ...rows] = readCsv(text);
	const names = head.map((name) => name.trim().toLowerCase());
	return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}
