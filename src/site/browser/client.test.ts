import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixture } from '../../../tests/e2e/fixture-files';
import { createHarness } from '../../../tests/e2e/island-harness';
import { type StubApi, stubApi } from '../../../tests/e2e/stub-api';
import type { CallOptions } from './client';

const harness = createHarness();
const FIXTURE = fileURLToPath(new URL('./client-fixture.ts', import.meta.url));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
let script = '';
beforeAll(async () => {
	const chunk = (await buildFixture(FIXTURE)).find((one) => one.type === 'chunk');
	script = chunk?.code ?? '';
});

interface Caller {
	show(name: string, options: CallOptions): Promise<unknown>;
	upload(name: string): Promise<unknown>;
}

/** A page that has nothing but the client, and where the visitor has made this choice. */
async function openPage(consent = [true, false, false, false]): Promise<[Page, StubApi]> {
	const api = stubApi(harness);
	harness.serve('/client.js', script);
	harness.serve(
		'/',
		'<!doctype html><title>A page</title><link rel="icon" href="data:,"><template data-consent="site_view_"></template><script type="module" src="/client.js"></script>',
	);
	const page = await harness.open({ expects: /40\d|50\d|ERR_/ });
	await page
		.context()
		.addCookies([{ name: 'cookie_choose', value: encodeURIComponent(JSON.stringify(consent)), url: harness.url }]);
	await page.goto('/');
	await page.waitForFunction(() => 'show' in window);
	return [page, api];
}

const call = (page: Page, name: string, options: CallOptions = {}) =>
	page.evaluate(([path, given]) => (window as unknown as Caller).show(path as string, given as CallOptions), [
		name,
		options,
	] as const);
const cookies = async (page: Page) => new Map((await page.context().cookies()).map(({ name, value }) => [name, value]));

describe('the client', () => {
	it('sends JSON and gives the data of code 1', async () => {
		const [page, api] = await openPage();
		api.answer('email/create', () => ({ data: { state: 'pending' } }));
		expect(await call(page, 'email/create', { body: { email: 'a@b.example' } })).toEqual({
			data: { state: 'pending' },
		});
		expect(api.heard).toEqual([
			expect.objectContaining({
				method: 'POST',
				body: { email: 'a@b.example' },
				token: undefined,
				content_type: 'application/json',
			}),
		]);
	});

	it('passes a query through', async () => {
		const [page] = await openPage();
		harness.serve('/api/v2/page/get?name=about&edition=es', (request, response) =>
			response.writeHead(200).end(JSON.stringify({ code: 1, msg: 'OK', data: request.method })),
		);
		expect(await call(page, 'page/get', { method: 'GET', query: { name: 'about', edition: 'es' } })).toEqual({
			data: 'GET',
		});
	});

	it('sends a file as a form', async () => {
		const [page, api] = await openPage();
		await page.evaluate(() => (window as unknown as Caller).upload('email/create'));
		expect(api.heard[0]?.content_type).toMatch(/^multipart\/form-data; boundary=/);
	});

	it.each([
		['another code', { code: 7, msg: 'Not today' }, { statusCode: 200, message: 'Not today' }],
		['another code without words', { code: 7, msg: '' }, { statusCode: 200, message: 'Error' }],
		[
			'a refusal',
			{ status: 400, code: 400, msg: 'The field is wrong' },
			{ statusCode: 400, message: 'The field is wrong' },
		],
		['a refusal without words', { status: 404, code: 404, msg: '' }, { statusCode: 404, message: 'Not Found' }],
		[
			'status 500',
			{ status: 500, code: 500, msg: 'internal' },
			{ statusCode: 500, message: 'Internal Server Error /api/v2/email/create' },
		],
	])('rejects %s', async (_name, answer, error) => {
		const [page, api] = await openPage();
		api.answer('email/create', () => answer);
		expect(await call(page, 'email/create')).toEqual(error);
	});

	it('rejects an answer that is no envelope, and one that never comes', async () => {
		const [page] = await openPage();
		harness.serve('/api/v2/page/get', '<h1>A proxy</h1>');
		expect(await call(page, 'page/get')).toEqual({ statusCode: 200, message: 'Error' });
		harness.serve('/api/v2/page/get', (request) => request.destroy());
		expect(await call(page, 'page/get')).toEqual({ statusCode: 0, message: expect.any(String) });
	});

	it('gives up after 30 seconds, a file after 20 minutes', async () => {
		const [page] = await openPage();
		const limits = await page.evaluate(async () => {
			const asked: number[] = [];
			const { timeout } = AbortSignal;
			AbortSignal.timeout = (after) => {
				asked.push(after);
				return timeout.call(AbortSignal, after);
			};
			const caller = window as unknown as Caller;
			await caller.show('page/get', {});
			await caller.upload('page/get');
			return asked;
		});
		expect(limits).toEqual([30_000, 1_200_000]);
	});
});

describe('the visitor token', () => {
	it('is made by the first call that needs it, once for all of them', async () => {
		const [page, api] = await openPage();
		await call(page, 'page/get');
		expect((await cookies(page)).has('site_view_')).toBe(false);
		await Promise.all([call(page, 'email/create', { isKnown: true }), call(page, 'adv/log', { isKnown: true })]);
		await call(page, 'view/index', { isKnown: true });
		const logins = api.heard.filter(({ name }) => name === 'auth/login');
		expect(logins.map(({ body }) => body)).toEqual([{ uuid: expect.stringMatching(UUID) }]);
		expect(
			api.heard
				.filter(({ name }) => name !== 'auth/login')
				.map(({ name, token }) => [name, token])
				.toSorted(),
		).toEqual([
			['adv/log', 'token-1'],
			['email/create', 'token-1'],
			['page/get', undefined],
			['view/index', 'token-1'],
		]);
		expect((await cookies(page)).get('site_view_')).toBe('token-1');
	});

	it.each([
		['not kept without consent to performance cookies', false],
		['kept with it', true],
	])('comes from a uuid that is %s', async (_name, performance) => {
		const [page, api] = await openPage([true, performance, false, false]);
		await call(page, 'email/create', { isKnown: true });
		const kept = (await cookies(page)).get('site_view_uuid');
		expect(kept).toBe(performance ? api.heard[0]?.body.uuid : undefined);
		await page.context().clearCookies({ name: 'site_view_' });
		await page.reload();
		await page.waitForFunction(() => 'show' in window);
		await call(page, 'email/create', { isKnown: true });
		const [first, second] = api.heard.filter(({ name }) => name === 'auth/login').map(({ body }) => body.uuid);
		expect(first === second).toBe(performance);
	});

	it('is made of another uuid, which is not kept, where the consent has lapsed', async () => {
		const [page, api] = await openPage([true, true, true, true]);
		const lapsed = encodeURIComponent(JSON.stringify({ version: '2.0', at: Math.floor(Date.now() / 1000) }));
		const old = '10000000-1000-4000-8000-100000000000';
		await page.context().addCookies(
			Object.entries({ cookie_choose_at: lapsed, site_view_uuid: old }).map(([name, value]) => ({
				name,
				value,
				url: harness.url,
			})),
		);
		await call(page, 'email/create', { isKnown: true });
		expect(api.heard[0]?.body.uuid).not.toBe(old);
		expect((await cookies(page)).get('site_view_uuid')).toBe(old);
	});

	it('is dropped when it is refused, and asked for anew once', async () => {
		const [page, api] = await openPage();
		api.answer('email/create', ({ token }) =>
			token === 'token-2' ? { data: 'taken' } : { status: 403, code: 403, msg: 'The visitor token is wrong' },
		);
		expect(await call(page, 'email/create', { isKnown: true })).toEqual({ data: 'taken' });
		expect((await cookies(page)).get('site_view_')).toBe('token-2');
		api.answer('email/create', () => ({ status: 403, code: 403, msg: 'The visitor token is wrong' }));
		const before = api.heard.length;
		expect(await call(page, 'email/create', { isKnown: true })).toEqual({
			statusCode: 403,
			message: 'The visitor token is wrong',
		});
		expect(api.heard.slice(before).map(({ name }) => name)).toEqual(['email/create', 'auth/login', 'email/create']);
	});

	it('is dropped by any call that is answered with 403', async () => {
		const [page, api] = await openPage();
		await call(page, 'email/create', { isKnown: true });
		api.answer('page/get', () => ({ status: 403, code: 403, msg: 'No' }));
		expect(await call(page, 'page/get')).toEqual({ statusCode: 403, message: 'No' });
		expect((await cookies(page)).has('site_view_')).toBe(false);
	});
});
