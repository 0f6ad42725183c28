import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { VisibleRows } from '../../access/visible-rows';
import type { StaffDb } from '../../platform/db/tx';
import { holdsWords, keysOfPage } from '../../search/lists/list-words';
import { Refusal } from '../../shared/refusal';
import type { Key, Listed, ListQuery, Row, RowPage, Versioned } from './entity';
import { isComparable, markOf, readMark } from './mark';
import { ofEditions } from './of-editions';
import { withVersion } from './version';

const LIMIT = 50;
const MAX_ROWS = 200;

const columnsOf = ({ table }: Listed) => getTableColumns(table) as Record<string, PgColumn>;
const column = (entity: Listed, name: string): PgColumn => columnsOf(entity)[name] as PgColumn;

/** A filter's value in an address, as its column stores it. @throws Refusal `invalid` */
function meantBy(entity: Listed, name: string, value: string): unknown {
	const of = column(entity, name);
	if (of.dataType === 'boolean') return value === 'true';
	const meant = of.dataType === 'number' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
	if (!isComparable(of, meant)) throw new Refusal('invalid', name, { rule: { name: 'not_there' } });
	return meant;
}

/** The condition that a row is found by what was typed; undefined where that is no word. */
export const foundBy = async (db: StaffDb, { list, table }: Listed, search: string): Promise<SQL | undefined> =>
	search.trim() === '' ? undefined : ((await list.find?.(db, search)) ?? holdsWords(table, search));

/**
 * One page of a list as staff see it, in the order of the declaration. Pages follow each other by keyset (order, key),
 * so that a deep page costs no more than the first.
 * @param sight rows that the caller may read
 * @throws Refusal `invalid` with the field
 */
export async function staffList(
	db: StaffDb,
	entity: Listed,
	{ search = '', filters = {}, which, now = 0, after, limit = LIMIT }: ListQuery,
	sight: VisibleRows,
): Promise<RowPage> {
	const conditions: (SQL | undefined)[] = [ofEditions(entity.table, sight)];
	conditions.push(
		...entity.list.filters.flatMap((name) => {
			const value = filters[name];
			return value === undefined ? [] : [eq(column(entity, name), meantBy(entity, name, value))];
		}),
	);
	const parts = entity.list.which ?? {};
	const part = which !== undefined && Object.hasOwn(parts, which) ? parts[which] : undefined;
	if (which !== undefined && !part) throw new Refusal('invalid', 'which', { rule: { name: 'not_there' } });
	if (part) conditions.push(part(now));
	const [order, key] = [column(entity, entity.list.order), column(entity, entity.key)];
	const isDown = entity.list.isNewestFirst === true;
	const by = isDown ? desc : asc;
	const size = Math.max(1, Math.min(limit, MAX_ROWS));
	let from: SQL | undefined;
	if (after !== undefined) {
		const [value, last] = readMark(after, order, key);
		from = sql`(${order}, ${key}) ${isDown ? sql`<` : sql`>`} (${value}, ${last})`;
	}
	const found = await foundBy(db, entity, search);
	const where = and(...conditions, found);
	const { table } = entity;
	const keys =
		found &&
		where &&
		!entity.list.find &&
		(await keysOfPage(db, { table, key, order, isNewestFirst: isDown, after: from, where, size: size + 1 }));
	const rows = (await db
		.select()
		.from(table)
		.where(keys ? inArray(key, keys) : and(from, where))
		.orderBy(by(order), by(key))
		.limit(size + 1)) as Row[];
	const page = rows.slice(0, size);
	const end = page.at(-1);
	return {
		rows: await told(db, entity, page),
		next: rows.length > size && end ? markOf(end, entity.list.order, entity.key) : null,
	};
}

/** The rows with their versions, and with the values that the entity adds. */
async function told(db: StaffDb, { list }: Listed, rows: readonly Row[]): Promise<Versioned[]> {
	const all = rows.map(withVersion);
	return [...((await list.tell?.(db, all)) ?? all)];
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Rows as staff see them, by their keys. A key that the entity cannot have is ignored.
 * @param sight rows that the caller may read
 */
export async function staffRows(
	db: StaffDb,
	entity: Listed,
	keys: readonly Key[],
	sight: VisibleRows,
): Promise<Versioned[]> {
	const of = column(entity, entity.key);
	const named =
		of.dataType === 'number' ? keys.filter((key) => NUMBER.test(String(key))).map(Number) : keys.map(String);
	if (named.length === 0) return [];
	const wanted = and(inArray(of, named), ofEditions(entity.table, sight));
	const rows = (await db.select().from(entity.table).where(wanted)) as Row[];
	return told(db, entity, rows);
}

/** A row as staff see it, with its version; undefined where there is none that the caller may read. */
export const staffGet = async (
	db: StaffDb,
	entity: Listed,
	key: Key,
	sight: VisibleRows,
): Promise<Versioned | undefined> => (await staffRows(db, entity, [key], sight))[0];
