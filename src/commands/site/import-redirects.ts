import { inArray, sql } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import { tag } from '../../shared/cache-tags';
import type { Act } from '../act';

/** An old address and where it leads now. */
export interface ImportedRedirect {
	/** Decoded path without a slash at its end, perhaps with a query (`/?p=12`). */
	source: string;
	target: string;
}

/**
 * Writes redirects for the addresses articles had elsewhere. One that stands already stays:
 * the newsroom may have laid it on purpose.
 * @returns those that are new, how many stood as they are wanted, and the sources that lead elsewhere.
 */
export async function importRedirects(
	act: Act,
	redirects: readonly ImportedRedirect[],
): Promise<{ created: string[]; unchanged: number; taken: string[] }> {
	// An address cannot lead to itself, and two articles cannot share one: the first has it.
	const wanted = new Map(
		redirects
			.filter((one) => one.source !== one.target)
			.toReversed()
			.map((one) => [one.source, one.target]),
	);
	// In one order in every transaction: two that share an address wait for each other, and never in a ring.
	const rows = [...wanted]
		.map(([source, target]) => ({ source, target }))
		.sort((a, b) => (a.source < b.source ? -1 : 1));
	if (rows.length === 0) return { created: [], unchanged: 0, taken: [] };
	act.demand('redirect.write');
	const sources = rows.map((row) => row.source);
	const standing = await act.read
		.select({ source: redirect.source, target: redirect.target })
		.from(redirect)
		.where(inArray(redirect.source, sources));
	const known = new Set(standing.map((row) => row.source));
	const missing = rows.filter((row) => !known.has(row.source));
	const taken = standing.filter((row) => wanted.get(row.source) !== row.target).map((row) => row.source);
	if (missing.length === 0) return { created: [], unchanged: rows.length - taken.length, taken };
	const made = await act.tx.execute<{ source: string }>(sql`
		insert into redirect (source, target, reason) select source, target, 'import'
			from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as r (source text, target text)
		on conflict do nothing returning source`);
	const created = made.rows.map((row) => row.source);
	// One row tells of hundreds of addresses: each says by itself where it leads.
	act.done({ noun: 'redirect', id: missing[0]?.source ?? '', detail: { created: created.length } });
	act.mark(tag.redirects);
	return { created, unchanged: rows.length - created.length - taken.length, taken };
}
