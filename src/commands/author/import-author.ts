import { inArray, or } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { authorTags } from '../../shared/cache-tags';
import type { CommandContext } from '../command';

export interface ImportedAuthor {
	import_key: string;
	/** Slug to take; a number is added when another person has it. */
	slug: string;
	name: string;
}

/**
 * Makes the authors that are not here yet. Somebody with the same name is the same person;
 * what the newsroom wrote about them stays.
 * @returns their numbers by import key, and how many are new.
 */
export async function importAuthors(
	ctx: CommandContext,
	authors: readonly ImportedAuthor[],
): Promise<{ ids: Map<string, number>; created: number[] }> {
	const ids = new Map<string, number>();
	const created: number[] = [];
	if (authors.length === 0) return { ids, created };
	ctx.authorize('author.write');
	const known = await ctx.read
		.select({ id: author.id, slug: author.slug, name: author.name, import_key: author.import_key })
		.from(author)
		.where(
			or(
				inArray(
					author.import_key,
					authors.map((one) => one.import_key),
				),
				inArray(
					author.slug,
					authors.flatMap((one) => [one.slug, ...numbered(one.slug)]),
				),
			),
		);
	const taken = new Set(known.map((one) => one.slug));
	for (const one of authors) {
		const same =
			known.find((other) => other.import_key === one.import_key) ??
			known.find((other) => other.slug === one.slug && other.name.toLowerCase() === one.name.toLowerCase());
		if (same) {
			ids.set(one.import_key, same.id);
			continue;
		}
		const slug =
			[one.slug, ...numbered(one.slug)].find((candidate) => !taken.has(candidate)) ??
			`${one.slug}-${ids.size}-${taken.size}`;
		taken.add(slug);
		const [row] = await ctx.tx
			.insert(author)
			.values({ slug, name: one.name, import_key: one.import_key })
			.returning({ id: author.id });
		const id = row?.id as number;
		ids.set(one.import_key, id);
		created.push(id);
		ctx.invalidate(...authorTags({ id, slug }));
		ctx.audit({ entity: 'author', id, detail: { import_key: one.import_key } });
	}
	return { ids, created };
}

const numbered = (slug: string) => Array.from({ length: 20 }, (_, at) => `${slug}-${at + 2}`);
