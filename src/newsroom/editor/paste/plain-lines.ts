import { Fragment, type Node, Slice } from 'prosemirror-model';
import { schema } from '../../../shared/text/schema';

const make = (name: string, content: readonly Node[], attrs: Record<string, unknown> | null = null): Node =>
	(schema.nodes[name] as NonNullable<(typeof schema.nodes)[string]>).create(attrs, Fragment.fromArray([...content]));
const textOf = (line: string): Node[] => (line === '' ? [] : [schema.text(line)]);

/** An item of a list: how far it is moved in, its number where it has one, and its words. */
interface Item {
	indent: number;
	number: number | undefined;
	words: string;
}
const ITEM = /^([ \t]*)(?:[-*•–▪◦‣·]|(\d{1,3})[.)])[ \t]+(\S.*)$/u;
const INDENT = 4;

function itemOf(line: string): Item | undefined {
	const [, blank = '', number, words = ''] = ITEM.exec(line) ?? [];
	if (words === '') return undefined;
	const indent = blank.replaceAll('\t', ' '.repeat(INDENT)).length;
	return { indent, number: number === undefined ? undefined : Number(number), words };
}

/** Lists of items that follow each other: what is moved in further comes into the item before it. */
function listsOf(items: readonly Item[]): Node[] {
	const out: Node[] = [];
	for (let at = 0; at < items.length; ) {
		const first = items[at] as Item;
		const isNumbered = first.number !== undefined;
		const entries: Node[] = [];
		for (; at < items.length; ) {
			const item = items[at] as Item;
			if (item.indent <= first.indent && (item.number !== undefined) !== isNumbered) break;
			let end = at + 1;
			while (end < items.length && (items[end]?.indent ?? 0) > first.indent) end += 1;
			entries.push(make('li', [make('line', textOf(item.words)), ...listsOf(items.slice(at + 1, end))]));
			at = end;
		}
		const start = first.number !== undefined && first.number > 1 ? { start: String(first.number) } : null;
		out.push(make(isNumbered ? 'ol' : 'ul', entries, start));
	}
	return out;
}

/** Rows of a table, whose cells are parted by tabs; undefined where the lines are none. */
function tableOf(lines: readonly string[]): Node | undefined {
	const rows = lines.map((line) => line.split('\t'));
	const width = rows[0]?.length ?? 0;
	if (width < 2 || rows.length < 2 || rows.some(({ length }) => length !== width)) return undefined;
	const cells = (row: readonly string[]) => row.map((cell) => make('td', [make('line', textOf(cell.trim()))]));
	return make('table_block', [
		make(
			'table',
			rows.map((row, at) => make('tr', cells(row), { part: 'tbody', opens: at === 0 })),
		),
	]);
}

/** The end of a line that goes on in the next one, as in a page that was set in columns. */
const GOES_ON = /[^.!?:;…»”"')\]]$/;
/** Fewest letters of a line that was broken by its width and not by its writer. */
const WIDE = 15;

/** Lines as paragraphs: those that only the width of a page has broken are one, with its hyphens taken back. */
function paragraphsOf(lines: readonly string[]): Node[] {
	const isSet =
		lines.length > 2 && lines.slice(0, -1).every((line) => line.length >= WIDE && GOES_ON.test(line.trimEnd()));
	const isHyphened =
		lines.length > 1 && lines.slice(0, -1).filter((line) => /\p{Ll}-$/u.test(line.trimEnd())).length > 1;
	if (!isSet && !isHyphened) {
		const content = lines.flatMap((line, at) => [...(at > 0 ? [make('br', [])] : []), ...textOf(line)]);
		return [make('p', content)];
	}
	const joined = lines.reduce((text, line) => {
		const next = line.trim();
		if (text === '') return next;
		return /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;
	}, '');
	return [make('p', textOf(joined))];
}

/** Blocks of one run of lines without an empty one. */
function blocksOf(lines: readonly string[]): Node[] {
	const table = tableOf(lines);
	if (table) return [table];
	const items = lines.map(itemOf);
	const isList = items.length > 1 && items.every((item) => item !== undefined);
	if (isList) return listsOf(items);
	// A line before its list.
	const rest = items.slice(1);
	if (items.length > 2 && items[0] === undefined && rest.every((item) => item !== undefined))
		return [...paragraphsOf(lines.slice(0, 1)), ...listsOf(rest)];
	return paragraphsOf(lines);
}

/**
 * Plain text as the blocks that its lines mean: lists, rows of a table, paragraphs.
 * @param isLiteral true where it was asked for as it is: every line is a paragraph then
 */
export function plainLines(text: string, isLiteral: boolean): Slice {
	const lines = text
		.replace(/\r\n?/g, '\n')
		.replace(/^\n+|\n+$/g, '')
		.split('\n');
	const runs = lines.reduce<string[][]>(
		(made, line) => {
			if (line.trim() === '') made.push([]);
			else made.at(-1)?.push(line);
			return made;
		},
		[[]],
	);
	const blocks = isLiteral
		? lines.map((line) => make('p', textOf(line)))
		: runs.filter((run) => run.length > 0).flatMap(blocksOf);
	return Slice.maxOpen(Fragment.fromArray(blocks));
}
