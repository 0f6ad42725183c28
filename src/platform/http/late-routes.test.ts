import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { lateRoutes } from './late-routes';

function site(load: () => Promise<Hono>) {
	const app = new Hono();
	app.route('/', lateRoutes(['/desk', '/desk/*'], load));
	app.get('*', (c) => c.text('readers'));
	app.onError((error, c) => c.text(`failed: ${error.message}`, 500));
	return async (path: string) => (await app.request(path)).text();
}

test('routes are loaded once, by the first request for one of them', async () => {
	let loads = 0;
	const get = site(async () => {
		loads += 1;
		return new Hono().get('/desk', (c) => c.text('desk')).get('/desk/:name', (c) => c.text(c.req.param('name')));
	});
	expect(await get('/news')).toBe('readers');
	expect(loads).toBe(0);
	expect(await Promise.all([get('/desk'), get('/desk/tag'), get('/desk')])).toEqual(['desk', 'tag', 'desk']);
	expect(await get('/desk/series')).toBe('series');
	expect(loads).toBe(1);
});

test('a load that fails fails its request alone', async () => {
	let loads = 0;
	const get = site(async () => {
		loads += 1;
		if (loads === 1) throw new Error('no such file');
		return new Hono().get('/desk', (c) => c.text('desk'));
	});
	expect(await get('/desk')).toBe('failed: no such file');
	expect(await get('/news')).toBe('readers');
	expect(await get('/desk')).toBe('desk');
});

test('what such a route throws is handled as everywhere', async () => {
	const get = site(async () =>
		new Hono().get('/desk', () => {
			throw new Error('broken');
		}),
	);
	expect(await get('/desk')).toBe('failed: broken');
});
