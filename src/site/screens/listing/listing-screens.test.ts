import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { adv } from '../../../data/tables/adv';
import { author } from '../../../data/tables/author';
import { data_point, data_series } from '../../../data/tables/data-series';
import { rule } from '../../../data/tables/site';
import { EVERYTHING, queueInvalidation } from '../../../platform/db/changes';

const DAY = 86_400_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const jsonLd = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
		(match) => JSON.parse(match[1] as string) as Record<string, unknown>,
	);

const advRow = (over: Partial<typeof adv.$inferInsert>): typeof adv.$inferInsert => ({
	position: 'list_rail',
	edition: 'en',
	advertiser: 'Advertiser of the test',
	headline: 'Never shown',
	action: 'Ask',
	link: 'https://tideway.example/',
	...over,
});

describe('the screens that are lists', () => {
	let site: TestSite;
	const get = async (path: string) => {
		const response = await site.app.request(path);
		return {
			status: response.status,
			tags: (response.headers.get('cache-tag') ?? '').split(','),
			html: asRead(await response.text()),
		};
	};

	beforeAll(async () => {
		site = await openTestSite();
		await site.db.write(async (tx) => {
			await tx.execute(sql`delete from adv where position = 'list_rail'`);
			await tx.execute(sql`delete from rule`);
			await tx.insert(adv).values([
				advRow({
					headline: 'Testing in <b>nine</b> days',
					text: 'Accredited',
					link: 'https://northlight.example/?a=1&b=2',
					starts_on: dayFromNow(-2),
					ends_on: dayFromNow(2),
				}),
				...[
					{ starts_on: dayFromNow(3) },
					{ ends_on: dayFromNow(-3) },
					{ is_active: false },
					{ suppressed_countries: ['FR'] },
					{ link: 'javascript:alert(1)' },
				].map(advRow),
			]);
			const one = { edition: 'en', measure: 'Duty', stage: 'adopted' as const };
			await tx.insert(rule).values([
				{ ...one, slug: 'far', market: 'Farland', next_on: dayFromNow(6), next_text: 'rate rises' },
				{ ...one, slug: 'near', market: 'Nearland', next_on: dayFromNow(4) },
				{ ...one, slug: 'past', market: 'Pastland', next_on: dayFromNow(-4) },
				{ ...one, slug: 'open', market: 'Openland', next_on: null },
			]);
			await tx.insert(author).values({
				slug: 'nobody-yet',
				name: 'Nobody Yet',
				texts: {},
				links: [
					{ title: 'Bad', url: 'javascript:alert(1)' },
					{ title: 'Good', url: 'https://nobody.example/' },
				],
			});
			const text = (title: string, unit_label: string) => ({
				en: { title, subtitle: '', description: '', unit_label },
			});
			const common = {
				unit: 'EUR',
				retrieved_on: dayFromNow(-1),
				status: 'published' as const,
				source: [{ title: 'A gazette' }],
			};
			const rows = await tx
				.insert(data_series)
				.values([
					{
						...common,
						slug: 'tested-steps',
						chart: 'step',
						frequency: 'year',
						decimals: 2,
						texts: text('Tested steps', 'crowns per flask'),
					},
					{
						...common,
						slug: 'tested-markets',
						chart: 'bar',
						frequency: 'category',
						highlight: 'b',
						texts: text('Tested markets', 'guilders per keg'),
					},
					{
						...common,
						slug: 'tested-unsaid',
						chart: 'bar',
						frequency: 'category',
						texts: { es: text('', 'sueldos').en },
					},
				])
				.returning({ id: data_series.id });
			const point = (key: string, value: number) => ({
				key,
				value,
				label: { en: `Label ${key}` },
				period: /^\d{4}$/.test(key) ? `${key}-01-01` : null,
			});
			const points = [[point('2025', 0.2), point('2026', 0.45)], [point('a', 70), point('b', 31)], [point('c', 5)]];
			await tx
				.insert(data_point)
				.values(
					points.flatMap((list, i) => list.map((one, position) => ({ ...one, position, series_id: rows[i]?.id ?? 0 }))),
				);
			await tx.execute(sql`insert into article (group_id, edition, status, seo_url, type, kind, title, html,
				published_at)
				select group_id, 'en', 'published', 'tested-story', 'product', 'data', 'Tested story',
					'<p>Text.</p><figure data-series="tested-steps"></figure>', extract(epoch from now())::bigint
				from article where edition = 'en' order by id limit 1`);
			queueInvalidation(tx, [EVERYTHING]);
		});
	});
	afterAll(() => site.stop());

	test('a section shows its tab and its menu, and says where it stands', async () => {
		const { html, tags } = await get('/news/list/regulation');
		expect(html).toMatch(/<a href="\/news\/list\/regulation" aria-current="page">Regulation<\/a>/);
		expect(html.match(/<h1/g)).toHaveLength(1);
		expect(html).toContain('href="/news/list/regulation/feed.xml"');
		expect(tags).toContain('list:en:regulation');
		const [crumbs, collection] = jsonLd(html);
		expect((crumbs?.itemListElement as { name: string }[] | undefined)?.map((crumb) => crumb.name)).toEqual([
			'Home',
			'News',
			'Regulation',
		]);
		expect(collection).toMatchObject({
			'@type': 'CollectionPage',
			inLanguage: 'en',
			mainEntity: { '@type': 'ItemList', numberOfItems: 14 },
		});
	});

	test('a tag leads to its translation, and elsewhere to the news', async () => {
		const { html, tags } = await get('/es/tag/detail/espana');
		expect(html).toContain('hrefLang="en" href="http://127.0.0.1:3000/tag/detail/spain"');
		expect(html).toContain('hrefLang="x-default" href="http://127.0.0.1:3000/tag/detail/spain"');
		expect(html).toContain('Ley, impuestos y comercio en España.');
		expect(tags.some((tag) => /^tag:\d+$/.test(tag))).toBe(true);
	});

	test('an author who is software says so; a person does not', async () => {
		const machine = await get('/author/brume-ai');
		expect(machine.html).toContain('Articles under this byline are drafted by software.');
		expect(jsonLd(machine.html).find((data) => data['@type'] === 'ProfilePage')).toMatchObject({
			mainEntity: { '@type': 'SoftwareApplication', name: 'Brume Ai' },
		});
		const person = await get('/es/author/marta-oyelaran');
		expect(person.html).not.toContain('Los artículos con esta firma los redacta');
		expect(person.html).toContain('Corresponsal en Bruselas');
		expect(person.html).toContain('href="mailto:marta@brume.example"');
		expect(jsonLd(person.html).find((data) => data['@type'] === 'ProfilePage')).toMatchObject({
			mainEntity: { '@type': 'Person', jobTitle: 'Corresponsal en Bruselas' },
		});
	});

	test('a list without an article says so, shows a way out and is not indexed', async () => {
		const { status, html } = await get('/author/nobody-yet');
		expect(status).toBe(200);
		expect(html).toContain('Nothing here yet');
		expect(html).not.toContain('暂无数据');
		expect(html).toMatch(/<a class="btn[^"]*" href="\/news">All news<\/a>/);
		expect(html).toContain('name="robots" content="noindex');
		expect(html).toContain('href="https://nobody.example/"');
		expect(html).not.toContain('javascript:');
		expect(html).not.toContain('data-more');
	});

	test('beside a list stand the dates to come, what is most read, and an advertisement under its word', async () => {
		const { html, tags } = await get('/news');
		// A band parts the rows, and each part has a column of its own.
		const rail = [...html.matchAll(/<aside.*?<\/aside>/gs)].map(([aside]) => aside).join('');
		expect(rail.indexOf('Nearland: Duty')).toBeGreaterThan(0);
		expect(rail.indexOf('Farland: rate rises')).toBeGreaterThan(rail.indexOf('Nearland'));
		expect(rail).not.toMatch(/Pastland|Openland/);
		expect(rail.slice(rail.indexOf('class="ranked"')).match(/<li>/g)).toHaveLength(5);
		expect(rail).toContain(
			'<small>Advertisement</small><a href="https://northlight.example/?a=1&amp;b=2" rel="sponsored">',
		);
		expect(rail).toContain('Testing in &lt;b&gt;nine&lt;/b&gt; days');
		expect(rail).not.toContain('Never shown');
		expect(html.slice(html.indexOf('</aside>'), html.lastIndexOf('<aside'))).toContain('action="/about/subscribe"');
		expect(tags).toEqual(expect.arrayContaining(['list:en', 'adv', 'rule']));
		expect((await get('/es/news')).html).not.toContain('northlight.example');
	});

	test('the data screen shows the newest chart, and every series with its unit, its newest value, the change and its file', async () => {
		const { html, tags } = await get('/news/data');
		expect(html.indexOf('<figure class="chart')).toBeGreaterThan(
			html.indexOf('<a href="/news/tested-story">Tested story</a>'),
		);
		expect(html.match(/<h[23][^>]*><a[^>]*href="\/news\/tested-story"/g)).toHaveLength(1);
		const table = html.slice(html.indexOf('class="tbl series'));
		const row = (title: string) => table.split('<tr>').find((text) => text.includes(`>${title}</`)) ?? '';
		const steps = row('Tested steps');
		expect(steps).toContain('href="/news/tested-story"');
		expect(steps).toContain('crowns per flask');
		expect(steps).toContain('<span class="num">0.45</span><span class="meta">Latest: Label 2026</span>');
		expect(steps).toContain('<span class="up"><span class="vh">higher by </span>125.0%</span>');
		expect(steps).toContain('href="/news/data/tested-steps.csv"');
		const markets = row('Tested markets');
		expect(markets).toContain('<span class="num">70</span><span class="meta">Highest: Label a</span>');
		expect(markets).not.toContain('class="up"');
		expect(html).not.toContain('tested-unsaid');
		expect(tags).toEqual(expect.arrayContaining(['list:en:data', 'series:tested-steps', 'series:tested-markets']));
	});

	test('interviews show their quotation and whom to suggest', async () => {
		const { html } = await get('/es/news/interview');
		expect(html).toMatch(/<h2 class="hed hed--1 quote"><a href="[^"]+"><q lang="es">/);
		expect(html).toMatch(/href="mailto:desk@brume\.example\?subject=[^"]+">Proponer un nombre</);
	});
});
