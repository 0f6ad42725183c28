import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';
import { formerAddresses } from '../../shared/address/former';

/** Where an address that used to exist leads; nowhere, where what stood there is gone. */
export interface FoundRedirect {
	target: string | null;
	status: number;
}

/** Where an address that used to exist leads now, or what it hung on. @param source decoded */
export async function redirectFor(db: Db, source: string): Promise<FoundRedirect | undefined> {
	return (
		await prepared<{ target: string | null; status: number }>(
			db,
			'redirect_for',
			`select target, status from redirect where source = any($1::text[])
				order by array_position($1::text[], source) limit 1`,
			[formerAddresses(source)],
		)
	)[0];
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
