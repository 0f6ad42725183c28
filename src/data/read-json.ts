/**
 * Reads what JSON columns hold. Rows are written by several versions and by hands at the database: an entry of another
 * shape is left out, and what is of the right shape stays as it is.
 */

import { topicFigures } from '../shared/statuses';

/** The value as it is drawn; undefined where it has another shape. */
type Reader = (value: unknown) => unknown;
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Reader = (value) => (typeof value === 'string' ? value : undefined);
const number: Reader = (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

const oneOf =
	(values: readonly string[]): Reader =>
	(value) =>
		values.some((one) => one === value) ? value : undefined;

/** Entries that the reader takes; none of what is no list. The list itself where all are good. */
const list =
	(read: Reader): Reader =>
	(value) => {
		if (!Array.isArray(value)) return [];
		const found = value.map(read);
		return found.every((one, at) => one === value[at]) ? value : found.filter((one) => one !== undefined);
	};

/** The object with the fields that are read; a field of another shape is left out, or the object with it if it is needed. */
const fields =
	(needed: Readonly<Record<string, Reader>>, optional: Readonly<Record<string, Reader>> = {}): Reader =>
	(value) => {
		if (!isFields(value)) return undefined;
		let read: Record<string, unknown> | undefined;
		for (const [name, reader] of Object.entries(needed)) {
			const found = reader(value[name]);
			if (found === undefined) return undefined;
			if (found !== value[name]) read = { ...(read ?? value), [name]: found };
		}
		for (const [name, reader] of Object.entries(optional)) {
			if (value[name] === undefined) continue;
			const found = reader(value[name]);
			if (found === value[name]) continue;
			const { [name]: _, ...rest } = read ?? value;
			read = found === undefined ? rest : { ...rest, [name]: found };
		}
		return read ?? value;
	};

/** Texts by edition, each of which the reader takes. */
const byEdition =
	(read: Reader): Reader =>
	(value) => {
		if (!isFields(value)) return {};
		const entries = Object.entries(value).map(([code, one]) => [code, one, read(one)] as const);
		if (entries.every(([, before, after]) => before === after)) return value;
		return Object.fromEntries(entries.flatMap(([code, , one]) => (one === undefined ? [] : [[code, one]])));
	};

/** What a firm makes: the one list among the texts of an edition. */
const products = list(fields({ title: text, text }));
/** The texts of a row in one edition. */
const rowTexts: Reader = (value) => {
	if (!isFields(value)) return undefined;
	const entries = Object.entries(value).map(
		([name, one]) => [name, one, name === 'makes' ? products(one) : text(one)] as const,
	);
	if (entries.every(([, before, after]) => before === after)) return value;
	return Object.fromEntries(entries.flatMap(([name, , one]) => (one === undefined ? [] : [[name, one]])));
};

const texts = byEdition(text);
const link = fields({ title: text }, { titles: texts, url: text });
const document = fields(
	{ title: text },
	{
		titles: texts,
		publisher: text,
		publishers: texts,
		kind: text,
		url: text,
		published_on: text,
		place: text,
		places: texts,
		grade: text,
		read_on: text,
		words: text,
		uses: texts,
	},
);
const UNNAMED = { title: '' };
/** A document, or several of them; anything else becomes a document without a title. */
const source: Reader = (value) =>
	Array.isArray(value) ? list(document)(value) : typeof value === 'string' ? value : (document(value) ?? UNNAMED);
/** A text, or texts by edition: a column of this name may hold either. */
const textOrTexts: Reader = (value) => (typeof value === 'string' ? value : texts(value));

const companyName = fields({ kind: text, text }, { language: text, reading: text, until: text });
/** By the name that a column has wherever it is read. */
const readers: ReadonlyMap<string, Reader> = new Map(
	Object.entries({
		authorities: list(fields({ name: text, task: text }, { names: texts })),
		contents: list(fields({ title: text }, { summary: text, page: number })),
		corrections: list(fields({ at: number, text })),
		figures: list(fields({ name: oneOf(topicFigures), value: number, source: link })),
		interviewee: (value) => fields({ name: text, role: text }, { drawn_as: text })(value) ?? null,
		key_dates: list(fields({ date: text, text }, { fact: text })),
		key_points: list(text),
		keywords: list(text),
		known: (value) => fields({ points: list(fields({ at: number, text })) }, { unknown: text })(value) ?? null,
		label: textOrTexts,
		links: list(link),
		names: list((one) => (typeof one === 'string' ? one : companyName(one))),
		note: textOrTexts,
		people: list(fields({ name: text, roles: texts }, { name_zh: text })),
		source,
		sources: list(document),
		texts: byEdition(rowTexts),
		titles: texts,
		where_to_get: list(link),
	} satisfies Record<string, Reader>),
);

/** Columns that are null in no good row: a null in them is one of JSON. */
const FILLED: ReadonlySet<string> = new Set([
	'authorities',
	'contents',
	'corrections',
	'figures',
	'key_dates',
	'key_points',
	'keywords',
	'links',
	'names',
	'people',
	'sources',
	'texts',
	'where_to_get',
]);

/** A value that SQL has put together, with its columns of JSON read. */
function readNested(value: unknown): unknown {
	if (Array.isArray(value)) {
		const read = value.map(readNested);
		return read.every((one, at) => one === value[at]) ? value : read;
	}
	return isFields(value) ? readJson(value) : value;
}

/**
 * The row with its columns of JSON read, also those of rows within it; the row itself where all are good. A column is
 * known by its name, which means the same in every table.
 */
export function readJson<Row>(row: Row): Row {
	let read: Record<string, unknown> | undefined;
	for (const [name, value] of Object.entries(row as Fields)) {
		const reader = readers.get(name);
		// A column that may be empty stays so; one that holds a list or texts holds none.
		if (value === undefined || (value === null && !FILLED.has(name))) continue;
		// The parts of an event's page have schemas of their own (`parseSubjectModule`).
		if (name === 'content' || (reader === undefined && typeof value !== 'object')) continue;
		const found = reader === undefined ? readNested(value) : reader(value);
		if (found !== value) read = { ...(read ?? (row as Fields)), [name]: found };
	}
	return (read ?? row) as Row;
}
