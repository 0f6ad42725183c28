import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor, desk, nobody } from '../../../../tests/actors';
import { asRead } from '../../../../tests/as-read';
import { openTestFront, openTestSite, type TestSite } from '../../../../tests/site';
import type { Actor } from '../../../access/actor';
import { reviseDataPoint } from '../../../commands/site/revise-data-point';
import { data_point, data_series } from '../../../data/tables/data-series';
import { audit } from '../../../data/tables/site';
import { Refusal } from '../../../shared/refusal';

const now = Math.floor(Date.now() / 1000);
const MONTHLY = 'china-exports-monthly';

describe('data series', () => {
	let site: TestSite;
	let changedTags: string[] = [];
	beforeAll(async () => {
		site = await openTestSite();
		site.db.changes.on('changed', (tags) => {
			changedTags = tags;
		});
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = asRead(await response.text());
		const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
		const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
			(match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
		);
		return { status: response.status, headers: response.headers, html, main, data };
	};
	const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
	const row = (main: string, label: string) =>
		words(main.match(new RegExp(`<tr><th scope="row">${label}.*?</tr>`, 's'))?.[0] ?? '');

	test.each([
		['', 'China’s e-cigarette exports, by month', 'million US dollars'],
		['/es', 'Exportaciones chinas de cigarrillos electrónicos, por mes', 'millones de dólares'],
	])('%s/news/data/{slug} says what it measures, in which unit, from where', async (prefix, title, unit) => {
		const page = await get(`${prefix}/news/data/${MONTHLY}`);
		expect(page.status).toBe(200);
		expect(page.main.replace(/<span class="nb">(.*?)<\/span>/g, '$1')).toContain(
			`<h1 class="hed hed--1">${title}</h1>`,
		);
		expect(words(page.main)).toContain(unit);
		expect(words(page.main)).toContain('8543.40');
		expect(words(page.main)).toMatch(/Sigmagazine/i);
		expect(words(page.main)).toContain(prefix ? 'documento no consultado' : 'not checked');
		expect(page.main).toMatch(/<svg class="wide"[^>]*role="img"/);
		expect(page.html).toContain(`hrefLang="es" href="http://127.0.0.1:3000/es/news/data/${MONTHLY}"`);
		expect(page.headers.get('cache-tag')).toContain(`series:${MONTHLY}`);
	});

	test('computes every change from the rows, and says where there is no row', async () => {
		const { main } = await get(`/news/data/${MONTHLY}`);
		// 940 on 1,020 a year before; the month before is not held.
		expect(row(main, 'January 2026')).toMatch(/940 – No value to compare with lower by 7\.8/);
		expect(row(main, 'February 2026')).toMatch(/754 lower by 19\.8.*higher by 51\.4/);
		expect(row(main, 'July 2024')).toMatch(/1,000 – No value.*– No value/);
		const weight = await get('/news/data/china-exports-weight-half-year-2024');
		expect(row(weight.main, 'First half of 2024')).toContain('higher by 16.1');
		const categories = await get('/es/news/data/china-exports-destinations-2026');
		expect(categories.main).not.toContain('Variación interanual');
	});

	test.each(['', '/es'])('%s/news/data leads from each series to its page and each story of it too', async (prefix) => {
		const list = await get(`${prefix}/news/data`);
		for (const { slug } of await site.db.read.select({ slug: data_series.slug }).from(data_series)) {
			expect(list.main).toContain(`href="${prefix}/news/data/${slug}"`);
			expect([slug, (await get(`${prefix}/news/data/${slug}`)).status]).toEqual([slug, 200]);
		}
		const sitemap = await (await site.app.request('/sitemap-pages.xml')).text();
		expect(sitemap).toContain(`<loc>http://127.0.0.1:3000${prefix}/news/data/${MONTHLY}</loc>`);
		const story = list.main.match(/<a class="link" href="([^"]+)">(?:Read the article|Leer el artículo)/)?.[1] ?? '';
		expect((await get(story)).main).toMatch(/class="csv" href="[^"]*\/news\/data\/[a-z0-9-]+">/);
	});

	test('no course of a series is a few lone dots: points that no line joins are bars, and one point is nothing', async () => {
		const { main } = await get('/news/data');
		const courses = [...main.matchAll(/<svg class="spark".*?<\/svg>/gs)].map((match) => match[0]);
		expect(courses.length).toBeGreaterThan(10);
		expect(courses.filter((drawn) => drawn.includes('<circle') && !/ d="[^"]*L/.test(drawn))).toEqual([]);
		expect(courses.filter((drawn) => !/<(?:rect|path)/.test(drawn))).toEqual([]);
	});

	test('numbers stay pages of the list, and an unknown series is missing', async () => {
		expect((await get('/news/data/1')).status).toBe(301);
		expect((await get('/news/data/no-such-series')).status).toBe(404);
		expect((await get('/news/data/9999')).status).toBe(404);
	});

	test.each(['', '/es'])('%s: the chart stands on other pages as a picture that can do nothing', async (prefix) => {
		const page = await get(`${prefix}/news/data/${MONTHLY}`);
		const code =
			page.main
				.match(/<textarea[^>]*>(.*?)<\/textarea>/s)?.[1]
				?.replaceAll('&lt;', '<')
				.replaceAll('&gt;', '>')
				.replaceAll('&quot;', '"') ?? '';
		expect(code).toContain(`src="http://127.0.0.1:3000${prefix}/news/data/${MONTHLY}.svg"`);
		expect(code).not.toMatch(/<script|<iframe/);
		const svg = await site.app.request(`${prefix}/news/data/${MONTHLY}.svg`);
		expect(svg.headers.get('content-type')).toContain('image/svg+xml');
		expect(svg.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
		expect(svg.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
		const text = await svg.text();
		expect(text).toContain('Sigmagazine');
		expect(text).not.toMatch(/href="[^#]|url\(|<script|<text|NaN/);
		const png = await site.app.request(`${prefix}/news/data/${MONTHLY}.png`);
		expect([...new Uint8Array(await png.arrayBuffer()).slice(1, 4)]).toEqual(
			[...'PNG'].map((letter) => letter.charCodeAt(0)),
		);
	});

	test('says in words which customs code was not verified', async () => {
		const { main } = await get('/news/data/us-exports-march-2024');
		expect(words(main)).toContain('8543.40, 2404.12 (not verified: the code and scope of 2404.12)');
		for (const path of ['/news/data/us-exports-march-2024', '/es/news/data'])
			expect(words((await get(path)).main)).not.toMatch(/\bnv\b/);
	});

	test('is a Spanish table in the Spanish notation, with the names that its sources have there', async () => {
		const file = await (await site.app.request('/es/news/data/excise-per-ml-europe.csv')).text();
		expect(file.split('\r\n')[0]).toContain('País;Valor (euros por mililitro);Fuente');
		expect(file).toMatch(/Italia, con nicotina;0,169552;"[^"]*Alemania: /);
	});

	test('names what the rows of a table are, and gives months without a figure a row', async () => {
		const heads = async (path: string) =>
			words((await get(path)).main.match(/<thead>.*?<\/thead>/s)?.[0] ?? '')
				.trim()
				.split(' ')[0];
		expect(await heads('/news/data/excise-per-ml-europe')).toBe('Country');
		expect(await heads('/es/news/data/china-exports-destinations-2026')).toBe('País');
		expect(await heads(`/news/data/${MONTHLY}`)).toBe('Month');
		const { main } = await get(`/news/data/${MONTHLY}`);
		expect(words(main)).toContain('October 2023 to June 2024: no figure held');
		expect(words((await get(`/es/news/data/${MONTHLY}`)).main)).toContain(
			'De octubre de 2023 a junio de 2024: sin cifra',
		);
	});

	test('a chart in time leaves gaps open, says the unit with each value, and runs its steps to today', async () => {
		const { main } = await get(`/news/data/${MONTHLY}`);
		const wide = main.match(/<svg class="wide".*?<\/svg>/s)?.[0] ?? '';
		// Seven months, of which three pairs are neighbours.
		expect(wide.match(/<circle/g)).toHaveLength(7);
		expect(wide.match(/class="ser"/g)).toHaveLength(3);
		for (const word of ['US$1,020m', 'no figure', 'Million US dollars', '1,000', '>2024<'])
			expect(wide).toContain(word);
		expect(words(main)).toContain('Latest: February 2026 US$754m 19.8% lower than the month before');
		const steps = await get('/es/news/data/germany-excise-steps');
		expect(steps.main).toMatch(/>hoy, \d{1,2} \S+ 20\d\d</);
		expect(steps.main).toContain('>0,32 €<');
	});

	test('what is shown stands in the address, which works without script and is not kept apart', async () => {
		const path = '/news/data/china-exports-half-year-2024';
		const { main } = await get(path);
		expect(main).toContain('href="/news/data/china-exports-half-year-2024?series=export-unit-price-2024"');
		const other = await get(`${path}?series=export-unit-price-2024&at=2023-h1`);
		expect(words(other.main)).toContain('First half of 2023 US$53.17');
		expect(other.headers.get('cache-control')).toContain('no-store');
		expect(other.html).toContain(`<link rel="canonical" href="http://127.0.0.1:3000${path}"/>`);
		const year = await get(`/news/data/${MONTHLY}?period=12&at=2026-01`);
		expect(year.main.match(/<svg class="wide".*?<\/svg>/s)?.[0].match(/<circle/g)).toHaveLength(2);
		expect(words(year.main)).toContain('January 2026 US$940m');
		expect((await get('/news/data?at=2026-01')).headers.get('location')).toBe('/news/data');
		const unknown = await get(`/es/news/data/${MONTHLY}?period=7&at=1999-01&series=no-such`);
		expect(words(unknown.main)).toContain('Última cifra: Febrero de 2026 754 M$');
	});

	test('a comparison is ranked, names its largest value in the list, and is compared with no earlier time', async () => {
		const { main } = await get('/news/data/excise-per-ml-europe');
		const names = [...(main.match(/<svg class="wide".*?<\/svg>/s)?.[0] ?? '').matchAll(/class="lab"[^>]*>([^<]+)/g)];
		expect(names.slice(0, 3).map((match) => match[1])).toEqual(['Montenegro', 'Ireland', 'Germany']);
		const list = words((await get('/news/data')).main);
		expect(list).toMatch(/€0\.90 Highest: Montenegro – No comparison over time/);
		expect(list).toMatch(/US\$754m Latest: February 2026 higher by 51\.4% on a year earlier/);
	});

	test('is a dataset to machines', async () => {
		const { data } = await get(`/es/news/data/${MONTHLY}`);
		const dataset = data.find((one) => one['@type'] === 'Dataset');
		expect(dataset).toMatchObject({
			name: 'Exportaciones chinas de cigarrillos electrónicos, por mes',
			inLanguage: 'es',
			temporalCoverage: '2023-08-01/2026-02-01',
			license: 'http://127.0.0.1:3000/es/about/terms',
			distribution: [
				{ contentUrl: `http://127.0.0.1:3000/es/news/data/${MONTHLY}.csv` },
				{ contentUrl: `http://127.0.0.1:3000/es/news/data/${MONTHLY}.json` },
			],
		});
	});

	test('a corrected value takes the place of the old one, which stays on record', async () => {
		const demo = await get('/news/data/china-exports-to-us');
		expect(words(demo.main)).toMatch(/March 2024: 2,980 was replaced by 298\./);
		await reviseDataPoint(contextFor(site.db, now), {
			series: MONTHLY,
			key: '2023-08',
			value: 880,
			note: { en: 'Corrected by customs.', es: 'Corregido por la aduana.' },
		});
		expect(changedTags).toEqual(expect.arrayContaining(['series', `series:${MONTHLY}`]));
		await reviseDataPoint(contextFor(site.db, now + 60), {
			series: MONTHLY,
			key: '2023-08',
			value: 881,
			note: { en: 'Corrected again.' },
		});
		const { main } = await get(`/news/data/${MONTHLY}`);
		expect(row(main, 'August 2023')).toMatch(/881/);
		expect(words(main)).toMatch(/877 was replaced by 880\. Corrected by customs\./);
		expect(words(main)).toMatch(/880 was replaced by 881\. Corrected again\./);
		expect(words((await get(`/es/news/data/${MONTHLY}`)).main)).toContain(
			'877 se sustituyó por 880. Corregido por la aduana.',
		);
		expect(await (await site.app.request(`/news/data/${MONTHLY}.csv`)).text()).toMatch(/August 2023,881,/);
		const rows = await site.db.write((tx) => tx.select().from(data_point).where(eq(data_point.key, '2023-08')));
		expect(rows.map((one) => [one.value, one.superseded_at]).sort()).toEqual([
			[877, now],
			[880, now + 60],
			[881, null],
		]);
		const [noted] = await site.db.write((tx) => tx.select().from(audit).where(eq(audit.noun, 'data_point')).limit(1));
		expect(noted).toMatchObject({
			actor: 'desk',
			action: 'revise',
			row_id: `${MONTHLY}/2023-08`,
			detail: { changes: { value: { from: 877, to: 880 } } },
		});
	});

	test('two corrections of one value at once come one after the other', async () => {
		const values = [901, 902, 903];
		await Promise.all(
			values.map((value) =>
				reviseDataPoint(contextFor(site.db, now), { series: MONTHLY, key: '2023-09', value, note: {} }),
			),
		);
		const rows = await site.db.write((tx) => tx.select().from(data_point).where(eq(data_point.key, '2023-09')));
		expect(rows).toHaveLength(4);
		expect(rows.filter((one) => one.superseded_at === null)).toHaveLength(1);
		expect(rows.map((one) => one.value).sort()).toEqual([898, ...values]);
	});

	test('a correction that is none, of nothing, or by nobody is refused and changes nothing', async () => {
		const refused = async (actor: Actor, series: string, key: string, value: number) => {
			await expect(reviseDataPoint(contextFor(site.db, now, actor), { series, key, value, note: {} })).rejects.toThrow(
				Refusal,
			);
		};
		await refused(nobody, MONTHLY, '2026-02', 1);
		await refused(desk, 'no-such-series', '2026-02', 1);
		await refused(desk, MONTHLY, '1999-01', 1);
		await refused(desk, MONTHLY, '2026-02', 754);
		await refused(desk, MONTHLY, '2026-02', Number.NaN);
		expect(row((await get(`/news/data/${MONTHLY}`)).main, 'February 2026')).toContain('754');
	});
});

test('the front lets the picture of a chart stand on other sites, and no page of a series', async () => {
	const server = await openTestFront();
	try {
		const picture = await fetch(`${server.url}/news/data/${MONTHLY}.svg`);
		expect(picture.status).toBe(200);
		expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
		expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
		const page = await fetch(`${server.url}/news/data/${MONTHLY}`);
		expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
		expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
	} finally {
		await server.stop();
	}
});
