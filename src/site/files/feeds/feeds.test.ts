import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

test.each(['feed.xml', 'atom.xml', 'feed.json'])(
	'%s can be followed although an article in it has no author',
	async (file) => {
		await site.db.write((tx) => tx.execute(sql`delete from article_author`));
		const answer = await site.app.request(`/news/list/company/${file}`);
		expect(answer.status).toBe(200);
		expect((await answer.text()).match(/<item>|<entry>|"date_published"/g)?.length).toBeGreaterThan(5);
	},
);
