import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

export interface Tag {
	id: number;
	group_id: number;
	edition: string;
	slug: string;
	name: string;
	description: string;
	translations: { edition: string; slug: string; name: string }[];
}

const WHOLE = `select t.id, t.group_id, t.edition, t.slug, t.name, t.description,
	coalesce((select json_agg(json_build_object('edition', o.edition, 'slug', o.slug, 'name', o.name)) from tag o
		where o.group_id = t.group_id and o.id <> t.id), '[]') as translations
	from tag t`;

/** The tag with this slug in an edition. */
export async function tagBySlug(db: Db, edition: string, slug: string): Promise<Tag | undefined> {
	return (await prepared<Tag>(db, 'tag_by_slug', `${WHOLE} where t.edition = $1 and t.slug = $2`, [edition, slug]))[0];
}

/** The tag with this id. */
export async function tagById(db: Db, id: number): Promise<Tag | undefined> {
	return (await prepared<Tag>(db, 'tag_by_id', `${WHOLE} where t.id = $1`, [id]))[0];
}
