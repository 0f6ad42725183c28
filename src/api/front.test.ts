import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../tests/site';
import { API_CODES } from '../call/envelope';
import { englishWords } from '../editions/words/words';

interface Answer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	text: string;
}

describe('the API behind the front', () => {
	let server: TestFront;
	beforeAll(async () => {
		server = await openTestFront();
	});
	afterAll(() => server.stop());

	/** As it is written: a client that knows better would mend the path. */
	const ask = (method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
		new Promise((done, fail) => {
			const { hostname, port } = new URL(server.url);
			const sent = request({ hostname, port, method, path, headers, agent: false }, (res) => {
				let text = '';
				res.setEncoding('utf8').on('data', (chunk: string) => {
					text += chunk;
				});
				res.on('end', () => done({ status: res.statusCode ?? 0, headers: res.headers, text }));
			});
			sent.on('error', fail).end();
		});

	test.each([
		['/api/v2/article/all', 'GET, HEAD, OPTIONS'],
		['/api/v2/email/create', 'GET, POST, OPTIONS'],
		['/api/v2/upload/index', 'POST, PATCH, HEAD, DELETE, OPTIONS'],
		['/api/openapi.json', 'GET, HEAD, OPTIONS'],
		['/api/docs', 'GET, HEAD, OPTIONS'],
	])('OPTIONS %s names the methods it takes, and no other site', async (path, allow) => {
		const { status, headers, text } = await ask('OPTIONS', path, {
			origin: 'https://other.test',
			'access-control-request-method': 'POST',
		});
		expect([status, headers.allow, text]).toEqual([204, allow, '']);
		expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
		expect(headers).not.toHaveProperty('access-control-allow-origin');
		for (const method of allow.split(', '))
			expect([method, (await ask(method, path)).status]).not.toEqual([method, 405]);
	});

	test('OPTIONS of what is no call is 404, and of a page 405', async () => {
		const call = await ask('OPTIONS', '/api/v2/nope');
		expect([call.status, JSON.parse(call.text).code]).toEqual([404, 404]);
		const page = await ask('OPTIONS', '/es/news');
		expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
	});

	test.each(['/api/v2/article/all', '/api/v2/topic/all', '/api/v2/tool/calculate?tool=duty', '/api/openapi.json'])(
		'HEAD of %s says the length of its answer, before and after it was asked for',
		async (path) => {
			const first = await ask('HEAD', path);
			const got = await ask('GET', path);
			const again = await ask('HEAD', path);
			expect(got.headers['content-length']).toBe(String(Buffer.byteLength(got.text)));
			for (const head of [first, again])
				expect([head.status, head.headers['content-length'], head.text]).toEqual([
					got.status,
					got.headers['content-length'],
					'',
				]);
		},
	);

	test('HEAD says the length of GET or none', async () => {
		for (const path of [
			'/api/v2/article/all',
			'/api/v2/article/get?id=1',
			'/api/v2/nope',
			'/api/openapi.json',
			'/es/news',
			'/no/such/page',
		]) {
			const head = await ask('HEAD', path);
			const full = await ask('GET', path);
			expect([path, head.status, head.text]).toEqual([path, full.status, '']);
			expect([undefined, String(Buffer.byteLength(full.text))]).toContain(head.headers['content-length']);
		}
	});

	test('every status the front refuses with is a code of the API, and is documented', async () => {
		const { description } = (
			JSON.parse((await ask('GET', '/api/openapi.json')).text) as { info: { description: string } }
		).info;
		const operations = (await ask('GET', '/api/openapi.json')).text;
		// 410 is the answer of a page whose content was withdrawn; no call answers it.
		const refused = Object.keys(englishWords.refusals)
			.map(Number)
			.filter((status) => status !== 410);
		for (const status of refused) {
			expect(Object.values(API_CODES)).toContain(status);
			expect([status, description.includes(String(status)) || operations.includes(`"${status}":{`)]).toEqual([
				status,
				true,
			]);
		}
	});
});
