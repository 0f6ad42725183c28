import { describe, expect, test } from 'vitest';
import { type Harness, page, startFront } from '../harness';

const ok = () => page('<p>ok</p>');
const http = (line: string, ...headers: string[]) => `${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;
const get = (path: string) => http(`GET ${path} HTTP/1.1`, 'Host: site.test');
const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));
const status = async (harness: Harness, bytes: string | Buffer) => statuses(await harness.raw(bytes));

describe('Host', () => {
	test.each([
		['one of ours', ['Host: site.test'], 200],
		['ours in capitals', ['HOST: SITE.Test'], 200],
		['ours with the default port', ['Host: site.test:80'], 200],
		['none', [], 400],
		['an empty one', ['Host:'], 400],
		['two', ['Host: site.test', 'host: site.test'], 400],
		['two, ours second', ['Host: other.test', 'Host: site.test'], 400],
		['a foreign one', ['Host: other.test'], 421],
		['ours with a foreign port', ['Host: site.test:8080'], 421],
		['a malformed one', ['Host: site.test/x'], 400],
		['one with a user', ['Host: a@site.test'], 400],
	])('%s', async (_name, headers, expected) => {
		const harness = await startFront(ok);
		// Twice: once made, once from memory.
		await harness.get('/');
		expect(await status(harness, http('GET / HTTP/1.1', ...headers))).toEqual([expected]);
	});

	test('an address beside the name is taken where it is allowed', async () => {
		const harness = await startFront(ok, { allowedHosts: ['site.test', '[::1]:3000'] });
		expect((await harness.get('/', { host: '[::1]:3000' })).status).toBe(200);
	});
});

test.each([
	'GET / HTTP/1.0\r\nHost: site.test',
	'GET /',
	'GET / HTTP/2.0\r\nHost: site.test',
	'GET / HTTP/0.9\r\nHost: site.test',
	'GET / RTSP/1.0\r\nHost: site.test',
])('%j: only HTTP/1.1 is spoken', async (request) => {
	const harness = await startFront(ok);
	await harness.get('/');
	expect(await status(harness, `${request}\r\n\r\n`)).toEqual([400]);
});

describe('paths', () => {
	test.each([
		['/a%2Fb', 404],
		['/%2e%2e/%2e%2e/etc/passwd', 404],
		['/a;b', 404],
		['/a\\b', 404],
		['/../../etc/passwd', 404],
		['/%', 400],
		['/%zz', 400],
		['/%00', 400],
		['/a%0d%0aX:1', 400],
		['/%C3', 400],
		['/a#b', 400],
		[`/${'a'.repeat(5000)}`, 414],
		['/?x=%', 400],
	])('%s gets %i, and the application never hears of it', async (path, expected) => {
		let asked = 0;
		const harness = await startFront(() => {
			asked++;
			return ok();
		});
		expect(await status(harness, get(path))).toEqual([expected]);
		expect(asked).toBe(0);
	});

	test.each([
		['/news/', '/news'],
		['//news', '/news'],
		['//evil.test/%41', '/evil.test/A'],
		['/es//', '/es'],
		['/news/?page=2&utm=x', '/news?page=2'],
	])('%s is sent to %s once and for good', async (path, location) => {
		const harness = await startFront(ok, { knownQuery: () => ['page'] });
		const answer = await harness.get(path);
		expect([answer.status, answer.headers.location]).toEqual([308, location]);
		expect((await harness.get(location)).status).toBe(200);
	});

	test('a form to an address that has moved is not followed', async () => {
		const harness = await startFront(ok);
		expect((await harness.post('/news/', 'a=1')).status).toBe(404);
	});

	test('another spelling of an address is the same page', async () => {
		let asked = 0;
		const harness = await startFront((request) => {
			asked++;
			return page(new URL(request.url).pathname);
		});
		expect((await harness.get('/search/%c3%b1%41')).text).toBe('/search/%C3%B1A');
		expect((await harness.get('/search/%C3%B1A')).text).toBe('/search/%C3%B1A');
		expect(asked).toBe(1);
	});
});

describe('methods', () => {
	test.each([
		['DELETE', '/', 'GET, HEAD, POST'],
		['PUT', '/news/a', 'GET, HEAD, POST'],
		['OPTIONS', '/', 'GET, HEAD, POST'],
		['TRACE', '/', 'GET, HEAD, POST'],
		['PROPFIND', '/', 'GET, HEAD, POST'],
		['TRACE', '/api/v2/article/get', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
		['OPTIONS', '/admin', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
		['POST', '/healthz', 'GET, HEAD'],
		['POST', '/assets/a.js', 'GET, HEAD'],
	])('%s %s gets 405 with what is allowed', async (method, path, allow) => {
		const harness = await startFront(ok);
		const answer = await harness.raw(http(`${method} ${path} HTTP/1.1`, 'Host: site.test'));
		expect(statuses(answer)).toEqual([405]);
		expect(answer).toContain(`\r\nAllow: ${allow}\r\n`);
	});

	test("OPTIONS under /api is the application's to answer, and allows no other site", async () => {
		const harness = await startFront(
			() => new Response(null, { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } }),
		);
		const answer = await harness.get(
			'/api/v2/article/get',
			{ origin: 'https://other.test', 'access-control-request-method': 'POST' },
			'OPTIONS',
		);
		expect([answer.status, answer.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
		expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
	});

	test('a tunnel is refused', async () => {
		const harness = await startFront(ok);
		expect(await status(harness, http('CONNECT other.test:443 HTTP/1.1', 'Host: site.test'))).toEqual([405]);
	});

	test('an upgrade is refused, for a page in memory too', async () => {
		const harness = await startFront(ok);
		await harness.get('/');
		expect(
			await status(harness, 'GET / HTTP/1.1\r\nHost: site.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
		).toEqual([400]);
	});

	test('a reading request with a body is refused, for a page in memory too', async () => {
		const harness = await startFront(ok);
		await harness.get('/');
		const smuggled = 'GET /a HTTP/1.1\r\nHost: site.test\r\n\r\n';
		expect(
			await status(
				harness,
				`GET / HTTP/1.1\r\nHost: site.test\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
			),
		).toEqual([400]);
		expect(
			await status(harness, 'GET / HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
		).toEqual([400]);
		expect(await status(harness, http('GET / HTTP/1.1', 'Host: site.test', 'Content-Length: 0'))).toEqual([200]);
	});

	test('an expectation nobody can meet is refused', async () => {
		const harness = await startFront(ok);
		expect(await status(harness, http('GET / HTTP/1.1', 'Host: site.test', 'Expect: wonders'))).toEqual([417]);
	});
});
