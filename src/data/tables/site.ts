import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actorKinds } from '../../shared/site/actor-kinds';
import type { SourceDocument } from '../../shared/source-document';
import { created_at, done_by, edition, id, listWords, oneOf, updated_at } from './columns';

/** What a rule is about. */
export const rule_kinds = ['duty', 'limits', 'devices', 'sale', 'licence'] as const;
export type RuleKind = (typeof rule_kinds)[number];

export const rule_stages = ['consulting', 'drafted', 'adopted', 'in_force', 'paused'] as const;

/** The editors' word on an address, over the metadata derived from its content. */
export const seo_override = pgTable(
	'seo_override',
	{
		/** Path with its edition prefix, without query. */
		url: text().primaryKey(),
		title: text(),
		keywords: text(),
		description: text(),
		image: text(),
		card: text(),
		canonical: text(),
		robots: text(),
		updated_at: updated_at(),
	},
	() => [listWords('seo_override')],
);

/** An old address and where it leads now. */
export const redirect = pgTable(
	'redirect',
	{
		/** Path, perhaps with a query ("/?p=12"), as it was. */
		source: text().primaryKey(),
		/** Null where the content is gone: the status is 410 then. */
		target: text(),
		status: smallint().notNull().default(301),
		reason: text().notNull().default('slug'),
		/**
		 * Its target before an article there was withdrawn and sent elsewhere: it leads there again when the article is
		 * back.
		 */
		through: text(),
		created_at: created_at(),
	},
	(t) => [
		listWords('redirect'),
		// Both are looked up whatever the case of their letters; a target by its path alone, as far as an index can hold it.
		index('redirect_source_folded').on(sql`lower(${t.source})`),
		index('redirect_target_path').on(sql`lower(left(split_part(split_part(${t.target}, '#', 1), '?', 1), 300))`),
		index('redirect_through_path')
			.on(sql`lower(left(split_part(split_part(${t.through}, '#', 1), '?', 1), 300))`)
			.where(sql`through is not null`),
		check('redirect_status_leads', sql`status in (301, 302, 303, 307, 308, 410)`),
		check('redirect_target_gone', sql`(status = 410) = (target is null)`),
	],
);

/**
 * Every action that changed something: who, what, which row. Rows are added and never taken away or changed; an erasure
 * alone takes words out of `detail`, by the function `erase_from_audit` (migration 0050).
 */
export const audit = pgTable(
	'audit',
	{
		id: id(),
		/** The actor's name at that time, to be shown. */
		actor: text().notNull(),
		...done_by(),
		action: text().notNull(),
		noun: text().notNull(),
		row_id: text(),
		detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		created_at: created_at(),
	},
	(t) => [
		oneOf(t.actor_kind, actorKinds),
		index('audit_row').on(t.noun, t.row_id),
		index('audit_actor').on(t.actor, t.id),
		index('audit_created').on(t.created_at),
		index('audit_account').on(t.account_id, t.id).where(sql`account_id is not null`),
	],
);

/** What the system remembers about itself ("demo_loaded_at"). */
export const setting = pgTable('setting', {
	name: text().primaryKey(),
	value: jsonb().notNull(),
	updated_at: updated_at(),
});

/** A rule on its way through a market: the rule tracker and the calendar of deadlines. */
export const rule = pgTable(
	'rule',
	{
		id: id(),
		edition: edition(),
		slug: text().notNull(),
		market: text().notNull(),
		measure: text().notNull(),
		/** Null where it has not been set. */
		kind: text({ enum: rule_kinds }),
		stage: text({ enum: rule_stages }).notNull(),
		/** ISO day of the next date; null is "to be set". */
		next_on: text(),
		next_text: text().notNull().default(''),
		position: smallint().notNull().default(0),
		source: jsonb().$type<SourceDocument>(),
		/**
		 * The slug under which calendars know it. The database sets it once, to its first slug or to a free one beside it, so
		 * that a renamed rule is the same event to every calendar.
		 */
		calendar_slug: text(),
		/**
		 * The day of its last change that is known. The database sets it to the day on which measure, kind, stage, date or what
		 * happens then are changed, unless another is given with them.
		 */
		changed_on: date({ mode: 'string' }).default(sql`(now() at time zone 'utc')::date`),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('rule'),
		oneOf(t.kind, rule_kinds),
		oneOf(t.stage, rule_stages),
		uniqueIndex('rule_edition_slug').on(t.edition, t.slug),
		index('rule_next').on(t.edition, t.next_on),
	],
);
