import { eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { adv } from '../../../data/tables/adv';
import { article } from '../../../data/tables/article';
import { book } from '../../../data/tables/book';
import { duty_rate, market } from '../../../data/tables/duty-rate';
import { license, partner } from '../../../data/tables/license';
import { rule } from '../../../data/tables/site';
import { event_edition, topic } from '../../../data/tables/topic';
import { translation_group } from '../../../data/tables/translation-group';
import { forget } from '../../../platform/db/read-cache';
import { tag } from '../../../shared/cache-tags';

const DAY = 86_400;
const today = Math.floor(Date.now() / 1000);
const day = (offset: number) => new Date((today + offset * DAY) * 1000).toISOString().slice(0, 10);

/** Tables of the modules beside the stories; rows that refer to them are removed as well. */
const MODULES = ['rule', 'topic', 'license', 'duty_rate', 'market', 'book', 'partner', 'adv', 'data_series'];

describe('the home page', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
		await site.db.write((tx) => tx.execute(sql.raw(`truncate ${MODULES.join(', ')} cascade`)));
	});
	afterAll(() => site.stop());
	beforeEach(() => forget(site.db.read, ['*']));

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = asRead(await response.text());
		return {
			status: response.status,
			html,
			main: html.slice(html.indexOf('<main'), html.indexOf('</main>')),
			tags: response.headers.get('cache-tag')?.split(',') ?? [],
		};
	};
	/**
	 * Addresses of the stories a page shows, in their order; pictures repeat their story's link, "most read" is a count.
	 */
	const stories = (main: string) =>
		[
			...main
				.replace(/<ol class="ranked">.*?<\/ol>/s, '')
				.replace(/<a class="cover[^>]*>/g, '')
				.matchAll(/href="((?:\/es)?\/news\/[^"/]+)"/g),
		]
			.map((match) => match[1] as string)
			.filter((href) => !/\/news\/(headline|data|interview)$/.test(href));

	test.each(['/', '/es'])('%s: under the lead are the articles that its text leads to, and no others', async (path) => {
		const under = async () => {
			const { main } = await get(path);
			const lead = main.slice(main.indexOf('splash-story'), main.indexOf('home-latest'));
			const from = lead.indexOf('class="rel rel--3');
			const links = from < 0 ? [] : [...lead.slice(from).matchAll(/href="([^"]+)"/g)].map((match) => match[1]);
			return { lead: stories(lead)[0] ?? '', links };
		};
		const first = await under();
		const own = (await get(first.lead)).main;
		expect(first.links.length).toBeGreaterThan(0);
		for (const href of first.links) expect(own).toContain(`<a href="${href}"`);
		const seo_url = first.lead.split('/').at(-1) ?? '';
		const change = async (columns: Partial<typeof article.$inferInsert>) => {
			await site.db.write((tx) => tx.update(article).set(columns).where(eq(article.seo_url, seo_url)));
			// As a command that changes the article makes it known.
			forget(site.db.read, ['*']);
		};
		// Where a text behind a password leads to is a part of it.
		await change({ password_hash: 'a hash' });
		expect(await under()).toEqual({ lead: first.lead, links: [] });
		await change({ password_hash: null, html: '<p>A text without links.</p>' });
		expect(await under()).toEqual({ lead: first.lead, links: [] });
	});

	test('what it remembers beside articles is read again once that is made known', async () => {
		const isShown = async () => (await get('/')).main.includes('Fog Bank Instruments');
		const seen = [await isShown()];
		await site.db.write((tx) =>
			tx.insert(partner).values({ name: 'Fog Bank Instruments', kind: 'laboratory', position: 1 }),
		);
		seen.push(await isShown());
		forget(site.db.read, [tag.partners]);
		seen.push(await isShown());
		await site.db.write((tx) => tx.delete(partner).where(eq(partner.name, 'Fog Bank Instruments')));
		forget(site.db.read, [tag.partners]);
		seen.push(await isShown());
		expect(seen).toEqual([false, false, true, false]);
	});

	test.each(['/', '/es'])('%s shows each story once, under one h1 and headings in order', async (path) => {
		const { status, main } = await get(path);
		expect(status).toBe(200);
		const shown = stories(main);
		expect(shown.length).toBeGreaterThan(35);
		expect(shown.filter((href, i) => shown.indexOf(href) !== i)).toEqual([]);
		const levels = [...main.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
		expect(levels.filter((level) => level === 1)).toHaveLength(1);
		expect(levels.filter((level, i) => i > 0 && level > (levels[i - 1] as number) + 1)).toEqual([]);
	});

	test('tells machines who publishes it, where it is searched, and where the other edition stands', async () => {
		const { html, tags } = await get('/es');
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
			(match) => JSON.parse(match[1] as string) as Record<string, unknown>,
		);
		expect(blocks[0]).toMatchObject({ '@type': 'NewsMediaOrganization', name: 'Brume' });
		expect(blocks[1]).toMatchObject({
			'@type': 'WebSite',
			inLanguage: 'es',
			potentialAction: { target: { urlTemplate: 'http://127.0.0.1:3000/es/search/{search_term_string}' } },
		});
		expect(html).toContain('hrefLang="en" href="http://127.0.0.1:3000/"');
		expect(html).toContain('hrefLang="es" href="http://127.0.0.1:3000/es"');
		expect(tags).toEqual(expect.arrayContaining(['home:es', 'list:es']));
		expect(tags.filter((tag) => tag.startsWith('article:')).length).toBeGreaterThan(35);
	});

	test('leads with the editors’ first choice, then the newest headline, then the newest article', async () => {
		const lead = async () => stories((await get('/')).main)[0];
		const english = await site.db.read.select().from(article).where(eq(article.edition, 'en'));
		const newest = (rows: typeof english) =>
			rows
				.filter((row) => row.status === 'published')
				.toSorted((a, b) => (b.published_at ?? 0) - (a.published_at ?? 0) || b.id - a.id)[0]?.seo_url;
		const ranked = english.find((row) => row.lead_rank === 1);
		expect(await lead()).toBe(`/news/${ranked?.seo_url}`);
		await site.db.write((tx) => tx.update(article).set({ lead_rank: null }).where(isNotNull(article.lead_rank)));
		expect(await lead()).toBe(`/news/${newest(english.filter((row) => row.is_headline))}`);
		await site.db.write((tx) => tx.update(article).set({ is_headline: false }).where(eq(article.is_headline, true)));
		expect(await lead()).toBe(`/news/${newest(english)}`);
		for (const { id, lead_rank, is_headline } of english)
			await site.db.write((tx) => tx.update(article).set({ lead_rank, is_headline }).where(eq(article.id, id)));
	});

	test('a module without rows is gone with its heading', async () => {
		const { main } = await get('/');
		const gone = [
			'Rule tracker',
			'Advertisement',
			'Newest on the register',
			'Partners',
			'Upcoming shows',
			'The trade in numbers',
			'class="chart',
		];
		for (const words of gone) expect(main).not.toContain(words);
		const there = [
			'>Regulation<',
			'>Company<',
			'>Product<',
			'>Brume Ai<',
			'>Interview<',
			'Most read this week',
			'Load more content',
			'name="email"',
		];
		for (const words of there) expect(main).toContain(words);
	});

	test('quotes people as they are in the table: the styles set the marks of the language', async () => {
		const { main } = await get('/es');
		const quoted = [...main.matchAll(/<q[^>]*>([^<]+)<\/q>/g)].map((match) => match[1] as string);
		expect(quoted).toHaveLength(3);
		for (const quote of quoted) expect(quote).not.toMatch(/^[«“‘"]/);
	});

	test('shows what stands in the other tables: rules, shows to come, the register, numbers, a book, partners, one advertisement', async () => {
		await site.db.write(async (tx) => {
			await tx.insert(rule).values([
				{ edition: 'en', slug: 'b', market: 'Spain', measure: 'Stamp', stage: 'consulting', position: 2 },
				{
					edition: 'en',
					slug: 'a',
					market: 'Poland',
					measure: 'Levy',
					stage: 'adopted',
					next_on: '2031-02-03',
					position: 1,
				},
				{ edition: 'es', slug: 'a', market: 'Polonia', measure: 'Tasa', stage: 'adopted' },
			]);
			const [event, forum] = await tx
				.insert(topic)
				.values([
					{ slug: 'fair', kind: 'exhibition', texts: { en: { name: 'Fair', summary: '', description: '' } } },
					{ slug: 'talk', kind: 'forum', texts: { en: { name: 'Talk', summary: '', description: '' } } },
				])
				.returning();
			const editionOf = {
				topic_id: event?.id ?? 0,
				year: 2026,
				time_zone: 'Europe/Madrid',
				city: 'Madrid',
				country: 'ES',
			};
			const named = (name: string) => ({ slug: name.toLowerCase(), texts: { en: { name } } });
			await tx.insert(event_edition).values([
				{ ...editionOf, ...named('Held'), starts_on: day(3), ends_on: day(4), status: 'held' },
				{ ...editionOf, ...named('Cancelled'), starts_on: day(3), ends_on: day(4), status: 'cancelled' },
				{ ...editionOf, ...named('Over'), starts_on: day(-9), ends_on: day(-7), status: 'confirmed' },
				{ ...editionOf, ...named('Far'), starts_on: day(200), ends_on: day(201), status: 'planned' },
				{ ...editionOf, ...named('Running'), starts_on: day(-1), ends_on: day(2), status: 'confirmed' },
				{ ...editionOf, ...named('Soon'), starts_on: day(20), ends_on: day(21), status: 'planned' },
				{ ...editionOf, ...named('Talk'), topic_id: forum?.id ?? 0, starts_on: day(30), status: 'confirmed' },
			]);
			const record = (n: number, status: 'valid' | 'expired') => ({
				slug: `maker-${n}`,
				name_zh: '厂',
				pinyin: 'chang',
				name_en: `Maker ${n}`,
				role: 'producer' as const,
				category: 'devices' as const,
				license_no: `no-${n}`,
				issuing_bureau: 'b',
				province: 'p',
				city: 'c',
				valid_from: day(-n * 10),
				valid_to: day(300),
				status,
				source: 's',
				verified_at: today,
				verified_by: 'v',
				texts: {},
			});
			await tx
				.insert(license)
				.values([record(1, 'expired'), record(2, 'valid'), record(3, 'valid'), record(9, 'valid')]);
			await tx.insert(market).values(
				['DE', 'IT', 'GR', 'PL', 'LV'].map((code) => ({
					code,
					slug: code.toLowerCase(),
					currency: 'EUR',
					texts: {},
				})),
			);
			const rate = (code: string, amount: string, more: Partial<typeof duty_rate.$inferInsert> = {}) => ({
				market: code,
				product_class: 'any_liquid' as const,
				basis: 'per_ml' as const,
				amount,
				currency: 'EUR',
				valid_from: day(-400),
				source: { title: 's' },
				source_grade: 'A' as const,
				verified_at: today,
				...more,
			});
			await tx
				.insert(duty_rate)
				.values([
					rate('DE', '0.26'),
					rate('DE', '0.32', { valid_from: day(-30) }),
					rate('DE', '0.90', { valid_from: day(30) }),
					rate('IT', '0.12', { nicotine_up_to: '0' }),
					rate('IT', '0.17', { nicotine_above: '0' }),
					rate('GR', '0.10'),
					rate('PL', '1.44', { currency: 'PLN' }),
					rate('LV', '0.29', { valid_to: day(-1) }),
				]);
			const [group] = await tx.insert(translation_group).values({ noun: 'book' }).returning();
			await tx.insert(book).values({
				group_id: group?.id ?? 0,
				edition: 'en',
				slug: 'handbook',
				title: 'The Handbook',
				language: 'en',
				status: 'published',
			});
			await tx.insert(partner).values({ name: 'A Laboratory', kind: 'laboratory', url: 'javascript:alert(1)' });
			await tx.insert(adv).values({
				position: 'home_band',
				edition: 'en',
				advertiser: 'An Advertiser',
				headline: 'Buy tests',
				action: 'Book',
				link: 'https://adv.example/',
			});
		});
		const { main } = await get('/');
		expect(main.indexOf('<b>Poland')).toBeLessThan(main.indexOf('<b>Spain'));
		expect(main).toContain('Feb.03.2031');
		expect(main).toContain('nothing pending that we know of');
		expect(main).not.toContain('Polonia');
		const names = [...main.matchAll(/<li class="show( next)?">.*?<h3[^>]*><a[^>]*>([^<]+)</gs)].map(
			(match) => `${match[2]}${match[1] ?? ''}`,
		);
		expect(names).toEqual(['Running next', 'Soon', 'Talk', 'Far']);
		expect(main).toContain('On now');
		const figures = [...main.matchAll(/<dt>([^<]+)<\/dt><dd class="n">([^<]+)</g)].map((match) => [match[2], match[1]]);
		expect(figures).toEqual([
			['€0.17', 'Median duty per millilitre at 20 mg/ml in 3 markets that charge in euros'],
			['3', 'Licences in force in the China register'],
			['1', 'Confirmed trade shows in the next 90 days'],
		]);
		expect(main).toContain('1 more is planned');
		expect([...main.matchAll(/href="\/license\/(maker-\d)"/g)].map((match) => match[1])).toEqual([
			'maker-2',
			'maker-3',
			'maker-9',
		]);
		expect(main).toContain('href="/book/detail/handbook"');
		expect(main).toContain('<li>A Laboratory</li>');
		expect(main).toMatch(/Advertisement<.*rel="sponsored/s);
	});

	test('without a single story it still answers, and says so', async () => {
		await site.db.write((tx) => tx.update(article).set({ status: 'withdrawn' }).where(eq(article.edition, 'es')));
		const { status, main } = await get('/es');
		expect(status).toBe(200);
		expect(main).toContain('Todavía no hay nada');
		expect(stories(main)).toEqual([]);
		expect(stories((await get('/')).main).length).toBeGreaterThan(35);
	});
});
