/** A page costs the database what it shows, however many articles there are. */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathOf } from '../src/editions/address';
import { editions } from '../src/editions/editions';
import { fixedPaths } from '../src/editions/urls';
import { followLinks } from './follow-links';
import { executions } from './plans';
import { recordPrepared, type SentStatement } from './prepared-statements';
import { openTestDatabase, openTestSite, type TestSite } from './site';

const ARTICLES = 4_000;
/** Tables that grow with the articles. */
const GROWING = ['article', 'article_tag', 'article_author', 'article_company', 'article_topic'];
/** Rows of them that a statement of a page may read: those of its cards, and of what it chooses them from. */
const MOST = 1_000;

/**
 * Statements that read what they count, with the reason why a page may send them. All but the last two are remembered
 * until an article of the edition changes.
 */
const COUNTING = new Map<RegExp, string>([
	[/^listing_(?:total|anchors|markets)/, 'the number of pages of a list, and the places of deep ones'],
	[/^(?:tag|author)_index$/, 'how many articles each tag and author has'],
	[/^author_by_slug$/, 'how many articles an author has in each edition'],
	[/^sitemap_articles$/, 'a file of ten thousand addresses'],
]);

let site: TestSite;
let statements: Map<string, SentStatement>;
let readers: pg.Pool;

beforeAll(async () => {
	const database = await openTestDatabase();
	const { db: read, statements: sent } = recordPrepared(database.db.read);
	statements = sent;
	readers = (database.db.read as unknown as { $client: pg.Pool }).$client;
	site = await openTestSite({}, undefined, { ...database, db: { ...database.db, read } });
	// One author and one tag have all of them, and every article leads on to others by two more tags.
	await site.db.write(async (tx) => {
		await tx.execute(sql`with made as (
				insert into translation_group (noun) select 'article' from generate_series(1, ${ARTICLES}::int) returning id
			) insert into article (group_id, edition, status, seo_url, type, kind, title, standfirst, html, published_at,
				first_published_at, reading_minutes, created_at, updated_at)
			select id, 'en', 'published', 'story-' || id, 'company', 'news', 'Story ' || id, 'A standfirst.',
				'<p>Words.</p>', 1700000000 + id * 60, 1700000000 + id * 60, 1, 1700000000, 1700000000 from made`);
		await tx.execute(sql`insert into article_tag (article_id, tag_id, position)
			select a.id, t.id, t.n from article a
				join lateral (select id, row_number() over (order by id) as n from tag where edition = 'en' order by id limit 40) t
					on t.n = 1 or t.n in (2 + a.id % 3, 5 + a.id % 30)
			where a.seo_url like 'story-%'`);
		await tx.execute(sql`insert into article_author (article_id, author_id)
			select a.id, (select min(id) from author) from article a where a.seo_url like 'story-%'`);
	});
	const owner = site.db.listener();
	await owner.connect();
	await owner.query('vacuum analyze article, article_tag, article_author');
	await owner.end();
	const { rows } = await site.db.write((tx) =>
		tx.execute<{ path: string }>(
			sql`select '/news/' || seo_url as path from article where seo_url like 'story-%' and id % 500 = 0
				union all select '/tag/detail/' || slug || '/3' from (select slug from tag where edition = 'en' order by id limit 2) t`,
		),
	);
	const fixed = editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path)));
	const paths = ['/sitemap.xml', ...fixed, '/news/list/150', ...rows.map(({ path }) => path)];
	await followLinks(paths, async (path) => (await site.app.request(path)).text());
});
afterAll(() => site.stop());

test('no statement of a page reads more articles than it shows or chooses from, but those that count them', async () => {
	expect(statements.has('article_to_read_by_slug')).toBe(true);
	expect(statements.has('home_linked')).toBe(true);
	const client = await readers.connect();
	const long: string[] = [];
	const counting = new Set<RegExp>();
	try {
		for (const [name, { text, executions: sent }] of statements) {
			const found = await executions(client, text, sent, { different: 5, times: 1 });
			const most = Math.max(
				...found.map(({ rows }) => GROWING.reduce((sum, table) => sum + (rows.get(table) ?? 0), 0)),
			);
			if (most <= MOST) continue;
			const known = [...COUNTING.keys()].find((one) => one.test(name));
			if (known) counting.add(known);
			else long.push(`${name} reads ${most} rows`);
		}
	} finally {
		client.release(true);
	}
	expect(long).toEqual([]);
	expect([...COUNTING.keys()].filter((one) => !counting.has(one))).toEqual([]);
});
