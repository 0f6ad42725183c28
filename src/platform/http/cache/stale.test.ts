import { describe, expect, test } from 'vitest';
import { gate, type Harness, page, startFront } from '../harness';

const HOUR = 3_600_000;
const NEVER = new Promise<Response>(() => {});

/** An application whose pages count, and whose state the test sets. */
function changing() {
	const app = {
		count: 0,
		answer: (count: number): Response | Promise<Response> => page(`version ${count}`, { tags: 'article:1, list:en' }),
		handle: () => app.answer(++app.count),
	};
	return app;
}

const rendersSettled = (harness: Harness, count: number) =>
	expect.poll(() => harness.front.metrics().renders).toBe(count);

describe('a page whose time is up', () => {
	test('is shown while one new one is made', async () => {
		const app = changing();
		const harness = await startFront(app.handle);
		await harness.get('/a');
		harness.clock.ahead = 61_000;
		const hold = gate<Response>();
		app.answer = () => hold.opened;
		for (let i = 0; i < 5; i++) expect((await harness.get('/a')).text).toBe('version 1');
		expect(harness.front.metrics()).toMatchObject({ stale: 5, renders: 2 });
		hold.open(page('version 2'));
		await expect.poll(async () => (await harness.get('/a')).text).toBe('version 2');
		expect(app.count).toBe(2);
	});

	test('is not shown any more when the application gave it no such time', async () => {
		const app = changing();
		app.answer = (count) => page(`version ${count}`, { stale: 0 });
		const harness = await startFront(app.handle);
		await harness.get('/a');
		harness.clock.ahead = 61_000;
		expect((await harness.get('/a')).text).toBe('version 2');
	});
});

describe('a change', () => {
	test('shows with the next request, and only where its tag stands', async () => {
		const app = changing();
		const harness = await startFront(app.handle);
		await harness.get('/a');
		harness.front.cache.invalidate(['article:2', 'list:es']);
		expect((await harness.get('/a')).text).toBe('version 1');
		harness.front.cache.invalidate(['article:1']);
		expect((await harness.get('/a')).text).toBe('version 2');
		harness.front.cache.invalidate(['*']);
		expect((await harness.get('/a')).text).toBe('version 3');
		harness.front.cache.flush();
		expect((await harness.get('/a')).text).toBe('version 4');
	});

	test.each<[string, (harness: Harness) => void]>([
		['its tag', (harness) => harness.front.cache.invalidate(['list:en'])],
		['everything', (harness) => harness.front.cache.flush()],
	])('that comes while a page is being made keeps the old one out: %s', async (_name, change) => {
		const app = changing();
		const harness = await startFront(app.handle);
		const old = gate<Response>();
		app.answer = () => old.opened;
		const early = harness.get('/a');
		await rendersSettled(harness, 1);
		change(harness);
		app.answer = (count) => page(`version ${count}`, { tags: 'list:en' });
		// This one comes after the change and must not be given what was read before it.
		const late = harness.get('/a');
		await expect.poll(() => harness.front.metrics().connections).toBe(2);
		old.open(page('before the change', { tags: 'list:en' }));
		expect((await early).text).toBe('before the change');
		expect((await late).text).toBe('version 2');
		expect((await harness.get('/a')).text).toBe('version 2');
		expect(app.count).toBe(2);
	});

	test('of something else leaves a page that is being made alone', async () => {
		const app = changing();
		const harness = await startFront(app.handle);
		const hold = gate<Response>();
		app.answer = () => hold.opened;
		const early = harness.get('/a');
		await rendersSettled(harness, 1);
		harness.front.cache.invalidate(['article:2']);
		hold.open(page('kept', { tags: 'article:1' }));
		await early;
		expect((await harness.get('/a')).text).toBe('kept');
		expect(app.count).toBe(1);
	});
});

const TROUBLE: [string, () => Response | Promise<Response>][] = [
	['status 500', () => new Response('stack', { status: 500 })],
	['status 503', () => new Response('away', { status: 503 })],
	['an exception', () => Promise.reject(new Error('connection refused'))],
	[
		'a body that breaks off',
		() =>
			new Response(new ReadableStream({ pull: (c) => c.error(new Error('gone')) }), {
				headers: { 'cache-control': 's-maxage=60' },
			}),
	],
	['no answer at all', () => NEVER],
];
const QUICK = { revalidate: 60, render: 120 };

describe.each(TROUBLE)('when the application answers with %s', (_name, trouble) => {
	test('a page that was read before is shown as it was, for a day', async () => {
		const app = changing();
		const harness = await startFront(app.handle, { times: QUICK });
		const good = await harness.get('/a', { 'accept-encoding': 'br' });
		harness.front.cache.flush();
		app.answer = trouble;
		const answer = await harness.get('/a', { 'accept-encoding': 'br' });
		expect([answer.status, answer.text]).toEqual([200, 'version 1']);
		expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
		expect(answer.headers).not.toHaveProperty('warning');
		expect(answer.headers.etag).toBe(good.headers.etag);
		harness.clock.ahead = 23 * HOUR;
		expect((await harness.get('/a')).text).toBe('version 1');
		harness.clock.ahead = 25 * HOUR;
		expect((await harness.get('/a')).status).toBe(503);
	});

	test('a page that was never read is away, in the words of its edition', async () => {
		const harness = await startFront(trouble, { times: QUICK });
		for (const [path, language, heading] of [
			['/news/a', 'en', 'Something went wrong on our side'],
			['/es/news/a', 'es', 'Algo ha fallado por nuestra parte'],
		]) {
			const answer = await harness.get(path as string);
			expect(answer.status).toBe(503);
			expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
			expect(answer.headers['cache-control']).toBe('no-store');
			expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
			expect(answer.text).toContain(`<html lang="${language}" dir="ltr">`);
			expect(answer.text).toContain(heading);
			expect(answer.text).not.toMatch(/stack|refused|gone/);
		}
	});

	test('it shows new pages by itself when the trouble is over', async () => {
		const app = changing();
		const harness = await startFront(app.handle, { times: QUICK });
		await harness.get('/a');
		harness.front.cache.flush();
		app.answer = trouble;
		await harness.get('/a');
		await expect.poll(() => harness.front.metrics().errors).toBe(1);
		app.answer = () => page('all is well');
		harness.clock.ahead = 15_000;
		await expect.poll(async () => (await harness.get('/a')).text).toBe('all is well');
	});
});

describe('while the trouble lasts', () => {
	test('an old page is tried anew only now and then', async () => {
		const app = changing();
		const harness = await startFront(app.handle, { times: { retry: 10_000 } });
		await harness.get('/a');
		harness.front.cache.flush();
		app.answer = () => new Response('', { status: 503 });
		for (let i = 0; i < 20; i++) await harness.get('/a');
		expect(app.count).toBe(2);
		harness.clock.ahead = 10_100;
		for (let i = 0; i < 20; i++) await harness.get('/a');
		expect(app.count).toBe(3);
	});

	test('readers of other old pages no longer wait for the attempt', async () => {
		const app = changing();
		const harness = await startFront(app.handle, { times: { revalidate: 60_000 } });
		for (const path of ['/a', '/b', '/c', '/d']) await harness.get(path);
		harness.front.cache.flush();
		app.answer = () => new Response('', { status: 503 });
		for (const path of ['/a', '/b', '/c']) await harness.get(path);
		app.answer = () => NEVER;
		// With a timeout of a minute this would hang if it waited.
		const before = harness.front.metrics().stale;
		expect((await harness.get('/d')).text).toBe('version 4');
		expect(harness.front.metrics().stale).toBe(before + 1);
	});

	test('"not found" is not kept for need', async () => {
		const app = changing();
		app.answer = () => page('no', { status: 404 });
		const harness = await startFront(app.handle);
		expect((await harness.get('/a')).status).toBe(404);
		app.answer = () => new Response('', { status: 503 });
		harness.clock.ahead = 61_000;
		expect((await harness.get('/a')).status).toBe(503);
	});

	test('a form gets the same page, and the API its envelope', async () => {
		const harness = await startFront(() => Promise.reject(new Error('secret')));
		const form = await harness.post('/es/about/subscribe', 'a=1');
		expect([form.status, form.headers['retry-after']]).toEqual([503, '10']);
		expect(form.text).toContain('lang="es"');
		for (const answer of [await harness.get('/api/v2/article/all'), await harness.post('/api/v2/view/index', '{}')]) {
			expect(answer.status).toBe(503);
			expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
			expect(JSON.parse(answer.text)).toEqual({
				code: 503,
				msg: 'The data is temporarily unavailable. Please try again shortly.',
				data: null,
			});
		}
	});

	test("the API's own words of failure are passed on", async () => {
		const harness = await startFront(() =>
			Response.json({ code: 5031, msg: 'Away', data: null }, { status: 503, headers: { 'retry-after': '7' } }),
		);
		for (const answer of [await harness.get('/api/v2/article/all'), await harness.post('/api/v2/view/index', '{}')]) {
			expect([answer.status, answer.headers['retry-after'], JSON.parse(answer.text).code]).toEqual([503, '7', 5031]);
		}
	});
});
