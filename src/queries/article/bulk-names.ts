import { inArray } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { tag } from '../../data/tables/tag';
import type { StaffDb } from '../../platform/db/tx';

/** Names of the authors and tags that articles are linked to, by number. */
export async function bulkNames(
	db: StaffDb,
	links: readonly { authors: readonly number[]; tags: readonly number[] }[],
): Promise<{ authors: Map<number, string>; tags: Map<number, string> }> {
	const named = async (table: typeof author | typeof tag, ids: readonly number[]) => {
		if (ids.length === 0) return new Map<number, string>();
		const rows = await db
			.select({ id: table.id, name: table.name })
			.from(table)
			.where(inArray(table.id, [...new Set(ids)]));
		return new Map(rows.map(({ id, name }) => [id, name]));
	};
	const [authors, tags] = await Promise.all([
		named(
			author,
			links.flatMap((one) => one.authors),
		),
		named(
			tag,
			links.flatMap((one) => one.tags),
		),
	]);
	return { authors, tags };
}
