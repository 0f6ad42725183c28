import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { articleTypes } from '../../../shared/statuses';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const go = async (address: string) => {
	const answer = await fetch(site.url + address, { redirect: 'manual' });
	await answer.body?.cancel();
	return { status: answer.status, location: answer.headers.get('location') };
};
const one = (query: string) =>
	site.db.write(async (tx) => String((await tx.execute<{ at: string }>(sql.raw(query))).rows[0]?.at));

/** Every route of the specification, with a row of each. */
const routes = async () => {
	const of = (path: string, from: string) =>
		one(`select replace('${path}', '*', slug) as at from ${from} order by 1 limit 1`);
	const english = [
		'/news',
		...articleTypes.map((type) => `/news/list/${type}`),
		'/news/list/2',
		'/news/data',
		'/news/headline',
		'/news/interview',
		await one(
			"select '/news/' || seo_url as at from article where edition = 'en' and status = 'published' and seo_url ~ '[a-z]' order by id limit 1",
		),
		'/topic',
		'/topic/ape',
		'/topic/hnb-kungfu',
		await of('/topic/tpe/enterprise/*', "enterprise where slug = 'orsini-devices'"),
		'/topic/tpe/enterprise',
		'/china',
		'/license',
		'/license/devices',
		await of('/license/*', "license where slug ~ '[a-z]'"),
		'/search',
		'/tag/detail/spain',
		await of('/book/detail/*', "book where edition = 'en'"),
		'/tool/calculate',
		'/about/cookie',
		'/about/policy',
		'/about/terms',
		'/about/subscribe',
		await of('/about/subscribe/issue/*', "issue where edition = 'en'"),
		'/about/index.bak',
		'/company',
		await of('/company/*', 'company'),
		await of('/author/*', 'author'),
		await of('/market/*', 'market'),
		await of('/news/data/*', "data_series where status = 'published'"),
		'/calendar/past',
		'/rule/by-date',
	];
	const spanish = [
		'/es',
		'/es/news',
		'/es/news/list/company',
		'/es/news/data',
		'/es/news/interview',
		await one(
			"select '/es/news/' || seo_url as at from article where edition = 'es' and status = 'published' and seo_url ~ '[a-z]' order by id limit 1",
		),
		'/es/topic',
		'/es/topic/tpe',
		'/es/china',
		'/es/license/devices',
		'/es/search',
		'/es/tag/detail/espana',
		'/es/about',
		'/es/about/cookie',
		'/es/about/subscribe',
	];
	return [...english, ...spanish];
};

/** Ways in which letters differ: all of them, the first of each segment, one alone. */
const CASES = [
	(path: string) => path.toUpperCase(),
	(path: string) => path.replace(/\/[a-z]/g, (start) => start.toUpperCase()),
	(path: string) => path.replace(/[a-z](?!.*[a-z])/, (last) => last.toUpperCase()),
];

describe('an address in other letters', () => {
	test('leads to the page by one 301, of every route', async () => {
		const wrong: string[] = [];
		for (const path of await routes()) {
			const page = await go(path);
			if (page.status !== 200) wrong.push(`${path}: ${page.status}`);
			for (const inCase of CASES) {
				const { status, location } = await go(inCase(path));
				if (status !== 301 || location !== path) wrong.push(`${inCase(path)}: ${status} ${location}`);
			}
		}
		expect(wrong).toEqual([]);
	});

	test('with a slash at its end it is one hop all the same', async () => {
		expect(await go('/TAG/detail/Spain/')).toMatchObject({ location: '/tag/detail/spain' });
		expect(await go('/ES/')).toMatchObject({ location: '/es' });
	});

	test('takes its query along, and is made once like any redirect', async () => {
		const id = await one(
			"select id::text as at from article where edition = 'en' and status = 'published' and seo_url is null limit 1",
		);
		const slug = await one(
			"select seo_url as at from article where edition = 'en' and status = 'published' and seo_url is not null order by id limit 1",
		);
		const of = await one(`select id::text as at from article where edition = 'en' and seo_url = '${slug}'`);
		expect(await go(`/News/Detail?id=${of}`)).toMatchObject({ status: 301, location: `/news/${slug}` });
		if (id !== 'undefined')
			expect(await go(`/news/DETAIL?id=${id}`)).toMatchObject({ status: 301, location: `/news/detail?id=${id}` });
		const address = '/Tool/Calculate?tool=excise';
		expect(await go(address)).toMatchObject({ status: 301, location: '/tool/calculate?tool=excise' });
		const drawn = site.front.metrics().renders;
		expect((await go(address)).status).toBe(301);
		expect(site.front.metrics().renders).toBe(drawn);
	});

	test('of a page that has moved leads to where it stands', async () => {
		expect(await go('/news/Editorial')).toMatchObject({ status: 301, location: '/news/interview' });
		expect(await go('/ES/News/List/Market')).toMatchObject({ status: 301, location: '/es/news/list/company' });
	});

	test('a slug that holds capitals is found in other letters', async () => {
		const slug = await one(
			"select seo_url as at from article where edition = 'en' and status = 'published' and seo_url is not null order by id limit 1",
		);
		await site.db.write(async (tx) => {
			await tx.execute(sql`update article set seo_url = 'Of-Capitals' where edition = 'en' and seo_url = ${slug}`);
			await tx.execute(
				sql`update search_document set url = '/news/Of-Capitals' where url = ${`/news/${slug}`} and edition = 'en'`,
			);
		});
		site.front.cache.flush();
		expect((await go('/news/Of-Capitals')).status).toBe(200);
		for (const other of ['of-capitals', 'OF-CAPITALS'])
			expect(await go(`/news/${other}`)).toMatchObject({ status: 301, location: '/news/Of-Capitals' });
	});

	test.each([
		'/about/subscribe/Confirm/AbCdEf',
		'/about/Subscribe/unsubscribe/AbCdEf',
		'/About/subscribe/Preferences/AbCdEf',
		'/Preview/AbCdEf',
		'/SEARCH/Nicotine',
		'/License/find-Nicotine',
		'/Company/find-Orsini',
		'/Robots.txt',
		'/FEED.xml',
		'/Api/v2/article/list',
		'/Admin/people',
		'/News/That-Nobody-Wrote',
	])('%s stays as it is', async (address) => {
		const { status, location } = await go(address);
		expect([302, 404]).toContain(status);
		if (status === 302) expect(location).toBe('/404');
	});

	test('a searched word keeps its letters', async () => {
		expect(await go('/search/Nicotine')).toMatchObject({ status: 200 });
	});
});
