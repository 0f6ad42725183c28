import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor, edit } from '../../tests/actors';
import { openTestSite, type TestSite } from '../../tests/site';

interface Answer {
	code: number;
	msg: string;
	data: Record<string, unknown> & { list: Record<string, unknown>[]; field?: string };
}

describe('the reading API', () => {
	let site: TestSite;
	beforeAll(async () => {
		site = await openTestSite();
	});
	afterAll(() => site.stop());

	const ask = async (path: string, init?: RequestInit): Promise<{ status: number; headers: Headers; body: Answer }> => {
		const response = await site.app.request(`/api/v2/${path}`, init);
		return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
	};

	test('answers in the envelope, newest first, in pages', async () => {
		const { status, body } = await ask('article/page?limit=5');
		expect(status).toBe(200);
		expect([body.code, body.msg]).toEqual([1, 'OK']);
		expect(body.data).toMatchObject({ page: 1, limit: 5, has_more: true });
		const times = body.data.list.map((article) => article.published_at as number);
		expect(times).toEqual([...times].sort((a, b) => b - a));
		const second = await ask('article/page?limit=5&page=2');
		expect(second.body.data.list.map((article) => article.id)).not.toEqual(
			expect.arrayContaining(body.data.list.map((article) => article.id)),
		);
	});

	test('filters by type, kind, tag, author, edition and keyword', async () => {
		const of = async (filter: string) => (await ask(`article/page?limit=50&${filter}`)).body.data.list;
		expect((await of('type=product')).every((article) => article.type === 'product')).toBe(true);
		expect(
			(await of('kind=interview&edition=es')).every(
				(article) => article.kind === 'interview' && article.edition === 'es',
			),
		).toBe(true);
		const tagged = await of('tag=germany');
		expect(tagged.length).toBeGreaterThan(1);
		const signed = await of('author=priya-raman');
		expect(signed.length).toBeGreaterThan(1);
		expect(
			signed.every((article) =>
				(article.authors as { slug: string }[]).some((author) => author.slug === 'priya-raman'),
			),
		).toBe(true);
		const found = await of('keyword=nicotine&type=regulation');
		expect(found.length).toBeGreaterThan(0);
		expect(found.every((article) => article.type === 'regulation')).toBe(true);
	});

	test('gets one article by id and by seo_url, sanitised, with its translations', async () => {
		const [first] = (await ask('article/page?limit=1&kind=data')).body.data.list;
		const byId = await ask(`article/get?id=${first?.id}`);
		const bySlug = await ask(`article/get?seo_url=${first?.seo_url}`);
		expect(byId.body.data).toEqual(bySlug.body.data);
		expect(byId.body.data.html).toContain('<p>');
		expect(byId.headers.get('cache-tag')).toContain(`article:${first?.id}`);
	});

	test('random articles leave out the excluded one and are never cached', async () => {
		const [first] = (await ask('article/page?limit=1')).body.data.list;
		for (let i = 0; i < 5; i += 1) {
			const { body, headers } = await ask(`article/random?n=20&exclude=${first?.id}`);
			const ids = (body.data as unknown as { id: number }[]).map((article) => article.id);
			expect(ids).not.toContain(first?.id);
			expect(new Set(ids).size).toBe(ids.length);
			expect(headers.get('cache-control')).toBe('no-store');
		}
	});

	test.each([
		['article/page?page=0', 'page'],
		['article/page?page=01', 'page'],
		['article/page?limit=51', 'limit'],
		['article/page?limit=5&limit=6', 'limit'],
		['article/page?type=gossip', 'type'],
		['article/page?tag=no-such-tag', 'tag'],
		['article/get', 'id'],
		['article/get?id=1e3', 'id'],
		['article/random?n=21', 'n'],
		['tag/get?id=99999999999', 'id'],
		['seo/get?url=//evil.example', 'url'],
	])('%s answers 400 and names the field %s', async (path, field) => {
		const { status, body } = await ask(path);
		expect([status, body.code, body.data.field]).toEqual([400, 400, field]);
		expect(body.msg).toContain(field);
	});

	test('a refusal speaks the edition of the caller', async () => {
		expect((await ask('article/page?page=0&edition=es')).body.msg).toBe(
			'El parámetro «page» falta o no es válido. Como mínimo, 1.',
		);
		expect((await ask('article/get', { headers: { 'accept-language': 'es-ES,es;q=0.9' } })).body.msg).toContain(
			'El parámetro',
		);
		expect((await ask('article/get', { headers: { 'accept-language': 'en;q=0.1, es;q=0.9' } })).body.msg).toContain(
			'El parámetro',
		);
		expect((await ask('article/get', { headers: { 'accept-language': 'es;q=0, fr, en;q=0.1' } })).body.msg).toContain(
			'The parameter',
		);
	});

	test('unknown things are 404, wrong methods 405 with Allow, unknown parameters ignored', async () => {
		expect((await ask('article/get?id=2000000000')).status).toBe(404);
		expect((await ask('no/such-call')).body.code).toBe(404);
		const wrong = await ask('article/get?id=1', { method: 'POST' });
		expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
		expect((await ask('article/page?limit=1&colour=red')).status).toBe(200);
	});

	test.each([
		['v2/article/all', 204, 'GET, HEAD, OPTIONS'],
		['v2/auth/login', 204, 'POST, OPTIONS'],
		['v2/email/create', 204, 'GET, POST, OPTIONS'],
		['v2/upload/index', 204, 'POST, PATCH, HEAD, DELETE, OPTIONS'],
		['openapi.json', 204, 'GET, HEAD, OPTIONS'],
		['docs', 204, 'GET, HEAD, OPTIONS'],
		['v2/nope', 404, null],
		['v2', 404, null],
		['v1/article/all', 404, null],
	])('OPTIONS %s answers %i with the methods it takes: %s', async (path, status, allow) => {
		const response = await site.app.request(`/api/${path}`, { method: 'OPTIONS' });
		expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
	});

	test('pages, tags and metadata', async () => {
		expect((await ask('page/get?name=policy&edition=es')).body.data).toMatchObject({ name: 'policy', edition: 'es' });
		expect((await ask('page/get?name=nothing')).status).toBe(404);
		expect((await ask('page/collect?name=home')).body.code).toBe(1);
		expect((await ask('tag/get?slug=germany')).body.data).toMatchObject({ slug: 'germany', name: 'Germany' });
		const [first] = (await ask('article/page?limit=1')).body.data.list;
		const path = new URL(first?.url as string).pathname;
		expect((await ask(`seo/get?url=${path}`)).body.data).toMatchObject({
			title: first?.title,
			card: 'summary_large_image',
			canonical: `http://127.0.0.1:3000${path}`,
		});
	});

	test('the page and the API never disagree: a change shows in both', async () => {
		const [first] = (await ask('article/page?limit=1&kind=news')).body.data.list;
		await edit(contextFor(site.db, 2_000_000_000), site.db, first?.id as number, {
			title: 'A title that was just changed',
		});
		expect((await ask(`article/get?id=${first?.id}`)).body.data.title).toBe('A title that was just changed');
		expect(await (await site.app.request(new URL(first?.url as string).pathname)).text()).toContain(
			'A title that was just changed',
		);
		expect(
			(await ask('article/page?keyword=%22just+changed%22')).body.data.list.map((article) => article.id),
		).toContain(first?.id);
	});

	test('the OpenAPI document describes every call, and every parameter it names is accepted', async () => {
		const document = (await (await site.app.request('/api/openapi.json')).json()) as {
			openapi: string;
			paths: Record<string, { get: { parameters: { name: string }[]; responses: Record<string, unknown> } }>;
		};
		expect(document.openapi).toBe('3.1.0');
		for (const call of [
			'article/all',
			'article/get',
			'article/random',
			'article/page',
			'page/get',
			'page/collect',
			'tag/get',
			'seo/get',
		]) {
			expect(document.paths[`/api/v2/${call}`]?.get.responses).toHaveProperty('400');
		}
		expect((await site.app.request('/api/docs')).status).toBe(200);
	});
});
