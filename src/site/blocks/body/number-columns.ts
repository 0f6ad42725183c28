const TABLE = /<table\b[\s\S]*?<\/table>/g;
const ROW = /<tr\b[^>]*>[\s\S]*?<\/tr>/g;
const CELL = /<(t[hd])(\s[^>]*)?>([\s\S]*?)<\/\1>/g;

const textOf = (html: string) =>
	html
		.replace(/<[^>]*>/g, '')
		.replace(/&nbsp;|\u00A0/g, ' ')
		.trim();

/** Matches a figure, perhaps with its unit: "10.5", "1,234", "−3 %", "€0.30", "20 mg/ml", "US$ 5". */
const FIGURE =
	/^[-−–+±≈~<>≤≥]?\s*(?:[A-Z]{0,3}[€£$¥]|[A-Z]{3}\s)?\s*\d[\d.,\u2009\u202F ]*(?:\s?(?:%|‰|[€£$¥]|[\p{L}µ°]{1,4}(?:\/[\p{L}]{1,3})?))?$/u;
const NOTHING = /^[–—-]?$/;
/** Words in the place of a figure: "not verified", "none", "to be set". */
const INSTEAD = /^\D{1,24}$/;

/**
 * Returns the indexes of the columns whose cells below the head are figures, apart from empty ones, dashes, and words in
 * the place of a missing figure: the same words however often, different ones where they are not more than the figures.
 */
function figureColumns(rows: readonly string[]): Set<number> {
	const columns: string[][] = [];
	for (const row of rows)
		[...row.matchAll(CELL)].forEach(([, name, , inside = ''], at) => {
			if (name === 'td') columns[at] = [...(columns[at] ?? []), textOf(inside)];
		});
	const found = new Set<number>();
	columns.forEach((cells, at) => {
		const filled = cells.filter((cell) => !NOTHING.test(cell));
		const others = filled.filter((cell) => !FIGURE.test(cell));
		const areFew = others.length <= filled.length / 2 || new Set(others).size === 1;
		if (filled.length > others.length && areFew && others.every((cell) => INSTEAD.test(cell))) found.add(at);
	});
	return found;
}

/**
 * Marks the columns of a table that hold only figures, with their heads, so that digits are aligned. A table with cells
 * that span others is left as it is.
 * @param html sanitised
 */
export const alignFigures = (html: string): string =>
	html.replace(TABLE, (table) => {
		if (/\b(?:col|row)span=/.test(table)) return table;
		const figures = figureColumns(table.match(ROW) ?? []);
		if (figures.size === 0) return table;
		return table.replace(ROW, (row) => {
			let at = -1;
			return row.replace(CELL, (cell, name: string, attributes = '', inside: string) => {
				at += 1;
				if (!figures.has(at) || /\bclass=/.test(attributes)) return cell;
				return `<${name}${attributes} class="r">${inside}</${name}>`;
			});
		});
	});
