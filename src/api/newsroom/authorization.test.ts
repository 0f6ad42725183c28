/** What the Authorization header lifts, and what it does not: the proof that a page of the newsroom asks. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../tests/site';
import { signedIn } from '../../../tests/staff-session';
import type { Visitor } from '../../../tests/staff-visitor';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { makeAdminToken } from '../../commands/security/admin-token';

let site: TestFront;
let visitor: Visitor;
let token = '';
beforeAll(async () => {
	site = await openTestFront();
	visitor = await signedIn(site, [{ role: 'editor' }]);
	const now = Math.floor(Date.now() / 1000);
	token = await makeAdminToken(createContext(site.db, actors.operator, now), 'a program', ['content'], 3_600);
});
afterAll(() => site.stop());

const UNSAFE: [method: string, path: string, body: object | undefined][] = [
	['PATCH', 'me', { name: 'Somebody else' }],
	['POST', 'session', { email: 'a@brume.example', password: 'a password of somebody' }],
	['POST', 'session/demo', { role: 'admin' }],
	['DELETE', 'session', undefined],
	['POST', 'link/look', { token: 'x' }],
];
const WRONG = [
	'',
	' ',
	'  ',
	'Bearer',
	'Bearer ',
	'Bearer  ',
	'Basic x',
	'Basic eDp5',
	'x',
	`Bearer ${'a'.repeat(43)}`,
];

describe.each(WRONG)('Authorization: %j', (authorization) => {
	test.each(UNSAFE)('proves nothing for %s %s, though the cookie is good', async (method, path, body) => {
		expect((await visitor.send(method, path, body, { authorization })).status).toBe(401);
		// A page of the newsroom sends no such header: what does is no page of it.
		const own = { authorization, 'sec-fetch-site': 'same-origin' };
		expect((await visitor.send(method, path, body, own)).status).toBe(401);
	});

	test('leaves the cookie without a right', async () => {
		expect((await visitor.send('GET', 'article', undefined, { authorization })).status).toBe(401);
		expect((await visitor.send('GET', 'session', undefined, { authorization })).status).toBe(401);
		const upload = await fetch(`${site.url}/api/v2/upload/index`, {
			method: 'POST',
			headers: { authorization, cookie: `site_admin_token=${visitor.cookie}`, 'sec-fetch-site': 'same-origin' },
			body: new FormData(),
		});
		expect(upload.status).toBe(401);
	});
});

test('without the header a page of the newsroom has the rights of its cookie, and another page has none', async () => {
	expect((await visitor.ask('PATCH', 'me', { name: 'Ana' })).status).toBe(200);
	expect((await visitor.send('PATCH', 'me', { name: 'Ana' }, {})).status).toBe(401);
});

test.each(['Bearer ', 'bearer ', 'Bearer  ', ''])(
	'a good token behind %j needs no page of the newsroom',
	async (scheme) => {
		const authorization = scheme + token;
		expect((await visitor.send('GET', 'tag', undefined, { authorization })).status).toBe(200);
		const tag = {
			edition: 'en',
			slug: `made-${scheme.length}-${scheme.charAt(0)}x`.toLowerCase(),
			name: `Made ${scheme}`,
		};
		expect((await visitor.send('POST', 'tag', tag, { authorization })).status).not.toBe(401);
	},
);
