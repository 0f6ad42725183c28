import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { gate, page, startFront } from './harness';

const ok = () => page('<p>ok</p>');

describe('health', () => {
	test('says ok, under whatever name it is asked, and nothing else', async () => {
		const harness = await startFront(() => Promise.reject(new Error('never asked')));
		for (const path of ['/healthz', '/readyz']) {
			const answer = await harness.get(path, { host: '10.1.2.3:3000' });
			expect([answer.status, answer.text, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
				200,
				'ok',
				'text/plain; charset=utf-8',
				'no-store',
			]);
			expect((await harness.get(path, {}, 'HEAD')).status).toBe(200);
		}
		expect(harness.lines).toEqual([]);
	});

	test.each<[string, () => Promise<boolean>]>([
		['no', async () => false],
		['an error', () => Promise.reject(new Error('secret'))],
	])('not ready: %s', async (_name, ready) => {
		const harness = await startFront(ok, { ready });
		const answer = await harness.get('/readyz');
		expect([answer.status, answer.text, answer.headers['retry-after']]).toEqual([503, '', '10']);
		expect((await harness.get('/healthz')).status).toBe(200);
	});

	test('asking often does not ask the database often, and hears soon that it is back', async () => {
		let asked = 0;
		let isReady = false;
		const harness = await startFront(ok, {
			ready: async () => {
				asked++;
				return isReady;
			},
		});
		const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await harness.get('/readyz')).status));
		expect([new Set(statuses), asked]).toEqual([new Set([503]), 1]);
		isReady = true;
		harness.clock.ahead = 1_000;
		expect((await harness.get('/readyz')).status).toBe(200);
	});
});

describe('the log', () => {
	test('has a line for each request that was not answered from memory, without query, token or address', async () => {
		const harness = await startFront(() => new Response('ok'), {
			trustedProxies: ['127.0.0.1'],
			knownQuery: () => ['q'],
		});
		await harness.post('/about/subscribe/confirm/q7Yk0sVbE1mXw3RtZp9LcN4u?q=secret', 'email=a@b.test', {
			'x-forwarded-for': '203.0.113.77',
			'x-request-id': 'forged',
			authorization: 'Bearer secret',
			cookie: 'site_view_=secret',
			'user-agent': 'secret',
		});
		await expect.poll(() => harness.lines.length).toBe(1);
		expect(harness.lines[0]).toEqual({
			event: 'request',
			id: expect.stringMatching(/^[a-z0-9]{6}-[a-z0-9]+$/),
			method: 'POST',
			path: '/about/subscribe/confirm/…',
			status: 200,
			how: 'own',
			ms: expect.any(Number),
			bytes: 2,
			client: '203.0.113.0/24',
		});
	});

	test('every request has a number of its own, which the application and the client see', async () => {
		const ids: string[] = [];
		const harness = await startFront((_request, info) => {
			ids.push(info.request_id);
			return new Response('ok');
		});
		const answers = [await harness.get('/a', { 'x-request-id': 'forged' }), await harness.get('/a')];
		expect(answers.map((answer) => answer.headers['x-request-id'])).toEqual(ids);
		expect(new Set(ids).size).toBe(2);
		await expect.poll(() => harness.lines.map((line) => line.id)).toEqual(ids);
	});

	test('a page from memory has no line of its own but is counted, and the counters are reported', async () => {
		const harness = await startFront(ok, { times: { report: 30 } });
		await harness.get('/a');
		for (let i = 0; i < 3; i++) await harness.get('/a');
		await expect
			.poll(() => harness.lines.filter((line) => line.event === 'request').map((line) => line.how))
			.toEqual(['made']);
		await expect
			.poll(() => harness.front.metrics())
			.toMatchObject({ hits: 3, misses: 1, bytes: 4 * '<p>ok</p>'.length });
		await expect
			.poll(() => harness.lines.findLast((line) => line.event === 'front'))
			.toMatchObject({ hits: 3, misses: 1 });
	});

	test('trouble is told with the number of the request, and not to the client', async () => {
		const harness = await startFront(() => Promise.reject(new Error('relation "article" is missing')));
		const answer = await harness.get('/a');
		expect(answer.text).not.toContain('relation');
		expect(harness.lines.find((line) => line.event === 'render_failed')).toMatchObject({
			path: '/a',
			reason: 'relation "article" is missing',
			id: answer.headers['x-request-id'],
		});
		await harness.post('/a', 'x');
		expect(harness.lines.find((line) => line.event === 'request_failed')).toMatchObject({ path: '/a' });
		expect(harness.front.metrics().errors).toBe(2);
	});
});

describe('closing', () => {
	test('finishes what is under way, takes nothing new, and is not ready meanwhile', async () => {
		const hold = gate();
		const begun = gate();
		const harness = await startFront(async () => {
			begun.open();
			await hold.opened;
			return page('finished');
		});
		const idle = await harness.connect();
		const answer = harness.get('/a');
		const socket = await harness.connect();
		socket.write('POST /api/x HTTP/1.1\r\nHost: site.test\r\nContent-Length: 2\r\n\r\na');
		await begun.opened;
		let isClosed = false;
		const closed = harness.front.close().then(() => {
			isClosed = true;
		});
		await expect(harness.get('/b')).rejects.toThrow('ECONNREFUSED');
		expect(isClosed).toBe(false);
		hold.open();
		expect((await answer).text).toBe('finished');
		expect((await answer).headers.connection).toBe('close');
		socket.destroy();
		await once(idle, 'close');
		await closed;
	});

	test('a connection that stays open hears that the server is no longer ready, and that it should go', async () => {
		const hold = gate();
		const harness = await startFront(() => hold.opened.then(() => page('finished')));
		const socket = await harness.connect();
		let text = '';
		socket.on('data', (chunk) => {
			text += chunk;
		});
		socket.write('GET /a HTTP/1.1\r\nHost: site.test\r\n\r\n');
		await expect.poll(() => harness.front.metrics().renders).toBe(1);
		const closed = harness.front.close();
		socket.write('GET /readyz HTTP/1.1\r\nHost: site.test\r\n\r\n');
		hold.open();
		await once(socket, 'close');
		await closed;
		expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
		expect(text).toContain('Connection: close\r\n');
		expect(text).not.toContain('\r\n\r\nok');
	});

	test('does not wait for ever', async () => {
		const harness = await startFront(() => new Promise<Response>(() => {}), { times: { drain: 60 } });
		const cut = expect(harness.get('/a')).rejects.toThrow();
		await expect.poll(() => harness.front.metrics().renders).toBe(1);
		await harness.front.close();
		await cut;
		expect(harness.front.server.listening).toBe(false);
	});

	test('is quick when nothing is under way, with connections open or not', async () => {
		const harness = await startFront(ok, { times: { drain: 60_000 } });
		const socket = await harness.connect();
		socket.resume();
		socket.write('GET /a HTTP/1.1\r\nHost: site.test\r\n\r\n');
		await once(socket, 'data');
		const neverUsed = await harness.connect();
		neverUsed.resume();
		const gone = Promise.all([once(socket, 'close'), once(neverUsed, 'close')]);
		await harness.front.close();
		await gone;
	});
});

test('a connection stays good for many requests and is closed when it rests', async () => {
	const harness = await startFront(ok, { times: { keepAlive: 500 } });
	const socket = await harness.connect();
	let count = 0;
	socket.on('data', (chunk) => {
		count += chunk.toString().split('HTTP/1.1 200').length - 1;
	});
	for (let i = 1; i <= 200; i++) {
		socket.write('GET /a HTTP/1.1\r\nHost: site.test\r\n\r\n');
		while (count < i) await once(socket, 'data');
	}
	await once(socket, 'close');
	expect(count).toBe(200);
});

test('many idle connections do not keep a reader waiting for his page', async () => {
	const harness = await startFront(ok);
	const open: Awaited<ReturnType<typeof harness.connect>>[] = [];
	// A client sees a connection as open before the server has accepted it from the queue, which holds 511; a connection
	// beyond that would be reported late.
	for (let part = 1; part <= 11; part += 1) {
		open.push(...(await Promise.all(Array.from({ length: 50 }, () => harness.connect()))));
		await expect.poll(() => harness.front.metrics().connections).toBe(50 * part);
	}
	for (const socket of open.slice(500))
		socket.write('POST /about/subscribe HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\na');
	expect((await harness.get('/a')).status).toBe(200);
	for (const socket of open) socket.destroy();
});
