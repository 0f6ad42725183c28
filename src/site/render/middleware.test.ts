import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { defaultEdition } from '../../editions/editions';
import { askMiddleware, type Middleware } from './middleware';

const all: Record<string, Middleware> = {
	busy: async (c) => c.text('Later', 429),
	calm: async () => undefined,
};

test.each([
	['busy', 429, 'Later'],
	['calm', 200, 'The page'],
	['nobody', 500, 'Unknown middleware'],
	['constructor', 500, 'Unknown middleware'],
])('a route that names %s is answered with %i', async (name, status, words) => {
	const app = new Hono();
	app.get('/', async (c) => (await askMiddleware(all, name, c, defaultEdition)) ?? c.text('The page'));
	const response = await app.request('/');
	expect([response.status, await response.text()]).toEqual([status, words]);
});
