import { authors } from '../../../demo/authors';
import { tags } from '../../../demo/tags';
import { author } from '../../data/tables/author';
import { tag } from '../../data/tables/tag';
import { insertReturning, makeGroups } from '../../platform/db/insert-rows';
import type { Tx } from '../../platform/db/tx';
import { need } from './need';

/** Editions of the demonstration, in the order of their texts in the files. */
export const DEMO_EDITIONS = ['en', 'es'] as const;
export type DemoEdition = (typeof DEMO_EDITIONS)[number];

/** Loads the authors. @returns their ids by slug. */
export async function loadAuthors(tx: Tx): Promise<Map<string, number>> {
	const all = authors.map(({ slug, name, is_software = false, links = [], en, es }) => ({
		slug,
		name,
		is_software,
		links,
		texts: { en, es },
		import_key: `demo:${slug}`,
	}));
	const rows = await insertReturning(tx, author, all, ['id', 'slug']);
	return new Map(rows.map((row) => [row.slug, row.id]));
}

/** Loads the tags of both editions. @returns ids by edition and key, as `es:spain`. */
export async function loadTags(tx: Tx): Promise<Map<string, number>> {
	const groups = await makeGroups(tx, 'tag', tags.length);
	const all = tags.flatMap((one, index) =>
		DEMO_EDITIONS.map((edition) => ({ group_id: groups[index] ?? 0, edition, ...one[edition] })),
	);
	const rows = await insertReturning(tx, tag, all, ['id', 'edition', 'slug']);
	const ids = new Map(rows.map((row) => [`${row.edition}:${row.slug}`, row.id]));
	return new Map(
		tags.flatMap((one) =>
			DEMO_EDITIONS.map((edition) => [`${edition}:${one.key}`, need(ids, `${edition}:${one[edition].slug}`, 'tag')]),
		),
	);
}
