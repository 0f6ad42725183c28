import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';
import { EVERYTHING, queueInvalidation } from '../../../platform/db/changes';

let site: TestSite;

beforeAll(async () => {
	site = await openTestSite();
	return () => site.stop();
});

/** Addresses of the articles that a page ranks; undefined where it has no ranking. */
async function rankedOn(path: string): Promise<string[] | undefined> {
	const html = await (await site.app.request(path)).text();
	const list = /<ol class="ranked">(.*?)<\/ol>/s.exec(html)?.[1];
	return list === undefined ? undefined : [...list.matchAll(/href="([^"]+)"/g)].map(([, href]) => href as string);
}

interface Row {
	path: string;
	type: string;
	kind: string;
	week_views: number;
}

const articles = (edition: string, where = sql`true`) =>
	site.db.write(async (tx) => {
		const { rows } =
			await tx.execute(sql`select ${edition === 'en' ? '' : '/es'} || '/news/' || seo_url as path, type, kind,
			week_views from article where edition = ${edition} and status = 'published' and kind <> 'brief' and ${where}
			order by week_views desc, published_at desc`);
		return rows as unknown as Row[];
	});

/** Sets the views of the week: what is not named was not read. */
async function setViews(views: Record<string, number>): Promise<void> {
	await site.db.write(async (tx) => {
		await tx.execute(sql`update article set week_views = 0`);
		for (const [path, n] of Object.entries(views))
			await tx.execute(sql`update article set week_views = ${n} where seo_url = ${path.split('/').at(-1)}
				and edition = ${path.startsWith('/es/') ? 'es' : 'en'}`);
		queueInvalidation(tx, [EVERYTHING]);
	});
}

describe('most read', () => {
	test.each(['en', 'es'])(
		'ranks in the demonstration what was read in the place where it is shown (%s)',
		async (edition) => {
			const prefix = edition === 'en' ? '' : '/es';
			const all = await articles(edition);
			expect(await rankedOn(prefix || '/')).toEqual(all.slice(0, 5).map(({ path }) => path));
			expect(await rankedOn(`${prefix}/news`)).toEqual(all.slice(0, 5).map(({ path }) => path));
			const lists = [];
			for (const type of ['company', 'product', 'regulation', 'ai']) {
				const own = all.filter((one) => one.type === type && one.week_views > 0);
				const ranked = await rankedOn(`${prefix}/news/list/${type}`);
				expect(ranked, type).toEqual(own.slice(0, 5).map(({ path }) => path));
				lists.push(ranked?.join());
				// Beside an article of the section the same, without itself.
				const news = own.find(({ kind }) => kind === 'news');
				const others = own.filter((one) => one !== news).map(({ path }) => path);
				expect(await rankedOn(news?.path ?? ''), type).toEqual(others.slice(0, 5));
			}
			expect(new Set(lists).size).toBe(4);
			const interviews = all.filter(({ kind }) => kind === 'interview');
			expect(await rankedOn(interviews[0]?.path ?? '')).toEqual(interviews.slice(1, 6).map(({ path }) => path));
		},
	);

	test('is absent from a section that was read fewer than ten times, and holds nothing that was not read', async () => {
		const news = (type: string) => articles('en', sql`type = ${type} and kind = 'news'`);
		const [rules, products] = [await news('regulation'), await news('product')];
		const spanish = await articles('es', sql`type = 'regulation' and kind = 'news'`);
		const [a, b, c] = rules.map(({ path }) => path) as [string, string, string];
		const product = products[0]?.path as string;
		await setViews({ [a]: 2, [b]: 7, [product]: 3, [spanish[0]?.path as string]: 500 });
		for (const path of ['/news/list/regulation', c, '/news/list/product', '/news/list/company'])
			expect(await rankedOn(path), path).toBeUndefined();
		// The edition has twelve together.
		for (const path of ['/news', '/']) expect(await rankedOn(path)).toEqual([b, product, a]);
		await setViews({ [a]: 3, [b]: 7 });
		for (const path of ['/news/list/regulation', c, '/news', '/']) expect(await rankedOn(path), path).toEqual([b, a]);
		expect(await rankedOn('/es/news/list/regulation')).toBeUndefined();
		await setViews({ [a]: 3, [b]: 6 });
		for (const path of ['/news/list/regulation', c, '/news', '/']) expect(await rankedOn(path), path).toBeUndefined();
		expect((await (await site.app.request('/news/list/regulation')).text()).match(/<aside[^>]*><\/aside>/)).toBeNull();
	});
});
