/** What spreadsheets of the world put between two cells. */
const SEPARATORS = [',', ';', '\t'];

/** The separator of a table: the one that its first line has most of. */
function separatorOf(text: string): string {
	const first = text.slice(0, /[\r\n]|$/.exec(text)?.index);
	const count = (sign: string) => first.split(sign).length;
	return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * The rows of a table as spreadsheets save it: RFC 4180 with any of their separators, with a byte order mark or none.
 * @returns each row with the line of the file that it begins at
 */
export function readCsv(file: string): { line: number; cells: string[] }[] {
	const text = file.replace(/^\ufeff/, '');
	const separator = separatorOf(text);
	const rows: { line: number; cells: string[] }[] = [];
	let row = { line: 1, cells: [] as string[] };
	let cell = '';
	let isQuoted = false;
	let line = 1;
	const endRow = () => {
		row.cells.push(cell);
		cell = '';
		if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
		row = { line, cells: [] };
	};
	for (let at = 0; at < text.length; at += 1) {
		const sign = text[at] as string;
		if (sign === '\n') line += 1;
		if (isQuoted) {
			if (sign !== '"') cell += sign;
			else if (text[at + 1] === '"') {
				cell += '"';
				at += 1;
			} else isQuoted = false;
		} else if (sign === '"' && cell === '') isQuoted = true;
		else if (sign === separator) {
			row.cells.push(cell);
			cell = '';
		} else if (sign === '\n') endRow();
		else if (sign !== '\r' || text[at + 1] !== '\n') cell += sign;
	}
	line += 1;
	endRow();
	return rows;
}
