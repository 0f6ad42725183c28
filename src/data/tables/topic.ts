import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SourceDocument } from '../../shared/source-document';
import { eventEditionStatuses, publicationStatuses, type topicFigures, topicKinds } from '../../shared/statuses';
import {
	cover_moods,
	created_at,
	edition,
	id,
	listWords,
	oneOf,
	publication_status,
	type Texts,
	updated_at,
} from './columns';
import { media } from './media';
import { translation_group } from './translation-group';

export interface TopicText {
	name: string;
	/** One line for lists. */
	summary: string;
	description: string;
}

/** An exhibition or forum, whatever the year: the bare keys of the specification (`gtnf`). */
export const topic = pgTable(
	'topic',
	{
		id: id(),
		slug: text().notNull().unique(),
		kind: text({ enum: topicKinds }).notNull().default('exhibition'),
		organiser: text(),
		official_url: text(),
		trade_only: boolean().notNull().default(true),
		minimum_age: smallint(),
		cover_seed: text(),
		texts: jsonb().$type<Texts<TopicText>>().notNull(),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [oneOf(t.kind, topicKinds)],
);

export interface TopicFigure {
	name: (typeof topicFigures)[number];
	value: number;
	/** True where the source says "about" or "more than". */
	approximate?: boolean;
	source: SourceDocument;
}

export interface EventEditionText {
	name: string;
	/** One line for lists, where the event's own line does not fit this edition: another subject or another place. */
	summary?: string;
	note?: string;
	hours?: string;
	/** Name of the city in the edition's language, where it differs. */
	city?: string;
}

/** One edition of an event: the year keys of the specification (`gtnf-2023`). */
export const event_edition = pgTable(
	'event_edition',
	{
		id: id(),
		topic_id: integer()
			.notNull()
			.references(() => topic.id, { onDelete: 'cascade' }),
		slug: text().notNull().unique(),
		year: smallint().notNull(),
		/** Days in the event's own time zone; null where they are not announced. */
		starts_on: date({ mode: 'string' }),
		ends_on: date({ mode: 'string' }),
		/** IANA name ("Europe/Berlin"). */
		time_zone: text().notNull(),
		venue: text(),
		/** Null, like its country, while the edition is not announced. */
		city: text(),
		/** ISO 3166 alpha-2. */
		country: text(),
		status: text({ enum: eventEditionStatuses }).notNull(),
		figures: jsonb().$type<TopicFigure[]>().notNull().default([]),
		source: jsonb().$type<SourceDocument>(),
		map_url: text(),
		texts: jsonb().$type<Texts<EventEditionText>>().notNull(),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('event_edition'),
		oneOf(t.status, eventEditionStatuses),
		// An edition that is not announced has no days and no place: nothing is kept that was not announced.
		check('event_edition_announced_days', sql`status <> 'unannounced' or (starts_on is null and ends_on is null)`),
		check(
			'event_edition_announced_place',
			sql`case when status = 'unannounced'
				then city is null and country is null and venue is null and map_url is null
				else city is not null and country is not null end`,
		),
		index('event_edition_dates').on(t.starts_on),
		index('event_edition_topic').on(t.topic_id, t.year),
	],
);

/** The composed page of an event, an edition or a series, in one edition of the site. */
export const subject = pgTable(
	'subject',
	{
		id: id(),
		group_id: integer()
			.notNull()
			.references(() => translation_group.id),
		edition: edition(),
		/** Address under /topic/. */
		slug: text().notNull(),
		topic_id: integer().references(() => topic.id),
		event_edition_id: integer().references(() => event_edition.id),
		title: text().notNull(),
		standfirst: text().notNull().default(''),
		status: publication_status(),
		cover_id: integer().references(() => media.id),
		cover_seed: text(),
		cover_alt: text(),
		created_at: created_at(),
		updated_at: updated_at(),
	},
	(t) => [oneOf(t.status, publicationStatuses), uniqueIndex('subject_edition_slug').on(t.edition, t.slug)],
);

export const subject_module_kinds = [
	'hero',
	'text',
	'schedule',
	'speakers',
	'photo_wall',
	'article_list',
	'enterprise_directory',
	'visitor_wall',
	'attachments',
	'video',
	'figures',
	'map',
	'partners',
] as const;
export type SubjectModuleKind = (typeof subject_module_kinds)[number];

/** A part of a subject, in the order the newsroom arranges; its content depends on its kind. */
export const subject_module = pgTable(
	'subject_module',
	{
		id: id(),
		subject_id: integer()
			.notNull()
			.references(() => subject.id, { onDelete: 'cascade' }),
		position: smallint().notNull(),
		kind: text({ enum: subject_module_kinds }).notNull(),
		title: text().notNull().default(''),
		content: jsonb().$type<Record<string, unknown>>().notNull().default({}),
	},
	(t) => [oneOf(t.kind, subject_module_kinds), index('subject_module_subject').on(t.subject_id, t.position)],
);

export interface PhotoText {
	alt: string;
	caption: string;
}

/** A picture of an event; drawn from a seed where there is no photograph. */
export const photo = pgTable(
	'photo',
	{
		id: id(),
		event_edition_id: integer()
			.notNull()
			.references(() => event_edition.id, { onDelete: 'cascade' }),
		media_id: integer().references(() => media.id),
		cover_seed: text(),
		cover_mood: text({ enum: cover_moods }),
		position: smallint().notNull().default(0),
		is_wide: boolean().notNull().default(false),
		/** False for one that is not for readers: not approved yet, or taken away again. */
		is_shown: boolean().notNull().default(true),
		credit: text().notNull().default(''),
		texts: jsonb().$type<Texts<PhotoText>>().notNull(),
	},
	(t) => [
		listWords('photo'),
		oneOf(t.cover_mood, cover_moods),
		index('photo_event_edition').on(t.event_edition_id, t.position),
	],
);
