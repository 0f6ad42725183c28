import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { created_at, id, listWords, seconds, type Texts, type TitledLink, updated_at } from './columns';
import { media } from './media';

/**
 * The kinds of a company's names: the one in the register, the one in Latin letters, a trade mark, a former name,
 * another spelling.
 */
export const company_name_kinds = ['registered', 'english', 'trade_mark', 'former', 'also'] as const;

export interface CompanyName {
	kind: (typeof company_name_kinds)[number];
	text: string;
	/** Language of the name where it is not in Latin letters ("zh-Hans"). */
	language?: string | undefined;
	/** Its transcription in Latin letters. */
	reading?: string | undefined;
	/** Only for a former name: the last year or day of its use. */
	until?: string | undefined;
}

export interface CompanyPerson {
	name: string;
	/** The name in its own script. */
	name_zh?: string | undefined;
	roles: Texts<string>;
}

export interface CompanyText {
	/** One sentence about what it makes, and for whom. */
	summary: string;
	description?: string | undefined;
	/** Its products. */
	makes?: { title: string; text: string }[] | undefined;
	/** Postal address, as written on a letter. */
	address?: string | undefined;
	/** Source of the facts, if not the company. */
	source?: string | undefined;
}

/**
 * A company of the trade: a single row for whatever it does here. Exhibitors, licences, advertisements, partners and
 * articles refer to it.
 */
export const company = pgTable(
	'company',
	{
		id: id(),
		slug: text().notNull().unique(),
		/** The name that readers know, in Latin letters. */
		name: text().notNull(),
		/** The name in Han characters, and its pinyin. */
		name_zh: text(),
		pinyin: text(),
		/** All other names, in the order in which they are shown. */
		names: jsonb().$type<CompanyName[]>().notNull().default([]),
		/** Product groups, the same as those of exhibitors. */
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
		/** When the page was last compared with its sources. */
		verified_at: seconds(),
		created_at: created_at(),
		updated_at: updated_at(),
		/** For sorting by name: lower case, without accents. The database generates it. */
		name_order: text().notNull().generatedAlwaysAs(sql`fold_text(name)`),
	},
	(t) => [listWords('company'), index('company_order').on(t.name_order, t.id), index('company_country').on(t.country)],
);

/** A reference to the company that a row of another table is about. */
export const company_id = () => integer().references((): AnyPgColumn => company.id);
