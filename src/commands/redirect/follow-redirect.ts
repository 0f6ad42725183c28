import { sql } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import { keyOfAddress } from '../../shared/address/led-address';
import { tag } from '../../shared/cache-tags';
import type { CommandContext } from '../command';
import { redirectsAt, redirectsTo, removeRedirectsAt } from './core/redirect-rows';
import { withPartOf } from './end-of';
import { standingAt } from './row-standing';

/** How redirects follow when their target becomes a redirect itself. */
interface Following {
	/** True where they return to the address once its page is public again. */
	isForAWhile?: boolean;
}

/**
 * Points redirects that led to some addresses to the new target of these, so that each is a single hop. A redirect that
 * would lead to itself is removed.
 * @param target as it is stored; null where it is gone: redirects then end there, and stay
 */
export async function followRedirects(
	ctx: CommandContext,
	sources: readonly string[],
	target: string | null,
	{ isForAWhile = false }: Following = {},
): Promise<void> {
	ctx.invalidate(tag.redirects);
	if (target === null) return;
	const keys = new Set(sources.map(keyOfAddress));
	const leads = (to: string | null): to is string => to?.startsWith('/') === true && keys.has(keyOfAddress(to));
	const changed = (await redirectsTo(ctx.read, sources)).map(({ source, target: was, through }) => ({
		source,
		target: leads(was) ? withPartOf(target, was) : was,
		through: isForAWhile ? (through ?? was) : leads(through) ? target : through,
	}));
	const isSelf = (one: { source: string; target: string | null }) =>
		one.target?.startsWith('/') === true && keyOfAddress(one.target) === keyOfAddress(one.source);
	const circles = changed.filter(isSelf).map((one) => one.source);
	if (circles.length > 0) await removeRedirectsAt(ctx, circles);
	const left = changed.filter((one) => !isSelf(one));
	if (left.length === 0) return;
	await ctx.tx.execute(sql`update ${redirect} r set target = k.target, through = k.through
		from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as k (source text, target text, through text)
		where r.source = k.source`);
}

/** Removes redirects from targets at which a page answers, because the page hides them. */
export async function dropReached(ctx: CommandContext, targets: readonly (string | null)[]): Promise<void> {
	const own = targets.filter((one): one is string => one?.startsWith('/') === true);
	const lying = [...(await redirectsAt(ctx.read, own)).values()].map((row) => row.source);
	if (lying.length === 0) return;
	const standing = await standingAt(ctx.read, lying);
	const reached = lying.filter((_one, n) => standing[n] === 'page');
	if (reached.length > 0) await removeRedirectsAt(ctx, reached);
}

/** Points redirects that were sent elsewhere for a while back to an address whose page is public again. */
export async function leadBack(ctx: CommandContext, addresses: readonly string[]): Promise<void> {
	const keys = new Set(addresses.map(keyOfAddress));
	const back = (await redirectsTo(ctx.read, addresses))
		.filter(({ through }) => through !== null && keys.has(keyOfAddress(through)))
		.map((row) => row.source);
	if (back.length === 0) return;
	await ctx.tx.execute(sql`update ${redirect} set target = through, through = null
		where source = any(${sql.param(back)}::text[])`);
}
