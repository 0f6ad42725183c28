import { sql } from 'drizzle-orm';
import { redirect } from '../../data/tables/site';
import type { Act } from '../command';
import { redirectsAt, redirectsTo } from './core/redirect-rows';
import { dropReached, followRedirects } from './follow-redirect';

/**
 * Makes one hop of redirects that meet others, after all of them were written anew together. Where a page stands at the
 * source of one it goes; the rest leads on.
 */
export async function untangleRedirects(act: Act): Promise<void> {
	const rows = await act.read
		.selectDistinct({ target: sql<string>`target` })
		.from(redirect)
		.where(sql`target like '/%'`);
	const targets = rows.map((row) => row.target);
	await dropReached(act, targets);
	for (const row of (await redirectsAt(act.read, targets)).values())
		if ((await redirectsTo(act.read, [row.source])).length > 0) await followRedirects(act, [row.source], row.target);
}
