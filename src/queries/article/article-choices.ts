import { and, asc, eq, ilike, sql } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { company } from '../../data/tables/company';
import { tag } from '../../data/tables/tag';
import { topic } from '../../data/tables/topic';
import type { StaffDb } from '../../platform/db/tx';

/** What an article can be linked to. */
export const choiceEntities = ['author', 'tag', 'topic', 'company'] as const;
export type ChoiceEntity = (typeof choiceEntities)[number];

/** What is looked for. */
export interface ChoiceQuery {
	of: ChoiceEntity;
	/** Edition of a tag, and language of the name of a topic; tags of all editions without it. */
	edition?: string | undefined;
	search?: string | undefined;
	/** One row alone, by its number. */
	id?: number | undefined;
}

const MAX_ROWS = 12;
const literally = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/**
 * Rows that an article can be linked to, by name: number, name, and what distinguishes it from another of that name.
 */
export async function articleChoices(db: StaffDb, { of, edition, search = '', id }: ChoiceQuery) {
	const pattern = `%${literally(search.trim())}%`;
	if (of === 'tag')
		return db
			.select({ id: tag.id, name: tag.name, meta: edition === undefined ? tag.edition : tag.slug })
			.from(tag)
			.where(
				id === undefined
					? and(edition === undefined ? undefined : eq(tag.edition, edition), ilike(tag.name, pattern))
					: eq(tag.id, id),
			)
			.orderBy(asc(tag.name), asc(tag.id))
			.limit(MAX_ROWS);
	if (of === 'author')
		return db
			.select({ id: author.id, name: author.name, meta: author.slug })
			.from(author)
			.where(id === undefined ? ilike(author.name, pattern) : eq(author.id, id))
			.orderBy(asc(author.name), asc(author.id))
			.limit(MAX_ROWS);
	if (of === 'company')
		return db
			.select({ id: company.id, name: company.name, meta: company.slug })
			.from(company)
			.where(id === undefined ? ilike(company.name, pattern) : eq(company.id, id))
			.orderBy(asc(company.name), asc(company.id))
			.limit(MAX_ROWS);
	const name = sql<string>`coalesce(${topic.texts} -> ${edition ?? 'en'}::text ->> 'name', ${topic.slug})`;
	return db
		.select({ id: topic.id, name, meta: topic.slug })
		.from(topic)
		.where(id === undefined ? ilike(name, pattern) : eq(topic.id, id))
		.orderBy(asc(topic.slug))
		.limit(MAX_ROWS);
}
