import { type AnyColumn, and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { author } from '../../data/tables/author';
import { company } from '../../data/tables/company';
import { tag } from '../../data/tables/tag';
import { topic } from '../../data/tables/topic';
import type { StaffDb } from '../../platform/db/tx';
import { foldedWords, holdsWords, literally } from '../../search/lists/list-words';

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
/** The condition that a text holds each of the typed words, in any order, with or without capitals and accents. */
const holds = (text: SQL, typed: string): SQL => foldedWords(sql`fold_text(${text})`, typed) ?? sql`true`;

/** First the rows whose name begins with what was typed. */
const nameFirst = (name: SQL | AnyColumn, typed: string): SQL =>
	sql`fold_text(${name}) like fold_text(${`${literally(typed.trim())}%`}) desc`;

/**
 * Rows that an article can be linked to, by words of their names: number, name, and what distinguishes it from another
 * of that name. Companies are found by each of their names, in any script.
 */
export async function articleChoices(db: StaffDb, { of, edition, search = '', id }: ChoiceQuery) {
	if (of === 'tag')
		return db
			.select({ id: tag.id, name: tag.name, meta: edition === undefined ? tag.edition : tag.slug })
			.from(tag)
			.where(
				id === undefined
					? and(
							edition === undefined ? undefined : eq(tag.edition, edition),
							holds(sql`concat_ws(' ', ${tag.name}, ${tag.slug})`, search),
						)
					: eq(tag.id, id),
			)
			.orderBy(nameFirst(tag.name, search), asc(tag.name), asc(tag.id))
			.limit(MAX_ROWS);
	if (of === 'author')
		return db
			.select({ id: author.id, name: author.name, meta: author.slug })
			.from(author)
			.where(id === undefined ? holds(sql`${author.name}`, search) : eq(author.id, id))
			.orderBy(nameFirst(author.name, search), asc(author.name), asc(author.id))
			.limit(MAX_ROWS);
	if (of === 'company')
		return db
			.select({
				id: company.id,
				name: company.name,
				meta: sql<string>`coalesce(nullif(concat_ws(', ', ${company.name_zh}, ${company.city}), ''), ${company.slug})`,
			})
			.from(company)
			.where(id === undefined ? holdsWords(company, search) : eq(company.id, id))
			.orderBy(nameFirst(company.name, search), asc(company.name), asc(company.id))
			.limit(MAX_ROWS);
	const name = sql<string>`coalesce(${topic.texts} -> ${edition ?? 'en'}::text ->> 'name', ${topic.slug})`;
	return db
		.select({ id: topic.id, name, meta: topic.slug })
		.from(topic)
		.where(id === undefined ? holds(sql`concat_ws(' ', ${name}, ${topic.slug})`, search) : eq(topic.id, id))
		.orderBy(nameFirst(name, search), asc(topic.slug))
		.limit(MAX_ROWS);
}
