import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRead } from '../../../../tests/as-read';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { rule } from '../../../data/tables/site';
import { event_edition } from '../../../data/tables/topic';
import { forget } from '../../../platform/db/read-cache';

const now = Math.floor(Date.now() / 1000);
const day = (offset: number) => new Date((now + offset * 86_400) * 1000).toISOString().slice(0, 10);

describe('the calendar of dates', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
		await site.db.write(async (tx) => {
			const row = (edition: string, slug: string, market: string, next_on: string) => ({
				edition,
				slug,
				market,
				measure: `Measure ${slug}`,
				stage: 'adopted' as const,
				next_on,
				next_text: '',
			});
			await tx
				.insert(rule)
				.values([
					row('en', 'soon', 'Poland', day(3)),
					row('es', 'soon', 'Polonia', day(3)),
					row('en', 'over', 'Poland', day(-3)),
					row('en', 'tax, of; lines', 'Nowhere', day(9)),
					row('en', 'some-year', 'Poland', '2031'),
					row('en', 'some-month', 'Quito', '2031-12'),
					row('en', 'last-day', 'Zanzibar', '2031-12-31'),
				]);
		});
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = asRead(await response.text());
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		return { status: response.status, headers: response.headers, html, main };
	};
	const ids = (main: string) => [...main.matchAll(/<li class="show-row[^"]*" id="([^"]+)"/g)].map((match) => match[1]);
	const file = async (path: string) => (await (await site.app.request(path)).text()).replaceAll('\r\n ', '');

	test.each([
		['', 'Measure soon', 'Exhibition'],
		['/es', 'Polonia', 'Feria'],
	])(
		'%s/calendar holds rules, rates and shows to come, and what is over stands apart',
		async (prefix, words, event) => {
			const page = await get(`${prefix}/calendar`);
			expect(page.status).toBe(200);
			expect(page.main).toContain(words);
			expect(page.main).toContain(`<b>${event}</b>`);
			expect(ids(page.main)).toContain('rule-soon');
			expect(ids(page.main)).toContain('rule-uk-duty-stamps');
			expect(ids(page.main)).not.toContain('duty-GB-2026-10-01');
			expect(page.html).toContain('hrefLang="es" href="http://127.0.0.1:3000/es/calendar"');
			expect(page.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining(['rule', 'duty_rate', 'topic']));
			const past = await get(`${prefix}/calendar/past`);
			expect(ids(past.main)).toContain('duty-GB-2026-10-01');
			expect(ids(past.main)).not.toContain('rule-soon');
			expect(ids((await get(`${prefix}/calendar/past/2`)).main)).toContain('limit-EU-2016-05-20');
		},
	);

	test('a month or a year whose day is not known stands behind every day of it', async () => {
		const own = (main: string) => ids(main).filter((id) => /^rule-(?:some-year|some-month|last-day)$/.test(id ?? ''));
		const { main } = await get('/calendar');
		expect(own(main)).toEqual(['rule-last-day', 'rule-some-month', 'rule-some-year']);
		const headings = [...main.matchAll(/<h3>([^<]*2031[^<]*)<\/h3>/g)].map(([, heading]) => heading);
		expect(headings).toEqual(['December 2031', '2031, day not verified']);
		const tracker = (await get('/rule/by-date')).main;
		const places = ['last-day', 'some-month', 'some-year'].map((slug) => tracker.indexOf(`id="rule-${slug}"`));
		expect(places.every((place) => place > 0)).toBe(true);
		expect(places).toEqual([...places].sort((a, b) => a - b));
	});

	test('says rates in money and in bands, limits in their units, each with its source', async () => {
		const main = (await get('/calendar/past')).main + (await get('/calendar/past/2')).main;
		const row = (id: string) => main.split('<li class="show-row').find((part) => part.includes(`id="${id}"`)) ?? '';
		expect(row('duty-ES-2025-04-01')).toMatch(
			/Spain: duty, any liquid.*€0\.15 per ml \(up to 15 mg\/ml\); €0\.20 per ml \(above 15 mg\/ml\)/s,
		);
		expect(row('duty-ES-2025-04-01')).toContain('href="https://www.infobae.com/espana/agencias/2025/04/01/');
		expect(row('duty-CN-2022-11-01')).toMatch(
			/China: duty, any liquid, device without liquid.*36% of the producer or import price; 11% of the wholesale price\./s,
		);
		expect(row('limit-EU-2016-05-20')).toMatch(
			/Nicotine strength: 20 mg\/ml; Refill bottle: 10 ml; Tank or pod: 2 ml\./,
		);
	});

	test('filters by kind and market in the path, a Union with its members, and the plain form leads there', async () => {
		const polish = ids((await get('/calendar/market-PL')).main);
		expect(polish).toContain('rule-soon');
		expect(polish.every((id) => /^rule-(soon|poland|some-year)|^duty-PL|^gfn|^article-/.test(id ?? ''))).toBe(true);
		expect(ids((await get('/calendar/kind-rule/market-EU')).main)).toContain('rule-soon');
		expect(ids((await get('/calendar/kind-rule')).main).every((id) => id?.startsWith('rule-'))).toBe(true);
		const form = await get('/calendar?when=past&kind=duty&market=DE');
		expect([form.status, form.headers.get('location')]).toEqual([303, '/calendar/past/kind-duty/market-DE']);
		expect(ids((await get('/calendar/past/kind-duty/market-DE')).main)).toHaveLength(4);
		for (const path of [
			'/calendar/kind-nonsense',
			'/calendar/market-ZZ',
			'/calendar/1',
			'/calendar/99',
			'/calendar/kind-rule/past',
			'/calendar/x',
		]) {
			expect([path, (await get(path)).status]).toEqual([path, 404]);
		}
	});

	test('is a calendar file of the same list, to be subscribed to', async () => {
		const { main } = await get('/es/calendar/kind-rule/market-PL');
		expect(main).toContain('href="webcal://127.0.0.1:3000/es/calendar/kind-rule/market-PL/calendar.ics"');
		const response = await site.app.request('/es/calendar/kind-rule/market-PL/calendar.ics');
		expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
		const spanish = await file('/es/calendar/kind-rule/market-PL/calendar.ics');
		expect(spanish).toMatch(/SUMMARY:Polonia: Measure soon\r\n/);
		expect(spanish).toContain(`DTSTART;VALUE=DATE:${day(3).replaceAll('-', '')}`);
		expect(spanish).not.toContain('VEVENT\r\nUID:gfn');
		const all = await file('/calendar/calendar.ics');
		expect(all).toContain('SUMMARY:Nowhere: Measure tax\\, of\\; lines');
		// What happened lately stays in the reader's calendar.
		expect(all).toContain('UID:rule-over@127.0.0.1');
		expect(all.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(10);
	});

	test('a rule that is renamed is the same event to calendars, and the next of its name another', async () => {
		const write = (statement: string) => site.db.write((tx) => tx.execute(statement));
		const uids = async () => {
			forget(site.db.read, ['*']);
			return [...(await file('/calendar/calendar.ics')).matchAll(/UID:(rule-[^@]*)@/g)].map(([, uid]) => uid);
		};
		const before = await uids();
		expect(before).toContain('rule-over');
		await write(`update rule set slug = 'all-over' where slug = 'over'`);
		expect(await uids()).toEqual(before);
		await write(`insert into rule (edition, slug, market, measure, stage, next_on)
			select edition, 'over', market, 'Another measure', stage, next_on from rule where slug = 'all-over'`);
		const after = await uids();
		expect(new Set(after).size).toBe(after.length);
		expect(after.length).toBe(before.length + 1);
		await write(`delete from rule where slug = 'over'`);
		await write(`update rule set slug = 'over' where slug = 'all-over'`);
		forget(site.db.read, ['*']);
	});

	test('is linked from every page, the shows and the rule tracker, and stands in the sitemap', async () => {
		for (const prefix of ['', '/es']) {
			expect((await get(`${prefix}/about`)).html).toContain(`<a href="${prefix}/calendar">`);
			expect((await get(`${prefix}/topic`)).main).toContain(`href="${prefix}/calendar"`);
			expect((await get(`${prefix}/rule`)).main).toContain(`href="${prefix}/calendar"`);
			expect((await get(prefix || '/')).main).toContain(`href="${prefix}/rule"`);
			expect(await (await site.app.request('/sitemap-pages.xml')).text()).toContain(
				`<loc>http://127.0.0.1:3000${prefix}/calendar</loc>`,
			);
		}
	});

	test('names each city in the language of the edition, everywhere', async () => {
		await site.db.write(async (tx) => {
			await tx
				.update(event_edition)
				.set({
					starts_on: day(2),
					ends_on: day(4),
					status: 'confirmed',
					city: 'Warsaw',
					texts: { en: { name: 'GFN' }, es: { name: 'GFN', city: 'Varsovia' } },
				})
				.where(eq(event_edition.slug, 'gfn-2026'));
		});
		forget(site.db.read, ['*']);
		for (const path of ['/es', '/es/topic', '/es/topic/gfn', '/es/calendar']) {
			const { main, html } = await get(path);
			expect([path, main.includes('Varsovia'), />Warsaw|"Warsaw"|Warsaw, /.test(html)]).toEqual([path, true, false]);
		}
		expect((await get('/topic')).main).toContain('Warsaw, Poland');
		expect(await file('/es/topic/calendar.ics')).toContain('Varsovia\\, Polonia');
		expect((await get('/es/topic')).html).toContain('"addressLocality":"Varsovia"');
	});

	test('names each source in the language of the edition, on pages and in files', async () => {
		for (const [path, own, foreign] of [
			['/es/calendar', 'Brume, inventado para la demostración', 'Brume, invented for the demonstration'],
			['/es/calendar/past', 'Impuestos al vapeo por estado, 2 de marzo de 2026', 'Vaping taxes by state'],
			['/es/china', 'Sobre la norma GB 41700-2022', 'On standard GB'],
			['/es/tool/calculate', 'EFE, en Infobae', 'EFE, at Infobae'],
			['/es/tool/calculate.csv', 'EFE, en Infobae', 'EFE, at Infobae'],
			['/es/topic/global-annual-event-2024', 'Fuente: Brume, inventado para la demostración', 'Brume, invented'],
			['/es/news/data/excise-per-ml-europe', 'Alemania: Liquidsteuer', 'Germany: Liquidsteuer'],
			['/es/news/data/excise-per-ml-europe.json', 'Alemania: Liquidsteuer', 'Germany: Liquidsteuer'],
			['/es/license/shenzhen-qinglu-technology', 'Ficha de demostración', 'Demonstration record'],
			['/calendar', 'Brume, invented for the demonstration', 'Brume, inventado'],
			['/news/data/excise-per-ml-europe.json', 'Germany: Liquidsteuer', 'Alemania'],
		] as const) {
			const text = (await (await site.app.request(path)).text()).replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '');
			expect([path, text.includes(own), text.includes(foreign)]).toEqual([path, true, false]);
		}
	});
});
