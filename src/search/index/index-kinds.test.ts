import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { search } from '../ask/search';
import { indexMissing, reindexEverything } from './index-everything';
import { indexEnterprises, indexTopics } from './index-exhibitions';
import { indexBooks, indexSeries } from './index-library';
import { indexLicenses } from './index-licenses';

describe('what a command brings into the search', () => {
	let at: TestDatabase;
	const find = async (keyword: string, kind: string, edition = 'en') => {
		const found = await search(at.db.read, { edition, keyword, kind });
		return found.corrected ? [] : found.list.map((hit) => hit.url);
	};
	const one = async (text: string) =>
		(await at.db.write((tx) => tx.execute<{ id: number }>(sql.raw(text)))).rows[0]?.id ?? 0;
	const write = (text: string) => at.db.write((tx) => tx.execute(sql.raw(text)));

	beforeAll(async () => {
		at = await openTestDatabase();
	});
	afterAll(() => at.stop());

	test('a licence, by its new name alone, until it is gone', async () => {
		const id = await one("select id from license where license_no = 'SZ-D-977'");
		await write(
			`update license set name_zh = '深圳市墨鲸科技有限公司', name_en = 'Shenzhen Mojing Technology Co., Ltd.',
				pinyin = 'Shenzhen Shi Mojing Keji Youxian Gongsi', trademarks = '{}' where id = ${id}`,
		);
		await at.db.write((tx) => indexLicenses(tx, [id]));
		for (const keyword of ['墨鲸', 'mojing keji', 'mojingkeji', 'mo jing'])
			expect(await find(keyword, 'license', 'es'), keyword).toHaveLength(1);
		expect((await find('清鹭科技', 'license')).length).toBe(0);
		await write(`update enterprise set license_id = null where license_id = ${id}`);
		await write(`delete from license where id = ${id}`);
		await at.db.write((tx) => indexLicenses(tx, [id]));
		expect(await find('墨鲸', 'license')).toEqual([]);
	});

	test('an exhibitor, at the address of its event in the edition', async () => {
		const id = await one("select id from enterprise where name = 'Qinglu Technology'");
		await write(`update enterprise set name = 'Quillon Devices', name_zh = '奎龙器材' where id = ${id}`);
		await at.db.write((tx) => indexEnterprises(tx, [id]));
		const [address] = await find('quillon', 'enterprise');
		expect(address).toMatch(/^\/topic\/tpe\/enterprise\//);
		expect(await find('奎龙', 'enterprise', 'es')).toEqual([address]);
	});

	test('an event, by the names, places and speakers of all its editions', async () => {
		const id = await one("select id from topic where slug = 'gtnf'");
		expect(await find('hanneke vos', 'topic')).toContain('/topic/global-annual-event');
		await write(
			`insert into event_edition (topic_id, slug, year, time_zone, city, country, status, texts)
				values (${id}, 'gtnf-1999', 1999, 'UTC', 'Ouagadougou', 'BF', 'held', '{"en":{"name":"GTNF 1999"}}')`,
		);
		await at.db.write((tx) => indexTopics(tx, [id]));
		expect(await find('ouagadougou', 'topic')).toEqual(['/topic/gtnf']);
		expect(await find('burkina faso', 'topic', 'es')).toEqual(['/topic/gtnf']);
	});

	test('a book and a series, while they are published', async () => {
		const book = await one("select id from book where edition = 'en' order by id limit 1");
		await write(`update book set title = 'The Zyzzyva Yearbook' where id = ${book}`);
		await at.db.write((tx) => indexBooks(tx, [book]));
		expect(await find('zyzzyva', 'book')).toHaveLength(1);
		expect(await find('zyzzyva', 'book', 'es')).toEqual([]);
		await write(`update book set status = 'withdrawn' where id = ${book}`);
		await at.db.write((tx) => indexBooks(tx, [book]));
		expect(await find('zyzzyva', 'book')).toEqual([]);
		const series = await one('select id from data_series order by id limit 1');
		await write(
			`update data_series set texts = texts || '{"en":{"title":"Zyzzyva exports","subtitle":"","description":"","unit_label":"t"}}' where id = ${series}`,
		);
		await at.db.write((tx) => indexSeries(tx, [series]));
		expect(await find('zyzzyva', 'series')).toHaveLength(1);
	});

	test('what an older version left out, and nothing twice', async () => {
		await write("delete from search_document where kind in ('license', 'topic')");
		expect(await indexMissing(at.db)).toBeGreaterThan(300);
		expect((await find('shenzhen', 'license')).length).toBeGreaterThan(10);
		expect(await find('ouagadougou', 'topic', 'es')).toEqual(['/topic/gtnf']);
		// The withdrawn book is looked at again.
		expect(await indexMissing(at.db)).toBe(1);
	});

	test('everything anew, to the same effect', async () => {
		const before = await at.db.read.execute<{ n: number }>(sql`select count(*)::int as n from search_document`);
		await write('delete from search_document');
		await reindexEverything(at.db);
		const after = await at.db.read.execute<{ n: number }>(sql`select count(*)::int as n from search_document`);
		expect(after.rows).toEqual(before.rows);
		expect(await find('quillon', 'enterprise')).toHaveLength(1);
	});
});
