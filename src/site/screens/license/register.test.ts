import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const get = async (path: string) => {
	const response = await site.app.request(path);
	return {
		status: response.status,
		headers: response.headers,
		location: response.headers.get('location'),
		text: await response.text(),
	};
};
const rows = (html: string) => [...html.matchAll(/<a class="nm" href="([^"]+)">([^<]+)</g)].map((match) => match[2]);

describe('the register', () => {
	test.each([
		['/license?keyword=qinglukeji', '/license/find-qinglukeji'],
		['/es/license?keyword=%E6%B8%85%E9%B9%AD&status=valid', '/es/license/status-valid/find-%E6%B8%85%E9%B9%AD'],
		['/license?keyword=a%2Fb', '/license/find-a%20b'],
		['/license?keyword=%20', '/license'],
		['/license?product=cartridge&province=Guangdong', '/license/product-cartridge/province-Guangdong'],
	])('%s leads to %s', async (from, to) => {
		expect(await get(from)).toMatchObject({ status: 303, location: to });
	});

	test.each([
		'清鹭',
		'深圳市清鹭',
		'qinglu%20keji',
		'qinglukeji',
		'Qinglu%20Technology',
		'QINGLU',
		'SZ-D-977',
		'szd977',
	])('finds the same firm by %s in both editions', async (keyword) => {
		for (const prefix of ['', '/es']) {
			const { status, text } = await get(`${prefix}/license/find-${keyword}`);
			expect(status).toBe(200);
			expect(rows(text)).toContain('Shenzhen Qinglu Technology Co., Ltd.');
		}
	});

	test('answers which firms hold a licence for a product: by filter, in its column, by its name', async () => {
		for (const [path, name, isFilter] of [
			['/license/product-cartridge', 'cartridges', true],
			['/es/license/product-cartridge', 'cartuchos', true],
			['/license/find-cartridges', 'cartridges', false],
			['/es/license/find-cartuchos', 'cartuchos', false],
		] as const) {
			const { status, text } = await get(path);
			expect([path, status, rows(text).length]).toEqual([path, 200, 25]);
			const cells = [...text.matchAll(/<td class="wide-only">([^<]*)<\/td>/g)].map((match) => match[1] ?? '');
			expect(cells.length).toBe(25);
			for (const cell of cells) expect([path, cell.split(', ')]).toEqual([path, expect.arrayContaining([name])]);
			if (isFilter) expect(text).toContain(`<option value="cartridge" selected=""`);
		}
		const file = await get('/license/product-cartridge/register.csv');
		const lines = file.text.trim().split(/\r?\n/);
		expect(lines[0]).toContain('Products');
		for (const line of lines.slice(1)) expect(line).toContain('cartridges');
	});

	test('says how many it found, and that nothing found is no proof', async () => {
		expect((await get('/license/find-qinglukeji')).text).toContain('1 licence matches “qinglukeji”');
		expect((await get('/license/find-qqxxzz')).text).toContain('no proof of no licence');
	});

	test('a record that was found, and a company with licences, do not say that something was not found', async () => {
		const noProof = /no proof of no licence|no prueba que carezca/;
		const [, record = ''] = /<a class="nm" href="([^"]+)"/.exec((await get('/license/find-qinglukeji')).text) ?? [];
		for (const prefix of ['', '/es']) {
			expect((await get(`${prefix}/license`)).text).toMatch(noProof);
			const { status, text } = await get(prefix + record);
			expect([record, status]).toEqual([record, 200]);
			expect(text).not.toMatch(noProof);
			const [, company = ''] = /class="record-company"><a class="more" href="(?:\/es)?([^"]+)"/.exec(text) ?? [];
			const page = await get(prefix + company);
			expect(page.text).toContain('id="licenses"');
			expect(page.text).not.toMatch(/may still hold a licence|puede tener licencia/);
		}
	});

	test('hands the filtered list over as a file', async () => {
		const { status, headers, text } = await get('/license/devices/province-Guangdong/find-shenzhen/register.csv');
		expect(status).toBe(200);
		expect(headers.get('content-type')).toContain('text/csv');
		const lines = text.trim().split('\r\n');
		expect(lines[0]).toContain('Company,中文,Number');
		expect(lines.length).toBeGreaterThan(5);
		for (const line of lines.slice(1)) expect(line).toMatch(/Shenzhen.*,Devices,Shenzhen,Guangdong,/);
		const whole = await fetch(`${site.url}/es/license/register.csv`);
		expect(whole.status).toBe(200);
		const rows = (await whole.text()).trim().split('\r\n');
		expect(rows[0]).toContain('Empresa;中文;Número');
		expect(rows.length).toBeGreaterThan(300);
	});

	test.each([
		'/license/province-Nowhere',
		'/license/province-%00',
		'/license/find-%00',
		'/license/find-qinglu/9',
		'/license/status-lost',
		'/license/product-tobacco',
		'/license/category-devices',
	])('%s is no page', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test.each([
		['/license/1', '/license'],
		['/license/devices/1', '/license/devices'],
		['/es/license/status-valid/province-Guangdong', '/es/license/province-Guangdong/status-valid'],
		['/license/status-valid/devices/2', '/license/devices/status-valid/2'],
		['/license/sort-granted', '/license'],
		['/es/license/status-valid/product-core', '/es/license/product-core/status-valid'],
		['/license/devices/sort-granted/find-shenzhen', '/license/devices/find-shenzhen'],
		['/license/find-shenzhen/sort-firm/province-Guangdong/1', '/license/province-Guangdong/find-shenzhen/sort-firm'],
		['/license/find-shenzhen/devices/register.csv', '/license/devices/find-shenzhen/register.csv'],
		['/es/license/sort-granted/feed.xml', '/es/license/feed.xml'],
	])('%s stands at %s', async (from, to) => {
		expect(await get(from)).toMatchObject({ status: 301, location: to });
		expect((await get(to)).status).toBe(200);
	});

	test.each([
		'/license/status-valid/status-expired',
		'/license/devices/e-liquid',
		'/license/sort-name',
		'/license/0',
		'/license/01',
		'/license/2/devices',
	])('%s is no list', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	test('answers whatever is typed', async () => {
		const sign = fc.constantFrom(
			'qing',
			'深',
			"'",
			'"',
			'<',
			'&',
			'..',
			'.',
			'/',
			'\\',
			' ',
			'%',
			'\u0000',
			'\u202e',
			'🦊',
			'-',
			'find-',
			'2',
		);
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					fc.string({ unit: 'grapheme', maxLength: 150 }),
					fc.array(sign, { maxLength: 40 }).map((parts) => parts.join('')),
				),
				async (keyword) => {
					for (const form of ['/license', '/search']) {
						const asked = await get(`${form}?${new URLSearchParams({ keyword })}`);
						const answer = asked.status === 303 ? await get(asked.location ?? '/none') : asked;
						expect(answer.status, `${form} ${JSON.stringify(keyword)} ${asked.location}`).toBe(200);
					}
				},
			),
			{ numRuns: 40 },
		);
	});
});
