import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { standingAt } from '../../../commands/redirect/row-standing';
import { pathOf } from '../../../editions/address';
import { editions } from '../../../editions/editions';
import { fixedPaths } from '../../../editions/urls';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const answerTo = async (address: string) => {
	const answer = await fetch(site.url + address, { redirect: 'manual' });
	await answer.body?.cancel();
	return answer.status;
};

/** Returns addresses of rows of every kind of page, and beside each one that belongs to no row. */
async function addresses(): Promise<string[]> {
	const slugs = (query: string) =>
		site.db.write(async (tx) => (await tx.execute<{ at: string }>(sql.raw(query))).rows.map((row) => row.at));
	const of = (path: string, from: string) =>
		slugs(`select replace('${path}', '*', slug) as at from ${from} order by 1 limit 3`);
	const found = [
		...(await slugs(
			`select '/news/' || seo_url as at from article where edition = 'en' and status = 'published' and seo_url is not null order by id limit 3`,
		)),
		...(await slugs(
			`select '/es/news/' || seo_url as at from article where edition = 'es' and status = 'published' and seo_url is not null order by id limit 3`,
		)),
		...(await slugs(
			`select '/news/' || seo_url as at from article where status <> 'published' and seo_url is not null order by id limit 3`,
		)),
		...(await slugs(
			`select '/news/detail?id=' || id as at from article where status = 'published' order by id limit 3`,
		)),
		...(await of('/tag/detail/*', "tag where edition = 'en'")),
		...(await of('/es/tag/detail/*', "tag where edition = 'es'")),
		...(await of('/author/*', 'author')),
		...(await of('/company/*', 'company')),
		...(await of('/company/*/news', 'company')),
		...(await of('/market/*', 'market')),
		...(await of('/license/*', 'license')),
		...(await of('/news/data/*', 'data_series')),
		...(await of('/news/data/*.csv', 'data_series')),
		...(await of('/book/detail/*', "book where edition = 'en'")),
		...(await of('/topic/*', "subject where edition = 'en'")),
		...(await of('/es/topic/*', 'topic')),
		...(await of('/topic/*', 'event_edition')),
		...(await of('/topic/*/wall', "subject where edition = 'en'")),
		...(await of('/topic/*/enterprise', "subject where edition = 'en'")),
		...(await of('/topic/tpe/enterprise/*', 'enterprise')),
		...(await of('/topic/tpe-2026/enterprise/*', 'enterprise')),
		...(await of('/about/subscribe/issue/*', "issue where edition = 'en'")),
		...(await slugs(`select '/about/' || name as at from page where edition = 'en' order by 1`)),
		...(await slugs(`select '/media/' || name as at from media order by 1 limit 3`)),
		...(await slugs(`select '/rule/market-' || code as at from market order by 1 limit 3`)),
		...(await of('/tag/detail/*/feed.xml', "tag where edition = 'en'")),
		...(await of('/topic/*/feed.xml', "subject where edition = 'en'")),
	];
	return [...found, ...found.map((one) => one.replace(/[^/]+$/, (last) => `not-${last}`))];
}

const OTHERS = [
	'/news/list/company/2',
	'/news/list/1',
	'/news/list',
	'/news/list/company/1',
	'/news/2',
	'/tag/detail/duty/2',
	'/404',
	'/news/editorial',
	'/es/news/list/market',
	'/license/devices',
	'/license/nowhere',
	'/company/country-ES',
	'/company/letter-A',
	'/calendar/past',
	'/calendar/kind-rule',
	'/rule/measure-duty',
	'/rule/by-date',
	'/search/nicotine',
	'/about/index.bak',
	'/about/about',
	'/about/policy',
	'/robots.txt',
	'/sitemap.xml',
	'/feed.xml',
	'/es/feed.xml',
	'/news/list/company/feed.xml',
	'/news/feed.xml',
	'/license/feed.xml',
	'/license/register.csv',
	'/calendar/calendar.ics',
	'/topic/calendar.ics',
	'/favicon.svg',
	'/api/docs',
	'/nothing',
	'/news',
	'/news/detail',
	'/news/detail?id=999999',
	'/es',
	'/tool/calculate.csv',
	'/rule/market-ZZ',
	'/calendar/market-ZZ',
	'/license/province-nowhere',
	'/topic/tpe/nothing',
	'/news/a/b',
	'/about/a/b',
	'/market/nowhere',
	'/license/find-x/province-y',
	'/about/feeds/news/data',
];

test('what a redirect takes for a page is what answers, of every kind of address', async () => {
	const all = [
		...editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path))),
		...(await addresses()),
		...OTHERS,
	];
	expect(all.length).toBeGreaterThan(150);
	const standing = await site.db.write((tx) => standingAt(tx, all));
	const wrong: string[] = [];
	for (const [n, address] of all.entries()) {
		const status = await answerTo(address);
		const expected = standing[n];
		const fits =
			expected === 'page'
				? status === 200
				: expected === 'nothing'
					? [404, 302, 410].includes(status)
					: expected === 'other'
						? status !== 200
						: true;
		if (!fits) wrong.push(`${address}: ${expected}, ${status}`);
	}
	expect(wrong).toEqual([]);
});
