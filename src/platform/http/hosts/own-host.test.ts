/** The newsroom on a host of its own: what each of the two hosts answers. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSecret } from '../../../../tests/demonstration';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { page, startFront } from '../harness';

let site: TestFront;
let newsroom = '';
beforeAll(async () => {
	site = await openTestFront(undefined, {}, '127.0.0.1', undefined, 'localhost');
	newsroom = site.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => site.stop());

interface Answer {
	status: number;
	location: string | undefined;
	kept: string | undefined;
	cookie: string;
	text: string;
}

/** Sends a request to one of the two hosts, which share a port. */
function ask(method: string, url: string, headers: Record<string, string> = {}, body = ''): Promise<Answer> {
	const { host, port, pathname, search } = new URL(url);
	return new Promise((done, fail) => {
		const asked = request(
			{ host: '127.0.0.1', port, method, path: pathname + search, headers: { host, ...headers } },
			(answer) => {
				let text = '';
				answer.on('data', (part) => {
					text += part;
				});
				answer.on('end', () =>
					done({
						status: answer.statusCode ?? 0,
						location: answer.headers.location,
						kept: answer.headers['cache-control'],
						cookie: (answer.headers['set-cookie'] ?? []).join(),
						text,
					}),
				);
			},
		);
		asked.on('error', fail);
		asked.end(body);
	});
}
const demonstration = (role: string) => JSON.stringify({ role, secret: demoSecret(site) });
const json = { 'content-type': 'application/json' };
const signIn = (url: string, headers: Record<string, string>) =>
	ask('POST', `${url}/admin/api/session/demo`, { ...json, ...headers }, demonstration('desk'));

test.each(['/news', '/es/news', '/search/tpd/2', '/feed.xml', '/robots.txt', '/about/subscribe'])(
	'a reader’s page is none of the newsroom’s host: %s leads to the site, and nobody keeps that',
	async (path) => {
		await ask('GET', site.url + path);
		expect(await ask('GET', newsroom + path)).toMatchObject({
			status: 307,
			location: site.url + path,
			kept: 'no-store',
			text: '',
		});
	},
);

test('nor is one that is kept in memory, where the newsroom’s host is a name of the site as well', async () => {
	const front = await startFront(() => page('<p>ok</p>'), {
		site_url: 'http://site.test',
		newsroom_url: 'http://desk.test',
		allowedHosts: ['site.test', 'desk.test'],
	});
	for (let n = 0; n < 2; n += 1) expect((await front.get('/news/a')).status).toBe(200);
	expect(await front.get('/news/a', { host: 'desk.test' })).toMatchObject({
		status: 307,
		headers: { location: 'http://site.test/news/a' },
	});
});

test('its first page is the newsroom, and a form of readers is not taken there', async () => {
	expect(await ask('GET', `${newsroom}/`)).toMatchObject({ status: 307, location: `${newsroom}/admin` });
	const form = { 'content-type': 'application/x-www-form-urlencoded', origin: newsroom };
	expect((await ask('POST', `${newsroom}/about/subscribe`, form, 'email=a%40b.example')).status).toBe(421);
});

test.each(['/admin', '/admin/article/1', '/admin/link/abc'])(
	'the newsroom is none of the readers’ host: %s leads to its own',
	async (path) => {
		expect(await ask('GET', site.url + path)).toMatchObject({ status: 307, location: newsroom + path });
	},
);

test('a call of the newsroom that tells its cookie to the readers’ host is refused there, whatever it asks', async () => {
	for (const method of ['GET', 'POST', 'DELETE'])
		expect((await ask(method, `${site.url}/admin/api/session`, { 'sec-fetch-site': 'same-origin' })).status).toBe(421);
});

test('people come in at the newsroom’s host, from its own pages alone', async () => {
	const own = await signIn(newsroom, { 'sec-fetch-site': 'same-origin' });
	expect([own.status, own.cookie]).toEqual([200, expect.stringContaining('site_admin_token=')]);
	const cookie = own.cookie.split(';')[0] ?? '';
	expect((await ask('GET', `${newsroom}/admin/api/article`, { cookie })).status).toBe(200);
	// Browsers that send no Sec-Fetch-Site header send Origin.
	expect((await signIn(newsroom, { origin: newsroom })).status).toBe(200);
	const foreign: Record<string, string>[] = [{ origin: site.url }, { origin: site.url, 'sec-fetch-site': 'same-site' }];
	for (const from of foreign) expect((await signIn(newsroom, from)).status).toBe(401);
});

test('calls of programs, pictures and the health of the site are answered at both', async () => {
	for (const url of [site.url, newsroom]) {
		expect((await ask('GET', `${url}/api/v2/article/get?id=1`)).status).toBe(200);
		expect((await ask('GET', `${url}/favicon.svg`)).status).toBe(200);
		expect((await ask('GET', `${url}/readyz`)).status).toBe(200);
	}
	expect((await ask('GET', `${site.url}/readyz`, { host: 'elsewhere.example' })).status).toBe(200);
	expect((await ask('GET', `${site.url}/admin`, { host: 'elsewhere.example' })).status).toBe(421);
});

test('links that are sent to people of the newsroom lead to its host', async () => {
	const own = await signIn(newsroom, { 'sec-fetch-site': 'same-origin' });
	const cookie = own.cookie.split(';')[0] ?? '';
	const admin = await ask(
		'POST',
		`${newsroom}/admin/api/session/demo`,
		{ ...json, cookie, origin: newsroom },
		demonstration('admin'),
	);
	const invitation = { email: 'cora@brume.example', name: 'Cora', grants: [{ role: 'reporter' }] };
	const invited = await ask(
		'POST',
		`${newsroom}/admin/api/people/invite`,
		{ ...json, cookie: admin.cookie.split(';')[0] ?? '', origin: newsroom },
		JSON.stringify(invitation),
	);
	expect((JSON.parse(invited.text) as { data: { link: string } }).data.link).toMatch(
		new RegExp(`^${newsroom}/admin/link/`),
	);
});

test('a link for somebody outside is of the readers’ host, and the newsroom’s leads there', async () => {
	const entered = await signIn(newsroom, { origin: newsroom });
	const headers = { ...json, origin: newsroom, cookie: entered.cookie.split(';', 1)[0] ?? '' };
	const article = JSON.stringify({ edition: 'en', type: 'company', title: 'Shown to counsel' });
	const { data } = JSON.parse((await ask('POST', `${newsroom}/admin/api/article`, headers, article)).text);
	const body = JSON.stringify({ article_id: data.id, name: 'Counsel', is_pinned: false, days: 1 });
	const made = JSON.parse((await ask('POST', `${newsroom}/admin/api/preview_link`, headers, body)).text);
	const { address } = made.data;
	expect(address).toMatch(new RegExp(`^${site.url}/preview/`));
	expect((await ask('GET', address)).text).toContain('Shown to counsel');
	expect(await ask('GET', address.replace(site.url, newsroom))).toMatchObject({
		status: 307,
		location: address,
		kept: 'no-store',
	});
});
