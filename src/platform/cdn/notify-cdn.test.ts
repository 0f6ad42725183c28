import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { type CdnAccess, notifyCdn } from './notify-cdn';

const TOKEN = 'a-token-of-this-test';
interface Asked {
	url: string | undefined;
	headers: IncomingHttpHeaders;
	body: unknown;
}

/** An API that notes what it is asked and gives one answer. */
async function startApi(status = 200, headers: Record<string, string> = {}, body = '{"success":true}') {
	const asked: Asked[] = [];
	const server = createServer((request, response) => {
		void text(request).then((sent) => {
			asked.push({ url: request.url, headers: request.headers, body: JSON.parse(sent) });
			response.writeHead(status, headers).end(body);
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const never = new AbortController().signal;
const notify = (access: Pick<CdnAccess, 'name' | 'url'>, tags: string[]) =>
	notifyCdn(
		{ service: access.name === 'webhook' ? '' : 'abc123', token: TOKEN, site_url: 'https://vapor.test', ...access },
		tags,
		never,
	);

test.each([
	['fastly', '/service/abc123/purge', 'fastly-key', TOKEN, (keys: string[]) => ({ surrogate_keys: keys })],
	['cloudflare', '/zones/abc123/purge_cache', 'authorization', `Bearer ${TOKEN}`, (keys: string[]) => ({ tags: keys })],
	['webhook', '/', 'authorization', `Bearer ${TOKEN}`, (keys: string[]) => ({ keys })],
] as const)('%s is told in its own words', async (name, path, header, value, body) => {
	const { asked, url } = await startApi();
	expect(await notify({ name, url }, ['article:1', 'author:josé'])).toEqual({ isDone: true, status: 200 });
	await notify({ name, url }, ['article:1', '*']);
	expect(asked[0]?.headers['user-agent']).toBe('cdn-purge (+https://vapor.test)');
	expect(asked.map((one) => [one.url, one.headers[header]])).toEqual([
		[path, value],
		[path, value],
	]);
	expect(asked.map((one) => one.body)).toEqual([body(['article:1', 'author:jos%C3%A9']), body(['everything'])]);
	// Fastly would only mark it as out of date.
	expect(asked[0]?.headers).not.toHaveProperty('fastly-soft-purge');
});

test.each([
	[429, { 'retry-after': '17' }, { wait: 17 }],
	[503, {}, {}],
	[401, {}, { isRefused: true }],
	[400, {}, { isRefused: true }],
	[302, { location: 'http://127.0.0.1:1/' }, { isRefused: true }],
])('an answer %i is no yes', async (status, headers, wanted) => {
	const { url } = await startApi(status, headers);
	const result = { isDone: false, status, reason: `It answered ${status}.`, ...wanted };
	expect(await notify({ name: 'fastly', url }, ['article:1'])).toEqual(result);
});

test('Cloudflare says in the answer itself whether it was done', async () => {
	const { url } = await startApi(200, {}, '{"success":false}');
	expect(await notify({ name: 'cloudflare', url }, ['article:1'])).toMatchObject({ isDone: false });
});

test('one that cannot be reached is told later, and nothing says the token', async () => {
	const result = await notify({ name: 'webhook', url: 'http://127.0.0.1:1/' }, ['article:1']);
	expect(result).toMatchObject({ isDone: false, status: 0 });
	expect(result).not.toHaveProperty('isRefused');
	expect(JSON.stringify(result)).not.toContain(TOKEN);
});
