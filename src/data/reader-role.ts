import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/** Role that serves readers and the public API: it sees published content, never subscribers, tokens or logs. */
export const READER_ROLE = 'brume_reader';

/** Tables the reader's role may read. A table that is not named here is closed to it. */
export const READER_TABLES = [
	'achievement',
	'adv',
	'article',
	'article_author',
	'article_tag',
	'article_topic',
	'attachment',
	'author',
	'book',
	'book_tag',
	'data_point',
	'data_series',
	'duty_rate',
	'enterprise',
	'issue',
	'license',
	'license_event',
	'market',
	'market_rule',
	'media',
	'page',
	'partner',
	'photo',
	'question',
	'redirect',
	'rule',
	'search_document',
	'search_word',
	'seo_override',
	'setting',
	'subject',
	'subject_module',
	'tag',
	'topic',
	'topic_edition',
	'translation_group',
	'wall_message',
] as const;

/**
 * Makes the role where it is missing and grants it exactly the list above.
 * Needs the right to create roles once; a role made by the administrator beforehand serves as well.
 */
export async function grantReaderRole(tx: Tx): Promise<void> {
	await tx.execute(
		sql.raw(`do $$ begin
		if not exists (select from pg_roles where rolname = '${READER_ROLE}') then create role ${READER_ROLE} nologin; end if;
		if not pg_has_role(current_user, '${READER_ROLE}', 'member') then grant ${READER_ROLE} to current_user; end if;
	end $$`),
	);
	await tx.execute(sql.raw(`revoke all on all tables in schema public from ${READER_ROLE}`));
	await tx.execute(sql.raw(`grant usage on schema public to ${READER_ROLE}`));
	await tx.execute(sql.raw(`grant select on ${READER_TABLES.join(', ')} to ${READER_ROLE}`));
}
