/** The type the code gives the rows of each prepared statement is the one the database gives them. */
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schema } from '../src/data/schema';
import { type Catalogue, catalogueOf, columnOf, isNeverNull } from './never-null';
import { oldestPrograms, withOldest } from './oldest-postgres';
import type { SentStatement } from './prepared-statements';
import { readEverything } from './read-everything';
import { type PreparedRead, preparedReads, type Shape } from './row-types';

/**
 * Columns that are null for no row that their statements answer, though neither the catalogue nor the words of the
 * statement say so. What the demonstration answers is held against each.
 */
const NEVER_NULL = new Map<RegExp, string>([
	[/^(?:article\.published_at|sitemap_articles\.changed_at)$/, 'what is published has its moment'],
	[
		/^(?:rule\.next_on|issue\.sent_at|data_point\.superseded_at|article_tag\.listed_at)$/,
		'asked for where it is not null',
	],
	[/^home_facts\.(?:license_count|duty|shows_soon)$/, 'a sub-select of counts has one row'],
	[/^series_articles\.slug$/, 'a group that every match has'],
	[/^search_(?:all|newest)\.is_(?:over|floor)$/, 'the state of a search has one row'],
	[/^(?:search_popular_tags\.count|topics_with_editions\.total)$/, 'counted in a sub-select'],
	[/^sitemap_(?:books|subjects)\.translations$/, 'the row itself is among them'],
	[/^redirect_paths\.path$/, 'a part of an address'],
	[/^search_stems\./, 'made of a word that was given'],
	[/^topics_with_editions\.(?:name|summary|description)$/, 'asked for where the texts have the edition'],
	[/^enterprise_by_slug\.event_edition$/, 'an exhibitor has an event edition'],
]);

const needed = new Set<RegExp>();
const isDeclared = (name: string): boolean => {
	const found = [...NEVER_NULL.keys()].find((one) => one.test(name));
	if (found) needed.add(found);
	return found !== undefined;
};

/** What the driver makes of PostgreSQL's types, by their number. */
const KINDS: Record<number, string> = {
	16: 'boolean',
	20: 'number',
	21: 'number',
	23: 'number',
	25: 'string',
	700: 'number',
	701: 'number',
	705: 'string',
	1005: 'array',
	1007: 'array',
	1009: 'array',
	1043: 'string',
	1700: 'string',
};
const JSON_TYPES = [114, 3802];

const enums = new Map<string, readonly string[]>(
	Object.values(schema).flatMap((table) =>
		is(table, PgTable)
			? Object.entries(table).flatMap(([column, one]: [string, { enumValues?: string[] }]) =>
					one?.enumValues ? [[`${getTableName(table)}.${column}`, one.enumValues] as const] : [],
				)
			: [],
	),
);

/** Describes a value that does not have its type, with its place; at most the first of each place. */
function mismatchOf(value: unknown, shape: Shape, place: string): string | undefined {
	const { kinds, texts, items, fields, values } = shape;
	if (kinds.has('unknown')) return undefined;
	const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
	if (!kinds.has(kind)) return `${place} is ${kind}, not ${[...kinds].join(' or ')}`;
	if (typeof value === 'string') return texts && !texts.has(value) ? `${place} is "${value}"` : undefined;
	if (Array.isArray(value)) return items && first(value.map((one) => mismatchOf(one, items, `${place}[]`)));
	if (typeof value !== 'object' || value === null) return undefined;
	const found = value as Record<string, unknown>;
	if (values) return first(Object.entries(found).map(([name, one]) => mismatchOf(one, values, `${place}.${name}`)));
	return first([...(fields ?? [])].map(([name, its]) => mismatchOf(found[name], its, `${place}.${name}`)));
}
const first = (mismatches: (string | undefined)[]): string | undefined =>
	mismatches.find((mismatch) => mismatch !== undefined);

interface Named {
	name: string;
	text: string;
}

/** Mismatches of one column: its type, whether it can be null, and the texts it may hold. */
function mismatchesOfColumn(field: pg.FieldDef, shape: Shape, of: Named, catalogue: Catalogue): string[] {
	const known = columnOf(catalogue, field);
	const mismatches: string[] = [];
	const kind = KINDS[field.dataTypeID];
	if (!JSON_TYPES.includes(field.dataTypeID) && (!kind || !shape.kinds.has(kind))) {
		mismatches.push(`is ${kind ?? `of the type ${field.dataTypeID}`}, not ${[...shape.kinds].join(' or ')}`);
	}
	const name = known ? `${known.table}.${known.column}` : `${of.name}.${field.name}`;
	const mayBeNull = shape.kinds.has('null') || shape.kinds.has('undefined') || shape.kinds.has('unknown');
	if (!mayBeNull && !isNeverNull(of.text, field, catalogue) && !isDeclared(name))
		mismatches.push(`(${name}) may be null`);
	const list = known && enums.get(name);
	if (list && shape.texts && !same([...shape.texts], list)) mismatches.push(`may be ${list.join(', ')}`);
	return mismatches;
}
const same = (a: readonly string[], b: readonly string[]): boolean => a.toSorted().join() === b.toSorted().join();

describe('prepared statements', () => {
	let reads: PreparedRead[];
	let sent: Map<string, SentStatement>;
	let client: pg.Client;
	let close: () => Promise<void>;
	beforeAll(async () => {
		reads = preparedReads();
		const everything = await readEverything();
		({ statements: sent, close } = everything);
		client = new pg.Client({ connectionString: everything.databaseUrl });
		await client.connect();
	});
	afterAll(async () => {
		await client.end();
		await close();
	});

	const readsOf = (name: string) => reads.filter((read) => read.name.test(name));
	/** What a server answers with, without a row more than it takes. */
	const fieldsOn = async (server: pg.Client, { text, values }: SentStatement) =>
		(await server.query({ text, values: [...values] })).fields;

	test('each that the code names was sent, and each that was sent is one of those', () => {
		expect(reads.length).toBeGreaterThan(80);
		const names = [...sent.keys()];
		expect(
			reads.filter(({ name }) => !names.some((one) => name.test(one))).map(({ place, name }) => `${place} ${name}`),
		).toEqual([]);
		expect(names.filter((name) => readsOf(name).length === 0)).toEqual([]);
	});

	test('have the columns, types and nulls that the code says', async () => {
		const catalogue = await catalogueOf(client);
		const mismatches: string[] = [];
		for (const [name, statement] of sent) {
			const fields = await fieldsOn(client, statement);
			for (const { place, row } of readsOf(name)) {
				const say = (what: string) => mismatches.push(`${place} ${name}: ${what}`);
				const wanted = [...row].filter(
					([column, shape]) => !shape.kinds.has('undefined') || fields.some((field) => field.name === column),
				);
				const names = fields.map((field) => field.name);
				if (
					!same(
						names,
						wanted.map(([column]) => column),
					)
				)
					say(`has ${names.join(', ')}; the code says ${wanted.map(([column]) => column).join(', ')}`);
				for (const field of fields) {
					const shape = row.get(field.name);
					if (shape)
						for (const mismatch of mismatchesOfColumn(field, shape, { name, text: statement.text }, catalogue))
							say(`${field.name} ${mismatch}`);
				}
			}
		}
		expect([...new Set(mismatches)]).toEqual([]);
		expect([...NEVER_NULL.keys()].filter((one) => !needed.has(one))).toEqual([]);
	});

	test('answered what the code says, JSON and what is in it too', () => {
		const mismatches: string[] = [];
		for (const [name, { rows }] of sent) {
			for (const { place, row } of readsOf(name)) {
				const shape: Shape = { kinds: new Set(['object']), fields: row };
				for (const one of rows) {
					const mismatch = mismatchOf(one, shape, `${place} ${name}`);
					if (mismatch) mismatches.push(mismatch);
				}
			}
		}
		expect([...new Set(mismatches)]).toEqual([]);
	});

	const programs = oldestPrograms();
	test.runIf(programs !== undefined)(
		'have the same columns and types on the oldest PostgreSQL that we promise',
		async () => {
			const typesOf = (fields: pg.FieldDef[]) => fields.map((field) => `${field.name} ${field.dataTypeID}`);
			await withOldest(programs ?? '', async (oldest) => {
				for (const [name, statement] of sent) {
					expect(typesOf(await fieldsOn(oldest, statement)), name).toEqual(typesOf(await fieldsOn(client, statement)));
				}
			});
		},
	);
});
