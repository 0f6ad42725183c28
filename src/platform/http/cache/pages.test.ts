import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { FORM_TOKEN_FIELD, makeFormToken } from '../../security/form-token';
import { gate, page, startFront } from '../harness';

const LONG = '<p>The same sentence, over and over.</p>'.repeat(200);
/** Compressed off the event loop, since it takes a while. */
const VERY_LONG = LONG.repeat(20);
/** What the browsers of readers send. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** An application whose pages show how often each was made. */
function counting() {
	const made = new Map<string, number>();
	return {
		made,
		handle: (request: Request) => {
			const { pathname, search } = new URL(request.url);
			const count = (made.get(pathname + search) ?? 0) + 1;
			made.set(pathname + search, count);
			return page(`<h1>${pathname}${search} ${count}</h1>${LONG}`, { tags: `path:${pathname},all` });
		},
	};
}

describe('a page', () => {
	test('is made once and given to everybody', async () => {
		const app = counting();
		const harness = await startFront(app.handle);
		const first = await harness.get('/news/a');
		const second = await harness.get('/news/a', { cookie: 'a=1', 'user-agent': 'another', 'accept-language': 'es' });
		expect([first.status, second.status]).toEqual([200, 200]);
		expect(second.text).toBe(first.text);
		expect(app.made.get('/news/a')).toBe(1);
		expect(harness.front.metrics()).toMatchObject({ hits: 1, misses: 1, renders: 1, entries: 1 });
	});

	test.each([
		['short', LONG],
		['long', VERY_LONG],
	])('is the same in every encoding, and each has a tag of its own: a %s one', async (_name, body) => {
		const harness = await startFront(() => page(body));
		const plain = await harness.get('/a');
		const tags = new Set([plain.headers.etag]);
		for (const coding of ['gzip', 'br']) {
			const answer = await harness.get('/a', { 'accept-encoding': coding });
			expect(answer.headers['content-encoding']).toBe(coding);
			expect(answer.text).toBe(plain.text);
			expect(answer.body.length).toBeLessThan(plain.body.length / 2);
			expect(answer.headers['content-length']).toBe(String(answer.body.length));
			expect(answer.headers.vary).toBe('Accept-Encoding');
			tags.add(answer.headers.etag);
		}
		expect(plain.headers).not.toHaveProperty('content-encoding');
		expect(tags.size).toBe(3);
		for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
	});

	test.each([
		['short', LONG],
		['long', VERY_LONG],
	])(
		'is compressed when a reader asks for that first, once for two who ask at a time: a %s one',
		async (_name, body) => {
			const harness = await startFront(() => page(body));
			const plain = await harness.get('/a');
			const plain_bytes = harness.front.metrics().cache_bytes;
			// The other bytes of the entry do not matter here; a compressed copy among them would.
			expect(plain_bytes).toBeLessThan(plain.body.length + 4_200);
			const br = { 'accept-encoding': 'br' };
			const [one, other] = await Promise.all([harness.get('/a', br), harness.get('/a', br)]);
			expect(harness.front.metrics().cache_bytes - plain_bytes).toBe(one.body.length);
			expect(other.headers.etag).toBe(one.headers.etag);
		},
	);

	test('keeps its tag, a weak one, while nothing but the time in its forms is new, until the day is over', async () => {
		const midnight = 20_000 * 86_400;
		const form = (made: number) =>
			`<input type="hidden" name="${FORM_TOKEN_FIELD}" value="${makeFormToken(['a key'], made)}"/>`;
		let text = '';
		const harness = await startFront(() => page(text, { tags: 'a' }));
		const anew = (body: string, headers: Record<string, string> = {}) => {
			text = body;
			harness.front.cache.invalidate(['a']);
			return harness.get('/a', headers);
		};
		for (const coding of ['identity', 'gzip', 'br']) {
			const asked = { 'accept-encoding': coding };
			const drawn = await anew(LONG + form(midnight) + form(midnight), asked);
			const etag = drawn.headers.etag ?? '';
			expect(etag).toMatch(/^W\/"[\w-]+"$/);
			const again = await anew(LONG + form(midnight + 86_399) + form(midnight + 86_399), asked);
			expect(again.headers.etag).toBe(etag);
			for (const sent of [etag, etag.slice(2)])
				expect((await harness.get('/a', { ...asked, 'if-none-match': sent })).status).toBe(304);
			for (const other of [
				LONG + form(midnight + 86_400).repeat(2),
				LONG + form(midnight),
				`${LONG}.${form(midnight).repeat(2)}`,
				LONG + form(midnight).repeat(2).replace('"hidden"', '"text"'),
			]) {
				const answer = await anew(other, { ...asked, 'if-none-match': etag });
				expect([answer.status, answer.text]).toEqual([200, other]);
			}
		}
		expect((await anew(LONG)).headers.etag).toMatch(/^"/);
	});

	test('the client has already costs it no body', async () => {
		const harness = await startFront(counting().handle);
		for (const coding of ['br', 'gzip', 'identity']) {
			const full = await harness.get('/a', { 'accept-encoding': coding });
			const etag = full.headers.etag ?? '';
			for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
				const answer = await harness.get('/a', { 'accept-encoding': coding, 'if-none-match': sent });
				expect(answer.status).toBe(304);
				expect(answer.body.length).toBe(0);
				for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options'])
					expect(answer.headers[name]).toBe(full.headers[name]);
			}
			expect((await harness.get('/a', { 'accept-encoding': coding, 'if-none-match': '"other"' })).status).toBe(200);
		}
		const brotli = await harness.get('/a', { 'accept-encoding': 'br' });
		expect(
			(await harness.get('/a', { 'accept-encoding': 'gzip', 'if-none-match': brotli.headers.etag ?? '' })).status,
		).toBe(200);
	});

	test('HEAD has the headers of GET, made or from memory', async () => {
		const harness = await startFront(counting().handle);
		for (const asked of [{}, { 'accept-encoding': 'gzip' }, BROWSER]) {
			harness.front.cache.purge(['all']);
			const made = await harness.get('/a', asked, 'HEAD');
			const kept = await harness.get('/a', asked, 'HEAD');
			const full = await harness.get('/a', asked);
			for (const head of [made, kept]) {
				expect(head.status).toBe(200);
				expect(head.body.length).toBe(0);
				const { date: _date, connection: _connection, ...headers } = head.headers;
				expect(full.headers).toMatchObject(headers);
			}
		}
		expect(harness.front.metrics().renders).toBe(3);
	});

	test('HEAD of a call says the length of GET or none', async () => {
		const app = new Hono()
			.get('/api/v2/a', (c) => c.json({ code: 1 }))
			.get('/api/v2/b', (c) => c.json({ code: 1 }, 200, { 'content-length': '10' }));
		const harness = await startFront(async (request) => app.fetch(request));
		for (const [path, length] of [
			['/api/v2/a', undefined],
			['/api/v2/b', '10'],
		] as const) {
			const head = await harness.get(path, {}, 'HEAD');
			expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, length, 0]);
			expect((await harness.get(path)).body.length).toBe(10);
		}
	});

	test('is neither kept apart by unknown parameters nor told of them', async () => {
		const app = counting();
		const harness = await startFront(app.handle, {
			knownQuery: (path) => (path === '/news/detail' ? ['id', 'page'] : []),
		});
		for (const query of ['?utm_source=x', '?x=<script>', '?id=1', ''])
			expect((await harness.get(`/news/a${query.replaceAll('<', '%3C').replaceAll('>', '%3E')}`)).text).toContain(
				'<h1>/news/a 1</h1>',
			);
		for (const query of ['?id=1&page=2', '?page=2&id=1', '?fbclid=9&page=2&a&id=1'])
			expect((await harness.get(`/news/detail${query}`)).text).toContain('<h1>/news/detail?id=1&page=2 1</h1>');
		expect(harness.front.metrics()).toMatchObject({ renders: 2, entries: 2 });
	});

	test('carries no tag of the cache to the client, unless a CDN is to have them', async () => {
		const plain = await (await startFront(counting().handle)).get('/a');
		expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(plain.rawHeaders.join().toLowerCase()).not.toMatch(/cache-tag|surrogate|s-maxage/);
		const cdn = await (await startFront(counting().handle, { cdn: 'fastly' })).get('/a');
		expect(cdn.headers['surrogate-key']).toBe('everything path:/a all');
		expect(cdn.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
	});
});

describe('at the same time', () => {
	test('a hundred requests make one page', async () => {
		const hold = gate();
		let asked = 0;
		const harness = await startFront(async () => {
			asked++;
			await hold.opened;
			return page('once');
		});
		const answers = Array.from({ length: 100 }, (_, i) => harness.get(`/a?utm=${i}`));
		await expect.poll(() => harness.front.metrics().connections).toBe(100);
		// A connection may be open before its request is read; once a later request is answered, the earlier ones have been
		// read.
		await harness.get('/healthz');
		hold.open();
		expect(new Set((await Promise.all(answers)).map((answer) => answer.text))).toEqual(new Set(['once']));
		expect(asked).toBe(1);
		expect(harness.front.metrics()).toMatchObject({ misses: 1, coalesced: 99, renders: 1 });
	});

	test("nobody is given an answer that was another's own", async () => {
		const hold = gate();
		let asked = 0;
		const harness = await startFront(async () => {
			const number = ++asked;
			await hold.opened;
			return new Response(`${number}`, {
				headers: { 'set-cookie': `visitor=${number}`, 'cache-control': 'public, s-maxage=60' },
			});
		});
		const answers = Array.from({ length: 5 }, () => harness.get('/a'));
		await expect.poll(() => harness.front.metrics().connections).toBe(5);
		hold.open();
		const cookies = (await Promise.all(answers)).map((answer) => answer.headers['set-cookie']?.[0]);
		expect(new Set(cookies).size).toBe(5);
		expect(asked).toBe(5);
	});
});
