import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../tests/site';
import { actors } from '../access/actor';
import { publicCalls } from '../api/index';
import { createContext } from '../commands/command';
import { makeAdminToken } from '../commands/security/admin-token';
import { makeFormToken } from '../platform/security/form-token';
import { makeVisitorToken } from '../platform/security/visitor-token';

const SECRET = 'a signing key that is long enough for a test';
const NOW = Math.floor(Date.now() / 1000);
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HALF_PAIR = '\ud83d';

interface Answer {
	code: number;
	data: { field?: string } | null;
}

describe('text that no database stores', () => {
	let site: TestSite;
	let admin_token: string;
	let client = 0;
	beforeAll(async () => {
		site = await openTestSite({ SECRET_KEYS: SECRET });
		admin_token = await makeAdminToken(createContext(site.db, actors.operator, NOW), 'desk', ['upload'], 3_600);
	});
	afterAll(() => site.stop());

	/** From an address of its own, so that nothing is refused for being too much. */
	const send = (path: string, init: RequestInit = {}) => {
		client += 1;
		return site.app.request(path, init, { client: `10.${client >> 8}.0.${client & 255}` });
	};
	const post = async (path: string, body: object): Promise<[status: number, field: string | undefined]> => {
		const text = JSON.stringify(body);
		const headers = {
			'content-type': 'application/json',
			'content-length': String(text.length),
			authorization: `Bearer ${admin_token}`,
			'user-agent': BROWSER,
		};
		const response = await send(`/api/v2/${path}`, { method: 'POST', body: text, headers });
		return [response.status, ((await response.json()) as Answer).data?.field];
	};

	test.each([
		['view/index', { url: '/a\0b' }, 'url'],
		['view/index', { url: '/a%00b' }, 'url'],
		['view/index', { url: '/a', title: '\0' }, 'title'],
		['view/index', { url: '/a', ua: '\0' }, 'ua'],
		['view/index', { url: '/a', title: HALF_PAIR }, 'title'],
		['email/create', { email: 'a@b.test', language: '\0' }, 'language'],
		['email/create', { email: 'a\0@b.test' }, 'email'],
		['email/create', { email: 'a@b.test', language: HALF_PAIR }, 'language'],
		['email/confirm', { token: 'a\0' }, 'token'],
		['email/confirm', { token: HALF_PAIR }, 'token'],
		['adv/log', { id: 1, link: '\0' }, 'link'],
		['adv/log', { id: 1, link: HALF_PAIR }, 'link'],
		['topic_iecie_wall/create', { text: 'a word or two\0', name: 'A', country: 'ES' }, 'text'],
		['topic_iecie_wall/create', { text: 'a word or two', name: `A${HALF_PAIR}`, country: 'ES' }, 'name'],
		['upload/index', { original_name: 'a\0.png', bytes: 5 }, 'original_name'],
		['upload/index', { original_name: `${HALF_PAIR}.png`, bytes: 5 }, 'original_name'],
		['upload/index', { original_name: 'a.png', bytes: 5, alt: '\0' }, 'alt'],
	])('%s refuses it by the name of its field: %j', async (path, body, field) => {
		expect(await post(path, body)).toEqual([400, field]);
	});

	test('in a name that no call knows it is let go with the name', async () => {
		expect((await post('view/index', { url: '/a', colour: '\0', '\0': 1 }))[0]).toBe(200);
	});

	test.each(['%00', '%ED%A0%80'])(
		'the fields of every call that is asked by GET stay below 500 (%s)',
		async (value) => {
			const seen: string[] = [];
			const asked = publicCalls
				.filter((call) => call.method === 'GET')
				.map((call) => ({ path: call.path, names: Object.keys(call.input.query.shape) }));
			for (const { path, names } of asked) {
				for (const name of names) {
					const headers = { 'user-token': makeVisitorToken([SECRET], NOW) };
					const { status } = await send(`/api/v2/${path}?${name}=${name === 'url' ? '/' : ''}a${value}`, { headers });
					if (status >= 500) seen.push(`${path} ${name} ${status}`);
				}
			}
			expect(seen).toEqual([]);
		},
	);

	test('an address asked about is refused by its name', async () => {
		const response = await send('/api/v2/seo/get?url=/news/%00');
		expect([response.status, ((await response.json()) as Answer).data?.field]).toEqual([400, 'url']);
	});

	test.each(['credit', 'alt', 'edition'])('the field %s of an upload', async (field) => {
		const body = new FormData();
		body.append(field, 'a\0b');
		body.append('file', new Blob([new Uint8Array(8)]), 'a.png');
		const response = await send('/api/v2/upload/index', {
			method: 'POST',
			body,
			headers: { authorization: `Bearer ${admin_token}` },
		});
		expect([response.status, ((await response.json()) as Answer).data?.field]).toEqual([400, field]);
	});

	test.each([
		['written plainly', 'filename="a\0.png"'],
		['escaped', "filename*=utf-8''a%00.png"],
	])("the name of an upload's file, %s", async (_how, name) => {
		const body = `--b\r\nContent-Disposition: form-data; name="file"; ${name}\r\nContent-Type: image/png\r\n\r\nabc\r\n--b--\r\n`;
		const headers = { authorization: `Bearer ${admin_token}`, 'content-type': 'multipart/form-data; boundary=b' };
		expect((await send('/api/v2/upload/index', { method: 'POST', body, headers })).status).toBe(400);
	});

	const formToken = () => makeFormToken([SECRET], Math.floor(Date.now() / 1000) - 60);
	const forms: [path: string, fields: Record<string, string>][] = [
		['/about/subscribe', { email: 'form@reader.test', form: 'page', website: '' }],
		['/es/about/subscribe', { email: 'form@reader.test', form: 'footer' }],
		['/topic/iecie/wall', { text: 'A word or two', name: 'A', country: 'ES' }],
		['/about/subscribe/preferences/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', { act: 'x', letters: 'weekly', edition: 'en' }],
		['/about/subscribe/confirm/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', {}],
		['/news/no-such-article', { password: 'x' }],
	];
	test.each(forms)('in a field of the form at %s it makes no 5xx', async (path, fields) => {
		for (const wrong of ['made', ...Object.keys(fields)]) {
			for (const text of ['\0', `${fields[wrong] ?? ''}\0`]) {
				const typed = { made: formToken(), ...fields, [wrong]: text };
				const multipart = new FormData();
				for (const [name, value] of Object.entries(typed)) multipart.append(name, value);
				for (const body of [new URLSearchParams(typed), multipart]) {
					const { status } = await send(path, { method: 'POST', body });
					expect([path, wrong, status < 500]).toEqual([path, wrong, true]);
				}
			}
		}
	});

	test.each(forms)('a malformed form at %s makes no 5xx', async (path) => {
		for (const [type, body] of [
			['multipart/form-data', 'x'],
			['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a\0"\r\n\r\nx'],
			['application/x-www-form-urlencoded', 'password=%ED%A0%80&email=%FF%00'],
			['application/json', '{"password":"\\u0000"}'],
		]) {
			const { status } = await send(path, { method: 'POST', body, headers: { 'content-type': type as string } });
			expect([path, type, status < 500]).toEqual([path, type, true]);
		}
	});
});
