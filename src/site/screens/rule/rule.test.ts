import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { rule_kinds, rule_stages } from '../../../data/tables/site';
import { ruleKinds, ruleStages } from '../../../editions/paths/rule-path';
import { dutyTables } from '../../../queries/site/duty-rate';

describe('the rule tracker', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite({ PUBLIC_SITE: 'true', SITE_URL: 'https://site.test' });
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = (await response.text()).replaceAll('<!-- -->', '');
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		return { status: response.status, location: response.headers.get('location'), html, main };
	};
	const slugs = (main: string) => [...main.matchAll(/<tr id="rule-([^"]+)"/g)].map(([, slug]) => slug);
	const rowOf = (main: string, slug: string) => {
		const from = main.indexOf(`<tr id="rule-${slug}"`);
		return main.slice(from, main.indexOf('</tr>', from));
	};

	test('stands in both editions, each rule under its market with stage in cells and in words', async () => {
		const [en, es] = [await get('/rule'), await get('/es/rule')];
		expect(slugs(en.main).toSorted()).toEqual(slugs(es.main).toSorted());
		expect(en.main).toContain('href="/market/united-kingdom"');
		expect(es.main).toContain('href="/es/market/united-kingdom"');
		expect(rowOf(en.main, 'uk-duty-stamps')).toMatch(/(<b class="on"><\/b>){4}<\/i>In force/);
		expect(rowOf(es.main, 'uk-duty-stamps')).toContain('En vigor');
	});

	test('our story stands before the law, and what is not pending has a dash', async () => {
		const { main } = await get('/rule');
		const row = rowOf(main, 'uk-duty-stamps');
		expect(row.indexOf('class="our"')).toBeGreaterThan(0);
		expect(row.indexOf('class="our"')).toBeLessThan(row.indexOf('class="law"'));
		expect(rowOf(main, 'uk-single-use-ban')).toContain('<span class="none" aria-hidden="true">–</span>');
		expect(rowOf(main, 'uk-single-use-ban')).toContain('since Jun.01.2025');
	});

	test('a year without a day says so', async () => {
		expect(rowOf((await get('/rule')).main, 'czechia-liquid-step')).toContain('day not verified');
		expect(rowOf((await get('/es/rule')).main, 'czechia-liquid-step')).toContain('día sin verificar');
	});

	test('is narrowed by market, measure and stage in the address, without a script', async () => {
		const form = await get('/rule?market=CN&measure=licence&stage=in_force&order=');
		expect([form.status, form.location]).toEqual([302, '/rule/market-CN/measure-licence/stage-in_force']);
		const { main, html } = await get(form.location ?? '');
		expect(slugs(main).length).toBeGreaterThan(1);
		expect(slugs(main).every((slug) => slug?.startsWith('china-'))).toBe(true);
		expect(html).toContain('hrefLang="es" href="https://site.test/es/rule/market-CN/measure-licence/stage-in_force"');
		expect((await get('/rule?market=&measure=&stage=&order=')).location).toBe('/rule');
	});

	test('by date the nearest comes first', async () => {
		const { main } = await get('/rule/by-date');
		const days = [...main.matchAll(/<td class="c-nx tn"[^>]*><time[^>]*dateTime="([^"]+)"/gi)].map(
			([, day = '']) => day,
		);
		expect(days.length).toBeGreaterThan(2);
		expect(days).toEqual([...days].sort((a, b) => `${a}-12-31`.slice(0, 10).localeCompare(`${b}-12-31`.slice(0, 10))));
	});

	test('says when each rule has last changed, and is ordered and narrowed by it', async () => {
		const days = (main: string) =>
			main
				.split('<tr id="rule-')
				.slice(1)
				.map((row) => /class="sub c-ch">[^<]*<time[^>]*dateTime="([^"]+)"/i.exec(row)?.[1] ?? '');
		const all = days((await get('/rule/by-change')).main);
		expect(all.filter(Boolean).length).toBeGreaterThan(5);
		expect(all).toEqual([...all].sort((a, b) => b.localeCompare(a)));
		const form = await get('/rule?market=&measure=&stage=&since=2026-01-01&order=change');
		expect([form.status, form.location]).toEqual([302, '/rule/since-2026-01-01/by-change']);
		const { main } = await get(form.location ?? '');
		expect(days(main).length).toBeGreaterThan(0);
		expect(days(main)).toEqual(all.filter((day) => day >= '2026-01-01'));
		expect(main).toMatch(/<input[^>]*name="since"[^>]*value="2026-01-01"/);
		expect((await get('/es/rule/since-2026-01-01')).html).toContain('cambios desde');
		// What is only to come has not changed yet.
		expect(slugs((await get('/rule/since-2027-01-01')).main)).toEqual([]);
	});

	test('a market asks what has changed there since a day', async () => {
		const { main } = await get('/market/spain');
		expect(main).toMatch(/<form[^>]*action="\/rule"[^>]*>.*?name="market" value="ES".*?name="since"/s);
		expect(main).toContain('Last change');
		const form = await get('/rule?market=ES&since=2024-12-01');
		expect(form.location).toBe('/rule/market-ES/since-2024-12-01');
		expect(slugs((await get(form.location ?? '')).main).filter((slug) => slug?.startsWith('spain'))).not.toEqual([]);
	});

	test('the page of every market and the tracker name the same rules, those of the Union in its members too', async () => {
		const { markets } = await dutyTables(site.db.read);
		let inherited = 0;
		for (const prefix of ['', '/es'])
			for (const { code, slug } of markets) {
				const page = await get(`${prefix}/market/${slug}`);
				const rules = slugs(page.main);
				const tracker = await get(`${prefix}/rule/market-${code}`);
				expect(tracker.status, code).toBe(rules.length > 0 ? 200 : 404);
				expect(page.main.includes('name="since"'), code).toBe(rules.length > 0);
				expect(slugs(tracker.main).toSorted(), code).toEqual(rules.toSorted());
				const answer = await site.app.request(
					`/api/v2/rule/all?edition=${prefix ? 'es' : 'en'}&market=${code}&limit=50`,
				);
				const { data } = (await answer.json()) as { data: { list: { market: string }[] } };
				expect(data.list, code).toHaveLength(rules.length);
				const isOwn = data.list.some(({ market }) => market === code);
				if (tracker.status === 200) expect(tracker.html.includes('content="noindex, follow"'), code).toBe(!isOwn);
				if (rules.length > 0 && !isOwn) inherited += 1;
			}
		expect(inherited).toBeGreaterThan(0);
	});

	test('a rule that is changed has changed today, unless another day is given with it', async () => {
		const write = (set: string) =>
			site.db.write((tx) =>
				tx.execute<{ day: string; today: string }>(
					`update rule set ${set} where slug = 'spain-joint-stamp' and edition = 'en'
						returning changed_on::text as day, (now() at time zone 'utc')::date::text as today`,
				),
			);
		const [same] = (await write('position = position')).rows;
		expect(same?.day).not.toBe(same?.today);
		const [changed] = (await write(`stage = 'adopted'`)).rows;
		expect(changed?.day).toBe(changed?.today);
		const [given] = (await write(`stage = 'drafted', changed_on = '2026-10-02'`)).rows;
		expect(given?.day).toBe('2026-10-02');
	});

	test.each([
		'/rule/since-2026-02-30',
		'/rule/since-x',
		'/rule/by-change/since-2026-01-01',
		'/rule/market-ZZ',
		'/rule/measure-nothing',
		'/rule/stage-nothing',
		'/rule/x',
		'/rule/by-date/market-GB',
	])('%s is not there', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test('addresses know the kinds and stages of the table', () => {
		expect([...ruleKinds]).toEqual([...rule_kinds]);
		expect([...ruleStages]).toEqual([...rule_stages]);
	});
});
