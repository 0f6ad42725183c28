import { describe, expect, test } from 'vitest';
import { page, startFront } from '../harness';

const PAGE_POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'";
const DATA_POLICY = "default-src 'none'; sandbox";

const ok = () => page('<p>ok</p>');
const json = () => Response.json({ code: 1, msg: '', data: [] });

describe('pages', () => {
	test.each([
		['made', 1],
		['from memory', 2],
	])('%s: one constant policy and the usual headers', async (_name, times) => {
		const harness = await startFront(ok, {
			site_url: 'https://site.test',
			speculationRules: '/assets/speculation-1.json',
		});
		let answer = await harness.get('/news/a');
		for (let i = 1; i < times; i++) answer = await harness.get('/news/a');
		expect(answer.headers).toMatchObject({
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': PAGE_POLICY,
			'x-content-type-options': 'nosniff',
			'referrer-policy': 'strict-origin-when-cross-origin',
			'cross-origin-opener-policy': 'same-origin',
			'cross-origin-resource-policy': 'same-origin',
			'x-frame-options': 'DENY',
			'strict-transport-security': 'max-age=63072000; includeSubDomains',
			'speculation-rules': '"/assets/speculation-1.json"',
		});
		expect(answer.headers['permissions-policy']).toContain('geolocation=()');
		expect(answer.headers).not.toHaveProperty('x-robots-tag');
		expect(answer.headers).not.toHaveProperty('x-powered-by');
		const names = answer.rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
		expect(new Set(names).size).toBe(names.length);
	});

	test('the application cannot loosen the policy of a page, and can make it say less of where a reader comes from', async () => {
		const harness = await startFront(() =>
			page('x', {
				headers: {
					'content-security-policy': "script-src 'unsafe-inline'",
					'x-content-type-options': 'sniff',
					'referrer-policy': 'no-referrer',
					server: 'x',
					'x-powered-by': 'x',
				},
			}),
		);
		for (const answer of [await harness.get('/a'), await harness.get('/a')]) {
			expect(answer.headers).toMatchObject({
				'content-security-policy': PAGE_POLICY,
				'x-content-type-options': 'nosniff',
				'referrer-policy': 'no-referrer',
			});
			expect(answer.headers).not.toHaveProperty('server');
			expect(answer.headers).not.toHaveProperty('x-powered-by');
		}
	});

	test('what is not there, is refused or is away has the same policy and is not indexed', async () => {
		const harness = await startFront(
			(request) => (request.url.endsWith('/away') ? new Response('', { status: 500 }) : page('no', { status: 404 })),
			{ site_url: 'https://site.test' },
		);
		for (const path of ['/missing', '/missing', '/a;b', '/away', '/%00', '/assets/none.js']) {
			const { headers } = await harness.get(path);
			expect(headers).toMatchObject({
				'content-security-policy': PAGE_POLICY,
				'x-content-type-options': 'nosniff',
				'x-robots-tag': 'noindex',
				'strict-transport-security': expect.any(String),
				'x-frame-options': 'DENY',
			});
		}
	});

	test('without TLS nothing is said of it', async () => {
		const harness = await startFront(ok);
		expect((await harness.get('/')).headers).not.toHaveProperty('strict-transport-security');
	});

	test('outside production nothing may be indexed, whatever the application says', async () => {
		const harness = await startFront(
			(request) =>
				new URL(request.url).pathname.startsWith('/api') ? json() : page('x', { headers: { 'x-robots-tag': 'all' } }),
			{
				is_public: false,
			},
		);
		for (const path of ['/', '/', '/api/v2/article/all', '/a;b', '/news/', '/healthz'])
			expect((await harness.get(path)).headers['x-robots-tag']).toBe('noindex');
	});

	test('a page the application does not let be kept is private to its reader', async () => {
		const harness = await startFront(() => new Response('<p>x', { headers: { 'content-type': 'text/html' } }));
		const { headers } = await harness.get('/preferences');
		expect(headers).toMatchObject({
			'cache-control': 'private, no-cache',
			'content-type': 'text/html; charset=utf-8',
			'content-security-policy': PAGE_POLICY,
		});
		expect(headers['x-request-id']).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
	});
});

describe('an address that holds a token', () => {
	const TOKEN = 'AbCdEfGhIjKlMnOpQrStUvWxYz012345';
	const KEPT = { 'cache-control': 'public, max-age=3600, s-maxage=3600', 'cache-tag': 'articles' };
	const loose = { ...KEPT, 'referrer-policy': 'unsafe-url', 'x-robots-tag': 'all' };

	test('keeps itself to itself, whatever is answered there and whatever the application says', async () => {
		let asked = 0;
		const harness = await startFront(
			(request) => {
				asked += 1;
				const last = new URL(request.url).pathname.split('/').at(-1);
				if (last === 'led') return new Response(null, { status: 302, headers: { ...loose, location: '/news/a' } });
				if (last === 'picture.jpg') return new Response('x', { headers: { ...loose, 'content-type': 'image/jpeg' } });
				return page('x', { status: last === 'none' ? 404 : 200, headers: loose });
			},
			{ site_url: 'https://site.test', speculationRules: '/assets/speculation-1.json', cdn: 'fastly' },
		);
		const secrets = ['/preview', '/es/preview', '/Preview', '/about/subscribe/confirm', '/about/subscribe/unsubscribe'];
		const addresses = secrets.flatMap((folder) =>
			['', '/', '/led', '/none', '/picture.jpg', '/a/b/c', ';x', '%00', '%ff', '/../x;', `/${'a'.repeat(5_000)}`].map(
				(rest) => `${folder}/${TOKEN}${rest}`,
			),
		);
		for (const path of addresses)
			for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
				const { headers } = await harness.get(path, {}, method);
				const what = `${method} ${path.slice(0, 90)}`;
				expect(headers, what).toMatchObject({
					'referrer-policy': 'no-referrer',
					'x-robots-tag': 'noindex, nofollow',
					'cache-control': expect.stringContaining('no-store'),
				});
				for (const name of ['speculation-rules', 'cache-tag', 'surrogate-key', 'surrogate-control'])
					expect(headers, what).not.toHaveProperty(name);
			}
		asked = 0;
		for (const _time of [1, 2, 3]) await harness.get(`/preview/${TOKEN}`);
		expect(asked).toBe(3);
		expect((await harness.get('/news/a')).headers).toMatchObject({ 'referrer-policy': 'unsafe-url' });
	});

	test('is not asked for before somebody opens it', async () => {
		let asked = 0;
		const harness = await startFront(() => {
			asked += 1;
			return ok();
		});
		for (const [name, value] of [
			['sec-purpose', 'prefetch'],
			['sec-purpose', 'prefetch;prerender'],
			['purpose', 'prefetch'],
			['x-moz', 'prefetch'],
		] as const)
			expect((await harness.get(`/preview/${TOKEN}`, { [name]: value })).status).toBe(503);
		expect(asked).toBe(0);
		expect((await harness.get('/news/a', { 'sec-purpose': 'prefetch' })).status).toBe(200);
		expect((await harness.get(`/preview/${TOKEN}`)).status).toBe(200);
	});
});

describe('the API', () => {
	test('its answers can do nothing in a browser and are not kept', async () => {
		const harness = await startFront(json);
		for (const answer of [await harness.get('/api/v2/article/all'), await harness.post('/api/v2/view/index', '{}')]) {
			expect(answer.headers).toMatchObject({
				'content-type': 'application/json; charset=utf-8',
				'content-security-policy': DATA_POLICY,
				'cache-control': 'no-store',
				'x-content-type-options': 'nosniff',
				'x-frame-options': 'DENY',
				'referrer-policy': 'strict-origin-when-cross-origin',
				'cross-origin-resource-policy': 'same-origin',
			});
			expect(answer.headers).not.toHaveProperty('speculation-rules');
		}
	});

	test('public reading is kept as long as it says', async () => {
		const harness = await startFront(() =>
			Response.json({ code: 1 }, { headers: { 'cache-control': 'public, s-maxage=30' } }),
		);
		expect((await harness.get('/api/v2/article/all')).headers['cache-control']).toBe(
			'public, max-age=0, must-revalidate',
		);
	});

	test('HTML that it is made to answer with is sandboxed, save its page of documentation', async () => {
		const harness = await startFront(
			() => new Response('<script>1</script>', { headers: { 'content-type': 'text/html' } }),
		);
		for (const path of ['/api/v2/article/get', '/api/docs/x', '/api/docs2', '/api'])
			expect((await harness.get(path)).headers['content-security-policy']).toBe(DATA_POLICY);
		expect((await harness.get('/api/docs')).headers['content-security-policy']).toBe(PAGE_POLICY);
	});

	test.each([
		['/api/a;b', 404],
		['/api/%00', 400],
		['/api/v2/x?y=%', 400],
	])('%s is refused in the envelope', async (path, status) => {
		const answer = await (await startFront(json)).get(path);
		expect([answer.status, answer.headers['content-type'], answer.headers['content-security-policy']]).toEqual([
			status,
			'application/json; charset=utf-8',
			DATA_POLICY,
		]);
		expect(JSON.parse(answer.text)).toEqual({ code: status, msg: expect.stringMatching(/^[A-Z].+\.$/), data: null });
	});

	test('an entity tag of its own spares the body', async () => {
		const harness = await startFront(() => Response.json({ code: 1 }, { headers: { etag: 'W/"v1"' } }));
		const answer = await harness.get('/api/v2/article/all', { 'if-none-match': '"v1"' });
		expect([answer.status, answer.body.length, answer.headers.etag]).toEqual([304, 0, 'W/"v1"']);
	});

	test('several cookies stay several', async () => {
		const harness = await startFront(
			() =>
				new Response('', {
					headers: [
						['set-cookie', 'a=1; Path=/'],
						['set-cookie', 'b=2; Path=/'],
					],
				}),
		);
		expect((await harness.post('/api/v2/auth/login', '{}')).headers['set-cookie']).toEqual([
			'a=1; Path=/',
			'b=2; Path=/',
		]);
	});
});

describe('the rest', () => {
	test('the newsroom has its own policy', async () => {
		const harness = await startFront(
			() =>
				new Response('x', {
					headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" },
				}),
		);
		expect((await harness.get('/admin')).headers['content-security-policy']).toBe("default-src 'self'");
	});

	test('what a page offers for download may be sandboxed, and pictures may be shown elsewhere', async () => {
		const harness = await startFront(
			() =>
				new Response('x', {
					headers: {
						'content-type': 'application/pdf',
						'content-security-policy': 'sandbox',
						'cross-origin-resource-policy': 'cross-origin',
					},
				}),
		);
		expect((await harness.get('/media/a.pdf')).headers).toMatchObject({
			'content-security-policy': 'sandbox',
			'cross-origin-resource-policy': 'cross-origin',
			'content-type': 'application/pdf',
		});
	});

	test.each([
		['text/html', 'text/html; charset=utf-8'],
		['text/csv', 'text/csv; charset=utf-8'],
		['application/rss+xml', 'application/rss+xml; charset=utf-8'],
		['application/feed+json', 'application/feed+json; charset=utf-8'],
		['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
		['image/png', 'image/png'],
	])('the character set is always said: %s', async (sent, expected) => {
		const harness = await startFront(() => page('x', { headers: { 'content-type': sent } }));
		expect((await harness.get('/a')).headers['content-type']).toBe(expected);
		expect((await harness.get('/b', { authorization: 'x' })).headers['content-type']).toBe(expected);
	});

	test('the pages the front writes itself hold no words of the request, and link the styles they are given', async () => {
		const harness = await startFront(ok, { stylesheet: '/assets/site-1.css' });
		const answer = await harness.get('/es/;x%3Cscript%3E');
		expect(answer.text).toContain('<link rel="stylesheet" href="/assets/site-1.css">');
		expect(answer.text).toContain('<h1 class="hed hed--1">No se ha encontrado</h1>');
		expect(answer.text).toContain('<a class="btn" href="/es">Inicio</a>');
		expect(answer.text).not.toMatch(/<script|style=|%3C/);
	});
});
