import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';

const MAX_SEARCHES = 5;
let now = 1_790_000_000;

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite({ SEARCH_LIMIT: String(MAX_SEARCHES) }, () => now);
});
beforeEach(() => {
	now += 60;
});
afterAll(() => site.stop());

const ask = (path: string, client = '192.0.2.7') => site.app.request(path, {}, { client });

describe('searches of one client are counted wherever they are made', () => {
	test.each([
		'/search/zq%',
		'/es/search/zq%',
		'/api/v2/article/page?keyword=zq%',
		'/api/v2/seo/get?url=/search/zq%',
		'/api/v2/seo/get?url=/es/license/find-zq%',
		'/api/v2/seo/get?url=/topic/tpe/enterprise/keyword-zq%',
		'/api/v2/license/all?keyword=zq%',
		'/api/v2/topic_tpe_enterprise/all?keyword=zq%',
		'/license/find-zq%',
		'/es/license/devices/find-zq%',
		'/license/find-zq%/feed.xml',
		'/license/find-zq%/feed.json',
		'/license/find-zq%/register.csv',
		'/topic/tpe/enterprise/keyword-zq%',
		'/es/topic/tpe/enterprise/keyword-zq%',
	])('%s', async (pattern) => {
		const statuses: number[] = [];
		for (let i = 0; i < MAX_SEARCHES; i++) statuses.push((await ask(pattern.replace('%', String(i)))).status);
		expect(statuses).not.toContain(429);
		const limited = await ask(pattern.replace('%', 'last'));
		expect(limited.status).toBe(429);
		expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(limited.headers.get('cache-control')).toContain('no-store');
		// The next-door neighbour may go on.
		expect((await ask(pattern.replace('%', 'last'), '192.0.2.8')).status).not.toBe(429);
	});

	test('and all of them together', async () => {
		const paths = [
			'/search/a',
			'/license/find-b',
			'/topic/tpe/enterprise/keyword-c',
			'/api/v2/license/all?keyword=d',
			'/api/v2/seo/get?url=/search/e',
		];
		for (const path of paths) expect((await ask(path, '2001:db8::1')).status, path).not.toBe(429);
		expect((await ask('/license/find-f/register.csv', '2001:db8::2')).status).toBe(429);
	});

	test('what is no search is not', async () => {
		const paths = [
			'/search',
			'/license',
			'/license/devices',
			'/license/register.csv',
			'/topic/tpe/enterprise',
			'/topic/gtnf',
			'/api/v2/license/all',
			'/api/v2/seo/get?url=/license',
		];
		for (const path of [...paths, ...paths]) expect((await ask(path)).status, path).toBe(200);
		expect((await ask('/search/one')).status).toBe(200);
	});
});
