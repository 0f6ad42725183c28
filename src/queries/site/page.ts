import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

export interface Page {
	id: number;
	edition: string;
	name: string;
	title: string;
	description: string;
	html: string;
	version: string | null;
	/** Unix seconds. */
	valid_from: number | null;
	updated_at: number;
	translations: { edition: string; name: string }[];
}

/** The published page with this name in an edition. */
export async function pageByName(db: Db, edition: string, name: string): Promise<Page | undefined> {
	const rows = await prepared<Page>(
		db,
		'page_by_name',
		`select p.id, p.edition, p.name, p.title, p.description, p.html, p.version, p.valid_from, p.updated_at,
		coalesce((select json_agg(json_build_object('edition', o.edition, 'name', o.name)) from page o
			where o.group_id = p.group_id and o.id <> p.id and o.status = 'published'), '[]') as translations
		from page p where p.edition = $1 and p.name = $2 and p.status = 'published'`,
		[edition, name],
	);
	return rows[0];
}
