import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { adv } from '../../../data/tables/adv';
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

describe('the modules of the home page', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
		await site.db.write((tx) => tx.execute(sql.raw(`truncate ${MODULES.join(', ')} cascade`)));
	});
	afterAll(() => site.stop());
	beforeEach(() => forget(site.db.read, ['*']));

	const get = async (path: string) => {
		const html = asRead(await (await site.app.request(path)).text());
		return { html, main: html.slice(html.indexOf('<main'), html.indexOf('</main>')) };
	};

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
});
