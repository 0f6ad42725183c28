import { date, index, integer, jsonb, numeric, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type SourceDocument, sourceGrades } from '../../shared/source-document';
import { created_at, id, listWords, oneOf, seconds, type Texts, updated_at } from './columns';

export const authority_tasks = ['duty', 'law', 'notification', 'enforcement', 'licence', 'health'] as const;

/** The authority that is responsible for a subject in a market. */
export interface Authority {
	/** Its own name, in its own language. */
	name: string;
	/** The name in editions that use another one. */
	names?: Texts<string>;
	/** The subject that it is responsible for. */
	task: (typeof authority_tasks)[number];
}

export interface MarketText {
	name: string;
	/** Facts about its duty that no rate can express. */
	note?: string;
}

/** A place that sets duties or limits: a country or a subdivision of one. */
export const market = pgTable(
	'market',
	{
		/** ISO 3166-1 alpha-2, or 3166-2 for a subdivision ("US-MN"); "EU" for the Union. */
		code: text().primaryKey(),
		/** Number of the row, for the search. */
		id: integer().notNull().generatedAlwaysAsIdentity().unique(),
		/** Last part of its page's address, in every edition. */
		slug: text().notNull().unique(),
		parent: text(),
		currency: text().notNull(),
		/** Percent; null where there is none. */
		vat: numeric({ mode: 'string' }),
		position: smallint().notNull().default(0),
		texts: jsonb().$type<Texts<MarketText>>().notNull(),
		authorities: jsonb().$type<Authority[]>().notNull().default([]),
		updated_at: updated_at(),
	},
	() => [listWords('market')],
);

export const product_classes = [
	'closed_pod',
	'open_bottle',
	'device',
	'pouch',
	'base',
	'any_liquid',
	'disposable',
] as const;
export type ProductClass = (typeof product_classes)[number];
/**
 * The unit that the amount is charged on. A cigarette equivalent is printed per ml, as a share of the duty on as many
 * cigarettes.
 */
export const duty_bases = [
	'per_ml',
	'per_piece',
	'percent_production',
	'percent_wholesale',
	'percent_retail',
	'cigarette_equivalent',
] as const;
export type DutyBasis = (typeof duty_bases)[number];
export const market_rule_names = [
	'nicotine_mg_ml',
	'nicotine_mg_g',
	'nicotine_total_mg',
	'bottle_ml',
	'tank_ml',
	'tobacco_flavour_only',
	'rechargeable',
	'refillable',
	'nicotine_required',
	'duty_stamp',
] as const;
export type MarketRuleName = (typeof market_rule_names)[number];

/** A dated rate with its legal source; the calculator selects it by market, class, strength and day. */
export const duty_rate = pgTable(
	'duty_rate',
	{
		id: id(),
		market: text()
			.notNull()
			.references(() => market.code),
		product_class: text({ enum: product_classes }).notNull(),
		/** Nicotine band in mg/ml: above this … */
		nicotine_above: numeric({ mode: 'string' }),
		/** … up to and including this. */
		nicotine_up_to: numeric({ mode: 'string' }),
		basis: text({ enum: duty_bases }).notNull(),
		amount: numeric({ mode: 'string' }).notNull(),
		currency: text().notNull(),
		valid_from: date({ mode: 'string' }).notNull(),
		valid_to: date({ mode: 'string' }),
		source: jsonb().$type<SourceDocument>().notNull(),
		/** Read by builds before 0020; `source` holds the grade since then. */
		source_grade: text({ enum: sourceGrades }),
		verified_at: seconds().notNull(),
		texts: jsonb().$type<Texts<{ note: string }>>().notNull().default({}),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('duty_rate'),
		oneOf(t.product_class, product_classes),
		oneOf(t.basis, duty_bases),
		oneOf(t.source_grade, sourceGrades),
		index('duty_rate_market').on(t.market, t.product_class, t.valid_from),
	],
);

/** A limit that a market sets, as a number that a calculator can compare. */
export const market_rule = pgTable(
	'market_rule',
	{
		id: id(),
		market: text()
			.notNull()
			.references(() => market.code),
		name: text({ enum: market_rule_names }).notNull(),
		/** Highest allowed value; null for rules that are yes or no. */
		limit: numeric({ mode: 'string' }),
		valid_from: date({ mode: 'string' }),
		source: jsonb().$type<SourceDocument>().notNull(),
		texts: jsonb().$type<Texts<{ note: string }>>().notNull().default({}),
	},
	(t) => [
		listWords('market_rule'),
		oneOf(t.name, market_rule_names),
		uniqueIndex('market_rule_name').on(t.market, t.name),
	],
);
