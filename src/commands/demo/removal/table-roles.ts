import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../../../data/schema';

type Schema = typeof schema;
/** Names of all tables. */
export type TableName = { [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never }[keyof Schema];
type Column<Name extends TableName> = Schema[Name] extends PgTable
	? Extract<keyof Schema[Name]['_']['columns'], string>
	: never;

/** A table whose rows stand for themselves: each is noted when it is loaded, and goes or stays by itself. */
interface Row<Name extends TableName> {
	role: 'row';
	/** The name of a row, in SQL over `t`; null where rows are counted and never named. */
	title: string | null;
	/** Columns that change although nobody has edited the row. */
	unedited?: readonly Column<Name>[];
	/** Columns that the staff's role cannot read; an edit of them shows in another column. */
	secret?: readonly Column<Name>[];
	/** Condition over `t` of rows that programs write by themselves from what is there: they go with the demonstration. */
	made?: string;
	/** True where an address of the newsroom shows the row. */
	isShown: boolean;
}

/** A table whose rows belong to rows of another one: they are part of its fingerprint, and go and stay with it. */
interface Part<Name extends TableName> {
	role: 'part';
	/** The columns that name the rows it belongs to. */
	of: readonly {
		column: Column<Name>;
		table: TableName;
		/** Condition over `p` where the part stays only with that row. */
		only?: string;
	}[];
	unedited?: readonly Column<Name>[];
}

/**
 * What programs write beside a row: `trail` goes with it by a foreign key, or as `remove-trails.ts` says. `site` belongs
 * to the installation and is never touched.
 */
type Other = { role: 'trail' } | { role: 'site' };

type Roles = { readonly [Name in TableName]: Row<Name> | Part<Name> | Other };

const trail = { role: 'trail' } as const;
const site = { role: 'site' } as const;
/** A link of an article; whether readers see it is copied from the article. */
const link = {
	role: 'part',
	of: [{ column: 'article_id', table: 'article' }],
	unedited: ['is_published'],
} as const;
const named = (title: string) => ({ role: 'row', title, isShown: true }) as const;
const hidden = (title: string) => ({ role: 'row', title, isShown: false }) as const;
const text = (name: string, otherwise: string) => `coalesce(t.texts->'en'->>'${name}', ${otherwise})`;

/** What becomes of every table when the demonstration is removed. A table that is missing here does not compile. */
export const tableRoles: Roles = {
	account: site,
	account_link: site,
	account_role: site,
	achievement: named("concat_ws(' ', t.value, t.unit, t.label)"),
	ad_click: trail,
	admin_token: site,
	adv: named('t.headline'),
	adv_day: trail,
	article: {
		...named('t.title'),
		// Counted by a job.
		unedited: ['week_views'],
		// A save raises the version.
		secret: ['password_hash'],
	},
	article_author: link,
	article_company: link,
	article_draft: { role: 'part', of: [{ column: 'article_id', table: 'article' }] },
	article_step: { role: 'part', of: [{ column: 'article_id', table: 'article' }] },
	article_tag: { ...link, unedited: [...link.unedited, 'listed_at', 'is_brief'] },
	// It is made when somebody opens the editor; what they type is a step.
	article_text: trail,
	article_topic: link,
	attachment: {
		role: 'part',
		of: [
			{ column: 'event_edition_id', table: 'event_edition', only: 'p.enterprise_id is null' },
			{ column: 'enterprise_id', table: 'enterprise' },
		],
	},
	audit: site,
	author: named('t.name'),
	book: hidden('t.title'),
	book_tag: { role: 'part', of: [{ column: 'book_id', table: 'book' }], unedited: ['is_published'] },
	bulk_change: trail,
	cdn_purge: site,
	company: named('t.name'),
	data_point: { role: 'part', of: [{ column: 'series_id', table: 'data_series' }] },
	data_series: hidden(text('title', 't.slug')),
	demo_row: trail,
	duty_rate: named("concat_ws(' ', t.market, t.product_class, t.valid_from)"),
	enterprise: named('t.name'),
	event_edition: hidden(`concat_ws(' ', ${text('name', 't.slug')}, t.year)`),
	import_finding: site,
	import_row: site,
	import_run: site,
	issue: {
		...hidden('t.subject'),
		// Composed by the clock of the articles that are there; nobody has got it, and nobody has changed it.
		made: `t.status = 'draft' and not exists (select from audit a
			where a.noun = 'issue' and a.row_id = t.id::text and a.actor_kind = 'staff')`,
	},
	job_run: site,
	known_browser: site,
	letter: trail,
	license: hidden('t.name_en'),
	license_event: { role: 'part', of: [{ column: 'license_id', table: 'license' }] },
	link_request: site,
	market: named(text('name', 't.code')),
	market_rule: named("concat_ws(' ', t.market, t.name)"),
	// A job fills in the hash of what was sent.
	media: { ...named('t.original_name'), unedited: ['sent_sha256'] },
	// Kept by triggers of the database, with the rows that use a file.
	media_use: site,
	missing_path: trail,
	node_lease: site,
	note: { role: 'part', of: [{ column: 'article_id', table: 'article' }] },
	page: named('t.title'),
	page_view: trail,
	page_view_day: trail,
	partner: named('t.name'),
	passkey: site,
	pending_change: { role: 'part', of: [{ column: 'article_id', table: 'article' }] },
	photo: { role: 'part', of: [{ column: 'event_edition_id', table: 'event_edition' }] },
	preview_link: trail,
	question: named('t.question'),
	rate_limit: site,
	recovery_code: site,
	redirect: named('t.source'),
	revision: trail,
	rule: named('t.measure'),
	saved_view: site,
	search_document: trail,
	search_synonym: site,
	search_word: trail,
	seo_override: named('t.url'),
	session: site,
	setting: site,
	sign_in_wait: site,
	signing_key: site,
	staff_email: site,
	subject: hidden('t.title'),
	subject_module: { role: 'part', of: [{ column: 'subject_id', table: 'subject' }] },
	subscription: { role: 'row', title: null, isShown: false, secret: ['email', 'email_key', 'proof'] },
	tag: named('t.name'),
	tombstone: site,
	topic: hidden(text('name', 't.slug')),
	translation: trail,
	translation_group: { role: 'row', title: null, isShown: false },
	upload: site,
	used_challenge: site,
	// A program forgets who wrote a message.
	wall_message: { ...hidden('t.name'), unedited: ['sender'] },
};

const entries = Object.entries(tableRoles) as [TableName, Roles[TableName]][];

/** Tables whose rows stand for themselves. */
export const rowTables: readonly TableName[] = entries.flatMap(([name, { role }]) => (role === 'row' ? [name] : []));

/** How rows of such a table are treated. */
export function rowRole(name: TableName): Row<TableName> {
	const role = tableRoles[name];
	if (role.role !== 'row') throw new Error(`Rows of "${name}" do not stand for themselves.`);
	return role as Row<TableName>;
}

/** A table of parts, and the column by which its rows belong to rows of another one. */
export interface PartTable {
	table: TableName;
	column: string;
	only: string;
}

/** The tables with the parts of a row. */
export const partsOf = (name: TableName): PartTable[] =>
	entries.flatMap(([table, role]) =>
		role.role === 'part'
			? role.of.flatMap((one) =>
					one.table === name ? [{ table, column: one.column as string, only: one.only ?? 'true' }] : [],
				)
			: [],
	);

/** The column that names a row of the table. */
export const keyColumn = (name: TableName): string =>
	({ market: 'code', redirect: 'source', seo_override: 'url' })[name as string] ?? 'id';

/** The columns of a table that only an edit changes, by their names. */
export function editedColumns(name: TableName): string[] {
	const role = tableRoles[name];
	const left = role.role === 'row' || role.role === 'part' ? ((role.unedited ?? []) as readonly string[]) : [];
	const secret = role.role === 'row' ? ((role.secret ?? []) as readonly string[]) : [];
	return Object.values(getTableColumns(schema[name]))
		.filter((column) => column.generated === undefined)
		.map((column) => column.name)
		.filter((column) => !left.includes(column) && !secret.includes(column))
		.sort();
}
