import { and, asc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StaffDb } from '../../platform/db/tx';
import { Refusal } from '../../shared/refusal';
import type { Entity } from './declare';
import type { Key, ListQuery, Row, RowPage, Versioned } from './entity';
import { withVersion } from './version';

const LIMIT = 50;
const MOST = 200;

const columnsOf = ({ table }: Entity) => getTableColumns(table) as Record<string, PgColumn>;
const column = (entity: Entity, name: string): PgColumn => columnsOf(entity)[name] as PgColumn;

/** Where a page ends, as text: the row's value in the order, and its key. */
const markOf = (entity: Entity, row: Row) =>
	Buffer.from(JSON.stringify([row[entity.list.order], row[entity.key]])).toString('base64url');

function readMark(mark: string): [unknown, unknown] {
	try {
		const found: unknown = JSON.parse(Buffer.from(mark, 'base64url').toString());
		if (Array.isArray(found) && found.length === 2) return found as [unknown, unknown];
	} catch {
		// Falls through to the refusal: whatever it is, it is no mark of ours.
	}
	throw new Refusal('invalid', 'after');
}

const literally = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** What a value in an address means in a column. @throws Refusal `invalid` */
function meantBy(entity: Entity, name: string, value: string): unknown {
	const { dataType } = column(entity, name);
	if (dataType === 'boolean') return value === 'true';
	if (dataType !== 'number') return value;
	if (!/^-?\d{1,15}$/.test(value)) throw new Refusal('invalid', name);
	return Number(value);
}

/**
 * One page of a list as staff see it, by the order of the declaration; keyset by (order, key), so that a deep page
 * costs what the first does.
 * @throws Refusal `invalid` with the field
 */
export async function staffList(
	db: StaffDb,
	entity: Entity,
	{ search = '', filters = {}, after, limit = LIMIT }: ListQuery,
): Promise<RowPage> {
	const conditions: SQL[] = entity.list.filters.flatMap((name) => {
		const value = filters[name];
		return value === undefined ? [] : [eq(column(entity, name), meantBy(entity, name, value))];
	});
	const words = search.trim();
	const found =
		words === ''
			? undefined
			: or(...entity.list.search.map((name) => ilike(column(entity, name), `%${literally(words)}%`)));
	if (found) conditions.push(found);
	const [order, key] = [column(entity, entity.list.order), column(entity, entity.key)];
	if (after !== undefined) {
		const [value, last] = readMark(after);
		conditions.push(sql`(${order}, ${key}) > (${value}, ${last})`);
	}
	const size = Math.max(1, Math.min(limit, MOST));
	const rows = (await db
		.select()
		.from(entity.table)
		.where(and(...conditions))
		.orderBy(asc(order), asc(key))
		.limit(size + 1)) as Row[];
	const page = rows.slice(0, size);
	const end = page.at(-1);
	return { rows: page.map(withVersion), next: rows.length > size && end ? markOf(entity, end) : null };
}

/** A row as staff see it, with its version; undefined where there is none. */
export async function staffGet(db: StaffDb, entity: Entity, key: Key): Promise<Versioned | undefined> {
	const of = column(entity, entity.key);
	if (of.dataType === 'number' && !/^[1-9]\d{0,8}$/.test(String(key))) return undefined;
	const [row] = (await db
		.select()
		.from(entity.table)
		.where(eq(of, of.dataType === 'number' ? Number(key) : key))) as Row[];
	return row && withVersion(row);
}
