import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { EVERYTHING, queueInvalidation } from '../../../platform/db/changes';

/** Addresses of the articles of a list, in order: the large one, then the rows. */
function articlesOf(html: string): string[] {
	const main = html.slice(html.indexOf('<main'), html.indexOf('</main>')).replace(/<aside.*?<\/aside>/gs, '');
	return [...main.matchAll(/<h[23] class="hed[^"]*"><a (?:class="main" )?href="([^"]+)"/g)].map(
		(match) => match[1] as string,
	);
}
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const more = (html: string) => attribute(html, /<a [^>]*href="([^"]+)" rel="next" data-more=""/);
const titleOf = (html: string) => attribute(html, /<title>([^<]*)</);
const canonical = (html: string) => attribute(html, /rel="canonical" href="([^"]*)"/);

describe('the pages of listings', () => {
	let site: TestSite;
	const get = async (path: string) => {
		const response = await site.app.request(path);
		return { status: response.status, location: response.headers.get('location'), html: await response.text() };
	};
	/** Follows Load more from a first page to the end. */
	const walk = async (path: string) => {
		const pages: string[] = [];
		for (let next: string | undefined = path; next && pages.length < 50; next = more(pages.at(-1) as string)) {
			const page = await get(next);
			expect(page.status, next).toBe(200);
			pages.push(page.html);
		}
		return pages;
	};
	const count = async (where: string) => {
		const answer = await site.db.write((tx) =>
			tx.execute<{ n: number }>(
				sql.raw(`select count(*) as n from article a where status = 'published' and kind <> 'brief' and ${where}`),
			),
		);
		return Number(answer.rows[0]?.n);
	};

	beforeAll(async () => {
		site = await openTestSite();
		await site.db.write(async (tx) => {
			// Enough flagged articles on one day that a page ends within it.
			await tx.execute(sql`insert into article (group_id, edition, status, seo_url, type, title, published_at,
				is_headline)
				select group_id, 'en', 'published', 'flagged-' || g, 'company', 'Flagged ' || g, 1700000000 + g, true
				from (select group_id from article where edition = 'en' order by id limit 1) one, generate_series(1, 50) g`);
			queueInvalidation(tx, [EVERYTHING]);
		});
	});
	afterAll(() => site.stop());

	test.each([
		['/news', "edition = 'en'"],
		['/es/news', "edition = 'es'"],
		['/news/list/regulation', "edition = 'en' and type = 'regulation'"],
		['/es/news/list/company', "edition = 'es' and type = 'company'"],
		['/news/headline', "edition = 'en' and is_headline"],
		['/es/news/interview', "edition = 'es' and kind = 'interview'"],
		[
			'/tag/detail/china',
			"edition = 'en' and id in (select article_id from article_tag s join tag t on t.id = s.tag_id where t.slug = 'china' and t.edition = 'en')",
		],
		[
			'/es/author/joao-salgueiro',
			"edition = 'es' and id in (select article_id from article_author s join author u on u.id = s.author_id where u.slug = 'joao-salgueiro')",
		],
	])('%s: Load more leads through every story once', async (path, where) => {
		const pages = await walk(path);
		const articles = pages.flatMap(articlesOf);
		expect(articles.length).toBe(await count(where));
		expect(new Set(articles).size).toBe(articles.length);
		for (const html of pages) expect(html.match(/data-list=""/g)).toHaveLength(1);
	});

	test('everything stands newest first', async () => {
		const articles = (await walk('/news')).flatMap(articlesOf);
		const rows = await site.db.write((tx) =>
			tx.execute<{ path: string }>(
				sql`select '/news/' || seo_url as path from article where status = 'published' and kind <> 'brief'
					and edition = 'en' order by published_at desc, id desc`,
			),
		);
		expect(articles).toEqual(rows.rows.map((row) => row.path));
	});

	test('each page has its own address, title and neighbours', async () => {
		const first = await get('/news');
		expect(titleOf(first.html)).toBe('News | Brume');
		expect(canonical(first.html)).toMatch(/\/news$/);
		expect(more(first.html)).toBe('/news/list/2');
		expect(first.html).toContain('>Load more content</a>');
		expect(first.html).toContain('hrefLang="es" href="http://127.0.0.1:3000/es/news"');
		expect(first.html).not.toContain('rel="prev"');

		const second = await get('/es/news/list/2');
		expect(titleOf(second.html)).toBe('Noticias – Página 2 | Brume');
		expect(canonical(second.html)).toMatch(/\/es\/news\/list\/2$/);
		expect(second.html).toContain('<link rel="prev" href="http://127.0.0.1:3000/es/news"/>');
		expect(second.html).toContain('<link rel="next" href="http://127.0.0.1:3000/es/news/list/3"/>');
		expect(second.html).toContain('>Cargar más contenido</a>');
		expect(second.html).toMatch(/<a href="\/es\/news\/list\/2" aria-label="Página 2" aria-current="page">2<\/a>/);
		// The second page of another edition has other articles, so the switcher leads to its first.
		expect(second.html).not.toContain('hrefLang="x-default"');
		expect(second.html).toMatch(/<a href="\/news" lang="en"/);
	});

	test.each([
		'/news/list/0',
		'/news/list/01',
		'/news/list/999',
		'/news/list/9999999',
		'/news/list/x',
		'/news/list/market2',
		'/news/list/company/x',
		'/news/list/company/2/3',
		'/news/list/ai/999',
		'/news/interview/0',
		'/news/data/x',
		'/tag/detail',
		'/tag/detail/no-such-tag',
		'/tag/detail/china/0',
		'/author/no-such-author',
		'/es/tag/detail/spain',
	])('%s is not there', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test.each([
		['/news/list', '/news'],
		['/es/news/list', '/es/news'],
		['/news/list/1', '/news'],
		['/news/list/company/1', '/news/list/company'],
		['/news/headline/1', '/news/headline'],
		['/es/tag/detail/espana/1', '/es/tag/detail/espana'],
		['/author/brume-ai/1', '/author/brume-ai'],
		['/news/list/market', '/news/list/company'],
	])('%s has moved to %s', async (path, target) => {
		const page = await get(path);
		expect([page.status, page.location]).toEqual([301, target]);
	});

	test('headlines stand by day, and a day that goes on is not announced twice', async () => {
		const pages = await walk('/news/headline');
		const days = pages.map((html) =>
			[...html.matchAll(/<section class="wire-day( is-continued)?"><h2><time dateTime="([\d-]+)"/g)].map((match) => ({
				day: match[2] as string,
				again: Boolean(match[1]),
			})),
		);
		const announced = days
			.flat()
			.filter((one) => !one.again)
			.map((one) => one.day);
		expect(announced).toEqual([...new Set(announced)].sort().reverse());
		expect(days.flat().some((one) => one.again)).toBe(true);
		days.forEach((page, i) => {
			expect(page.slice(1).every((one) => !one.again)).toBe(true);
			if (page[0]?.again) expect(days[i - 1]?.at(-1)?.day).toBe(page[0].day);
		});
	});
});
