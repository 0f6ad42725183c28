import { sql } from 'drizzle-orm';
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Look } from '../../shared/cover/scene-names';
import type { SourceDocument } from '../../shared/source-document';
import { articleKinds, articleLabels, articleStatuses, articleTypes } from '../../shared/statuses';
import { author } from './author';
import { cover_moods, created_at, edition, id, is_published, listWords, oneOf, seconds, updated_at } from './columns';
import { company, company_id } from './company';
import { media } from './media';
import { tag } from './tag';
import { topic } from './topic';
import { translation_group } from './translation-group';

export interface KeyDate {
	/** ISO day. */
	date: string;
	text: string;
	/**
	 * Row of the calendar that it is about: `rule-` and the slug of a rule, `duty-DE-2026-01-01`, or the slug of an event
	 * edition. On the same day it is shown as that row; on another day it has a row of its own, under the same measure,
	 * market and law.
	 */
	fact?: string;
}
export interface Correction {
	/** Unix seconds. */
	at: number;
	text: string;
}
/** The established facts of a story that still develops, for readers who come late to it. */
export interface Known {
	/** Newest first; `at` is the moment since which the point is shown (Unix seconds). */
	points: { at: number; text: string }[];
	/** What is still unknown. */
	unknown?: string | undefined;
}
export interface Interviewee {
	name: string;
	role: string;
	/** How they are drawn where there is no photograph; without it they are not drawn. */
	drawn_as?: Look | undefined;
}

/** An article of one edition: news, interview, data story. */
export const article = pgTable(
	'article',
	{
		id: id(),
		group_id: integer()
			.notNull()
			.references(() => translation_group.id),
		edition: edition(),
		status: text({ enum: articleStatuses }).notNull().default('draft'),
		seo_url: text(),
		type: text({ enum: articleTypes }).notNull(),
		kind: text({ enum: articleKinds }).notNull().default('news'),
		label: text({ enum: articleLabels }),
		title: text().notNull(),
		standfirst: text().notNull().default(''),
		market: text(),
		place: text(),
		/** Sanitised at write, and again at render (security rules 10 and 11). */
		html: text().notNull().default(''),
		key_points: jsonb().$type<string[]>().notNull().default([]),
		/** The known facts of a developing story; null for any other article. */
		known: jsonb().$type<Known>(),
		quote: text(),
		interviewee: jsonb().$type<Interviewee>(),
		key_dates: jsonb().$type<KeyDate[]>().notNull().default([]),
		sources: jsonb().$type<SourceDocument[]>().notNull().default([]),
		corrections: jsonb().$type<Correction[]>().notNull().default([]),
		keywords: jsonb().$type<string[]>().notNull().default([]),
		partner_name: text(),
		/** The company that paid for it, where it has a page. */
		partner_company_id: company_id(),
		/** AI-assisted articles: the human reviewer of record. */
		reviewer_id: integer().references(() => author.id),
		/** Who translated it, named beside its authors. */
		translator_id: integer().references(() => author.id),
		/** Picture; without it the cover is drawn from `cover_seed`. */
		cover_id: integer().references(() => media.id),
		cover_seed: text(),
		/**
		 * Slug in the id under which feeds gave the article out before ids held its number; null for a later one. It never
		 * changes, so that no reader of feeds gets it again as new.
		 */
		feed_slug: text(),
		cover_mood: text({ enum: cover_moods }),
		cover_alt: text(),
		cover_caption: text(),
		is_headline: boolean().notNull().default(false),
		/** Rank in the home page's lead; 1 is the highest, null is no rank. */
		lead_rank: smallint(),
		reading_minutes: smallint().notNull().default(1),
		/** Language of the text where it differs from the edition's ("ar"), and so its direction. */
		language: text(),
		/** A scrypt hash; an article with one shows its text only after the password. */
		password_hash: text(),
		/** Sum of the views of the last seven days, kept by a job. */
		week_views: integer().notNull().default(0),
		/** Counts the saves; equals the number of the newest revision. */
		version: integer().notNull().default(1),
		/** Hour at which it is published automatically, and the zone in which that hour was chosen ("Europe/Madrid"). */
		scheduled_at: seconds(),
		zone: text(),
		/** Hour at which it is withdrawn automatically. */
		unpublish_at: seconds(),
		/** Moment before which it cannot be published. */
		embargo_until: seconds(),
		/** Zone in which the end of the embargo was chosen; null where none was chosen. */
		embargo_zone: text(),
		/** When readers first had it; never changes again, whatever date is printed. */
		first_published_at: seconds(),
		published_at: seconds(),
		/** When the text last changed in a way that readers should know. */
		revised_at: seconds(),
		created_at: created_at(),
		updated_at: updated_at(),
		/** Key in the system it was imported from, so that a repeated import makes no duplicates. */
		import_key: text(),
	},
	(t) => [
		oneOf(t.type, articleTypes),
		oneOf(t.kind, articleKinds),
		oneOf(t.label, articleLabels),
		oneOf(t.cover_mood, cover_moods),
		oneOf(t.status, articleStatuses),
		uniqueIndex('article_edition_seo_url').on(t.edition, t.seo_url),
		uniqueIndex('article_import_key').on(t.edition, t.import_key),
		// The kind is part of the index, so that lists of stories leave briefs out without reading their rows.
		index('article_list')
			.on(t.edition, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst(), t.kind)
			.where(sql`status = 'published'`),
		index('article_list_type')
			.on(t.edition, t.type, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst(), t.kind)
			.where(sql`status = 'published'`),
		index('article_list_kind')
			.on(t.edition, t.kind, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`status = 'published'`),
		index('article_headline')
			.on(t.edition, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst(), t.kind)
			.where(sql`status = 'published' and is_headline`),
		index('article_lead').on(t.edition, t.lead_rank).where(sql`status = 'published' and lead_rank is not null`),
		// The newsroom's list: the last changed first, in all states or in a single one.
		index('article_changed').on(t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index('article_changed_status').on(t.status, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
		// Few articles have a label.
		index('article_labelled').on(t.label, t.updated_at.desc().nullsFirst()).where(sql`label is not null`),
		index('article_most_read').on(t.edition, t.week_views.desc().nullsFirst()).where(sql`status = 'published'`),
		listWords('article'),
		index('article_scheduled').on(t.scheduled_at).where(sql`status = 'scheduled'`),
		index('article_unpublish').on(t.unpublish_at).where(sql`status = 'published' and unpublish_at is not null`),
		// Lists, feeds and the search rely on the status alone; the rules of each status are enforced here, so that no
		// query need check more.
		check('article_published_dated', sql`status <> 'published' or published_at is not null`),
		// An article that readers have seen is withdrawn, never discarded, and its address says so.
		check('article_discarded_unseen', sql`status <> 'discarded' or first_published_at is null`),
		check('article_scheduled_dated', sql`status <> 'scheduled' or scheduled_at is not null`),
		check(
			'article_embargo_holds',
			sql`embargo_until is null or ((status <> 'published' or published_at >= embargo_until) and (status <> 'scheduled' or scheduled_at >= embargo_until))`,
		),
		// Lists show a brief whole, so it cannot be protected.
		check('article_brief_open', sql`kind <> 'brief' or password_hash is null`),
		check('article_unpublish_later', sql`unpublish_at is null or status <> 'published' or unpublish_at > published_at`),
		index('article_group').on(t.group_id),
		index('article_cover').on(t.cover_id).where(sql`cover_id is not null`),
		// Few articles have any of these; who translates one may read its draft.
		index('article_translator').on(t.translator_id).where(sql`translator_id is not null`),
		index('article_reviewer').on(t.reviewer_id).where(sql`reviewer_id is not null`),
		index('article_partner_company').on(t.partner_company_id).where(sql`partner_company_id is not null`),
		// Finds the articles that link to an address whose page is withdrawn.
		index('article_hrefs').using('gin', sql`public.hrefs_of(html)`),
		index('article_market')
			.on(t.edition, t.market, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst(), t.kind)
			.where(sql`status = 'published' and market is not null`),
		// Few articles have been corrected.
		index('article_corrected').on(t.edition).where(sql`status = 'published' and corrections <> '[]'`),
		index('article_key_dates')
			.on(t.edition, t.published_at.desc().nullsFirst(), t.id.desc().nullsFirst())
			.where(sql`status = 'published' and key_dates <> '[]'`),
	],
);

export const article_author = pgTable(
	'article_author',
	{
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		author_id: integer()
			.notNull()
			.references(() => author.id),
		position: smallint().notNull().default(0),
		is_published: is_published(),
	},
	(t) => [
		primaryKey({ columns: [t.article_id, t.author_id] }),
		index('article_author_author').on(t.author_id, t.article_id, t.is_published),
	],
);

/** Tags of an article, in the order the editors gave them. */
export const article_tag = pgTable(
	'article_tag',
	{
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		tag_id: integer()
			.notNull()
			.references(() => tag.id, { onDelete: 'cascade' }),
		position: smallint().notNull().default(0),
		is_published: is_published(),
		/**
		 * The moment of publication of its article, while that is published in the tag's edition, whose list of the tag names
		 * it; otherwise null. The database maintains it.
		 */
		listed_at: seconds(),
		/** True where its article is a brief, which lists of stories leave out. The database maintains it. */
		is_brief: boolean().notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.article_id, t.tag_id] }),
		// The articles of a tag, the newest first, without a look at any of them; readers' policy asks for the last column.
		index('article_tag_listed')
			.on(t.tag_id, t.listed_at.desc().nullsFirst(), t.article_id.desc().nullsFirst(), t.is_brief, t.is_published)
			.where(sql`listed_at is not null`),
		index('article_tag_tag').on(t.tag_id, t.article_id, t.is_published),
	],
);

export const article_topic = pgTable(
	'article_topic',
	{
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		topic_id: integer()
			.notNull()
			.references(() => topic.id, { onDelete: 'cascade' }),
		is_published: is_published(),
	},
	(t) => [
		primaryKey({ columns: [t.article_id, t.topic_id] }),
		index('article_topic_topic').on(t.topic_id, t.article_id, t.is_published),
	],
);

/** Companies that an article is about, or names. */
export const article_company = pgTable(
	'article_company',
	{
		article_id: integer()
			.notNull()
			.references(() => article.id, { onDelete: 'cascade' }),
		company_id: integer()
			.notNull()
			.references(() => company.id, { onDelete: 'cascade' }),
		position: smallint().notNull().default(0),
		is_published: is_published(),
	},
	(t) => [
		primaryKey({ columns: [t.article_id, t.company_id] }),
		index('article_company_company').on(t.company_id, t.article_id, t.is_published),
	],
);
