import { sql } from 'drizzle-orm';
import {
	date,
	doublePrecision,
	index,
	integer,
	jsonb,
	pgTable,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SourceDocument } from '../../shared/source-document';
import { publicationStatuses } from '../../shared/statuses';
import { created_at, id, oneOf, publication_status, seconds, type Texts, updated_at } from './columns';

export const chart_kinds = ['bar', 'line', 'step'] as const;
export const series_frequencies = ['month', 'year', 'event', 'category'] as const;

export interface DataSeriesText {
	title: string;
	subtitle: string;
	description: string;
	unit_label: string;
	/** Heading of the rows of a comparison: "Country". */
	row_label?: string;
	/** Doubts about the customs codes, in a few words. */
	codes_note?: string;
}

/** A series of numbers with its unit, codes and sources. */
export const data_series = pgTable(
	'data_series',
	{
		id: id(),
		slug: text().notNull().unique(),
		chart: text({ enum: chart_kinds }).notNull(),
		unit: text().notNull(),
		decimals: smallint().notNull().default(0),
		frequency: text({ enum: series_frequencies }).notNull(),
		/** Customs codes that the numbers add up. */
		codes: text().array().notNull().default([]),
		highlight: text(),
		/** Codes of the markets that the whole series is about; in a series that compares markets, its points name them. */
		markets: text().array().notNull().default([]),
		source: jsonb().$type<SourceDocument[]>().notNull().default([]),
		retrieved_on: date({ mode: 'string' }).notNull(),
		texts: jsonb().$type<Texts<DataSeriesText>>().notNull(),
		status: publication_status(),
		position: smallint().notNull().default(0),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [oneOf(t.chart, chart_kinds), oneOf(t.frequency, series_frequencies), oneOf(t.status, publicationStatuses)],
);

/** A value. A correction makes a new row; the old row keeps its number and gets `superseded_at`. */
export const data_point = pgTable(
	'data_point',
	{
		id: id(),
		series_id: integer()
			.notNull()
			.references(() => data_series.id, { onDelete: 'cascade' }),
		key: text().notNull(),
		position: smallint().notNull().default(0),
		/** First day of the period, for series in time. */
		period: date({ mode: 'string' }),
		value: doublePrecision().notNull(),
		label: jsonb().$type<Texts<string>>().notNull(),
		/** Shown with the value, per edition. */
		note: jsonb().$type<Texts<string>>(),
		created_at: created_at(),
		superseded_at: seconds(),
	},
	(t) => [
		index('data_point_series').on(t.series_id, t.position),
		// Only a single value of a key is current; any number can be superseded.
		uniqueIndex('data_point_current').on(t.series_id, t.key).where(sql`superseded_at is null`),
	],
);
