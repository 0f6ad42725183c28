import { type SQL, sql } from 'drizzle-orm';

/**
 * The number of the revision that readers have of an article, which its version is past where there is a working copy.
 * @param of the article's row in the statement
 */
export const readersVersion = (of: SQL): SQL<number> =>
	sql`coalesce((select d.readers_version from article_draft d where d.article_id = ${of}.id), ${of}.version)`;
