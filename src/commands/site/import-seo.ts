import { inArray, sql } from 'drizzle-orm';
import { seo_override } from '../../data/tables/site';
import { tag } from '../../shared/cache-tags';
import type { CommandContext } from '../command';

/** The title and description that search engines and shared links show for an address. */
export interface ImportedSeo {
	/** Path with its edition's prefix, decoded. */
	url: string;
	title: string | null;
	description: string | null;
}

/** Writes the words for searches that came with articles; where the newsroom has said something, that stays. @returns the addresses that are new */
export async function importSeo(ctx: CommandContext, rows: readonly ImportedSeo[], edition: string): Promise<string[]> {
	if (rows.length === 0) return [];
	ctx.authorize('seo_override.write', { edition });
	const standing = await ctx.read
		.select({ url: seo_override.url })
		.from(seo_override)
		.where(
			inArray(
				seo_override.url,
				rows.map((row) => row.url),
			),
		);
	const known = new Set(standing.map((row) => row.url));
	const sorted = rows.filter((row) => !known.has(row.url)).sort((a, b) => (a.url < b.url ? -1 : 1));
	if (sorted.length === 0) return [];
	const made = await ctx.tx.execute<{ url: string }>(sql`
		insert into seo_override (url, title, description, updated_at)
		select url, title, description, ${ctx.now}::bigint
			from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb) as r (url text, title text, description text)
		on conflict do nothing returning url`);
	const created = made.rows.map((row) => row.url);
	ctx.audit(...created.map((url) => ({ entity: 'seo_override' as const, id: url })));
	ctx.invalidate(tag.seo);
	return created;
}
