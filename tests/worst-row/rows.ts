/** Puts bad values into rows, and good ones back. */
import pg from 'pg';
import { type Value, valuesOf } from './values';

/** One value in one column of one row. */
export interface Case {
	table: string;
	column: string;
	value: Value;
}

/** A case in the row that it was put into. */
export interface Put extends Case {
	/** The columns of the key, as PostgreSQL prints them. */
	key: Record<string, string>;
	/** What the row is called in addresses: its slug, its number. */
	names: string[];
}

/** Tables of accounts and of what the server keeps for itself: no page draws their rows. */
const LEFT_OUT = new Set([
	'account',
	'account_link',
	'account_role',
	'cdn_purge',
	'demo_row',
	'known_browser',
	'rate_limit',
	'secret_key',
	'session',
	'sign_in_wait',
	'signing_key',
	'tombstone',
	'used_challenge',
	'withdrawal',
]);
/** Schema with a copy of each table as it was. */
const KEPT = 'as_it_was';
const NAMES = ['slug', 'seo_url', 'name', 'id'];

interface Column {
	table: string;
	name: string;
	type: string;
	is_nullable: boolean;
	is_key: boolean;
}

export const nameOf = ({ table, column, value, key }: Put): string =>
	`${table}.${column} = ${value.name} in row ${JSON.stringify(key)}`;

/** The rows of a database that bad values are put into. */
export class Rows {
	readonly #client: pg.Client;
	#columns: Column[] = [];
	/** Tables whose rows were changed since the last `mend`. */
	readonly #touched = new Set<string>();

	constructor(databaseUrl: string) {
		this.#client = new pg.Client({ connectionString: databaseUrl });
	}

	/** Keeps a copy of every table. @returns every case there is, in the order of the tables and columns */
	async open(): Promise<Case[]> {
		await this.#client.connect();
		const { rows } = await this.#client.query<Column>(`select c.relname as table, a.attname as name,
			format_type(a.atttypid, null) as type, not a.attnotnull as is_nullable, exists (select from pg_index i
				where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey)) as is_key
			from pg_attribute a join pg_class c on c.oid = a.attrelid
			where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
				and a.attgenerated = '' and (a.attidentity = '' or exists (select from pg_index i
					where i.indrelid = c.oid and i.indisprimary and a.attnum = any(i.indkey))) order by c.relname, a.attnum`);
		this.#columns = rows.filter(({ table }) => !LEFT_OUT.has(table));
		await this.#client.query(`create schema ${KEPT}`);
		for (const table of this.#tables()) await this.#client.query(`create table ${KEPT}."${table}" as table "${table}"`);
		const cases: Case[] = [];
		for (const { table, name, type, is_nullable, is_key } of this.#columns) {
			if (is_key) continue;
			const { rows: found } = await this.#client.query<{ good: unknown }>(
				`select "${name}" as good from "${table}" where "${name}" is not null order by length("${name}"::text) desc limit 1`,
			);
			const values = valuesOf(type, is_nullable, found[0]?.good);
			cases.push(...values.map((value) => ({ table, column: name, value })));
		}
		return cases;
	}

	#tables(): string[] {
		return [...new Set(this.#columns.map(({ table }) => table))];
	}

	/** Columns of a table's key. */
	#key(table: string): string[] {
		return this.#columns.filter((one) => one.table === table && one.is_key).map(({ name }) => name);
	}

	/**
	 * Puts each case into a row: of one column there is one case in a row.
	 * @param skipped so many rows of each table are left as they are, where it has more
	 * @returns the cases that the database took, and those for which no row was left
	 */
	async put(cases: readonly Case[], skipped: number): Promise<{ put: Put[]; waiting: Case[] }> {
		const put: Put[] = [];
		const waiting: Case[] = [];
		for (const [table, own] of Map.groupBy(cases, (one) => one.table)) {
			const key = this.#key(table);
			if (key.length === 0) continue;
			const names = this.#columns.filter((one) => one.table === table && NAMES.includes(one.name));
			const order =
				table === 'article'
					? `status = 'published' desc, edition, published_at desc`
					: key.map((name) => `"${name}"`).join(', ');
			const { rows } = await this.#client.query<Record<string, string | null>>(
				`select ${[...key, ...names.map(({ name }) => name)].map((name) => `"${name}"::text as "${name}"`).join(', ')}
					from "${table}" order by ${order} limit ${skipped + own.length}`,
			);
			const free = rows.slice(rows.length > skipped ? skipped : 0);
			const used = new Set<string>();
			for (const [at, one] of own.entries()) {
				const places = free.map((_, n) => (at + n) % free.length);
				const place = places.find((n) => !used.has(`${n} ${one.column}`));
				const row = place === undefined ? undefined : free[place];
				if (!row) {
					if (free.length > 0) waiting.push(one);
					continue;
				}
				used.add(`${place} ${one.column}`);
				const keys = Object.fromEntries(key.map((name) => [name, row[name] ?? '']));
				const isTaken = await this.#set(one, keys);
				if (isTaken) put.push({ ...one, key: keys, names: names.flatMap(({ name }) => row[name] ?? []) });
			}
		}
		return { put, waiting };
	}

	async #set({ table, column, value }: Case, key: Record<string, string>): Promise<boolean> {
		const where = Object.keys(key).map((name, at) => `"${name}"::text = $${at + 1}`);
		this.#touched.add(table);
		return this.#client
			.query(`update "${table}" set "${column}" = ${value.sql} where ${where.join(' and ')}`, Object.values(key))
			.then(({ rowCount }) => rowCount === 1)
			.catch(() => false);
	}

	/** Puts one case back into the row that it was in. */
	async again({ key, ...one }: Put): Promise<void> {
		await this.#set(one, key);
	}

	/** Makes every row what it was. */
	async mend(): Promise<void> {
		for (const table of this.#touched) {
			const key = this.#key(table);
			const rest = this.#columns.filter((one) => one.table === table && !one.is_key);
			if (rest.length === 0) continue;
			const mended =
				this.#client.query(`update "${table}" t set ${rest.map(({ name }) => `"${name}" = k."${name}"`).join(', ')}
				from ${KEPT}."${table}" k where ${key.map((name) => `t."${name}" = k."${name}"`).join(' and ')}
					and (${rest.map(({ name }) => `t."${name}"::text is distinct from k."${name}"::text`).join(' or ')})`);
			// Two rows may conflict, in a table that no other points to.
			await mended.catch(async () => {
				await this.#client.query(`delete from "${table}"`);
				await this.#client.query(`insert into "${table}" overriding system value select * from ${KEPT}."${table}"`);
			});
		}
		this.#touched.clear();
	}

	async close(): Promise<void> {
		await this.#client.end();
	}
}
