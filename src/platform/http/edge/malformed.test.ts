import { describe, expect, test } from 'vitest';
import { type Harness, page, startFront } from '../harness';

const ok = () => page('<p>ok</p>');
const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map((match) => Number(match[1]));
const status = async (harness: Harness, bytes: string | Buffer) => statuses(await harness.raw(bytes));

describe('malformed requests get a clean refusal on a connection that ends', () => {
	test.each([
		['nonsense', 'nonsense\r\n\r\n', 400],
		['TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]), 400],
		['an unknown method', 'FOO / HTTP/1.1\r\nHost: site.test\r\n\r\n', 400],
		['a bare line feed', 'GET / HTTP/1.1\nHost: site.test\n\n', 400],
		['a space before the colon', 'GET / HTTP/1.1\r\nHost : site.test\r\n\r\n', 400],
		['a folded header', 'GET / HTTP/1.1\r\nHost: site.test\r\nX: a\r\n b\r\n\r\n', 400],
		['a raw NUL in the target', 'GET /\0 HTTP/1.1\r\nHost: site.test\r\n\r\n', 400],
		['raw UTF-8 in the target', 'GET /ñ HTTP/1.1\r\nHost: site.test\r\n\r\n', 400],
		['two lengths', 'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', 400],
		[
			'a length and chunks',
			'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
			400,
		],
		[
			'another transfer coding',
			'POST / HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n',
			400,
		],
		['a length that is none', 'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Length: -1\r\n\r\n', 400],
		[
			'two types',
			'POST / HTTP/1.1\r\nHost: site.test\r\nContent-Type: a/b\r\nContent-Type: c/d\r\nContent-Length: 1\r\n\r\na',
			400,
		],
		['headers of more than 16 KB', `GET / HTTP/1.1\r\nHost: site.test\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
		[
			'more than 100 headers',
			`GET / HTTP/1.1\r\nHost: site.test\r\n${Array.from({ length: 100 }, (_, i) => `X${i}: 1\r\n`).join('')}\r\n`,
			431,
		],
	])('%s', async (_name, bytes, expected) => {
		const harness = await startFront(ok);
		await harness.get('/');
		const answer = await harness.raw(bytes);
		expect(statuses(answer)).toEqual([expected]);
		expect(answer).toContain('\r\nConnection: close\r\n');
		expect(answer).toContain('\r\nContent-Security-Policy: default-src');
		expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
	});

	test('100 headers are not too many', async () => {
		const harness = await startFront(ok);
		const headers = ['Host: site.test', ...Array.from({ length: 98 }, (_, i) => `X${i}: 1`)];
		expect(
			await status(harness, `${['GET / HTTP/1.1', ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`),
		).toEqual([200]);
	});

	test('a malformed chunk in the middle of a body is told as 400', async () => {
		const harness = await startFront(async (request) => new Response(await request.text()));
		expect(
			await status(
				harness,
				'POST / HTTP/1.1\r\nHost: site.test\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nzz\r\n',
			),
		).toEqual([400]);
	});

	test('what comes malformed behind a request is not taken for its answer', async () => {
		const harness = await startFront(() => new Promise<Response>(() => {}), { times: { drain: 50 } });
		expect(await harness.raw('GET / HTTP/1.1\r\nHost: site.test\r\n\r\nnonsense\r\n\r\n')).toBe('');
	});

	test('half a request that comes no further is answered with 408', async () => {
		const harness = await startFront(ok, { times: { headers: 60, body: 60, check: 20 }, bodyLimits: [] });
		expect(await status(harness, 'GET / HTTP/1.1\r\nHost: si')).toEqual([408]);
		expect(await status(harness, 'GET')).toEqual([408]);
	});
});
