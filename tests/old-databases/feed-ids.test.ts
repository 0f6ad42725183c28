import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
	old = await openOldDatabase('0062_feed_ids');
	await old.db.write(async (tx) => {
		const { rows } = await tx.execute<{ id: number }>(
			sql`insert into translation_group (noun) values ('article') returning id`,
		);
		const article = (slug: string | null, status: string, published_at: number | null) =>
			tx.execute(sql`insert into article (group_id, edition, type, title, seo_url, status, published_at) values
				(${rows[0]?.id}, 'en', 'company', 'A recall', ${slug}, ${status}, ${published_at}::bigint)`);
		await article('given-out', 'published', 1_700_000_000);
		await article('taken-back', 'withdrawn', 1_700_000_000);
		await article(null, 'published', 1_700_000_000);
		await article('not-yet', 'draft', null);
	});
	await migrate(old.db);
});
afterAll(() => old.drop());

test('feeds go on giving out an article under the address that it had, and a later one under its number', async () => {
	const { rows } = await old.db.write((tx) => tx.execute(sql`select seo_url, feed_slug from article order by id`));
	expect(rows).toEqual([
		{ seo_url: 'given-out', feed_slug: 'given-out' },
		{ seo_url: 'taken-back', feed_slug: 'taken-back' },
		{ seo_url: null, feed_slug: null },
		{ seo_url: 'not-yet', feed_slug: null },
	]);
});
