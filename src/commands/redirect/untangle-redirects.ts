import { sql } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import type { CommandContext } from '../command';
import { redirectsAt, redirectsTo } from './core/redirect-rows';
import { dropReached, followRedirects } from './follow-redirect';

/**
 * Makes one hop of redirects whose targets redirect too, after all of them were rewritten together. A redirect whose
 * source is a page's address is removed.
 */
export async function untangleRedirects(ctx: CommandContext): Promise<void> {
	const rows = await ctx.read
		.selectDistinct({ target: sql<string>`target` })
		.from(redirect)
		.where(sql`target like '/%'`);
	const targets = rows.map((row) => row.target);
	await dropReached(ctx, targets);
	for (const row of (await redirectsAt(ctx.read, targets)).values())
		if ((await redirectsTo(ctx.read, [row.source])).length > 0) await followRedirects(ctx, [row.source], row.target);
}
