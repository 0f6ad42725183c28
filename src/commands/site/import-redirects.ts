import { sql } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import { keyOfAddress, ledAddress } from '../../shared/address/led-address';
import { tag } from '../../shared/cache-tags';
import type { CommandContext } from '../command';
import { storedSource } from '../redirect/admit-redirect';
import { holdRedirects, redirectsAt, redirectsTo } from '../redirect/core/redirect-rows';
import { storedTarget } from '../redirect/end-of';
import { endsOf } from '../redirect/ends-of';
import { dropReached, followRedirects } from '../redirect/follow-redirect';
import { standingAt } from '../redirect/row-standing';

/** An old address and where it leads now. */
export interface ImportedRedirect {
	/** Decoded path without a slash at its end, perhaps with a query (`/?p=12`). */
	source: string;
	target: string;
}

/** The outcome for the redirects of an import. */
interface Imported {
	/** Sources that are new. */
	created: string[];
	/** The number of redirects that existed with the same target. */
	unchanged: number;
	/** Sources that redirect elsewhere already. */
	taken: string[];
	/** Sources at which a page answers, or that no request looks up: a redirect would never be used. */
	unreached: string[];
}

/** Wanted redirects in the form in which they are stored, the first of each source, in a fixed order. */
function wantedOf(redirects: readonly ImportedRedirect[]): Map<string, ImportedRedirect> {
	const wanted = new Map<string, ImportedRedirect>();
	for (const { source, target } of redirects) {
		const one = { source: storedSource(source), target: storedTarget(target) };
		const key = keyOfAddress(one.source);
		const isSelf = one.target.startsWith('/') && keyOfAddress(one.target) === key;
		if (!isSelf && !ledAddress(source).hasIdleQuery && !wanted.has(key)) wanted.set(key, one);
	}
	return new Map([...wanted].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes redirects for the addresses that articles had in another system, each a single hop. An existing redirect
 * stays, because the newsroom may have made it on purpose. Targets are not checked, because articles may be imported
 * before their hour.
 */
export async function importRedirects(ctx: CommandContext, redirects: readonly ImportedRedirect[]): Promise<Imported> {
	const unreached = redirects.filter(({ source }) => ledAddress(source).hasIdleQuery).map((one) => one.source);
	const wanted = wantedOf(redirects);
	if (wanted.size === 0) return { created: [], unchanged: 0, taken: [], unreached };
	ctx.authorize('redirect.write');
	await holdRedirects(ctx);
	const sources = [...wanted.values()].map((one) => one.source);
	const standing = await standingAt(ctx.read, sources);
	for (const [n, source] of sources.entries()) {
		if (standing[n] === 'nothing') continue;
		unreached.push(source);
		wanted.delete(keyOfAddress(source));
	}
	const known = await redirectsAt(ctx.read, sources);
	const ends = await endsOf(ctx.read, wanted, known);
	const missing = [...wanted].flatMap(([key, { source }]) => {
		const target = ends.get(key);
		return known.has(key) || target === undefined || target === null ? [] : [{ source, target }];
	});
	const taken = [...wanted].flatMap(([key, one]) => {
		const lies = known.get(key);
		return lies && lies.target !== one.target && lies.target !== ends.get(key) ? [lies.source] : [];
	});
	const unchanged = [...wanted.keys()].filter((key) => known.has(key)).length - taken.length;
	if (missing.length === 0) return { created: [], unchanged, taken, unreached };
	await ctx.tx.execute(sql`
		insert into ${redirect} (source, target, reason) select source, target, 'import'
			from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as r (source text, target text)`);
	await dropReached(ctx, [...new Set(missing.map((one) => one.target))]);
	await followLaid(ctx, missing);
	const created = missing.map((row) => row.source);
	// One audit entry covers hundreds of addresses; the rows themselves show where each leads.
	ctx.audit({ entity: 'redirect', id: missing[0]?.source ?? '', detail: { created: created.length } });
	ctx.invalidate(tag.redirects);
	return { created, unchanged, taken, unreached };
}

/** Points redirects that led to the new sources on to their targets; there are few, and they are looked up together. */
async function followLaid(ctx: CommandContext, laid: readonly ImportedRedirect[]): Promise<void> {
	const led = new Set(
		(
			await redirectsTo(
				ctx.read,
				laid.map((one) => one.source),
			)
		).map((row) => keyOfAddress(row.target ?? '/')),
	);
	for (const { source, target } of laid)
		if (led.has(keyOfAddress(source))) await followRedirects(ctx, [source], target);
}
