import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gate, type Harness, page, startFront } from '../harness';
import { CacheEntry } from './cache-entry';
import { PageCache } from './page-cache';

const rendersSettled = (harness: Harness, count: number) =>
	expect.poll(() => harness.front.metrics().renders).toBe(count);
const secret = () => page('withdrawn', { tags: 'article:1, list:en' });
const gone = () => page('gone', { status: 404, tags: 'addresses' });

/** An application that answers as the test says. */
function stubApp(first: () => Response | Promise<Response>) {
	const app = { answer: first, handle: () => app.answer() };
	return app;
}

describe('a purge', () => {
	test('takes a page away at once, also where no new one can be made', async () => {
		const app = stubApp(secret);
		const harness = await startFront(app.handle);
		await harness.get('/a');
		harness.front.cache.purge(['article:1']);
		app.answer = () => new Response('', { status: 503 });
		expect((await harness.get('/a')).status).toBe(503);
	});

	test('leaves alone what does not carry its tag', async () => {
		const app = stubApp(secret);
		const harness = await startFront(app.handle);
		await harness.get('/a');
		app.answer = gone;
		harness.front.cache.purge(['article:2']);
		expect((await harness.get('/a')).text).toBe('withdrawn');
		harness.front.cache.purge(['*']);
		expect((await harness.get('/a')).text).toBe('gone');
	});

	test('that comes while a page is being drawn: nobody is given it, and nothing keeps it', async () => {
		const app = stubApp(secret);
		const harness = await startFront(app.handle);
		const drawn = gate<Response>();
		app.answer = () => drawn.opened;
		const early = [harness.get('/a'), harness.get('/a')];
		await rendersSettled(harness, 1);
		await expect.poll(() => harness.front.metrics().connections).toBe(2);
		harness.front.cache.purge(['list:en']);
		app.answer = gone;
		drawn.open(secret());
		for (const answer of await Promise.all(early)) expect([answer.status, answer.text]).toEqual([404, 'gone']);
		expect((await harness.get('/a')).text).toBe('gone');
	});

	test('that comes while readers wait for a new page: none of them gets the old one when it takes too long', async () => {
		const app = stubApp(secret);
		const harness = await startFront(app.handle, { times: { revalidate: 60, render: 400 } });
		await harness.get('/a');
		harness.front.cache.invalidate(['article:1']);
		app.answer = () => new Promise<Response>(() => {});
		const waiting = harness.get('/a');
		await rendersSettled(harness, 2);
		harness.front.cache.purge(['article:1']);
		expect((await waiting).status).toBe(503);
	});

	test.each<[string, Record<string, string>, Record<string, string>]>([
		['that nobody keeps', { 'cache-control': 'no-store' }, {}],
		['to somebody with credentials', {}, { authorization: 'Bearer x' }],
	])('that comes while an answer is made %s: it is not given', async (_name, headers, asked) => {
		const app = stubApp(secret);
		const harness = await startFront(app.handle);
		const drawn = gate<Response>();
		app.answer = () => drawn.opened;
		const early = harness.get('/a', asked);
		await rendersSettled(harness, 1);
		harness.front.cache.purge(['article:1']);
		app.answer = gone;
		drawn.open(page('withdrawn', { tags: 'article:1', headers }));
		const answer = await early;
		expect(answer.status).toBeGreaterThanOrEqual(400);
		expect(answer.text).not.toContain('withdrawn');
	});
});

describe('a node that does not know what was withdrawn', () => {
	test('finds out before it shows what it keeps, and shows nothing where it cannot', async () => {
		const trust = { sure: true, found: true, asked: 0 };
		const harness = await startFront(secret, {
			trust: {
				isSure: () => trust.sure,
				makeSure: async () => {
					trust.asked++;
					trust.sure = trust.found;
					return trust.sure;
				},
			},
		});
		await harness.get('/a');
		expect((await harness.get('/a')).text).toBe('withdrawn');
		expect(trust.asked).toBe(0);
		trust.sure = false;
		expect((await harness.get('/a')).text).toBe('withdrawn');
		expect(trust.asked).toBe(1);
		Object.assign(trust, { sure: false, found: false });
		for (const path of ['/a', '/never-asked', '/api/v2/article/all'])
			expect((await harness.get(path)).status).toBe(503);
		expect((await harness.get('/healthz')).status).toBe(200);
	});

	test('asks again when that became uncertain while it drew', async () => {
		const trust = { sure: true, asked: 0 };
		const drawn = gate<Response>();
		const harness = await startFront(() => drawn.opened, {
			trust: {
				isSure: () => trust.sure,
				makeSure: async () => {
					trust.asked++;
					return false;
				},
			},
		});
		const early = harness.get('/a');
		await rendersSettled(harness, 1);
		trust.sure = false;
		drawn.open(secret());
		expect((await early).status).toBe(503);
		expect(trust.asked).toBe(1);
	});
});

test('whatever the order of drawings and purges, the cache holds nothing that was begun before a purge of it', () => {
	const entry = (key: string, tags: string[], begun: number) => {
		const parts = {
			key,
			is_open: true,
			status: 200,
			headers: [],
			content_type: 'text/html',
			cacheControl: '',
			body: Buffer.from(key),
			tags,
		};
		const stored = new CacheEntry({ ...parts, freshUntil: 1, staleUntil: 1, keepUntil: 1 });
		stored.begun = begun;
		return stored;
	};
	const name = fc.constantFrom('a', 'b', 'c');
	const step = fc.oneof(
		fc.record({ does: fc.constant('begin' as const), key: name, tags: fc.uniqueArray(fc.constantFrom('x', 'y', 'z')) }),
		fc.record({ does: fc.constant('end' as const), of: fc.nat(5) }),
		fc.record({ does: fc.constant('purge' as const), tag: fc.constantFrom('x', 'y', 'z', '*') }),
	);
	fc.assert(
		fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
			const cache = new PageCache(10_000_000);
			const underWay: { key: string; tags: string[]; generation: number; begun: number; struck: boolean }[] = [];
			const kept = new Map<string, boolean>();
			for (const one of steps) {
				if (one.does === 'begin') {
					underWay.push({
						key: one.key,
						tags: one.tags,
						generation: cache.beginMaking(),
						begun: cache.purges.count,
						struck: false,
					});
				} else if (one.does === 'end') {
					const [made] = underWay.splice(one.of % Math.max(1, underWay.length), 1);
					if (!made) continue;
					const stored = entry(made.key, made.tags, made.begun);
					expect(cache.isPurged(stored)).toBe(made.struck);
					const isOutdated = cache.outdatedSince(made.generation, made.tags) > 0;
					if (made.struck) expect(isOutdated).toBe(true);
					if (!isOutdated) {
						cache.put(stored);
						kept.set(made.key, true);
					}
					cache.endMaking();
				} else {
					cache.purge([one.tag]);
					for (const made of underWay) made.struck ||= one.tag === '*' || made.tags.includes(one.tag);
				}
				for (const key of kept.keys()) {
					const stored = cache.get(key);
					if (stored) expect(cache.isPurged(stored)).toBe(false);
				}
			}
		}),
	);
});
