import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPlaces } from '../../../tests/bench/places-seed';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import type { LicenseFilters, LicenseRow } from './license-filters';
import { licenseCounts, listLicenses } from './license-list';
import { licenseBatches } from './license-results';

const DAY = new Date().toISOString().slice(0, 10);

describe('the register', () => {
	let at: TestDatabase;
	let firms: Awaited<ReturnType<typeof seedPlaces>>['firms'];
	const list = (filters: LicenseFilters, page = 1, limit = 25) => listLicenses(at.db.read, filters, DAY, page, limit);
	const names = async (keyword: string, filters: LicenseFilters = {}) =>
		(await list({ ...filters, keyword })).list.map((row) => row.name_en);
	const whole = async (filters: LicenseFilters) => {
		const rows: LicenseRow[] = [];
		for await (const batch of licenseBatches(at.db.read, filters, DAY)) rows.push(...batch);
		return rows;
	};

	beforeAll(async () => {
		at = await openTestDatabase();
		({ firms } = await seedPlaces(at.db, 2_600, 20));
	});
	afterAll(() => at.stop());

	test.each([
		['Han, the whole name', '深圳市清鹭科技有限公司'],
		['Han, two characters of it', '清鹭'],
		['pinyin', 'Qinglu Keji'],
		['pinyin without spaces', 'qinglukeji'],
		['pinyin in syllables', 'qing lu ke ji'],
		['pinyin with its tones', 'Qīnglù'],
		['pinyin of the city without "shi"', 'shenzhenqinglukeji'],
		['English', 'qinglu technology'],
		['full-width letters', 'Ｑｉｎｇｌｕ'],
		['the beginning of a word', 'qingl techno'],
		['the number', 'SZ-D-977'],
		['the number without its signs', 'szd977'],
		['name and place', 'qinglu guangdong'],
	])('finds a firm by %s', async (_, keyword) => {
		expect(await names(keyword)).toContain('Shenzhen Qinglu Technology Co., Ltd.');
	});

	test('finds firms by their trademarks, in either script', async () => {
		const firm = firms[1];
		if (!firm) throw new Error('Nothing was seeded.');
		for (const keyword of [firm.mark, firm.mark.toLowerCase()])
			expect((await list({ keyword }, 1, 100)).list.map((row) => row.license_no)).toContain(firm.number);
	});

	test.each([
		['en', 'cartridge', 'cartridge'],
		['en', 'Cartridges', 'cartridge'],
		['en', 'pods', 'cartridge'],
		['en', 'atomiser cores', 'core'],
		['en', 'battery cells', 'cell'],
		['en', 'nicotine salts', 'nicotine_salt'],
		['es', 'cartuchos', 'cartridge'],
		['es', 'cápsula', 'cartridge'],
	])('in %s, "%s" finds the licences for it', async (edition, keyword, product) => {
		const found = (await list({ keyword, edition }, 1, 100)).list;
		expect(found.length).toBeGreaterThan(0);
		for (const row of found)
			expect([row.name_en, row.products]).toEqual([row.name_en, expect.arrayContaining([product])]);
	});

	test('a product beside other words narrows them', async () => {
		const found = (await list({ keyword: 'shenzhen cartridges', edition: 'en' }, 1, 100)).list;
		expect(found.length).toBeGreaterThan(0);
		for (const row of found) {
			expect(row.products).toContain('cartridge');
			expect(row.city).toBe('Shenzhen');
		}
		expect(await names('cartridges')).toEqual([]);
	});

	test('finds nothing where a part is missing, and nothing for what is no word', async () => {
		for (const keyword of ['清鹭 qqxxzz', '鹭清', 'qinglu yunnan 977', '!!!', '——', "'", ''])
			expect(await names(keyword), keyword).toEqual([]);
	});

	test('narrows by every filter, and counts what it shows', async () => {
		const counts = await licenseCounts(at.db.read, DAY);
		expect(counts.valid + counts.lapsed).toBeGreaterThan(2_800);
		for (const filters of [
			{ category: 'devices' },
			{ province: 'Yunnan' },
			{ status: 'expiring' },
			{ status: 'expired' },
			{ product: 'cartridge' },
			{ product: 'core', status: 'valid', category: 'components' },
			{ product: 'cartridge', keyword: '电子' },
			{ status: 'valid', category: 'nicotine' },
			{ province: 'Hunan', status: 'suspended', category: 'heated' },
			{ keyword: '电子', province: 'Yunnan' },
		] satisfies LicenseFilters[]) {
			const all = await whole(filters);
			expect((await list(filters)).total).toBe(all.length);
			for (const row of all) {
				if (filters.category) expect(row.category).toBe(filters.category);
				if (filters.province) expect(row.province).toBe(filters.province);
				if (filters.status) expect(row.status).toBe(filters.status);
				if (filters.product) expect(row.products).toContain(filters.product);
			}
		}
		expect((await list({ status: 'nothing' })).total).toBe(0);
		expect((await list({ product: 'nothing' })).total).toBe(0);
	});

	test.each([
		{},
		{ sort: 'firm' },
		{ category: 'devices' },
		{ sort: 'firm', status: 'valid' },
		{ keyword: '科技' },
		{ keyword: '科技', sort: 'firm' },
	] satisfies LicenseFilters[])('shows every record of %j once, in order, however deep the page', async (filters) => {
		const seen: LicenseRow[] = [];
		for (let page = 1; ; page += 1) {
			const found = await list(filters, page, 90);
			seen.push(...found.list);
			expect(found.has_more).toBe(found.list.length === 90 && seen.length < found.total);
			if (!found.has_more) break;
		}
		expect(new Set(seen.map((row) => row.id)).size).toBe(seen.length);
		// The file follows the list, batch after batch.
		expect((await whole(filters)).map((row) => row.id)).toEqual(seen.map((row) => row.id));
		if (filters.sort === 'firm') {
			const order = seen.map((row) => row.name_en.toLowerCase());
			expect(order).toEqual(order.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
		} else {
			const order = seen.map((row) => row.valid_from);
			expect(order).toEqual(order.toSorted().reverse());
		}
		expect((await list(filters, 999, 90)).list).toEqual([]);
	});

	test('counts a word that nearly all have up to a bound, and pages as far', async () => {
		const found = await list({ keyword: '有限公司' });
		expect(found).toMatchObject({ total: 2_000, totalIsFloor: true, has_more: true });
		const deep = await list({ keyword: '有限公司' }, 80);
		expect(deep.list).toHaveLength(25);
		expect((await list({ keyword: '有限公司' }, 81)).list).toEqual([]);
		const few = await list({ keyword: '有限公司', province: 'Yunnan', category: 'heated' });
		expect(few.totalIsFloor).toBe(false);
		expect(few.total).toBe((await whole({ keyword: '有限公司', province: 'Yunnan', category: 'heated' })).length);
		expect((await whole({ keyword: '有限公司' })).length).toBeGreaterThan(2_600);
	});

	test('answers any keyword', async () => {
		const sign = fc.constantFrom(
			'qing',
			'深圳',
			"'",
			'"',
			'\\',
			'&',
			'|',
			'!',
			':*',
			'(',
			')',
			'<->',
			' ',
			'%',
			'_',
			'\u0000',
			'\ud800',
			'漢',
			'İ',
			'ß',
			'𠮷',
			'①',
		);
		await fc.assert(
			fc.asyncProperty(
				fc.oneof(
					fc.string({ unit: 'binary', maxLength: 200 }),
					fc.array(sign, { maxLength: 40 }).map((parts) => parts.join('')),
				),
				async (keyword) => {
					const found = await list({ keyword });
					expect(found.list.length).toBeLessThanOrEqual(25);
				},
			),
			{ numRuns: 80 },
		);
	});
});
