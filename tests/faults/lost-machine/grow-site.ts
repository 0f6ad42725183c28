/** Makes the demonstration as large as the site of a house that has published for years. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { storageName } from '../../../src/platform/storage/storage';
import type { FaultEnvironment } from '../environment';

/** Size of one generated picture. */
const PICTURE_BYTES = 1024 * 1024;

/** Columns of a table but for those that it fills in by itself and those that are given. */
async function others(client: pg.Client, table: string, given: readonly string[]): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
			and attgenerated = '' and attname <> all($2)`,
		[`public.${table}`, given],
	);
	return rows.map(({ name }) => `"${name}"`);
}

/** Makes as many articles of those of the demonstration, with what hangs on each. */
async function growArticles(client: pg.Client, count: number): Promise<void> {
	await client.query(
		`create temp table copied as select i as n, sources.ids[1 + i % cardinality(sources.ids)] as source,
			nextval(pg_get_serial_sequence('public.article', 'id'))::int as id,
			nextval(pg_get_serial_sequence('public.translation_group', 'id'))::int as group_id
		from generate_series(1, ${count}) i,
			(select array(select id from article where status = 'published' order by id) as ids) sources`,
	);
	await client.query(
		`insert into translation_group (id, noun) overriding system value select group_id, 'article' from copied`,
	);
	const own = ['id', 'group_id', 'seo_url', 'import_key'];
	const columns = await others(client, 'article', own);
	await client.query(
		`insert into article (id, group_id, seo_url, ${columns.join(', ')}) overriding system value
			select c.id, c.group_id, left(a.seo_url, 60) || '-copy-' || n, ${columns.map((name) => `a.${name}`).join(', ')}
			from copied c join article a on a.id = c.source`,
	);
	for (const { table, key, where } of [
		{ table: 'article_author', key: 'article_id', where: 'true' },
		{ table: 'article_tag', key: 'article_id', where: 'true' },
		{ table: 'revision', key: 'row_id', where: `l.noun = 'article'` },
		{ table: 'search_document', key: 'ref_id', where: `l.kind = 'article'` },
	]) {
		const carried = await others(client, table, [key, 'id']);
		await client.query(
			`insert into ${table} (${key}, ${carried.join(', ')}) select c.id, ${carried.map((name) => `l.${name}`).join(', ')}
				from copied c join ${table} l on l.${key} = c.source and ${where}`,
		);
	}
}

/** Stores pictures of noise, which no packing makes smaller. */
async function growPictures(client: pg.Client, dataDir: string, count: number): Promise<void> {
	for (let n = 0; n < count; n += 1) {
		const name = storageName('webp');
		const bytes = randomBytes(PICTURE_BYTES);
		const folder = join(dataDir, 'media', name.slice(0, 2));
		await mkdir(folder, { recursive: true });
		await writeFile(join(folder, name), bytes);
		await client.query(
			`insert into media (name, kind, content_type, bytes, sha256) values ($1, 'image', 'image/webp', $2, $3)`,
			[name, bytes.length, createHash('sha256').update(bytes).digest('hex')],
		);
	}
}

/**
 * Adds so many articles and so many pictures of one megabyte to a site.
 * @returns how many articles it has then
 */
export function growSite(environment: FaultEnvironment, articles: number, pictures: number): Promise<number> {
	return environment.inspect(async (db) => {
		const client = db.listener();
		await client.connect();
		try {
			await growArticles(client, articles);
			await growPictures(client, environment.dataDir, pictures);
			const { rows } = await client.query<{ count: number }>('select count(*)::int as count from article');
			return rows[0]?.count ?? 0;
		} finally {
			await client.end();
		}
	});
}
