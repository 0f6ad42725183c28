import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '../data/schema';

/**
 * Tables that belong to this machine, its people or its readers' visits: they are not content, and useless or secret
 * elsewhere. The search index is built again from the content.
 */
const INTERNAL_TABLES: ReadonlySet<string> = new Set([
	...['account', 'account_link', 'account_role', 'admin_token', 'passkey', 'recovery_code', 'session', 'sign_in_wait'],
	...['known_browser', 'link_request'],
	...['signing_key', 'used_challenge', 'saved_view', 'bulk_change', 'translation', 'staff_email', 'setting', 'note'],
	// An open link shows a draft to anyone who holds it, on this installation only.
	'preview_link',
	// A change that waits for a second person cannot be approved on another installation.
	'pending_change',
	...[
		'audit',
		'demo_row',
		'job_run',
		'import_run',
		'import_row',
		'import_finding',
		'node_lease',
		'tombstone',
		'cdn_purge',
		'rate_limit',
		'upload',
		'letter',
	],
	...['ad_click', 'adv_day', 'missing_path', 'page_view', 'page_view_day', 'search_document', 'search_word'],
]);

/** The table of readers' e-mail addresses, exported only on request. */
export const SUBSCRIBERS = 'subscription';

/** Names of the exported tables. A table that is added to the schema is exported unless it is listed as internal. */
export const exportedTables = (withSubscribers: boolean): string[] =>
	Object.values(schema)
		.flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
		.filter((name) => !INTERNAL_TABLES.has(name) && (withSubscribers || name !== SUBSCRIBERS))
		.sort();
