import type { PgTable } from 'drizzle-orm/pg-core';
import type { schema } from './schema';

/** Rows that readers see: all, none, or those that meet a condition on columns of the table, in SQL. */
type Readers = 'all' | 'none' | { where: string };

/**
 * Columns that staff see, whatever the state of a row: all, none, all except some, or some. `undeclared` are columns of
 * the database that the schema leaves out, so that no row carries them.
 */
export type Staff<Column extends string = string> =
	| 'all'
	| 'none'
	| { without: readonly Column[]; undeclared?: readonly string[] }
	| { only: readonly Column[] };

type Schema = typeof schema;
type Access = {
	readonly [Name in keyof Schema as Schema[Name] extends PgTable ? Name : never]: {
		readers: Readers;
		staff: Schema[Name] extends PgTable ? Staff<Extract<keyof Schema[Name]['_']['columns'], string>> : never;
	};
};

/**
 * The condition that readers may see a published row. It must be written as list indexes have it (`where status =
 * 'published'`), with comparisons of columns alone: PostgreSQL drops a condition that the index implies, and reads the
 * table for any other. No index can imply a condition on the clock; a job must change the state instead.
 */
const PUBLISHED = { where: "status = 'published'" };

const open = { readers: 'all', staff: 'all' } as const;
const forStaff = { readers: 'none', staff: 'all' } as const;
const closed = { readers: 'none', staff: 'none' } as const;
const published = { readers: PUBLISHED, staff: 'all' } as const;
/**
 * The link stores itself whether its article is published: looking that up for each link made a list by tag a hundred
 * times slower.
 */
const link = { readers: { where: 'is_published' }, staff: 'all' } as const;

/**
 * What the reading roles see of every table (docs/decisions/025-database-roles.md). A table that is missing here does
 * not compile. Neither role sees secrets (passwords, hashes of tokens, keys) or the identity of subscribers.
 */
export const access: Access = {
	account: {
		readers: 'none',
		staff: { only: ['id', 'name', 'language', 'author_id', 'state', 'is_demonstration', 'created_at', 'updated_at'] },
	},
	account_link: closed,
	account_role: forStaff,
	achievement: open,
	ad_click: { readers: 'none', staff: { without: ['visitor'] } },
	admin_token: closed,
	// The days of an advertisement are compared by the query: the table is too small for that to cost anything.
	adv: { readers: { where: 'is_active' }, staff: 'all' },
	adv_day: forStaff,
	// The hash of a protected article's password is read to check a password, and to leave such articles out of feeds.
	article: { readers: PUBLISHED, staff: { without: ['password_hash'], undeclared: ['list_words'] } },
	article_author: link,
	article_draft: forStaff,
	article_step: forStaff,
	article_text: forStaff,
	article_tag: link,
	article_company: link,
	article_topic: link,
	attachment: open,
	audit: forStaff,
	author: open,
	book: published,
	book_tag: link,
	bulk_change: forStaff,
	cdn_purge: forStaff,
	// A company is public even if nothing about it is; the links to it have conditions of their own.
	company: open,
	data_point: { readers: { where: 'exists (select from public.data_series s where s.id = series_id)' }, staff: 'all' },
	data_series: published,
	demo_row: forStaff,
	duty_rate: open,
	enterprise: open,
	import_finding: forStaff,
	import_row: forStaff,
	import_run: forStaff,
	issue: { readers: { where: "status <> 'draft' and sent_at is not null" }, staff: 'all' },
	job_run: forStaff,
	letter: {
		readers: 'none',
		staff: {
			only: [
				'id',
				'kind',
				'issue_id',
				'state',
				'attempts',
				'next_try_at',
				'claimed_at',
				'claimed_by',
				'error',
				'created_at',
			],
		},
	},
	known_browser: closed,
	license: open,
	license_event: open,
	link_request: closed,
	market: open,
	market_rule: open,
	media: { readers: { where: 'deleted_at is null' }, staff: 'all' },
	media_use: { readers: { where: 'is_public' }, staff: 'all' },
	missing_path: forStaff,
	node_lease: closed,
	note: forStaff,
	page: published,
	passkey: closed,
	pending_change: forStaff,
	page_view: { readers: 'none', staff: { without: ['visitor', 'ua'] } },
	page_view_day: forStaff,
	partner: open,
	photo: { readers: { where: 'is_shown' }, staff: 'all' },
	preview_link: { readers: 'none', staff: { without: ['hash', 'pinned'] } },
	question: published,
	rate_limit: closed,
	recovery_code: closed,
	redirect: open,
	revision: forStaff,
	rule: open,
	saved_view: forStaff,
	// The database keeps documents of published content only; a condition here would stop the search from using its
	// index.
	search_document: open,
	search_synonym: open,
	search_word: open,
	seo_override: open,
	session: closed,
	setting: forStaff,
	sign_in_wait: closed,
	signing_key: closed,
	staff_email: closed,
	subject: published,
	subject_module: { readers: { where: 'exists (select from public.subject s where s.id = subject_id)' }, staff: 'all' },
	subscription: {
		readers: 'none',
		staff: { only: ['id', 'language', 'edition', 'status', 'letters', 'created_at', 'updated_at'] },
	},
	tag: open,
	tombstone: closed,
	topic: open,
	event_edition: open,
	translation: forStaff,
	translation_group: forStaff,
	upload: forStaff,
	used_challenge: closed,
	wall_message: { readers: { where: "status = 'approved'" }, staff: 'all' },
};
