import { Fragment, type Node, type ResolvedPos, Slice } from 'prosemirror-model';
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

/** Fewest letters of a line that was broken by its width and not by its writer. */
const WIDE = 15;
/** First parts of words that keep their hyphen. */
const COMPOUND =
	/(?<!\p{L})(?:all|anti|co|cross|e|ex|full|half|high|long|low|mid|multi|non|off|on|part|post|pre|pro|re|self|semi|short|so|sub|vice|well|one|two|three|four|five|six|seven|eight|nine|ten|franco|hispano|anglo|ibero|socio|político|teórico)-$/iu;

/** Joins two lines: a hyphen that only parts a word at the end of a line goes. @param whole the text they are of */
function joinLines(text: string, line: string, whole: string): string {
	const isParted = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line);
	if (!isParted) return text === '' ? line : `${text} ${line}`;
	const [first = ''] = /\p{L}+-$/u.exec(text) ?? [];
	const [second = ''] = /^\p{L}+/u.exec(line) ?? [];
	const isWord = COMPOUND.test(text) || whole.includes(`${first}${second}`);
	return (isWord ? text : text.slice(0, -1)) + line;
}

/** Lines as paragraphs: those that only the width of a page has broken are one, with its hyphens taken back. */
function paragraphsOf(lines: readonly string[]): Node[] {
	const widths = lines.slice(0, -1).map(({ length }) => length);
	const goOn = lines.slice(1).filter((line) => /^\s*\p{Ll}/u.test(line)).length;
	// Lines of like width that begin within a sentence: an address or a poem has none of these.
	const isSet =
		lines.length > 2 &&
		Math.min(...widths) >= Math.max(WIDE, 0.6 * Math.max(...widths)) &&
		goOn * 2 >= lines.length - 1;
	const isHyphened =
		lines.length > 1 && lines.slice(0, -1).filter((line) => /\p{Ll}-$/u.test(line.trimEnd())).length > 1;
	if (!isSet && !isHyphened) {
		const content = lines.flatMap((line, at) => [...(at > 0 ? [make('br', [])] : []), ...textOf(line)]);
		return [make('p', content)];
	}
	const whole = lines.join(' ');
	const joined = lines.reduce((text, line) => joinLines(text, line.trim(), whole), '');
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

/** Lines that hold no blocks. */
const FLAT = new Set(['picture', 'caption', 'figcaption', 'dt', 'h2', 'h3', 'h4']);

/** One line of text with the formatting at the cursor. */
const inLine = (text: string, around: ResolvedPos): Slice =>
	new Slice(Fragment.fromArray(text === '' ? [] : [schema.text(text, around.marks())]), 0, 0);

/**
 * Plain text as the blocks that its lines mean: lists, rows of a table, paragraphs. A single line has the formatting at
 * the cursor, and where no block may stand all lines are one.
 * @param isLiteral true where it was asked for as it is: every line is a paragraph then
 */
export function plainLines(text: string, isLiteral: boolean, around: ResolvedPos): Slice {
	if (FLAT.has(around.parent.type.name)) return inLine(text.replace(/\s*\n\s*/g, ' ').trim(), around);
	if (!/[\n\r]/.test(text)) return inLine(text, around);
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
