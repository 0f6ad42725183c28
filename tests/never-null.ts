/**
 * Which columns of an answer are never null, by the catalogue and the statement's own words: PostgreSQL does not say.
 */

import type pg from 'pg';
import type { FieldDef } from 'pg';

/** A column of a table, as the catalogue has it. */
export interface CatalogueColumn {
	table: string;
	column: string;
	is_never_null: boolean;
}

/** The columns of every table, by the numbers that an answer names them with. */
export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
	const { rows } = await client.query<CatalogueColumn & { at: string }>(
		`select concat(attrelid, ':', attnum) as at, relname::text as "table", attname::text as "column",
			attnotnull as is_never_null
		from pg_attribute join pg_class c on c.oid = attrelid
		where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
	);
	return new Map(rows.map(({ at, ...column }) => [at, column]));
}

export type Catalogue = Map<string, CatalogueColumn>;

export const columnOf = (catalogue: Catalogue, { tableID, columnID }: FieldDef): CatalogueColumn | undefined =>
	catalogue.get(`${tableID}:${columnID}`);

/** The expression that a statement gives a name to; undefined where it has it from elsewhere. */
function expressionOf(text: string, name: string): string | undefined {
	const times = (sign: string, to: number) => text.slice(0, to).split(sign).length;
	const depth = (to: number) => times('(', to) - times(')', to);
	const ends = [...text.matchAll(new RegExp(` as "?${name}"?(?=,| from |$)`, 'g'))].map((match) => match.index);
	const end = ends.find((one) => depth(one) === 0);
	// `l.valid_from::text` has the name of its column.
	if (end === undefined) return new RegExp(`(?<=[ ,])\\w+\\.${name}::\\w+(?=,| from )`).exec(text)?.[0];
	let open = 0;
	for (let at = end - 1; at >= 0; at -= 1) {
		const sign = text[at];
		if (sign === ')') open += 1;
		else if (sign === '(') open -= 1;
		if (open === 0 && (sign === ',' || /\bselect $/.test(text.slice(0, at + 1)))) return text.slice(at + 1, end).trim();
	}
	return undefined;
}

const LITERAL = String.raw`(?:'[^']*'|-?\d+|true|false)(?:::\w+(?:\[\])?)?`;
const ALWAYS = [
	new RegExp(`^${LITERAL}$`),
	/^\$\d+::\w+$/,
	/^(?:count|row_number|concat|concat_ws|json_build_object|json_build_array)\(/,
	/^(?:not )?exists ?\(/,
	/^\(?[\w.]+ is (?:not )?null\)?$/,
	/^\(select (?:count|coalesce)\(/,
];

type IsSolid = (alias: string, column: string) => boolean;

/** True where an expression is null for no row. */
function isSolidExpression(text: string, isSolid: IsSolid): boolean {
	if (ALWAYS.some((pattern) => pattern.test(text))) return true;
	const [, alias = '', column] = /^(\w+)\.(\w+)(?:::\w+)?$/.exec(text) ?? [];
	if (column) return isSolid(alias, column);
	const last = /^(?:coalesce|greatest)\(.*, ?([^,()]+)\)$/.exec(text)?.[1];
	if (last) return isSolidExpression(last, isSolid);
	const branches = [...text.matchAll(/(?:then|else) (\S+)/g)].map((match) => match[1] ?? '');
	return /^case .* else \S+ end$/.test(text) && branches.every((branch) => isSolidExpression(branch, isSolid));
}

/** True where a column of an answer is null for no row. */
export function isNeverNull(statement: string, field: FieldDef, catalogue: Catalogue): boolean {
	const text = statement.replace(/\s+/g, ' ');
	const known = columnOf(catalogue, field);
	// A table on the loose side of a join leaves its columns empty, whichever they are.
	const isLoose = (table: string) => new RegExp(`left join (?:lateral )?${table} `).test(text);
	if (known) return known.is_never_null && !isLoose(known.table);
	const columns = [...catalogue.values()];
	const isSolid: IsSolid = (alias, name) => {
		// An alias may mean several tables in one statement: each of them has to be solid.
		const tables = [...text.matchAll(new RegExp(`(?:from|join) (\\w+) ${alias}\\b`, 'g'))].map(
			(match) => match[1] ?? '',
		);
		const found = columns.filter(({ table, column }) => tables.includes(table) && column === name);
		return found.length > 0 && found.every(({ table, is_never_null }) => is_never_null && !isLoose(table));
	};
	const expression = expressionOf(text, field.name);
	return expression !== undefined && isSolidExpression(expression, isSolid);
}
