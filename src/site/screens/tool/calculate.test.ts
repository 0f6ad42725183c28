import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../../../tests/e2e/axe';
import { openBrowser } from '../../../../tests/e2e/browser';
import { copyClient } from '../../../../tests/e2e/client-folder';
import { openContext } from '../../../../tests/e2e/evidence';
import { openTestFront, openTestSite, type TestFront, type TestSite } from '../../../../tests/site';

const decoded = (html: string) =>
	html
		.replaceAll('<!-- -->', '')
		.replaceAll('&amp;', '&')
		.replaceAll('&#x27;', "'")
		.replace(/[\u00a0\u202f]/g, ' ');
const words = (html: string) =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();

describe('calculators', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const get = async (path: string) => {
		const response = await site.app.request(path);
		const html = decoded(await response.text());
		const from = html.indexOf('<section class="c5 vr result"');
		const rates = html.indexOf('<section class="block calc-rates"');
		const result = html.slice(from, rates > 0 ? rates : html.indexOf('</main>'));
		return {
			status: response.status,
			headers: response.headers,
			html,
			result: words(result),
			main: words(html.slice(html.indexOf('<main'), html.indexOf('</main>'))),
		};
	};

	test.each([
		['market=DE&ml=10&packs=1&cartons=1&date=2026-06-01', ['€3.20', '€0.61', '€3.81', '10 ml × €0.32 = €3.20']],
		['market=DE&ml=100&packs=1&cartons=1&date=2026-06-01', ['€38.08']],
		['market=DE&ml=10&packs=1&cartons=1&date=2025-12-31', ['€2.60', 'Jan.01.2025 to Dec.31.2025']],
		[
			'market=ES&ml=10&strength=10&packs=1&cartons=1',
			['€1.50', 'up to 15 mg/ml', 'Not in the Canary Islands, Ceuta and Melilla'],
		],
		['market=ES&ml=10&strength=2&unit=percent&packs=1&cartons=1', ['€2.00', 'above 15 mg/ml']],
		['market=IT&ml=10&packs=1&cartons=1', ['€2.07', '€1.69552', 'equivalent cigarettes', '5.63']],
		['market=IT&ml=10&strength=0&packs=1&cartons=1', ['€1.49', 'without nicotine']],
		[
			'market=PL&class=disposable&ml=2&packs=1&cartons=1&date=2025-08-01',
			['PLN 41.92', '1 × PLN 40.00 = PLN 40.00', '2 ml × PLN 0.96 = PLN 1.92'],
		],
		['market=PL&class=device&packs=5&cartons=1', ['PLN 200.00 duty on 5 packs', '1 × PLN 40.00 = PLN 40.00']],
		[
			'market=GB&ml=10&packs=1&cartons=1&date=2026-10-01',
			['£2.20', '£2.64', 'Duty stamps, one per retail pack 1', '31 March 2027'],
		],
		[
			'market=CN&ml=2&class=closed_pod&packs=1&cartons=1&production=10&wholesale=20',
			['CN¥5.80', 'CN¥10.00 × 36% = CN¥3.60', 'CN¥20.00 × 11% = CN¥2.20'],
		],
		[
			'market=US-MN&packs=1&cartons=1&wholesale=10',
			['US$9.50', '95% of the wholesale price', 'sales taxes are not included'],
		],
		['market=US-NY&packs=1&cartons=1&retail=10', ['US$2.00']],
		['market=US-KY&class=closed_pod&packs=1&cartons=1&pieces=4', ['US$6.00', '4 × US$1.50 = US$6.00']],
		['market=US-WV&packs=1&cartons=1', ['US$0.75']],
		['market=ES&ml=10&packs=1&cartons=1&rate=0.5', ['€5.00', 'Your own rate']],
	])('excise: %s', async (query, expected) => {
		const { status, result, headers, html } = await get(`/tool/calculate?${query}`);
		expect(status).toBe(200);
		for (const part of expected) expect(result).toContain(part);
		expect(result).toContain('An estimate, not tax advice');
		expect(headers.get('cache-control')).toBe('private, no-store');
		expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:3000/tool/calculate"/>');
	});

	test('the first visit shows an example, is kept under its tags, and can be indexed in both editions', async () => {
		const { result, headers, html, main } = await get('/tool/calculate');
		expect(result).toContain('€10,000.00 duty on 50 l in 5,000 packs');
		expect(headers.get('cache-control')).toContain('s-maxage');
		expect(headers.get('cache-tag')).toMatch(/duty_rate.*rule/);
		expect(html).toContain('hrefLang="es" href="http://127.0.0.1:3000/es/tool/calculate"');
		expect(html).toContain('"@type":"WebApplication"');
		expect(html).toContain('"@type":"BreadcrumbList"');
		// The table of all rates, with dates, sources and grades.
		for (const part of [
			'A Countdown to Vaping Products Duty and Stamps Scheme',
			'West Virginia Any liquid, any strength US$0.075 per ml',
			'36% of the producer or import price',
		])
			expect(main.replace(/(?<=ml|import) \d+(?= )/g, '')).toContain(part);
		const spanish = await get('/es/tool/calculate');
		expect(spanish.result).toContain('10.000,00 €');
		expect(spanish.result).toContain('no asesoramiento fiscal');
		expect((await get('/sitemap-pages-en.xml')).status).toBeLessThan(500);
	});

	test.each([
		['GB&date=2026-09-30', ['We have no rate for this date: United Kingdom, Sep.30.2026.', 'from Oct.01.2026']],
		['CZ&date=2026-03-01', ['We have no rate for this date', 'Jan.01.2024 to Dec.31.2024']],
		['GB&class=device', ['We have no rate for this product class in this market']],
		['ES&strength=15', ['15 mg/ml is exactly the threshold between two rates', '€0.15']],
		[
			'GB&strength=20.5',
			['Above this market’s limit. United Kingdom, Nicotine strength: 20.5 mg/ml; the limit is 20 mg/ml.'],
		],
		['DE&ml=60', ['Refill bottle: 60 ml; the limit is 10 ml']],
		['PL&date=2027-06-01', ['It applies from Jan.01.2027']],
	])('warns: %s', async (query, expected) => {
		const { status, result } = await get(`/tool/calculate?market=${query}`);
		expect(status).toBe(200);
		for (const part of expected) expect(result).toContain(part);
	});

	test.each([
		[
			'tool=mixing&ml=10&strength=20&base=100&flavour=5&pg=70',
			['2 ml', '0.5 ml', '4.5 ml', '3 ml', '20 mg/ml × 10 ml ÷ 100 mg/ml = 2 ml'],
		],
		['tool=mixing&ml=10&strength=20&base=18&flavour=10', ['Out of reach', '0 to 16.2 mg/ml']],
		['tool=mixing&ml=100&strength=50&base=100&flavour=10&pg=30', ['Out of reach', '60% to 100%']],
		['tool=shot&ml=40&strength=5&base=20', ['13.33 ml', '53.33 ml', '≈ 13.33333333 ml', 'With one whole shot 4 mg/ml']],
		['tool=shot&ml=50&strength=3&base=18', ['10 ml']],
		['tool=shot&ml=50&strength=18&base=18', ['Out of reach', 'below 18 mg/ml']],
		['tool=dilution&ml=10&from=18&strength=6', ['20 ml', '30 ml']],
		['tool=dilution&ml=10&from=6&strength=18', ['Out of reach', 'up to 6 mg/ml']],
		['tool=units&value=1.8&unit=percent', ['18 mg/ml']],
		['tool=units&value=20&unit=mg_g', ['22.97 mg/ml']],
		['tool=units&convert=grams&value=100&pg=100', ['103.6 g']],
		['tool=units&convert=nicotine&strength=10&ml=10', ['100 mg']],
		['tool=units&convert=price&price=50&grams=40', ['2 per unit']],
		['tool=units&convert=quota&produced=750&allowed=1000', ['75%', '250']],
		['tool=units&convert=quota&produced=1001&allowed=1000', ['100.1%', 'Above the allowed volume']],
		[
			'tool=landed&cif=1000&customs=6&market=GB&ml=10&packs=100&cartons=1&date=2026-10-01',
			['£15.36', '£60.00', '£220.00', '£256.00', '£1,536.00'],
		],
		[
			'tool=rules&market=GB&strength=25&class=disposable&ml=2&rechargeable=no',
			['Fails 2 rules', '25 mg/ml; limit 20 mg/ml', 'Single-use vapes are banned', 'GOV.UK'],
		],
		['tool=rules&market=IT&strength=20&ml=10', ['Meets every rule', 'Global State of Tobacco Harm Reduction']],
		[
			'tool=rules&market=CN&strength=0&taste=other&class=closed_pod&ml=2',
			['Fails 2 rules', 'Products without nicotine may not be marketed'],
		],
		['tool=rules&market=AL', ['We have no product rules on record for Albania']],
	])('%s', async (query, expected) => {
		const { status, result, html } = await get(`/tool/calculate?${query}`);
		expect(status).toBe(200);
		for (const part of expected) expect(result).toContain(part);
		expect(html.includes('Nicotine is poisonous')).toBe(/tool=(mixing|shot|dilution)/.test(query));
	});

	test('a percentage asks for its price beside the field', async () => {
		const { status, html } = await get('/tool/calculate?market=US-MN');
		expect(status).toBe(400);
		expect(html).toMatch(
			/id="calculate-wholesale-fault"[^>]*><p class="error">The duty in this market is 95% of this price. Enter the price\.</,
		);
	});

	test('bad input is told beside its field, in words, and nothing typed is lost', async () => {
		const { status, html, result } = await get(
			`/es/tool/calculate?ml=1.5&strength=1e999&quantity=-1&pieces=1,5&market=ZZ&class=x&date=2026-02-30&unit=q&rate=${encodeURIComponent('"><u>')}`,
		);
		expect(status).toBe(400);
		expect(result).toContain('Todavía no hay resultado');
		const fieldError = (name: string) =>
			words(html.slice(html.indexOf(`id="calculate-${name}-fault"`)).split('</div>')[0] ?? '').replace(/^[^>]*>/, '');
		expect(fieldError('ml')).toContain('Escriba los decimales con coma: 1,5.');
		expect(fieldError('strength')).toContain('Escriba un número en cifras');
		expect(fieldError('quantity')).toContain('no puede ser negativo');
		expect(fieldError('pieces')).toContain('número entero');
		expect(fieldError('market')).toContain('Elija una opción');
		expect(fieldError('class')).toContain('Elija una opción');
		expect(fieldError('date')).toContain('año-mes-día');
		for (const value of ['1.5', '1e999', '-1', '1,5', '2026-02-30']) expect(html).toContain(`value="${value}"`);
		expect(html).not.toContain('"><u>');
		expect(html.match(/aria-invalid="true"/g)?.length).toBeGreaterThan(7);
	});

	test.each(['99999999999999999999', '0', '', '1e5', '%00', '%F0%9F%92%A8', '1'.repeat(500), '-0', '∞'])(
		'never fails on %s',
		async (value) => {
			for (const path of ['/tool/calculate', '/es/tool/calculate', '/tool/calculate.csv']) {
				for (const tool of [
					'excise',
					'landed',
					'mixing',
					'shot',
					'dilution',
					'rules',
					'units&convert=strength',
					'units&convert=grams',
					'units&convert=nicotine',
					'units&convert=price',
					'units&convert=quota',
				]) {
					const names = [
						'ml',
						'strength',
						'base',
						'from',
						'value',
						'price',
						'grams',
						'produced',
						'allowed',
						'packs',
						'pg',
						'flavour',
						'cif',
						'date',
						'market',
						'class',
					];
					for (const query of [
						`tool=${tool}&${names.map((name) => `${name}=${value}`).join('&')}`,
						`tool=${tool}&ml=${value}&value=${value}`,
					]) {
						const { status } = await site.app.request(`${path}?${query}`);
						expect([query, status < 500]).toEqual([query, true]);
					}
				}
			}
		},
	);

	test.each([
		['excise', 'market=US-MN&wholesale=3&date=2026-06-01'],
		['landed', 'tool=landed&market=GB&date=2026-10-01'],
		['mixing', 'tool=mixing&ml=10'],
		['strength', 'tool=units'],
		['rules', 'tool=rules&market=GB&date=2026-10-01'],
	])(
		'a permalink of %s names every value that the result hangs on, so that a later default changes nothing',
		async (_name, query) => {
			const { html } = await get(`/tool/calculate?${query}`);
			const link = /href="(\/tool\/calculate\?[^"]*)"[^>]*data-copy/.exec(html)?.[1] ?? '';
			const named = new Set(new URL(link, 'http://x').searchParams.keys());
			const form = html.slice(
				html.indexOf('<form class="calc'),
				html.indexOf('</form>', html.indexOf('<form class="calc')),
			);
			const fields = [...form.matchAll(/<(?:input|select)\b[^>]*>/g)].map(([tag]) => tag);
			expect(fields.length).toBeGreaterThan(1);
			for (const tag of fields) {
				const isEmpty = tag.startsWith('<input') && !/ value="[^"]/.test(tag);
				const name = / name="([a-z_]+)"/.exec(tag)?.[1] ?? '';
				expect([name, named.has(name)]).toEqual([name, !isEmpty]);
			}
		},
	);

	test('a permalink says the same as the form, also in another place', async () => {
		const { html } = await get('/tool/calculate?market=de&ml=30&strength=6&packs=10&cartons=2&date=2025-05-05');
		const link = /href="(\/tool\/calculate\?[^"]*)"[^>]*data-copy/.exec(html)?.[1] ?? '';
		expect(link).toContain('market=DE');
		expect(link).toContain('date=2025-05-05');
		expect((await get(link)).result).toContain('€156.00');
		const other =
			/href="(\/es\/tool\/calculate\?[^"]*)" lang="es"/.exec(
				(await get('/tool/calculate?market=DE&ml=1.5&packs=1&cartons=1&date=2025-05-05')).html,
			)?.[1] ?? '';
		expect((await get(other)).result).toContain('1,5 ml × 0,26 € = 0,39 €');
		expect((await get('/tool/calculate?tool=unknown')).status).toBe(404);
		expect((await get('/tool/calculate?tool=mixing&strength=3')).html).toContain('content="noindex');
	});

	test('asks for one quantity, and older addresses with packs and cartons say the same as before', async () => {
		const { html, result } = await get('/tool/calculate?market=DE&ml=10&packs=120&cartons=24&date=2026-06-01');
		expect(result).toContain('€9,216.00 duty on 28.8 l in 2,880 packs');
		expect(html).toMatch(/name="quantity"[^>]*value="2880"/);
		expect(html).not.toContain('name="cartons"');
		expect((await get('/es/tool/calculate?market=DE&packs=100&date=2026-06-01')).result).toContain('2.400 envases');
		expect((await get('/tool/calculate?market=DE&packs=0&cartons=5')).status).toBe(400);
		expect((await get('/tool/calculate?market=DE&packs=many')).html).toMatch(/name="quantity"[^>]*value="many"/);
	});

	test('asks for prices and pieces only where a rate of the market needs them', async () => {
		const shown = async (query: string) =>
			[...(await get(`/tool/calculate?${query}`)).html.matchAll(/<div data-field="([a-z]+)"(?: hidden="")?>/g)]
				.filter((match) => !match[0].includes('hidden'))
				.map((match) => match[1]);
		expect(await shown('market=DE')).toEqual(['market', 'date', 'class', 'quantity', 'ml', 'strength', 'rate']);
		expect(await shown('market=US-MN&wholesale=3')).toContain('wholesale');
		expect(await shown('market=US-KY&class=closed_pod')).toContain('pieces');
		expect(await shown('market=DE&retail=3')).toContain('retail');
	});

	test('the answer of the plain form opens at its result, and an example says first that it is one', async () => {
		const { html, main } = await get('/tool/calculate');
		expect(html).toContain('action="/tool/calculate#result" method="get"');
		expect(html).toContain('id="result"');
		expect(main.indexOf('These are example figures')).toBeLessThan(main.indexOf('Market'));
		expect((await get('/tool/calculate?market=DE')).main).not.toContain('These are example figures');
	});

	test('the table of rates is narrowed and ordered by plain links, keeps the calculation, and says each source once', async () => {
		const names = (html: string) =>
			[...html.slice(html.indexOf('<details class="fold rates-all"')).matchAll(/<th scope="row">([^<]+)/g)].map(
				(match) => match[1],
			);
		const all = names((await get('/tool/calculate')).html);
		expect(all.length).toBeGreaterThan(30);
		expect(all).toEqual(all.toSorted((a = '', b = '') => a.localeCompare(b, 'en-GB')));
		const { html, headers } = await get('/tool/calculate?market=DE&date=2026-06-01&quantity=7&find=espana');
		expect(names(html)).toEqual([]);
		expect(headers.get('cache-control')).toContain('no-store');
		const spanish = await get('/es/tool/calculate?find=espana');
		expect(new Set(names(spanish.html))).toEqual(new Set(['España']));
		expect(spanish.html).toContain('content="noindex');
		expect(html).toMatch(/<input type="hidden" name="quantity" value="7"\/>/);
		const unrated = (html: string) => /<p class="calc-unrated">(.*?)<\/p>/.exec(html)?.[1] ?? '';
		const japan = unrated((await get('/tool/calculate?find=japan')).html);
		expect([...japan.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(['/market/japan']);
		expect(japan).toContain('No verified rate for:');
		const whole = (await get('/tool/calculate')).html;
		expect(unrated(whole)).toContain('href="/market/norway"');
		expect(whole.slice(whole.indexOf('<tbody'), whole.lastIndexOf('</tbody>'))).not.toMatch(/Norway|verify/);
		expect(unrated((await get('/tool/calculate?grade=A')).html)).toBe('');
		expect(
			whole.slice(whole.indexOf('data-own-rates'), whole.indexOf('rates-all')).match(/data-market="\w+"/g),
		).toEqual(['data-market="ES"', 'data-market="ES"']);
		const down = await get('/tool/calculate?sort=market&down=1');
		expect(names(down.html)[0]).toBe(all.at(-1));
		expect(down.html).toMatch(/<th scope="col" aria-sort="descending">/);
		expect(html).toMatch(
			/href="\/tool\/calculate\?market=DE&date=2026-06-01&class=open_bottle&quantity=7&ml=10&strength=18&unit=mg_ml&pieces=1&find=espana&sort=since#rates"/,
		);
		const sources = [...down.html.matchAll(/<li id="rate-source-\d+">(.*?)<\/li>/g)].map((match) => match[1]);
		expect(sources.length).toBeGreaterThan(5);
		expect(new Set(sources).size).toBe(sources.length);
	});

	test('a field of a date has no length, which its kind does not know; what is no date has', async () => {
		const field = async (path: string) => /<input[^>]* name="date"[^>]*>/.exec((await get(path)).html)?.[0] ?? '';
		const known = await field('/tool/calculate');
		expect(known).toContain('type="date"');
		expect(known).not.toMatch(/maxlength/i);
		const typed = await field('/tool/calculate?date=soon');
		expect(typed).toContain('type="text"');
		expect(typed).toMatch(/maxlength="60"/i);
	});

	test.each([
		['/tool/calculate?market=DE', '/market/germany'],
		['/es/tool/calculate?tool=rules&market=ES', '/es/market/spain'],
		['/tool/calculate?tool=mixing', undefined],
	])('the result of %s leads to the page of its market', async (path, page) => {
		const { html } = await get(path);
		expect(/<p class="calc-market"><a class="link" href="([^"]+)"/.exec(html)?.[1]).toBe(page);
	});

	test('the CSV carries input, result, working, rate and source in the notation of the edition', async () => {
		const response = await site.app.request(
			'/es/tool/calculate.csv?market=ES&ml=1,5&strength=20&packs=1&cartons=1&date=2026-01-02',
		);
		const text = decoded(await response.text());
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toContain('text/csv');
		expect(response.headers.get('content-disposition')).toContain('excise.csv');
		for (const line of [
			'Sección;Nombre;Valor;Unidad',
			'Datos introducidos;Mercado;España;',
			'Datos introducidos;Volumen de un envase;1,5;ml',
			'Datos introducidos;Cantidad;1;',
			'Resultado;Impuesto de un envase;0,3;EUR',
			'Cómo se calcula;;1,5 ml × 0,20 € = 0,30 €',
			'EFE, en Infobae',
		])
			expect(text).toContain(line);
		expect(text).toContain('no asesoramiento fiscal');
		const bad = await site.app.request('/tool/calculate.csv?ml=-1&quantity==1%2B1');
		expect([bad.status, await bad.text()]).toEqual([
			400,
			'Quantity: Enter a number in digits, with a decimal point.\nVolume of one pack: The number must not be negative.\n',
		]);
	});

	test('a rate that the newsroom changes is the rate of the next result', async () => {
		await site.db.write(async (tx) => {
			await tx.execute(`update duty_rate set amount = 0.33 where market = 'LV'`);
		});
		site.db.changes.emit('changed', ['duty_rate']);
		expect((await get('/tool/calculate?market=LV&packs=1&cartons=1')).result).toContain('€3.30');
	});

	test('a site without a single rate still opens, and mixes', async () => {
		await site.db.write(async (tx) => {
			await tx.execute('delete from duty_rate');
		});
		site.db.changes.emit('changed', ['duty_rate']);
		expect((await get('/tool/calculate')).status).toBe(200);
		expect((await get('/tool/calculate?tool=landed')).status).toBe(200);
		expect((await get('/tool/calculate?tool=mixing&ml=10')).result).toContain('1.2 ml');
	});
});

describe('in a browser', () => {
	let front: TestFront;
	let browser: Browser;
	beforeAll(async () => {
		const client = copyClient();
		[front, browser] = await Promise.all([openTestFront(client), openBrowser()]);
	});
	afterAll(async () => {
		await front?.stop();
	});

	test('by keyboard: type, and the result follows; the address keeps it', async () => {
		const context = await openContext(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
		const page = await context.newPage();
		await page.goto(`${front.url}/es/tool/calculate`);
		await page.getByLabel('Volumen de un envase').focus();
		await page.keyboard.press('Control+A');
		await page.keyboard.type('1,5');
		await page.getByRole('status').getByText('1.500,00 €').waitFor();
		expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('ml');
		await page.keyboard.press('Tab');
		await page.keyboard.type('x');
		await page.getByText('Escriba un número en cifras').waitFor();
		expect(await page.getByLabel('Concentración de nicotina').getAttribute('aria-invalid')).toBe('true');
		await page.keyboard.press('Control+A');
		await page.keyboard.type('6');
		await page.getByRole('status').getByText('1.125,00 €').waitFor();
		expect(await page.getByLabel('Concentración de nicotina').getAttribute('aria-invalid')).toBe(null);
		await page.getByLabel('Mercado', { exact: true }).selectOption('PL');
		await page.locator('[data-part="unit-rate"]').getByText('PLN').waitFor();
		await page.waitForURL(/market=PL/);
		await page.reload();
		await page.getByRole('status').getByText('PLN').first().waitFor();
	});

	test('without the script the button does the same', async () => {
		const context = await openContext(browser, { javaScriptEnabled: false });
		const page = await context.newPage();
		await page.goto(`${front.url}/tool/calculate?tool=shot`);
		await page.getByLabel('Liquid in the bottle').fill('40');
		await page.getByLabel('Target strength').fill('5');
		await page.getByLabel('Strength of the shot').fill('20');
		await page.getByRole('button', { name: 'Calculate' }).click();
		await page.getByRole('status').getByText('13.33 ml').first().waitFor();
	});

	test.each([
		'/tool/calculate',
		'/es/tool/calculate?ml=1.5',
		'/tool/calculate?tool=mixing',
		'/es/tool/calculate?tool=rules',
		'/tool/calculate?tool=units&convert=grams',
	])('%s fits a phone and passes axe', async (path) => {
		for (const width of [390, 1440]) {
			const context = await openContext(browser, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
			const page = await context.newPage();
			await page.goto(front.url + path);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
			expect(await axeViolations(page)).toEqual([]);
			await context.close();
		}
	});
});
