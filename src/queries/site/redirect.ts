import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { formerAddresses } from '../../shared/address/former';

/** The target of an address that used to exist; null where its content is gone. */
export interface FoundRedirect {
	target: string | null;
	status: number;
}

/**
 * Finds the redirect of an address that used to exist, or of one that this address was part of, whatever the case of
 * its letters; a redirect in the same case comes first.
 * @param source decoded
 */
export async function redirectFor(db: Db, source: string): Promise<FoundRedirect | undefined> {
	return (
		await prepared<{ target: string | null; status: number }>(
			db,
			'redirect_for',
			`select target, status from (select n, one from unnest($1::text[]) with ordinality as k (one, n)) k
				join redirect r on lower(r.source) = lower(k.one) order by k.n, r.source <> k.one, r.source limit 1`,
			[formerAddresses(source)],
		)
	)[0];
}

/**
 * The address of a page whose own holds capitals, by the same in other letters; undefined where there is none. Few
 * addresses hold any, and an index holds those alone.
 * @param edition code
 * @param path within the edition, encoded
 */
export async function pathInItsCase(db: Db, edition: string, path: string): Promise<string | undefined> {
	const rows = await prepared<{ url: string }>(
		db,
		'path_in_its_case',
		`select url from search_document where edition = $1 and url <> lower(url) and lower(url) = lower($2)
			order by url limit 1`,
		[edition, path],
	);
	return rows[0]?.url;
}

/** Decoded paths of which an old address has a query: `/blog` of `/blog?p=12`. */
export async function pathsWithQuery(db: Db): Promise<string[]> {
	const rows = await prepared<{ path: string }>(
		db,
		'redirect_paths',
		"select distinct split_part(source, '?', 1) as path from redirect where source like '%?%'",
		[],
	);
	return rows.map((row) => row.path);
}
