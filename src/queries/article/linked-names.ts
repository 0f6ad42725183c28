/** Names of the rows that articles are linked to. */
import { eq, inArray, sql } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { company } from '../../data/tables/company';
import { tag } from '../../data/tables/tag';
import { topic } from '../../data/tables/topic';
import type { StaffDb } from '../../platform/db/tx';

/** What an article is linked to. */
export const relationNames = ['authors', 'tags', 'topics', 'companies'] as const;
type Named = Record<(typeof relationNames)[number], Record<number, string>>;

/** The present names of rows that states are linked to, by their numbers; a row that is gone has no name. */
export async function namesOfRelations(
	db: StaffDb,
	edition: string,
	states: readonly { fields: Readonly<Record<string, unknown>> }[],
): Promise<Named> {
	const numbers = (of: string) => [
		...new Set(
			states.flatMap(({ fields }) => {
				const kept = fields[of];
				return Array.isArray(kept) ? (kept as number[]) : [];
			}),
		),
	];
	const named = (rows: readonly { id: number; name: string }[]) =>
		Object.fromEntries(rows.map(({ id, name }) => [id, name]));
	const topicName = sql<string>`coalesce(${topic.texts} -> ${edition}::text ->> 'name', ${topic.slug})`;
	const [authors, tags, topics, companies] = await Promise.all([
		db
			.select({ id: author.id, name: author.name })
			.from(author)
			.where(inArray(author.id, numbers('authors'))),
		db
			.select({ id: tag.id, name: tag.name })
			.from(tag)
			.where(inArray(tag.id, numbers('tags'))),
		db
			.select({ id: topic.id, name: topicName })
			.from(topic)
			.where(inArray(topic.id, numbers('topics'))),
		db
			.select({ id: company.id, name: company.name })
			.from(company)
			.where(inArray(company.id, numbers('companies'))),
	]);
	return { authors: named(authors), tags: named(tags), topics: named(topics), companies: named(companies) };
}

/** An author's number and name; undefined for null. */
export async function authorNamed(db: StaffDb, id: number | null) {
	if (id === null) return undefined;
	const [found] = await db.select({ id: author.id, name: author.name }).from(author).where(eq(author.id, id));
	return found;
}
