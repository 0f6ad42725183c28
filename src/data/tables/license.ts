import { sql } from 'drizzle-orm';
import { boolean, date, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { licenseStatuses, publicationStatuses } from '../../shared/statuses';
import {
	created_at,
	edition,
	id,
	listWords,
	oneOf,
	publication_status,
	seconds,
	type Texts,
	type TitledLink,
	tsvector,
	updated_at,
} from './columns';
import { company_id } from './company';
import { media } from './media';

export const volume_units = ['units', 'kg', 'l'] as const;
export const license_event_kinds = [
	'granted',
	'changed',
	'renewed',
	'volume',
	'suspended',
	'resumed',
	'ceased',
	'reissued',
] as const;
export const institution_kinds = ['association', 'laboratory', 'law_firm', 'organiser', 'media'] as const;

export const license_roles = [
	'brand_holder',
	'oem',
	'producer',
	'e_liquid',
	'nicotine',
	'wholesaler',
	'retailer',
] as const;
export type LicenseRole = (typeof license_roles)[number];
/** The `{type}` of /license/{type}. */
export const license_categories = ['devices', 'e-liquid', 'nicotine', 'components', 'wholesale', 'heated'] as const;
export type LicenseCategory = (typeof license_categories)[number];

export interface LicenseText {
	scope: string;
	note?: string;
	/** Name of the source, where the edition says it otherwise. */
	source?: string;
}

/** A record of the register of licensed makers on the mainland of China. */
export const license = pgTable(
	'license',
	{
		id: id(),
		slug: text().notNull().unique(),
		name_zh: text().notNull(),
		pinyin: text().notNull(),
		name_en: text().notNull(),
		role: text({ enum: license_roles }).notNull(),
		category: text({ enum: license_categories }).notNull(),
		products: text().array().notNull().default([]),
		business_types: text().array().$type<('domestic' | 'export' | 'non_retail')[]>().notNull().default([]),
		is_hnb: boolean().notNull().default(false),
		license_no: text().notNull().unique(),
		issuing_bureau: text().notNull(),
		province: text().notNull(),
		city: text().notNull(),
		trademarks: text().array().notNull().default([]),
		annual_volume: doublePrecision(),
		volume_unit: text({ enum: volume_units }),
		valid_from: date({ mode: 'string' }).notNull(),
		valid_to: date({ mode: 'string' }).notNull(),
		status: text({ enum: licenseStatuses }).notNull(),
		source_url: text(),
		source: text().notNull(),
		verified_at: seconds().notNull(),
		verified_by: text().notNull(),
		website: text(),
		contact: text(),
		company_id: company_id(),
		texts: jsonb().$type<Texts<LicenseText>>().notNull(),
		created_at: created_at(),
		updated_at: updated_at(),
		/** Sorts by firm: the English name, lower case, without accents. The database keeps it true. */
		firm_order: text().notNull().generatedAlwaysAs(sql`fold_text(name_en)`),
		/** Every word the record is found by. The database keeps it true. */
		words: tsvector()
			.notNull()
			.generatedAlwaysAs(
				sql`license_words(name_zh, pinyin, license_no, array[name_en, city, province] || trademarks) || product_words(products)`,
			),
	},
	(t) => [
		listWords('license'),
		oneOf(t.role, license_roles),
		oneOf(t.category, license_categories),
		oneOf(t.volume_unit, volume_units),
		oneOf(t.status, licenseStatuses),
		// Both orders carry what a list is filtered by, so that no row is fetched that the page does not show.
		index('license_list').on(
			t.valid_from.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
			t.category,
			t.province,
			t.status,
			t.valid_to,
		),
		index('license_firm').on(t.firm_order, t.id, t.category, t.province, t.status, t.valid_to),
		index('license_verified').on(
			t.verified_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
			t.category,
			t.province,
			t.status,
			t.valid_to,
		),
		index('license_words').using('gin', t.words),
		index('license_products').using('gin', t.products),
		index('license_company').on(t.company_id),
	],
);

/** What happened to a licence: granted, changed, renewed, suspended … */
export const license_event = pgTable(
	'license_event',
	{
		id: id(),
		license_id: integer()
			.notNull()
			.references(() => license.id, { onDelete: 'cascade' }),
		happened_on: date({ mode: 'string' }).notNull(),
		kind: text({ enum: license_event_kinds }).notNull(),
		texts: jsonb().$type<Texts<{ note: string }>>().notNull(),
		source: text(),
	},
	(t) => [oneOf(t.kind, license_event_kinds), index('license_event_license').on(t.license_id, t.happened_on)],
);

/** A question readers ask about licences, with its answer. */
export const question = pgTable(
	'question',
	{
		id: id(),
		edition: edition(),
		/** Anchor of the answer. */
		slug: text().notNull(),
		category: text().notNull().default('license'),
		position: smallint().notNull().default(0),
		question: text().notNull(),
		answer_html: text().notNull(),
		source: jsonb().$type<TitledLink>(),
		status: publication_status(),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('question'),
		oneOf(t.status, publicationStatuses),
		index('question_list').on(t.edition, t.category, t.position),
	],
);

/** A counter or a case on the licence screen. */
export const achievement = pgTable(
	'achievement',
	{
		id: id(),
		edition: edition(),
		position: smallint().notNull().default(0),
		value: text().notNull(),
		unit: text(),
		label: text().notNull(),
		as_of: date({ mode: 'string' }),
		source: jsonb().$type<TitledLink>(),
	},
	() => [listWords('achievement')],
);

export const partner = pgTable(
	'partner',
	{
		id: id(),
		name: text().notNull(),
		kind: text({ enum: institution_kinds }).notNull(),
		logo_id: integer().references(() => media.id),
		url: text(),
		company_id: company_id(),
		position: smallint().notNull().default(0),
		texts: jsonb().$type<Texts<{ summary: string }>>().notNull().default({}),
	},
	(t) => [listWords('partner'), oneOf(t.kind, institution_kinds)],
);
