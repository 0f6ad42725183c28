import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { edition, id, listWords, oneOf, seconds, tsvector, updated_at } from './columns';

export const search_kinds = [
	'article',
	'license',
	'enterprise',
	'company',
	'topic',
	'book',
	'series',
	'market',
	'tag',
	'author',
] as const;
export type SearchKind = (typeof search_kinds)[number];

/** Everything a search can find: one row per item and edition, written by the command that changes the item. */
export const search_document = pgTable(
	'search_document',
	{
		id: id(),
		edition: edition(),
		kind: text({ enum: search_kinds }).notNull(),
		ref_id: integer().notNull(),
		url: text().notNull(),
		title: text().notNull(),
		summary: text().notNull().default(''),
		/** Plain text of the body. */
		body: text().notNull().default(''),
		/** Words that find it without being shown: names, pinyin, Han in pairs of characters. */
		keywords: text().notNull().default(''),
		/** Section key for the facet and the kicker's colour. */
		section: text(),
		/** ISO 3166 code, where the item has a place. */
		country: text(),
		year: smallint(),
		tag_ids: integer().array().notNull().default([]),
		/** Raises an item above equally good matches; articles 1, tags 2 … */
		weight: smallint().notNull().default(1),
		published_at: seconds().notNull(),
		tsv: tsvector().notNull(),
	},
	(t) => [
		oneOf(t.kind, search_kinds),
		uniqueIndex('search_document_ref').on(t.edition, t.kind, t.ref_id),
		index('search_document_tsv').using('gin', t.tsv),
		// The few addresses with capitals, which are also found in another case.
		index('search_document_url_folded').on(t.edition, sql`lower(${t.url})`).where(sql`url <> lower(url)`),
		index('search_document_newest').on(t.edition, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
	],
);

/** Words and phrases that mean the same in the trade: a question with one of them finds what has another. */
export const search_synonym = pgTable(
	'search_synonym',
	{
		id: id(),
		edition: edition(),
		/** Separated by commas. */
		phrases: text().notNull(),
		updated_at: updated_at(),
	},
	(t) => [listWords('search_synonym'), index('search_synonym_edition').on(t.edition)],
);

/**
 * The distinct words of an edition, and the number of documents with each: for correcting typing errors, and for the
 * cost of a search.
 */
export const search_word = pgTable(
	'search_word',
	{
		edition: edition(),
		word: text().notNull(),
		documents: integer().notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.edition, t.word] }),
		index('search_word_trgm').using('gin', t.word.op('gin_trgm_ops')),
	],
);
