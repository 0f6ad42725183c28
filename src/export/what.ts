import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../data/schema';

/**
 * Tables that belong to this machine, to its people or to its readers' visits: no content, and of no use, or a secret,
 * elsewhere. What is searched is made again from what was written.
 */
const INTERNAL_TABLES: ReadonlySet<string> = new Set([
	...['account', 'account_link', 'account_role', 'admin_token', 'passkey', 'recovery_code', 'session', 'sign_in_wait'],
	...['known_browser', 'link_request'],
	...['signing_key', 'used_challenge', 'saved_view', 'bulk_change', 'translation', 'staff_email', 'setting', 'note'],
	// A link that is open shows a draft to whoever holds it, here and nowhere else.
	'preview_link',
	// What waits for a second person here has none elsewhere.
	'pending_change',
	...[
		'audit',
		'job_run',
		'import_run',
		'import_row',
		'node_lease',
		'tombstone',
		'cdn_purge',
		'rate_limit',
		'upload',
		'letter',
	],
	...['ad_click', 'adv_day', 'missing_path', 'page_view', 'page_view_day', 'search_document', 'search_word'],
]);

/** Readers' addresses go along where that is asked for alone. */
export const SUBSCRIBERS = 'subscription';

/** Names of the tables of an export; one that is added to the schema is content until it is said to be none. */
export const exportedTables = (withSubscribers: boolean): string[] =>
	Object.values(schema)
		.flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
		.filter((name) => !INTERNAL_TABLES.has(name) && (withSubscribers || name !== SUBSCRIBERS))
		.sort();
