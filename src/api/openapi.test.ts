import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examples, type Given, type World } from '../../tests/api-examples';
import { bodySchema, contentOf, moments, schemaOf, specifiedCalls, wrongOnes } from '../../tests/api-schemas';
import { startBucket, type TestBucket } from '../../tests/s3';
import { openTestFront, openTestSite, type TestSite } from '../../tests/site';
import { actors } from '../access/actor';
import { createContext } from '../commands/command';
import { makeAdminToken } from '../commands/security/admin-token';
import { makeVisitorToken } from '../platform/security/visitor-token';
import { publicCalls } from './index';
import { type OpenApiDocument, openApi } from './openapi';
import type { OpenApiOperation } from './openapi-print';

const SECRET = 'a signing key that is long enough for a test';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NOW = () => Math.floor(Date.now() / 1000);

interface Asked {
	status: number;
	headers: Headers;
	body: { code: number; msg: string; data: (Record<string, unknown> & { field?: string }) | null };
}

// The titles of the tests follow from the document; that the server serves this very one is a test of its own.
const titles: OpenApiDocument = openApi(publicCalls, {
	site_url: 'http://127.0.0.1:3000',
	brand: { name: 'Brume' },
});
const operations = Object.entries(titles.paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({
		name: `${method.toUpperCase()} ${path.replace('/api/v2/', '')}`,
		path,
		method: method.toUpperCase(),
		operation,
	})),
);
const operationOf = (name: string) => {
	const found = operations.find((one) => one.name === name);
	if (!found) throw new Error(`The document has no ${name}.`);
	return found;
};
describe('the server and its OpenAPI document', () => {
	let site: TestSite;
	let bucket: TestBucket;
	let admin: string;
	let world: World;
	let client = 0;

	beforeAll(async () => {
		bucket = await startBucket();
		site = await openTestSite({ ...bucket.env, SECRET_KEYS: SECRET });
		admin = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'desk', ['upload'], 86_400);
		world = {
			site,
			async ask(name, given) {
				const { status, body } = await ask(name, given);
				expect([name, status, body.msg]).toEqual([name, 200, 'OK']);
				return body.data ?? {};
			},
		};
	});
	afterAll(async () => {
		await site.stop();
		await bucket.stop();
	});

	const tokensOf = ({ parameters }: OpenApiOperation): Record<string, string> => ({
		...(parameters.some(({ name }) => name === 'User-Token')
			? { 'user-token': makeVisitorToken([SECRET], NOW()) }
			: {}),
		...(parameters.some(({ name }) => name === 'Authorization') ? { authorization: `Bearer ${admin}` } : {}),
	});

	function bodyOf({
		body,
		type,
	}: Given): { body: FormData | string | Uint8Array<ArrayBuffer>; headers: Record<string, string> } | undefined {
		if (body === undefined) return undefined;
		if (body instanceof Uint8Array)
			return { body: new Uint8Array(body), headers: { 'content-type': type ?? 'application/octet-stream' } };
		if (type === 'multipart/form-data') {
			const form = new FormData();
			for (const [name, value] of Object.entries(body)) form.append(name, value as string | Blob);
			return { body: form, headers: {} };
		}
		const text = JSON.stringify(body);
		return {
			body: text,
			headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) },
		};
	}

	/** Asks as a client of its own with every token the call takes; whatever comes back must be documented. */
	async function ask(
		name: string,
		given: Given,
		headers: Record<string, string> = {},
		leaveOut: string[] = [],
	): Promise<Asked> {
		const { path, method, operation } = operationOf(name);
		const sent = bodyOf(given);
		const all = new Headers({ ...tokensOf(operation), ...given.headers, ...sent?.headers, ...headers });
		for (const header of leaveOut) all.delete(header);
		client += 1;
		const search = given.query ? `?${new URLSearchParams(given.query)}` : '';
		const init = { method, headers: all, ...(sent ? { body: sent.body } : {}) };
		const response = await site.app.request(path + search, init, {
			client: `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`,
		});
		const text = await response.text();
		const body = (
			text ? JSON.parse(text) : { code: response.ok ? 1 : response.status, msg: response.ok ? 'OK' : '', data: null }
		) as Asked['body'];
		const documented = operation.responses[response.status];
		expect([name, response.status, Boolean(documented)]).toEqual([name, response.status, true]);
		const schema = contentOf(documented);
		if (text && schema) expect([name, schemaOf(schema).safeParse(body).error?.issues]).toEqual([name, undefined]);
		return { status: response.status, headers: response.headers, body };
	}

	const refused = async (name: string, given: Given, field: string) => {
		const { status, body } = await ask(name, given);
		const what = `${name} ${JSON.stringify(given).slice(0, 300)}`;
		// An answer to HEAD has no words.
		if (name.startsWith('HEAD')) return expect([what, status]).toEqual([what, 400]);
		expect([what, status, body.code, body.data?.field]).toEqual([what, 400, 400, field]);
		// Calls of forms speak the words of their form.
		if (publicCalls.some((one) => `GET ${one.path}` === name && one.access.who === 'reader'))
			expect(body.msg).toContain(field);
		else expect(body.msg.length).toBeGreaterThan(5);
	};

	test('the server serves the document of its calls', async () => {
		expect(await (await site.app.request('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(titles)));
	});

	test('every call of the specification is there, under its method', () => {
		expect(operations.map((one) => one.name)).toEqual(expect.arrayContaining(specifiedCalls));
	});

	describe.each(operations)('$name', ({ name, path, method, operation }) => {
		const given = async (): Promise<Given[]> => {
			const own = examples[name];
			if (!own) throw new Error(`${name} has no example in tests/api-examples.ts.`);
			return Promise.all(own.map((example) => example(world)));
		};

		test('answers a good input with code 1 and data of the documented shape', async () => {
			for (const one of await given()) {
				const { status, body } = await ask(name, one);
				expect([status, body.code, body.msg]).toEqual([200, 1, 'OK']);
				// Seconds, not milliseconds: between the years 2000 and 2100.
				for (const [field, at] of moments(body.data))
					expect([field, at > 946_684_800 && at < 4_102_444_800]).toEqual([field, true]);
			}
		});

		test('names the parameter that is wrong', async () => {
			const [first] = await given();
			for (const { name: field, in: place, required, schema } of operation.parameters) {
				if (['User-Token', 'Authorization'].includes(field)) continue;
				const wrong = wrongOnes(schema, true) as string[];
				expect([field, wrong.length > 0]).toEqual([field, true]);
				for (const value of wrong) {
					if (place === 'query') await refused(name, { ...first, query: { ...first?.query, [field]: value } }, field);
					else await refused(name, { ...first, headers: { ...first?.headers, [field]: value } }, field);
				}
				if (!required) continue;
				const { [field]: _query, ...query } = first?.query ?? {};
				const { [field]: _header, ...headers } = first?.headers ?? {};
				await refused(name, { ...first, query, headers }, field);
			}
		});

		test('names the field of its body that is wrong', async () => {
			for (const one of await given()) {
				const { properties = {}, required = [] } = bodySchema(operation, one) ?? {};
				const isForm = one.type === 'multipart/form-data';
				for (const [field, schema] of Object.entries(properties)) {
					const wrong = isForm && field === 'file' ? [] : wrongOnes(schema, isForm);
					for (const value of wrong) await refused(name, { ...one, body: { ...one.body, [field]: value } }, field);
					const { [field]: _left_out, ...rest } = one.body as Record<string, unknown>;
					if (required.includes(field) && Object.keys(rest).length > 0)
						await refused(name, { ...one, body: rest }, field);
				}
			}
		});

		test('wants its tokens', async () => {
			const [first] = await given();
			for (const { name: header, required } of operation.parameters.filter((one) =>
				['User-Token', 'Authorization'].includes(one.name),
			)) {
				const code = header === 'User-Token' ? 403 : 401;
				const changed =
					tokensOf(operation)[header.toLowerCase()]?.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) ?? '';
				const wrong = await ask(name, first ?? {}, {
					[header]: changed.replace(/.(?=.{9}$)/, (sign) => (sign === 'A' ? 'B' : 'A')),
				});
				expect([header, wrong.status, wrong.body.code]).toEqual([header, code, code]);
				if (required) expect((await ask(name, first ?? {}, {}, [header])).status).toBe(code);
			}
		});

		test('takes one value of a parameter, one method of its own, one content type', async () => {
			const [first] = await given();
			for (const [field, value] of Object.entries(first?.query ?? {})) {
				const twice = `${path}?${new URLSearchParams(first?.query)}&${field}=${encodeURIComponent(value)}`;
				const response = await site.app.request(twice, { method, headers: tokensOf(operation) });
				const { data } = (await response.json()) as Asked['body'];
				expect([field, response.status, data?.field]).toEqual([field, 400, field]);
			}
			const own = operations.filter((one) => one.path === path).map((one) => one.method);
			for (const other of METHODS.filter((one) => !own.includes(one))) {
				const response = await site.app.request(path, { method: other });
				const allowed = response.headers.get('allow')?.split(', ') ?? [];
				expect([other, response.status, allowed.includes(other), own.every((one) => allowed.includes(one))]).toEqual([
					other,
					405,
					false,
					true,
				]);
				expect(await response.json()).toMatchObject({ code: 405, data: null });
			}
			if (operation.requestBody)
				expect((await ask(name, first ?? {}, { 'content-type': 'text/plain', 'content-length': '10' })).status).toBe(
					415,
				);
		});
	});

	test('what is no call is 404 in the envelope', async () => {
		for (const path of [
			'/api/v2',
			'/api/v2/',
			'/api/v2/no/such',
			'/api/v2/article',
			'/api/v2/article/get/more',
			'/api/v2/constructor/get',
			'/api/v2/Article/get',
		]) {
			for (const method of ['GET', 'POST']) {
				const response = await site.app.request(path, { method });
				expect([path, response.status, await response.json()]).toEqual([
					path,
					404,
					{ code: 404, msg: expect.any(String), data: null },
				]);
			}
		}
	});

	test('what acts by GET does nothing for another site or for a look-ahead', async () => {
		const [email] = await Promise.all((examples['GET email/create'] ?? []).map((example) => example(world)));
		for (const headers of [
			{ 'sec-fetch-site': 'cross-site' },
			{ 'sec-fetch-site': 'none' },
			{ purpose: 'prefetch' },
		] as Record<string, string>[]) {
			expect((await ask('GET email/create', email ?? {}, headers)).status).toBe(401);
		}
	});
});

test('a body that is declared too large is 413 at every call that takes one, as documented', async () => {
	const site = await openTestFront();
	try {
		const admin = await makeAdminToken(createContext(site.db, actors.operator, NOW()), 'desk', ['upload'], 86_400);
		for (const { name, path, method, operation } of operations.filter((one) => one.operation.requestBody)) {
			const headers = {
				'content-type': 'application/json',
				'content-length': path.includes('/upload/') ? 10 ** 9 : 10 ** 6,
				authorization: `Bearer ${admin}`,
			};
			const answer = await new Promise<{ status: number; text: string }>((done, fail) => {
				const sent = request(site.url + path, { method, headers }, (response) => {
					let text = '';
					response.setEncoding('utf8').on('data', (part: string) => {
						text += part;
					});
					response.on('end', () => done({ status: response.statusCode ?? 0, text }));
				});
				sent.on('error', fail).flushHeaders();
			});
			expect([name, answer.status, JSON.parse(answer.text).code, Boolean(operation.responses[413])]).toEqual([
				name,
				413,
				413,
				true,
			]);
		}
	} finally {
		await site.stop();
	}
});
