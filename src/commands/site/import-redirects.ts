import { inArray, sql } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import type { Tx } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { changed } from '../changed';

/** Change tag of the table of redirects, where it has taken up addresses of another site. */

/** An old address and where it leads now. */
export interface ImportedRedirect {
	/** Decoded path without a slash at its end, perhaps with a query (`/?p=12`). */
	source: string;
	target: string;
}

/**
 * Writes redirects for the addresses pieces had elsewhere, in the caller's transaction. One that stands already stays:
 * the newsroom may have laid it on purpose.
 * @returns how many are new, how many stood as they are wanted, and the sources that lead elsewhere.
 */
export async function importRedirects(tx: Tx, redirects: ImportedRedirect[]): Promise<{ created: number; unchanged: number; taken: string[] }> {
	// An address cannot lead to itself, and two pieces cannot share one: the first has it.
	const wanted = new Map(
		redirects
			.filter((one) => one.source !== one.target)
			.toReversed()
			.map((one) => [one.source, one.target]),
	);
	// In one order in every transaction: two that share an address wait for each other, and never in a ring.
	const rows = [...wanted].map(([source, target]) => ({ source, target })).sort((a, b) => (a.source < b.source ? -1 : 1));
	if (rows.length === 0) return { created: 0, unchanged: 0, taken: [] };
	const made = await tx.execute<{ source: string }>(sql`
		insert into redirect (source, target, reason) select source, target, 'import' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (source text, target text)
		on conflict do nothing returning source`);
	const fresh = new Set(made.rows.map((row) => row.source));
	if (fresh.size > 0) await changed(tx, [tag.redirects]);
	const rest = rows.filter((row) => !fresh.has(row.source)).map((row) => row.source);
	const standing = rest.length === 0 ? [] : await tx.select({ source: redirect.source, target: redirect.target }).from(redirect).where(inArray(redirect.source, rest));
	const taken = standing.filter((row) => wanted.get(row.source) !== row.target).map((row) => row.source);
	return { created: fresh.size, unchanged: rest.length - taken.length, taken };
}
