import { and, eq, inArray } from 'drizzle-orm';
import { tag } from '../../data/tables/tag';
import { translation_group } from '../../data/tables/translation-group';
import { tag as cacheTag } from '../../shared/cache-tags';
import type { CommandContext } from '../command';

export interface ImportedTag {
	slug: string;
	name: string;
	description: string;
}

/**
 * Makes the tags of an edition that are not here yet. A tag with the same slug is the same
 * tag; its name and description stay as the newsroom has them.
 * @returns their numbers by slug, and those that are new.
 */
export async function importTags(
	ctx: CommandContext,
	edition: string,
	tags: readonly ImportedTag[],
): Promise<{ ids: Map<string, number>; created: number[] }> {
	if (tags.length === 0) return { ids: new Map(), created: [] };
	ctx.authorize('tag.write', { edition });
	const known = await ctx.read
		.select({ id: tag.id, slug: tag.slug })
		.from(tag)
		.where(
			and(
				eq(tag.edition, edition),
				inArray(
					tag.slug,
					tags.map((one) => one.slug),
				),
			),
		);
	const ids = new Map(known.map((one) => [one.slug, one.id]));
	const missing = tags.filter((one) => !ids.has(one.slug));
	if (missing.length === 0) return { ids, created: [] };
	const groups = await ctx.tx
		.insert(translation_group)
		.values(missing.map(() => ({ noun: 'tag' })))
		.returning({ id: translation_group.id });
	const rows = await ctx.tx
		.insert(tag)
		.values(missing.map((one, at) => ({ ...one, edition, group_id: groups[at]?.id as number })))
		.returning({ id: tag.id, slug: tag.slug });
	for (const row of rows) ids.set(row.slug, row.id);
	ctx.audit(...rows.map((row) => ({ entity: 'tag' as const, id: row.id, detail: { slug: row.slug } })));
	ctx.invalidate(...rows.map((row) => cacheTag.tag(row.id)));
	return { ids, created: rows.map((row) => row.id) };
}
