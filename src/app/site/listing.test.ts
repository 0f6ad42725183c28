import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestSite, type TestSite } from '../../../tests/site';
import { changed } from '../../commands/changed';
import { EVERYTHING } from '../../data/changes';
import { adv, type AdvPosition } from '../../data/tables/adv';
import { author } from '../../data/tables/author';
import { rule } from '../../data/tables/site';

const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Addresses of the pieces of a list, in order: the large one, then the rows. */
function piecesOf(html: string): string[] {
	const main = html.slice(html.indexOf('<main'), html.indexOf('<aside') > 0 ? html.indexOf('<aside') : html.indexOf('</main>'));
	return [...main.matchAll(/<h[23] class="hed[^"]*"><a (?:class="main" )?href="([^"]+)"/g)].map((match) => match[1] as string);
}
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const more = (html: string) => attribute(html, /<a [^>]*href="([^"]+)" rel="next" data-more=""/);
const titleOf = (html: string) => attribute(html, /<title>([^<]*)</);
const canonical = (html: string) => attribute(html, /rel="canonical" href="([^"]*)"/);
const jsonLd = (html: string) => [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) => JSON.parse(match[1] as string) as Record<string, unknown>);

const advRow = (over: Partial<typeof adv.$inferInsert>): typeof adv.$inferInsert => ({
	position: 'list_rail' as AdvPosition,
	edition: 'en',
	advertiser: 'Tideway',
	headline: 'Never shown',
	action: 'Ask',
	link: 'https://tideway.example/',
	...over,
});

describe.each(engines)('listings on %s', (engine) => {
	let site: TestSite;
	const get = async (path: string) => {
		const response = await site.app.request(path);
		return { status: response.status, location: response.headers.get('location'), tags: response.headers.get('cache-tag') ?? '', html: await response.text() };
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
		const answer = await site.db.write((tx) => tx.execute<{ n: number }>(sql.raw(`select count(*) as n from article a where status = 'published' and ${where}`)));
		return Number(answer.rows[0]?.n);
	};

	beforeAll(async () => {
		site = await openTestSite(engine);
		await site.db.write(async (tx) => {
			await tx.execute(sql`delete from adv where position = 'list_rail'`);
			await tx.execute(sql`delete from rule`);
			await tx.insert(adv).values([
				advRow({ headline: 'Testing in <b>nine</b> days', text: 'Accredited', link: 'https://northlight.example/?a=1&b=2', starts_on: dayFromNow(-2), ends_on: dayFromNow(2) }),
				advRow({ starts_on: dayFromNow(3) }),
				advRow({ ends_on: dayFromNow(-3) }),
				advRow({ is_active: false }),
				advRow({ suppressed_countries: ['FR'] }),
				advRow({ link: 'javascript:alert(1)' }),
				advRow({ position: 'article_rail' }),
			]);
			const one = { edition: 'en', measure: 'Duty', stage: 'adopted' as const };
			await tx.insert(rule).values([
				{ ...one, slug: 'far', market: 'Farland', next_on: dayFromNow(40), next_text: 'rate rises' },
				{ ...one, slug: 'near', market: 'Nearland', next_on: dayFromNow(4) },
				{ ...one, slug: 'past', market: 'Pastland', next_on: dayFromNow(-4) },
				{ ...one, slug: 'open', market: 'Openland', next_on: null },
			]);
			await tx.insert(author).values({ slug: 'nobody-yet', name: 'Nobody Yet', texts: {}, links: [{ title: 'Bad', url: 'javascript:alert(1)' }, { title: 'Good', url: 'https://nobody.example/' }] });
			// Enough flagged pieces on one day that a page ends within it.
			await tx.execute(sql`insert into article (group_id, edition, status, seo_url, type, title, published_at, is_headline)
				select group_id, 'en', 'published', 'flagged-' || g, 'company', 'Flagged ' || g, 1700000000 + g, true
				from (select group_id from article where edition = 'en' order by id limit 1) one, generate_series(1, 50) g`);
			await changed(tx, [EVERYTHING]);
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
		['/tag/detail/china', "edition = 'en' and id in (select article_id from article_tag s join tag t on t.id = s.tag_id where t.slug = 'china' and t.edition = 'en')"],
		['/es/author/joao-salgueiro', "edition = 'es' and id in (select article_id from article_author s join author u on u.id = s.author_id where u.slug = 'joao-salgueiro')"],
	])('%s: Load more leads through every piece once', async (path, where) => {
		const pages = await walk(path);
		const pieces = pages.flatMap(piecesOf);
		expect(pieces.length).toBe(await count(where));
		expect(new Set(pieces).size).toBe(pieces.length);
		for (const html of pages) expect(html.match(/data-list=""/g)).toHaveLength(1);
	});

	test('everything stands newest first', async () => {
		const pieces = (await walk('/news')).flatMap(piecesOf);
		const rows = await site.db.write((tx) => tx.execute<{ path: string }>(sql`select '/news/' || seo_url as path from article where status = 'published' and edition = 'en' order by published_at desc, id desc`));
		expect(pieces).toEqual(rows.rows.map((row) => row.path));
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
		// Other pieces stand on the second page of another edition: the switcher leads to its first.
		expect(second.html).not.toContain('hrefLang="x-default"');
		expect(second.html).toMatch(/<a href="\/news" lang="en"/);
	});

	test.each(['/news/list/0', '/news/list/01', '/news/list/999', '/news/list/9999999', '/news/list/x', '/news/list/market2', '/news/list/company/x', '/news/list/company/2/3', '/news/list/ai/999', '/news/interview/0', '/news/data/x', '/tag/detail', '/tag/detail/no-such-tag', '/tag/detail/china/0', '/author', '/author/no-such-author', '/es/tag/detail/spain'])('%s is not there', async (path) => {
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

	test('a section shows its tab and its menu, and says where it stands', async () => {
		const { html, tags } = await get('/news/list/regulation');
		expect(html).toMatch(/<a href="\/news\/list\/regulation" aria-current="page">Regulation<\/a>/);
		expect(html.match(/<h1/g)).toHaveLength(1);
		expect(html).toContain('href="/news/list/regulation/feed.xml"');
		expect(tags.split(',')).toContain('list:en:regulation');
		const [crumbs, collection] = jsonLd(html);
		expect((crumbs?.itemListElement as { name: string }[]).map((crumb) => crumb.name)).toEqual(['Home', 'News', 'Regulation']);
		expect(collection).toMatchObject({ '@type': 'CollectionPage', inLanguage: 'en', mainEntity: { '@type': 'ItemList', numberOfItems: 20 } });
	});

	test('a tag leads to its translation, and elsewhere to the news', async () => {
		const { html, tags } = await get('/es/tag/detail/espana');
		expect(html).toContain('hrefLang="en" href="http://127.0.0.1:3000/tag/detail/spain"');
		expect(html).toContain('hrefLang="x-default" href="http://127.0.0.1:3000/tag/detail/spain"');
		expect(html).toContain('Ley, impuestos y comercio en España.');
		expect(tags).toMatch(/(^|,)tag:\d+(,|$)/);
	});

	test('an author who is software says so; a person does not', async () => {
		const machine = await get('/author/brume-ai');
		expect(machine.html).toContain('This byline is software.');
		expect(jsonLd(machine.html).find((data) => data['@type'] === 'ProfilePage')).toMatchObject({ mainEntity: { '@type': 'SoftwareApplication', name: 'Brume Ai' } });
		const person = await get('/es/author/marta-oyelaran');
		expect(person.html).not.toContain('Esta firma corresponde a un programa');
		expect(person.html).toContain('Corresponsal en Bruselas');
		expect(person.html).toContain('href="mailto:marta@brume.example"');
		expect(jsonLd(person.html).find((data) => data['@type'] === 'ProfilePage')).toMatchObject({ mainEntity: { '@type': 'Person', jobTitle: 'Corresponsal en Bruselas' } });
	});

	test('a list without a piece says so, shows a way out and is not indexed', async () => {
		const { status, html } = await get('/author/nobody-yet');
		expect(status).toBe(200);
		expect(html).toContain('Nothing here yet');
		expect(html).not.toContain('暂无数据');
		expect(html).toMatch(/<a class="btn[^"]*" href="\/news">All news<\/a>/);
		expect(html).toContain('name="robots" content="noindex');
		expect(html).toContain('href="https://nobody.example/"');
		expect(html).not.toContain('javascript:');
		expect(more(html)).toBeUndefined();
	});

	test('beside a list stand the dates to come, what is most read, and an advertisement under its word', async () => {
		const { html, tags } = await get('/news');
		const rail = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
		expect(rail.indexOf('Nearland: Duty')).toBeGreaterThan(0);
		expect(rail.indexOf('Farland: rate rises')).toBeGreaterThan(rail.indexOf('Nearland'));
		expect(rail).not.toMatch(/Pastland|Openland/);
		expect(rail.slice(rail.indexOf('class="ranked"')).match(/<li>/g)).toHaveLength(5);
		expect(rail).toContain('<small>Advertisement</small><a href="https://northlight.example/?a=1&amp;b=2" rel="sponsored noopener">');
		expect(rail).toContain('Testing in &lt;b&gt;nine&lt;/b&gt; days');
		expect(rail).not.toContain('Never shown');
		expect(rail).toContain('action="/about/subscribe"');
		expect(tags.split(',')).toEqual(expect.arrayContaining(['list:en', 'adv', 'rule']));
		expect((await get('/es/news')).html).not.toContain('northlight.example');
	});

	test('headlines stand by day, and a day that goes on is not announced twice', async () => {
		const pages = await walk('/news/headline');
		const days = pages.map((html) => [...html.matchAll(/<section class="wire-day( is-continued)?"><h2><time dateTime="([\d-]+)"/g)].map((match) => ({ day: match[2] as string, again: Boolean(match[1]) })));
		const announced = days.flat().filter((one) => !one.again).map((one) => one.day);
		expect(announced).toEqual([...new Set(announced)].sort().reverse());
		expect(days.flat().some((one) => one.again)).toBe(true);
		days.forEach((page, i) => {
			expect(page.slice(1).every((one) => !one.again)).toBe(true);
			if (page[0]?.again) expect(days[i - 1]?.at(-1)?.day).toBe(page[0].day);
		});
	});

	test('the data screen shows a chart, and every series with its unit and its file', async () => {
		const { html, tags } = await get('/news/data');
		const files = [...html.matchAll(/<a class="link" href="(\/news\/data\/[a-z0-9-]+\.csv)"/g)].map((match) => match[1] as string);
		const rows = await site.db.write((tx) => tx.execute<{ slug: string; title: string; unit: string }>(sql`select slug, texts->'en'->>'title' as title, texts->'en'->>'unit_label' as unit from data_series where status = 'published' order by position, id`));
		expect(files).toEqual(rows.rows.map((row) => `/news/data/${row.slug}.csv`));
		expect(files.length).toBeGreaterThan(3);
		for (const row of rows.rows) expect(html, row.slug).toContain(row.unit);
		expect(html).toContain('Chart of the week');
		expect(html).toContain('<figure class="chart');
		expect(tags).toContain(`series:${rows.rows[0]?.slug}`);
	});

	test('interviews show their quotation and whom to suggest', async () => {
		const { html } = await get('/es/news/interview');
		expect(html).toMatch(/<h2 class="hed hed--1 quote"><a href="[^"]+"><q lang="es">/);
		expect(html).toMatch(/href="mailto:desk@brume\.example\?subject=[^"]+">Proponer un nombre</);
	});
});
