import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../src/platform/db/migrate';
import { search } from '../../src/search/ask/search';
import { completeIndex } from '../../src/search/index/complete-index';
import { openOldDatabase } from './old-database';

let old: Awaited<ReturnType<typeof openOldDatabase>>;
beforeAll(async () => {
	old = await openOldDatabase('0063_search_synonyms');
	await old.db.write(async (tx) => {
		const { rows } = await tx.execute<{ id: number }>(
			sql`insert into translation_group (noun) values ('article') returning id`,
		);
		const article = await tx.execute<{ id: number }>(sql`insert into article
			(group_id, edition, type, title, seo_url, status, published_at)
			values (${rows[0]?.id}, 'en', 'regulation', 'The WHO counts 1,284 rules', 'rules', 'published', 1700000000) returning id`);
		// As the build before wrote it: the acronym is a stop word, the number one word with its comma.
		await tx.execute(sql`insert into search_document (edition, kind, ref_id, url, title, published_at, tsv)
			values ('en', 'article', ${article.rows[0]?.id}, '/news/rules', 'The WHO counts 1,284 rules', 1700000000,
			'''count'':3A ''=count'' ''1.284'':4A ''=1.284'' ''rule'':5A ''=rule''')`);
	});
	await migrate(old.db);
});
afterAll(() => old.drop());

test('what an older build has indexed is indexed anew once, and answers as what is written today', async () => {
	const found = async (keyword: string) => (await search(old.db.read, { edition: 'en', keyword })).total;
	expect([await found('WHO'), await found('1284'), await found('rules')]).toEqual([0, 0, 1]);
	expect(await completeIndex(old.db)).toBe(1);
	expect([await found('WHO'), await found('1284'), await found('rules')]).toEqual([1, 1, 1]);
	expect(await completeIndex(old.db)).toBe(0);
});
