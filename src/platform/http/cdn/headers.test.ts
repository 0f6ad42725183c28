import { describe, expect, test } from 'vitest';
import type { CdnName } from '../../../shared/http/cdn';
import { startFront } from '../harness';

const page = (headers: Record<string, string>, status = 200) =>
	new Response('<p>It says so.</p>', { status, headers: { 'content-type': 'text/html', ...headers } });
const PUBLIC = {
	'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
	'cache-tag': 'article:1,author:josé,home:en',
};
const CDN_HEADERS = /^(surrogate|cache-tag|.*cdn-cache-control)/;

/** The headers of an answer that a front behind this CDN writes for it. */
async function cdnHeadersOf(
	cdn: CdnName,
	answer: () => Response,
	asked: { path?: string; headers?: Record<string, string> } = {},
): Promise<Record<string, unknown>> {
	const harness = await startFront(async () => answer(), { cdn });
	const { headers } = await harness.get(asked.path ?? '/a', asked.headers);
	return Object.fromEntries(Object.entries(headers).filter(([name]) => CDN_HEADERS.test(name)));
}

describe('a CDN is told what it may keep and under which keys', () => {
	const keys = ['everything', 'article:1', 'author:jos%C3%A9', 'home:en'];
	const lifetime = 'max-age=60, stale-while-revalidate=60, stale-if-error=86400';

	test.each([
		['fastly', { 'surrogate-control': lifetime, 'surrogate-key': keys.join(' ') }],
		['cloudflare', { 'cloudflare-cdn-cache-control': lifetime, 'cache-tag': keys.join(',') }],
		['webhook', { 'cdn-cache-control': lifetime, 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') }],
	] as const)('%s in its own words', async (cdn, wanted) => {
		expect(await cdnHeadersOf(cdn, () => page(PUBLIC))).toEqual(wanted);
	});

	test('also of what stands elsewhere or nowhere, and of what is in no page cache of ours', async () => {
		expect(await cdnHeadersOf('fastly', () => page(PUBLIC, 404))).toMatchObject({ 'surrogate-key': keys.join(' ') });
		expect(await cdnHeadersOf('fastly', () => page(PUBLIC), { path: '/a/' })).toMatchObject({
			'surrogate-key': 'everything addresses',
		});
		const file = { 'cache-control': 'public, max-age=31536000, immutable', 'cache-tag': 'media:a.pdf' };
		expect(await cdnHeadersOf('fastly', () => page(file))).toEqual({
			'surrogate-control': 'max-age=31536000, stale-if-error=86400',
			'surrogate-key': 'everything media:a.pdf',
		});
	});
});

describe('a CDN keeps nothing', () => {
	test.each([
		['private', { 'cache-control': 'private, max-age=60' }],
		['not to be stored', { 'cache-control': 'no-store' }],
		['of no word on caches', {}],
		['with a cookie', { ...PUBLIC, 'set-cookie': 'visitor=1' }],
	])('that is %s', async (_what, headers) => {
		for (const cdn of ['fastly', 'cloudflare', 'webhook'] as const)
			expect(await cdnHeadersOf(cdn, () => page(headers))).toEqual({});
	});

	test('that was asked for with a password or a token', async () => {
		expect(await cdnHeadersOf('fastly', () => page(PUBLIC), { headers: { authorization: 'Bearer x' } })).toEqual({});
		const call = { path: '/api/v2/article/page', headers: { 'user-token': 'x' } };
		expect(await cdnHeadersOf('fastly', () => page(PUBLIC), call)).toEqual({});
	});

	test('that has more keys than it can take, for it could not be told to drop it', async () => {
		const many = Array.from({ length: 1_200 }, (_, n) => `article:${100_000 + n}`).join(',');
		const answer = () => page({ ...PUBLIC, 'cache-tag': many });
		expect(await cdnHeadersOf('fastly', answer)).toEqual({ 'surrogate-control': 'max-age=0' });
		expect(await cdnHeadersOf('cloudflare', answer)).toEqual({ 'cloudflare-cdn-cache-control': 'no-store' });
	});

	test('at Cloudflare that varies: everybody would get what the first has asked for', async () => {
		const answer = () => page({ ...PUBLIC, vary: 'Accept' });
		expect(await cdnHeadersOf('cloudflare', answer)).toEqual({ 'cloudflare-cdn-cache-control': 'no-store' });
		expect(await cdnHeadersOf('fastly', answer)).toMatchObject({ 'surrogate-control': lifetimeOf(60) });
	});

	test('that is past its time while the site cannot make another', async () => {
		let isAway = false;
		const harness = await startFront(async () => (isAway ? new Response('', { status: 503 }) : page(PUBLIC)), {
			cdn: 'fastly',
		});
		expect((await harness.get('/a')).headers['surrogate-control']).toBe(lifetimeOf(60));
		isAway = true;
		harness.front.cache.invalidate(['article:1']);
		const stale = await harness.get('/a');
		expect([stale.status, stale.headers['surrogate-control']]).toEqual([200, undefined]);
		expect(stale.headers['surrogate-key']).toContain('article:1');
	});
});

const lifetimeOf = (seconds: number) => `max-age=${seconds}, stale-while-revalidate=60, stale-if-error=86400`;
