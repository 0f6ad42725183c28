import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/db';
import { refreshWords } from '../../src/search/index/count-words';
import { indexArticles, indexAuthors, indexTags } from '../../src/search/index/index-document';
import { randomNumbers, vocabulary } from './search-text';

const TYPES = ['company', 'product', 'regulation', 'ai'] as const;
const KINDS = ['news', 'news', 'news', 'news', 'news', 'interview', 'data', 'exhibition', 'china'] as const;
const MARKETS = ['Spain', 'Germany', 'Italy', 'Poland', 'China', null, null];
const HAN = '深圳神露科技東莞雾芯悦刻电子烟公司';
const BATCH = 500;
const YEARS = 10;
const TAGS = 120;
const AUTHORS = 30;

/**
 * Fills a database with `count` English articles of about 400 words over ten years, with tags and authors, all of them
 * indexed for the search; the same ones at every run. For benches only: it knows nothing of revisions or audit.
 */
export async function seedArticles(db: Database, count: number): Promise<void> {
	const random = randomNumbers(20_261_121);
	const words = vocabulary(200_000, random);
	const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
	const now = Math.floor(Date.now() / 1_000);

	const tag_ids = await db.write(async (tx) => {
		const names = Array.from({ length: TAGS }, (_, n) => ({
			slug: `bench-tag-${n}`,
			name: `${words.content()} ${words.content()}`,
		}));
		const groups = await tx.execute<{ id: number }>(
			sql`insert into translation_group (noun) select 'tag' from generate_series(1, ${TAGS}) returning id`,
		);
		const json = JSON.stringify(names.map((name, n) => ({ ...name, group_id: groups.rows[n]?.id })));
		const rows = await tx.execute<{ id: number }>(
			sql`insert into tag (group_id, edition, slug, name) select group_id, 'en', slug, name
				from jsonb_to_recordset(${json}::jsonb) as r(group_id int, slug text, name text) returning id`,
		);
		return rows.rows.map((row) => row.id);
	});
	const author_ids = await db.write(async (tx) => {
		const json = JSON.stringify(
			Array.from({ length: AUTHORS }, (_, n) => ({
				slug: `bench-author-${n}`,
				name: `${words.content()} ${words.content()}`,
			})),
		);
		const rows = await tx.execute<{ id: number }>(
			sql`insert into author (slug, name) select slug, name
				from jsonb_to_recordset(${json}::jsonb) as r(slug text, name text) returning id`,
		);
		return rows.rows.map((row) => row.id);
	});

	// One build of the word index at the end is several times quicker than a hundred thousand insertions.
	const owner = db.listener();
	await owner?.connect();
	const index =
		owner &&
		(await owner.query<{ indexdef: string }>("select indexdef from pg_indexes where indexname = 'search_document_tsv'"))
			.rows[0]?.indexdef;
	if (index) await owner.query('drop index search_document_tsv');
	for (let from = 0; from < count; from += BATCH) {
		const size = Math.min(BATCH, count - from);
		const articles = Array.from({ length: size }, (_, n) => {
			const paragraphs = Array.from(
				{ length: 8 },
				() => `<p>${Array.from({ length: 4 }, () => words.sentence(9 + Math.floor(random() * 8))).join(' ')}</p>`,
			);
			const title = Array.from({ length: 6 + Math.floor(random() * 5) }, () =>
				random() < 0.3 ? words.word() : words.content(),
			).join(' ');
			const start = Math.floor(random() * (HAN.length - 4));
			return {
				seo_url: `bench-${from + n}`,
				type: pick(TYPES),
				kind: pick(KINDS),
				title: random() < 0.01 ? `${title} ${HAN.slice(start, start + 4)}` : title,
				standfirst: words.sentence(24),
				market: pick(MARKETS),
				html: paragraphs.join('\n'),
				keywords: [words.content(), words.content()],
				published_at: now - Math.floor(((count - from - n) / count) * YEARS * 365.25 * 86_400) - 60,
				week_views: Math.floor(1_000 / (1 + random() * 500)),
			};
		});
		await db.write(async (tx) => {
			const groups = await tx.execute<{ id: number }>(
				sql`insert into translation_group (noun) select 'article' from generate_series(1, ${size}) returning id`,
			);
			const json = JSON.stringify(articles.map((article, n) => ({ ...article, group_id: groups.rows[n]?.id })));
			const { rows } = await tx.execute<{ id: number }>(sql`
				insert into article (group_id, edition, status, seo_url, type, kind, title, standfirst, market, html, keywords,
					published_at, week_views, reading_minutes, created_at, updated_at)
				select group_id, 'en', 'published', seo_url, type, kind, title, standfirst, market, html, keywords,
					published_at, week_views, 2, published_at, published_at
				from jsonb_to_recordset(${json}::jsonb) as r(group_id int, seo_url text, type text, kind text, title text,
					standfirst text, market text, html text, keywords jsonb,
					published_at bigint, week_views int) returning id`);
			const ids = rows.map((row) => row.id);
			// The lower a tag's place, the more often it is given.
			const links = ids.flatMap((article_id) =>
				[...new Set([0, 1, 2].map(() => Math.floor(random() ** 2.5 * TAGS)))].map((at, position) => ({
					article_id,
					tag_id: tag_ids[at],
					position,
				})),
			);
			await tx.execute(sql`insert into article_tag (article_id, tag_id, position)
				select article_id, tag_id, position from
					jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(article_id int, tag_id int, position int)`);
			await tx.execute(sql`insert into article_author (article_id, author_id)
				select article_id, author_id from jsonb_to_recordset(${JSON.stringify(ids.map((article_id) => ({ article_id, author_id: pick(author_ids) })))}::jsonb) as r(article_id int, author_id int)`);
			await indexArticles(tx, ids, { countWords: false });
		});
	}
	await db.write(async (tx) => {
		await indexTags(tx, tag_ids, { countWords: false });
		await indexAuthors(tx, author_ids, { countWords: false });
	});
	await refreshWords(db);
	if (index) {
		await owner.query("set maintenance_work_mem = '256MB'");
		await owner.query(index);
	}
	// What autovacuum would have done meanwhile.
	await owner?.query('vacuum analyze');
	await owner?.end();
}
