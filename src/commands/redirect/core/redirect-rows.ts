import { type SQL, sql } from 'drizzle-orm';
import { redirect } from '../../../data/tables/site';
import { keyOfAddress, ledAddress, sourceOf } from '../../../shared/address/led-address';
import type { CommandContext } from '../../command';
import type { Reading } from '../row-standing';

/** A redirect as it is stored. */
export interface RedirectRow {
	source: string;
	/** Null where the address is gone (410). */
	target: string | null;
	status: number;
	reason: string;
	/** The target to return to once its page is public again; null where the target is final. */
	through: string | null;
}

const COLUMNS = {
	source: sql<string>`r.source`,
	target: sql<string | null>`r.target`,
	status: sql<number>`r.status`,
	reason: sql<string>`r.reason`,
	through: sql<string | null>`r.through`,
};

/** The path of an address, in the form of the table's indexes. */
const pathOf = (column: SQL) => sql`lower(left(split_part(split_part(${column}, '#', 1), '?', 1), 300))`;

const LOCK = 780_101;

/**
 * Lets only one command at a time write redirects, on every node, because two redirects that are valid alone may form a
 * circle together. It is taken after the locks on the rows that the command changes.
 */
export const holdRedirects = (ctx: CommandContext): Promise<void> => ctx.lock(LOCK);

/** The spellings of a path that targets may have: encoded or not, in its own case or in lower case. */
function spellings(address: string): string[] {
	const { path } = ledAddress(address);
	const [plain, folded] = [path, path.toLowerCase()];
	const encoded = (one: string) => one.split('/').map(encodeURIComponent).join('/');
	return [...new Set([plain, folded, encoded(plain), encoded(folded)])];
}

/** The redirects from some addresses, by `keyOfAddress`, whatever their case. */
export async function redirectsAt(db: Reading, addresses: readonly string[]): Promise<Map<string, RedirectRow>> {
	const sources = [...new Set(addresses.map((one) => sourceOf(ledAddress(one))))];
	if (sources.length === 0) return new Map();
	const rows = await db
		.select(COLUMNS)
		.from(sql`${redirect} r`)
		.where(sql`lower(r.source) in (select lower(k) from unnest(${sql.param(sources)}::text[]) k)`)
		.orderBy(sql`r.source`);
	const wanted = new Set(sources);
	const found = new Map<string, RedirectRow>();
	for (const row of rows) {
		const key = keyOfAddress(row.source);
		if (!found.has(key) || wanted.has(row.source)) found.set(key, row);
	}
	return found;
}

/** The redirects that lead to one of some addresses now, or will again. */
export async function redirectsTo(db: Reading, addresses: readonly string[]): Promise<RedirectRow[]> {
	const keys = new Set(addresses.map(keyOfAddress));
	const paths = [...new Set(addresses.flatMap(spellings))];
	if (paths.length === 0) return [];
	const leading = (column: SQL) => sql`select r.* from k join ${redirect} r on ${pathOf(column)} = k.path`;
	const rows = await db.select(COLUMNS).from(sql`(
		with k as (select distinct lower(left(p, 300)) as path from unnest(${sql.param(paths)}::text[]) p)
		${leading(sql`r.target`)} union ${leading(sql`r.through`)} where r.through is not null) r`);
	const isOne = (to: string | null) => to?.startsWith('/') === true && keys.has(keyOfAddress(to));
	return rows.filter(({ target, through }) => isOne(target) || isOne(through));
}

/** Removes the redirects from some addresses. */
export async function removeRedirectsAt(ctx: CommandContext, addresses: readonly string[]): Promise<void> {
	const sources = [...new Set(addresses.map((one) => sourceOf(ledAddress(one))))];
	await ctx.tx.execute(sql`delete from ${redirect}
		where lower(source) in (select lower(k) from unnest(${sql.param(sources)}::text[]) k)`);
}

/** Writes a redirect, in place of the one from the same address. */
export async function putRedirect(ctx: CommandContext, row: Omit<RedirectRow, 'through'>): Promise<void> {
	const set = { ...row, through: null, created_at: ctx.now };
	await ctx.tx.execute(
		sql`delete from ${redirect} where lower(source) = lower(${row.source}) and source <> ${row.source}`,
	);
	await ctx.tx.insert(redirect).values(set).onConflictDoUpdate({ target: redirect.source, set });
}
