import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
	old = await openOldDatabase('0069_media_use_names');
	await old.db.write(async (tx) => {
		await tx.execute(
			sql`insert into media (name, kind, content_type, bytes, sha256) values ('a.webp', 'image', 'image/webp', 1, 'a')`,
		);
		await tx.execute(sql`insert into author (slug, name, photo_id) select 'kim', 'Kim Ferrer', id from media`);
		await tx.execute(sql`insert into translation_group (noun) values ('article'), ('article')`);
		await tx.execute(sql`insert into article (group_id, edition, status, seo_url, type, title, html, published_at, cover_id)
			select g.id, 'en', status, status, 'company', 'The Kiln of ' || status, '', 1600000000, m.id from media m,
				(select id, case row_number() over (order by id) when 1 then 'published' else 'draft' end as status from translation_group) g`);
	});
	await migrate(old.db);
});
afterAll(() => old?.drop());

const names = () => old.db.writeAlone(sql`select noun, is_public, name from media_use order by noun, is_public`);

test('what readers saw with a file before has its name, and a draft has none', async () => {
	expect(await names()).toEqual([
		{ noun: 'article', is_public: false, name: '' },
		{ noun: 'article', is_public: true, name: 'the kiln of published' },
		{ noun: 'author', is_public: true, name: 'kim ferrer' },
	]);
});
