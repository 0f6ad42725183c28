/**
 * Values that a column accepts and that make no sense: programs, old versions and manual edits of the database leave
 * them there.
 */

/** What is written into a column, as an SQL literal, and how a failure names it. */
export interface Value {
	sql: string;
	name: string;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const value = (sql: string, name = sql): Value => ({ sql, name });
const texts: readonly Value[] = [
	['', 'no text'],
	[' ', 'a blank'],
	['word '.repeat(4_000), 'a very long text'],
	['x'.repeat(20_000), 'a very long word'],
	['one\nline\r\nand\tmore', 'line ends'],
	['\u202eback\u2066wards', 'direction overrides'],
	['电子烟法规', 'Han'],
	['👩‍🔬🇩🇪', 'emoji'],
	['\'"><script>alert(1)</script>&amp;<b', 'markup'],
	['%E0%A4%A', 'a broken escape'],
	['http://[::1', 'a broken address'],
	['javascript:alert(1)', 'an address of a script'],
	['2026-13-45', 'a day that is none'],
	['no_such_choice', 'an unknown choice'],
	['constructor', 'a name that every object has'],
	['zz-QQ-1', 'a code that is none'],
	['-1', 'a number'],
	['\u0001\u0007\ufffe\uffff', 'signs that XML does not take'],
].map(([text = '', name]) => value(quoted(text), name));

const whole = (bits: number): Value[] => {
	const most = 2n ** BigInt(bits - 1);
	return [-1n, 0n, most - 1n, -most].map((one) => value(`'${one}'`));
};
/** Milliseconds and microseconds for seconds, the ends of what `Date` holds, of four digits of a year, and before them. */
const moments = [
	1_795_597_639_000, 1_795_597_639_000_000, 8_640_000_000_000, 8_640_000_000_001, 253_402_300_799, 253_402_300_800,
	-62_135_596_801,
].map((one) => value(`'${one}'`));
const days = ['0001-01-01', '9999-12-31', '4713-01-01 BC', '5874897-12-31', 'infinity', '-infinity'].map((one) =>
	value(quoted(one)),
);
const fractions = ['NaN', 'Infinity', '-Infinity', '1e308', '-0', '1e-320'].map((one) => value(quoted(one)));
const decimals = ['NaN', '-1', '0', '1e30', '0.000000000000000000000000000001'].map((one) => value(quoted(one)));

const byType: Readonly<Record<string, readonly Value[]>> = {
	text: texts,
	'character varying': texts,
	smallint: whole(16),
	integer: whole(32),
	bigint: [...whole(64), ...moments],
	date: days,
	'double precision': fractions,
	numeric: decimals,
	boolean: [value('true'), value('false')],
};

/** Shapes that a JSON value has nowhere. */
const shapes: readonly unknown[] = [
	null,
	[],
	{},
	'words',
	5,
	true,
	[null],
	[1, 'x', {}, []],
	[[{}]],
	{ en: null, es: null },
	{ en: 'words', es: [] },
	{ en: {}, es: {} },
	{ en: { name: null, title: 5 } },
];
/** What is put in the place of one part of a JSON value. */
const parts: readonly unknown[] = [null, 5, -1, 1e15, 9e18, '', 'x'.repeat(5_000), 'http://[::1', {}, [], [null], true];

const GONE = Symbol('left out');
type Json = unknown;

/** The value with one part of it replaced. @param path keys and places that lead to the part */
function replaced(of: Json, [key, ...rest]: readonly string[], by: unknown): Json {
	if (key === undefined) return by;
	if (Array.isArray(of)) return of.map((one, at) => (String(at) === key ? replaced(one, rest, by) : one));
	const entries = Object.entries(of as object).flatMap(([name, one]): [string, Json][] => {
		if (name !== key) return [[name, one]];
		const next = replaced(one, rest, by);
		return next === GONE ? [] : [[name, next]];
	});
	return Object.fromEntries(entries);
}

/** Paths to the parts of a JSON value, one of each kind: of a list the first entry alone. */
function pathsOf(of: Json, before: readonly string[] = []): (readonly string[])[] {
	if (typeof of !== 'object' || of === null) return [];
	const keys = Array.isArray(of) ? (of.length > 0 ? ['0'] : []) : Object.keys(of);
	return keys.flatMap((key) => {
		const path = [...before, key];
		return [path, ...pathsOf((of as Record<string, Json>)[key], path)];
	});
}

const json = (one: unknown, name: string): Value => value(`${quoted(JSON.stringify(one))}::jsonb`, name);

/** Values for a column of JSON: other shapes of the whole, and of each part of the value of a good row. */
function jsonValues(good: Json): Value[] {
	const wholes = shapes.map((shape) => json(shape, JSON.stringify(shape)));
	const mutated = pathsOf(good).flatMap((path) => [
		...parts.map((part) =>
			json(replaced(good, path, part), `${path.join('.')} = ${JSON.stringify(part).slice(0, 30)}`),
		),
		json(replaced(good, path, GONE), `without ${path.join('.')}`),
	]);
	return [...wholes, ...mutated];
}

/**
 * Values for a column; none for a type that holds nothing a row is drawn from.
 * @param type name that PostgreSQL has for the type
 * @param good the value of a good row, of a JSON column
 */
export function valuesOf(type: string, isNullable: boolean, good: Json): Value[] {
	const own = type === 'jsonb' || type === 'json' ? jsonValues(good) : (byType[type] ?? []);
	return isNullable && own.length > 0 ? [value('null'), ...own] : [...own];
}
