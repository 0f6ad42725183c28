import { boolean, date, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { advPositions } from '../../shared/statuses';
import { created_at, edition, id, listWords, oneOf, updated_at } from './columns';
import { company_id } from './company';
import { media } from './media';

/** An advertisement: words, perhaps a picture, one link. Never markup (security rule 12). */
export const adv = pgTable(
	'adv',
	{
		id: id(),
		position: text({ enum: advPositions }).notNull(),
		edition: edition(),
		advertiser: text().notNull(),
		company_id: company_id(),
		headline: text().notNull(),
		text: text().notNull().default(''),
		action: text().notNull(),
		link: text().notNull(),
		image_id: integer().references(() => media.id),
		weight: smallint().notNull().default(1),
		starts_on: date({ mode: 'string' }),
		ends_on: date({ mode: 'string' }),
		/** ISO 3166 codes where it must not be shown. */
		suppressed_countries: text().array().notNull().default([]),
		is_active: boolean().notNull().default(true),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('adv'),
		oneOf(t.position, advPositions),
		index('adv_position').on(t.position, t.edition),
		index('adv_company').on(t.company_id),
	],
);

/** Clicks and views of a day, counted without identity. */
export const adv_day = pgTable(
	'adv_day',
	{
		adv_id: integer()
			.notNull()
			.references(() => adv.id, { onDelete: 'cascade' }),
		day: date({ mode: 'string' }).notNull(),
		views: integer().notNull().default(0),
		clicks: integer().notNull().default(0),
	},
	(t) => [uniqueIndex('adv_day_adv').on(t.adv_id, t.day)],
);

/** Ad click log of the specification: id and link, with the visitor only after consent. */
export const ad_click = pgTable(
	'ad_click',
	{
		id: id(),
		adv_id: integer()
			.notNull()
			.references(() => adv.id, { onDelete: 'cascade' }),
		link: text().notNull(),
		visitor: text(),
		created_at: created_at(),
	},
	(t) => [index('ad_click_created').on(t.created_at)],
);
