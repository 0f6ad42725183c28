import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { actorKinds } from '../../shared/site/actor-kinds';
import { wallReasons, wallStatuses } from '../../shared/statuses';
import { created_at, edition, id, listWords, oneOf, seconds, type Texts, type TitledLink, updated_at } from './columns';
import { company_id } from './company';
import { license } from './license';
import { media } from './media';
import { event_edition } from './topic';

export interface EnterpriseText {
	summary: string;
	description: string;
}

/** An exhibitor of an event edition. */
export const enterprise = pgTable(
	'enterprise',
	{
		id: id(),
		event_edition_id: integer()
			.notNull()
			.references(() => event_edition.id, { onDelete: 'cascade' }),
		slug: text().notNull().unique(),
		name: text().notNull(),
		name_zh: text(),
		booth: text().notNull(),
		hall: text(),
		categories: text().array().notNull().default([]),
		/** ISO 3166 alpha-2. */
		country: text().notNull(),
		city: text(),
		founded: smallint(),
		employees: text(),
		logo_id: integer().references(() => media.id),
		website: text(),
		contact: text(),
		links: jsonb().$type<TitledLink[]>().notNull().default([]),
		license_id: integer().references(() => license.id),
		company_id: company_id(),
		texts: jsonb().$type<Texts<EnterpriseText>>().notNull(),
		/** The booth in natural order: sorts "1024" after "203". */
		booth_order: integer().notNull().default(0),
		updated_at: updated_at(),
	},
	(t) => [
		listWords('enterprise'),
		index('enterprise_event_edition').on(t.event_edition_id, t.booth_order, t.id),
		index('enterprise_company').on(t.company_id),
	],
);

/** A file that an event or an exhibitor offers. */
export const attachment = pgTable(
	'attachment',
	{
		id: id(),
		event_edition_id: integer()
			.notNull()
			.references(() => event_edition.id, { onDelete: 'cascade' }),
		enterprise_id: integer().references(() => enterprise.id, { onDelete: 'cascade' }),
		media_id: integer()
			.notNull()
			.references(() => media.id),
		position: smallint().notNull().default(0),
		texts: jsonb().$type<Texts<{ title: string }>>().notNull(),
	},
	(t) => [
		listWords('attachment'),
		index('attachment_event_edition').on(t.event_edition_id, t.position),
		index('attachment_enterprise').on(t.enterprise_id),
	],
);

/** A visitor's message on the wall of an event; seen only after approval. */
export const wall_message = pgTable(
	'wall_message',
	{
		id: id(),
		event_edition_id: integer()
			.notNull()
			.references(() => event_edition.id, { onDelete: 'cascade' }),
		edition: edition(),
		name: text().notNull(),
		country: text(),
		text: text().notNull(),
		status: text({ enum: wallStatuses }).notNull().default('waiting'),
		created_at: created_at(),
		decided_at: seconds(),
		/** What the person was called who decided, to be shown. */
		decided_by: text(),
		decided_kind: text({ enum: actorKinds }),
		/** Number of the account that decided; the kind and this are null for what was decided before they were kept. */
		decided_account_id: integer(),
		/** Why it was refused, where somebody said so. */
		reason: text({ enum: wallReasons }),
		/** The same in somebody's own words; only the newsroom reads them. */
		note: text(),
		/** A keyed hash of who wrote, so that what comes from one place is seen together; gone once it is decided. */
		sender: text(),
	},
	(t) => [
		oneOf(t.status, wallStatuses),
		oneOf(t.decided_kind, actorKinds),
		oneOf(t.reason, wallReasons),
		index('wall_message_waiting').on(t.created_at, t.id).where(sql`status = 'waiting'`),
		index('wall_message_decided').on(t.decided_at.desc().nullsFirst(), t.id).where(sql`decided_at is not null`),
		index('wall_message_list').on(
			t.event_edition_id,
			t.status,
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
	],
);
