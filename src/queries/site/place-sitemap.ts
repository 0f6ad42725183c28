import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { SITEMAP_IDS } from '../article/feed';

export interface BookPlace {
	edition: string;
	slug: string;
	/** Unix seconds. */
	changed_at: number;
	/** The same book in every edition that has it, including its own. */
	translations: { edition: string; slug: string }[];
}

/** Published books. */
export function sitemapBooks(db: Db): Promise<BookPlace[]> {
	return prepared<BookPlace>(
		db,
		'sitemap_books',
		`select b.edition, b.slug, b.updated_at as changed_at,
		(select json_agg(json_build_object('edition', o.edition, 'slug', o.slug) order by o.edition) from book o
			where o.group_id = b.group_id and o.status = 'published') as translations
		from book b where b.status = 'published' order by b.id limit 20000`,
		[],
	);
}

/** Issues of the newsletter that were sent. */
export function sitemapIssues(db: Db): Promise<{ edition: string; slug: string; changed_at: number }[]> {
	return prepared(
		db,
		'sitemap_issues',
		`select edition, slug, sent_at as changed_at from issue where status = 'sent' order by id desc limit 20000`,
		[],
	);
}

/** The highest id of a licence; 0 for none. */
export async function lastLicenseId(db: Db): Promise<number> {
	return (
		(await prepared<{ id: number | null }>(db, 'sitemap_last_license', 'select max(id) as id from license', []))[0]
			?.id ?? 0
	);
}

/** The published pages about the site, by edition. @param names the pages that are asked about */
export function sitemapPages(db: Db, names: readonly string[]): Promise<{ edition: string; name: string }[]> {
	return prepared(
		db,
		'sitemap_pages',
		"select edition, name from page where status = 'published' and name = any($1::text[])",
		[names],
	);
}

/** The highest id of a company; 0 for none. */
export async function lastCompanyId(db: Db): Promise<number> {
	return (
		(await prepared<{ id: number | null }>(db, 'sitemap_last_company', 'select max(id) as id from company', []))[0]
			?.id ?? 0
	);
}

/** Companies of one sitemap file; every edition has a page for each. @param file from 1 */
export function sitemapCompanies(db: Db, file: number): Promise<{ slug: string; changed_at: number }[]> {
	return prepared(
		db,
		'sitemap_companies',
		'select slug, updated_at as changed_at from company where id > $1 and id <= $2 order by id',
		[(file - 1) * SITEMAP_IDS, file * SITEMAP_IDS],
	);
}

/** Licences of one sitemap file; every edition has a page for each. @param file from 1 */
export function sitemapLicenses(db: Db, file: number): Promise<{ slug: string; changed_at: number }[]> {
	return prepared(
		db,
		'sitemap_licenses',
		'select slug, updated_at as changed_at from license where id > $1 and id <= $2 order by id',
		[(file - 1) * SITEMAP_IDS, file * SITEMAP_IDS],
	);
}
