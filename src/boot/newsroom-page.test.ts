import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../tests/site';
import { loggable } from '../shared/loggable';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

const POLICY =
	"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const TOKEN = 'k3NwQx0aWm9ZyT5rUe8HcLb2VdPsJf71';

test.each(['/admin', '/admin/tag', '/admin/tag/12', '/admin/nowhere/at/all?search=x'])(
	'%s is the page of the newsroom, kept by nobody and found by no search engine',
	async (path) => {
		const answer = await fetch(site.url + path);
		expect(answer.status).toBe(200);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': expect.stringContaining('text/html'),
			'cache-control': 'no-store',
			'content-security-policy': POLICY,
			'x-robots-tag': 'noindex',
			'x-frame-options': 'DENY',
			'referrer-policy': 'same-origin',
		});
		const html = await answer.text();
		expect(html).toContain('<div id="newsroom"');
		expect(html).not.toContain('<script>');
	},
);

test('a link with a token tells nobody where somebody comes from, and no log knows the token', async () => {
	const path = `/admin/link/${TOKEN}`;
	const answer = await fetch(site.url + path);
	expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
	expect(await answer.text()).not.toContain(TOKEN);
	expect(loggable(path)).toBe('/admin/link/…');
	expect(JSON.stringify(site.lines)).not.toContain(TOKEN);
});

test('calls and what is no reading are not answered with the page', async () => {
	expect((await fetch(`${site.url}/admin/api/session`)).headers.get('content-type')).toContain('json');
	expect(await (await fetch(`${site.url}/admin/api/nothing`)).text()).not.toContain('id="newsroom"');
	expect((await fetch(`${site.url}/admin`, { method: 'POST' })).status).not.toBe(200);
});

test('the brand and the editions stand in the page as text, whatever they are', async () => {
	const html = await (await fetch(`${site.url}/admin`)).text();
	const [, data = ''] = /data-house="([^"]*)"/.exec(html) ?? [];
	expect(JSON.parse(data.replaceAll('&quot;', '"'))).toMatchObject({
		brand: site.settings.brand.name,
		editions: [
			{ code: 'en', name: 'English' },
			{ code: 'es', name: 'Español' },
		],
	});
});
