import type { Database } from '../../src/platform/db/db';
import { enterpriseFacets, enterprisePage } from '../../src/queries/event/enterprise-directory';
import type { LicenseFilters } from '../../src/queries/license/license-filters';
import { listLicenses } from '../../src/queries/license/license-list';
import { type SeededPlaces, seedPlaces } from './places-seed';
import { type Figure, median, percentile } from './table';

const TARGET = 10;
/** For words that thousands of records share, as in the search over all articles. */
const COMMON_TARGET = 40;
const TIMES = 60;
const WARM_UP = 12;

/**
 * Searches and pages of a register of 100,000 licences and of a directory of 5,000 exhibitors; a keyword is asked once.
 */
export async function measurePlaces(db: Database): Promise<Figure[]> {
	const { firms, show } = await seedPlaces(db, 100_000, 5_000);
	const day = new Date().toISOString().slice(0, 10);
	const figures: Figure[] = [];
	const add = async (what: string, work: (n: number) => Promise<number>, target = TARGET) => {
		for (let n = 0; n < WARM_UP; n += 1) await work(n);
		const taken: number[] = [];
		let found = 0;
		for (let n = WARM_UP; n < WARM_UP + TIMES; n += 1) {
			const start = performance.now();
			const rows = await work(n);
			taken.push(performance.now() - start);
			if (rows > 0) found += 1;
		}
		const p50 = median(taken);
		figures.push({
			what: `${what} (${found} of ${TIMES} found something)`,
			value: `p50 ${p50.toFixed(1)} ms, p95 ${percentile(taken, 0.95).toFixed(1)} ms`,
			target: `p50 ≤ ${target} ms`,
			holds: p50 <= target && found === TIMES,
		});
	};
	const firm = (n: number) => firms[n % firms.length] as SeededPlaces['firms'][number];
	const register = (filters: LicenseFilters, page = 1) =>
		listLicenses(db.read, filters, day, page, 25).then(({ list }) => list.length);
	await add('100,000 licences: search, 2 characters of Han', (n) => register({ keyword: firm(n).zh.slice(3, 5) }));
	await add('100,000 licences: search, 4 characters of Han', (n) => register({ keyword: firm(n).zh.slice(3, 7) }));
	await add('100,000 licences: search, pinyin', (n) => register({ keyword: firm(n).pinyin }));
	await add('100,000 licences: search, English name', (n) => register({ keyword: firm(n).en }));
	await add('100,000 licences: search, beginning of a name', (n) => register({ keyword: firm(n).en.slice(0, 5) }));
	await add('100,000 licences: search, trademark', (n) => register({ keyword: firm(n).mark }));
	await add('100,000 licences: search, number', (n) => register({ keyword: firm(n).number }));
	const common = (n: number) => ({ keyword: ['Shenzhen', '深圳', 'technology', '有限公司'][n % 4] as string });
	await add('100,000 licences: search, a word of a third or more of them', (n) => register(common(n)), COMMON_TARGET);
	await add(
		'100,000 licences: the same within filters',
		(n) => register({ ...common(n), category: 'devices', status: ['valid', 'expiring', 'suspended'][n % 3] as string }),
		COMMON_TARGET,
	);
	for (const page of [1, 50]) {
		await add(`100,000 licences: filtered, page ${page}`, (n) =>
			register({ category: ['devices', 'nicotine', 'heated'][n % 3] as string, province: 'Guangdong' }, page),
		);
		await add(`100,000 licences: by status, page ${page}`, (n) =>
			register({ status: ['valid', 'expiring', 'expired', 'suspended'][n % 4] as string }, page),
		);
		await add(`100,000 licences: sorted by firm, page ${page}`, () => register({ sort: 'firm' }, page));
		await add(`100,000 licences: sorted by firm and filtered, page ${page}`, () =>
			register({ sort: 'firm', province: 'Yunnan' }, page),
		);
	}
	await add('100,000 licences: page 3,000', () => register({}, 3_000));
	const directory = (filters: Parameters<typeof enterprisePage>[3], page = 1) =>
		enterprisePage(db.read, 'en', show, filters, page).then(({ list }) => list.length);
	await add('5,000 exhibitors: search', (n) => directory({ keyword: firm(n).en.slice(0, 3) }));
	await add('5,000 exhibitors: search, Han', (n) => directory({ keyword: firm(n).zh.slice(3, 4) }));
	await add('5,000 exhibitors: filtered', (n) =>
		directory({ country: ['CN', 'US', 'ES'][n % 3] as string, category: 'components' }),
	);
	await add('5,000 exhibitors: page 50', () => directory({}, 50));
	await add('5,000 exhibitors: counts of the filters', () =>
		enterpriseFacets(db.read, 'en', show).then(({ total }) => total),
	);
	return figures;
}
