import { describe, expect, test } from 'vitest';
import { page, startFront } from '../harness';

describe('what is kept', () => {
	const kept = async (handle: () => Response, path = '/a', headers: Record<string, string> = {}) => {
		let asked = 0;
		const harness = await startFront(() => {
			asked++;
			return handle();
		});
		const first = await harness.get(path, headers);
		const second = await harness.get(path, headers);
		expect(second.status).toBe(first.status);
		return asked === 1;
	};

	test.each([
		['a page', () => page('x'), true],
		['a page that is not there', () => page('x', { status: 404 }), true],
		['a lasting redirect', () => page('', { status: 301, headers: { location: '/b' } }), true],
		['a lasting redirect of any method', () => page('', { status: 308, headers: { location: '/b' } }), true],
		['a passing redirect', () => page('', { status: 302, headers: { location: '/b' } }), false],
		['another status', () => page('x', { status: 410 }), false],
		['a cookie', () => page('x', { headers: { 'set-cookie': 'a=1' } }), false],
		['private', () => page('x', { headers: { 'cache-control': 'private, s-maxage=60' } }), false],
		['no-store', () => page('x', { headers: { 'cache-control': 'no-store' } }), false],
		['no lifetime', () => page('x', { headers: { 'cache-control': 'public, max-age=60' } }), false],
		['no caching said', () => new Response('x'), false],
		['an answer that varies', () => page('x', { headers: { vary: 'Accept' } }), false],
		['an answer that varies by encoding', () => page('x', { headers: { vary: 'accept-encoding' } }), true],
		['an answer that is encoded already', () => page('x', { headers: { 'content-encoding': 'identity' } }), false],
	])('%s', async (_name, handle, expected) => {
		expect(await kept(handle)).toBe(expected);
	});

	test.each([
		['a request with Authorization', '/a', { authorization: 'Bearer x' }, false],
		['the API without credentials', '/api/v2/article/all', {}, true],
		['the API with a cookie', '/api/v2/article/all', { cookie: 'a=1' }, false],
		['the API with a visitor token', '/api/v2/article/all', { 'user-token': 'x' }, false],
		['the newsroom', '/admin', {}, false],
		['a range', '/a', { range: 'bytes=0-1' }, false],
	])('%s', async (_name, path, headers, expected) => {
		expect(await kept(() => page('x'), path as string, headers as Record<string, string>)).toBe(expected);
	});

	test('an answer of the API that is kept is not given to somebody with credentials', async () => {
		let asked = 0;
		const harness = await startFront(() => {
			asked++;
			return page(`${asked}`);
		});
		expect((await harness.get('/api/v2/article/all')).text).toBe('1');
		expect((await harness.get('/api/v2/article/all', { 'user-token': 'expired' })).text).toBe('2');
		expect((await harness.get('/api/v2/article/all')).text).toBe('1');
	});

	test('"not found" is forgotten after a minute, whatever the application says', async () => {
		let asked = 0;
		const harness = await startFront(() => page(`${++asked}`, { status: 404, fresh: 3600 }));
		expect((await harness.get('/a')).text).toBe('1');
		harness.clock.ahead = 59_000;
		expect((await harness.get('/a')).text).toBe('1');
		harness.clock.ahead = 61_000;
		expect((await harness.get('/a')).text).toBe('2');
	});

	test('pages leave when the budget is spent, the least recently used first; guessed addresses push out none', async () => {
		const random = () => Array.from({ length: 25 }, () => Math.random().toString(36)).join('');
		const sizes = new Map<string, string>();
		let often = 0;
		const harness = await startFront(
			(request) => {
				const { pathname } = new URL(request.url);
				if (pathname.startsWith('/guess')) return page('no', { status: 404 });
				if (pathname === '/often') often++;
				const body = sizes.get(pathname) ?? Array.from({ length: 20 }, random).join('');
				sizes.set(pathname, body);
				return page(body);
			},
			{ pageCacheBytes: 200_000 },
		);
		const inMemory = (path: string) => harness.front.cache.get(path) !== undefined;
		await harness.get('/often');
		for (let i = 0; i < 30; i++) {
			await harness.get(`/page-${i}`);
			await harness.get('/often');
		}
		expect(harness.front.cache.bytes).toBeLessThanOrEqual(200_000);
		expect([inMemory('/often'), inMemory('/page-29'), inMemory('/page-0')]).toEqual([true, true, false]);
		expect(often).toBe(1);
		const before = harness.front.cache.size;
		for (let i = 0; i < 100; i++) await harness.get(`/guess-${i}`);
		expect([inMemory('/often'), inMemory('/page-29'), inMemory('/guess-99'), inMemory('/guess-0')]).toEqual([
			true,
			true,
			true,
			false,
		]);
		expect(harness.front.cache.size).toBeLessThan(before + 10);
		expect(harness.front.cache.bytes).toBeLessThanOrEqual(200_000);
	});

	test('a page too large for the cache is answered all the same', async () => {
		const large = 'x'.repeat(100_000);
		const harness = await startFront(() => page(large), { pageCacheBytes: 200_000 });
		expect((await harness.get('/a')).text).toBe(large);
		expect(harness.front.cache.size).toBe(0);
	});
});
