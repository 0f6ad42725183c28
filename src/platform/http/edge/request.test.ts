import { describe, expect, test } from 'vitest';
import { page, startFront } from '../harness';

const ok = () => page('<p>ok</p>');

describe('what the application may see', () => {
	const seen = async (
		path: string,
		method: string,
		sent: Record<string, string>,
		options: Parameters<typeof startFront>[1] = {},
	) => {
		let headers: Record<string, string> = {};
		let client = '';
		const harness = await startFront((request, info) => {
			headers = Object.fromEntries(request.headers);
			client = info.client;
			return new Response('ok');
		}, options);
		if (method === 'GET') await harness.get(path, sent);
		else await harness.post(path, 'a=1', sent, method);
		return { headers, client };
	};
	const forged = {
		'x-forwarded-for': '198.51.100.7',
		'x-forwarded-host': 'evil.test',
		'x-forwarded-proto': 'https',
		forwarded: 'for=198.51.100.7',
		'x-http-method-override': 'DELETE',
		'x-method-override': 'DELETE',
		'x-middleware-subrequest': 'middleware',
		'x-react-router-request': '1',
		'x-original-url': '/admin',
		'x-rewrite-url': '/admin',
		'x-request-id': 'forged',
		'x-real-ip': '198.51.100.7',
	};

	test('a page: nothing of who reads it', async () => {
		const { headers } = await seen('/', 'GET', {
			...forged,
			cookie: 'a=1',
			authorization: 'Bearer x',
			'user-token': 'x',
			'user-agent': 'x',
			'accept-language': 'es',
			accept: 'text/html',
		});
		expect(headers).toEqual({ accept: 'text/html' });
	});

	test('a form on a page: its own type and where it comes from, no cookies', async () => {
		const { headers } = await seen('/about/subscribe', 'POST', {
			...forged,
			cookie: 'a=1',
			authorization: 'Bearer x',
			'content-type': 'application/x-www-form-urlencoded',
			origin: 'http://site.test',
		});
		expect(headers).toMatchObject({
			'content-type': 'application/x-www-form-urlencoded',
			origin: 'http://site.test',
			'content-length': '3',
		});
		expect(
			Object.keys(headers).filter((name) => name in forged || name === 'cookie' || name === 'authorization'),
		).toEqual([]);
	});

	test.each(['/api/v2/auth/login', '/admin/articles'])(
		'%s: cookies and tokens, and none of the names a client could forge',
		async (path) => {
			const { headers, client } = await seen(path, 'POST', {
				...forged,
				cookie: 'a=1',
				authorization: 'Bearer x',
				'user-token': 'x',
				'content-type': 'application/json',
			});
			expect(headers).toMatchObject({
				cookie: 'a=1',
				authorization: 'Bearer x',
				'user-token': 'x',
				'content-type': 'application/json',
			});
			expect(Object.keys(headers).filter((name) => name in forged)).toEqual([]);
			expect(client).toBe('127.0.0.1');
		},
	);

	test('behind a configured proxy the client is the right-most hop, and the rest is still forged', async () => {
		const { headers, client } = await seen(
			'/api/v2/auth/login',
			'POST',
			{ ...forged, 'x-forwarded-for': '1.1.1.1, 198.51.100.7' },
			{ trustedProxies: ['127.0.0.1'] },
		);
		expect(client).toBe('198.51.100.7');
		expect(Object.keys(headers).filter((name) => name in forged)).toEqual([]);
	});

	test("the address is the site's own, whatever name was used", async () => {
		let url = '';
		const harness = await startFront(
			(request) => {
				url = request.url;
				return new Response('ok');
			},
			{ allowedHosts: ['site.test', 'other.test'] },
		);
		await harness.get('/news?x=1', { host: 'other.test' });
		expect(url).toBe('http://site.test/news');
	});
});

describe('a request that comes from this machine', () => {
	const isLocal = async (headers: Record<string, string>) => {
		let found: { isLocal: boolean; seen: string[] } | undefined;
		const harness = await startFront(
			(request, info) => {
				found = { isLocal: info.isLocal, seen: [...request.headers.keys()] };
				return new Response('ok');
			},
			{ allowedHosts: ['site.test', '127.0.0.1'] },
		);
		await harness.get('/admin', { host: '127.0.0.1', ...headers });
		return found;
	};

	test('names it so', async () => {
		expect((await isLocal({}))?.isLocal).toBe(true);
		expect((await isLocal({ host: 'site.test' }))?.isLocal).toBe(false);
	});

	test.each(
		[
			'forwarded forwarded-for x-forwarded x-forwarded-for x-forwarded-host x-forwarded-by via cdn-loop x-scheme x-host',
			'x-real-ip x-client-ip client-ip true-client-ip x-cluster-client-ip x-originating-ip x-remote-ip x-remote-addr',
			'x-original-for x-original-host x-original-url x-original-forwarded-for x-rewrite-url proxy-client-ip wl-proxy-client-ip',
			'cf-connecting-ip cf-connecting-ipv6 cf-pseudo-ipv4 cf-ray cf-visitor fastly-client-ip fastly-ff fly-client-ip',
			'x-envoy-external-address x-envoy-original-path x-azure-clientip x-azure-socketip x-appengine-user-ip x-amz-cf-id',
			'do-connecting-ip ali-cdn-real-ip incap-client-ip x-sucuri-clientip x-nf-client-connection-ip x-varnish',
		].flatMap((line) => line.split(' ')),
	)('is none of a proxy, which %s tells, and which the application does not see', async (name) => {
		const found = await isLocal({ [name]: '127.0.0.1' });
		expect(found?.isLocal).toBe(false);
		expect(found?.seen).not.toContain(name);
	});
});

describe('unsafe requests from another site', () => {
	test.each([
		['another origin', { origin: 'https://evil.test' }, 401],
		['a hidden origin', { origin: 'null' }, 401],
		['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 401],
		['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://sub.site.test' }, 401],
		['our own name under another scheme', { origin: 'https://site.test' }, 401],
		[
			'our own name, but another site, as the browser says',
			{ origin: 'http://site.test', 'sec-fetch-site': 'cross-site' },
			401,
		],
		['our own origin', { origin: 'http://site.test' }, 200],
		['our own origin with its port', { origin: 'HTTP://SITE.test:80' }, 200],
		['our own page that hides its address', { origin: 'null', 'sec-fetch-site': 'same-origin' }, 200],
		['a program', {}, 200],
	])('%s', async (_name, headers, expected) => {
		const harness = await startFront(() => new Response('ok'));
		for (const path of ['/about/subscribe', '/api/v2/email/create', '/admin'])
			expect((await harness.post(path, 'a=1', headers)).status).toBe(expected);
	});

	test.each([
		['http://site.test', 'cross-site', 401],
		['http://site.test', 'same-site', 401],
		['http://site.test', undefined, 401],
		['https://site.test', undefined, 200],
		['https://site.test', 'same-origin', 200],
	])('a site on TLS takes a form of %s (%s): %i', async (origin, fetchSite, expected) => {
		const harness = await startFront(() => new Response('ok'), { site_url: 'https://site.test' });
		expect(
			(
				await harness.post('/about/subscribe', 'a=1', {
					origin,
					...(fetchSite ? { 'sec-fetch-site': fetchSite } : {}),
				})
			).status,
		).toBe(expected);
	});

	test('reading is free', async () => {
		const harness = await startFront(ok);
		expect((await harness.get('/', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' })).status).toBe(200);
	});
});
