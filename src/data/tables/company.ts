import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created_at, id, seconds, type Texts, type TitledLink, updated_at } from './columns';
import { media } from './media';

/**
 * What a name of a firm is: the one in the register, the one in Latin letters, a mark, one that it had, another
 * spelling.
 */
export const company_name_kinds = ['registered', 'english', 'trade_mark', 'former', 'also'] as const;

export interface CompanyName {
	kind: (typeof company_name_kinds)[number];
	text: string;
	/** Language of the name where it is not in Latin letters ("zh-Hans"). */
	language?: string | undefined;
	/** How it is read, in Latin letters. */
	reading?: string | undefined;
	/** Of a former name: the year or the day until which it was borne. */
	until?: string | undefined;
}

export interface CompanyPerson {
	name: string;
	/** The name in its own script. */
	name_zh?: string | undefined;
	roles: Texts<string>;
}

export interface CompanyText {
	/** One sentence: what it makes, and for whom. */
	summary: string;
	description?: string | undefined;
	/** What it makes, by product. */
	makes?: { title: string; text: string }[] | undefined;
	/** Where it stands, as one would write it on a letter. */
	address?: string | undefined;
	/** Where the facts come from, if not from the firm. */
	source?: string | undefined;
}

/**
 * A firm of the trade: one row, whatever it does here. Stands, licences, advertisements, partners and articles point to
 * it.
 */
export const company = pgTable(
	'company',
	{
		id: id(),
		slug: text().notNull().unique(),
		/** The name readers know, in Latin letters. */
		name: text().notNull(),
		/** The same in Han characters, and how it is read. */
		name_zh: text(),
		pinyin: text(),
		/** All the others, in the order in which they are shown. */
		names: jsonb().$type<CompanyName[]>().notNull().default([]),
		/** Product groups, as exhibitors have them. */
		categories: text().array().notNull().default([]),
		/** ISO 3166 alpha-2. */
		country: text(),
		city: text(),
		founded: smallint(),
		employees: text(),
		logo_id: integer().references(() => media.id),
		website: text(),
		links: jsonb().$type<TitledLink[]>().notNull().default([]),
		people: jsonb().$type<CompanyPerson[]>().notNull().default([]),
		texts: jsonb().$type<Texts<CompanyText>>().notNull().default({}),
		/** When somebody last compared the page with its sources. */
		verified_at: seconds(),
		created_at: created_at(),
		updated_at: updated_at(),
		/** Sorts by name: lower case, without accents. The database keeps it true. */
		name_order: text().notNull().generatedAlwaysAs(sql`fold_text(name)`),
	},
	(t) => [index('company_order').on(t.name_order, t.id), index('company_country').on(t.country)],
);

/** The firm that a row of another table is about. */
export const company_id = () => integer().references((): AnyPgColumn => company.id);
