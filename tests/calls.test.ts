/**
 * Guarantees of every declared call, whatever it does: it writes nothing without the right, and another method is
 * answered with those that exist.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { actors } from '../src/access/actor';
import { policy } from '../src/access/policy';
import { publicCalls } from '../src/api/index';
import { newsroomCalls } from '../src/api/newsroom/newsroom';
import { type AnyCall, actsByGet } from '../src/call/call';
import { byPattern, patternsOf } from '../src/call/table';
import { createContext } from '../src/commands/command';
import { makeAdminToken } from '../src/commands/security/admin-token';
import { formCalls } from '../src/site/forms/form-router';
import { openTestFront, type TestFront } from './site';

const calls: readonly AnyCall[] = [...publicCalls, ...newsroomCalls, ...formCalls];
const nameOf = ({ router, method, path }: AnyCall) => `${router}: ${method} ${path}`;
const writing = calls.filter((call) => actsByGet(call) || !['GET', 'HEAD'].includes(call.method));

/** An address at which a pattern answers. */
const at = (pattern: string) =>
	pattern.replace(/:(\w+)(?:\{[^/]*\})?/g, (_all, name) => (name === 'key' ? '1' : 'iecie'));
const addressOf = (call: AnyCall) => at(patternsOf(call)[0] ?? '');

let site: TestFront;
/** Tokens by their one right. */
const tokens: Record<string, string> = {};
beforeAll(async () => {
	site = await openTestFront();
	const operator = createContext(site.db, actors.operator, Math.floor(Date.now() / 1000));
	for (const right of ['upload', 'content'] as const)
		tokens[right] = await makeAdminToken(operator, right, [right], 3_600);
});
afterAll(() => site.stop());

interface Answer {
	status: number;
	allow: string[];
	code?: number;
	msg?: string;
	data?: { field?: string; reason?: string } | null;
}

async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
	const response = await fetch(site.url + path, { method, headers, redirect: 'manual', ...(body ? { body } : {}) });
	const text = await response.text();
	const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
	return {
		status: response.status,
		allow: response.headers.get('allow')?.split(', ') ?? [],
		...(isJson && text ? (JSON.parse(text) as object) : {}),
	};
}

/** Rows of every table; counts of tries are no content. */
async function rows(): Promise<Record<string, number>> {
	const { rows: tables } = await site.db.write((tx) =>
		tx.execute<{ name: string }>(
			sql`select table_name as name from information_schema.tables where table_schema = 'public'
				and table_type = 'BASE TABLE'`,
		),
	);
	const found: Record<string, number> = {};
	for (const { name } of tables.filter((table) => table.name !== 'rate_limit')) {
		const {
			rows: [row],
		} = await site.db.write((tx) =>
			tx.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)}`),
		);
		found[name] = row?.n ?? 0;
	}
	return found;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests that have no right to a call, with the status of their refusal. */
function withoutRight({ router, access }: AnyCall): [headers: Record<string, string>, status: number][] {
	const other = { authorization: `Bearer ${tokens.upload}` };
	// A caller who is about to sign in has no right yet, so only the page's origin is checked.
	if (access.who === 'guest')
		return [
			[{}, 401],
			[{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 401],
		];
	if (router === 'newsroom')
		return [
			[{}, 401],
			[{ authorization: `Bearer ${'x'.repeat(43)}` }, 401],
			[other, 403],
		];
	if (access.who === 'token')
		return [
			[{}, 401],
			[{ authorization: `Bearer ${tokens.content}` }, 401],
		];
	// Any reader may make these calls from a page of this site.
	return [[{ 'sec-fetch-site': 'cross-site' }, 401]];
}

describe.each(writing.map((call) => [nameOf(call), call] as const))('%s', (_name, call) => {
	test('is refused without its right, and writes nothing', async () => {
		const before = await rows();
		const [type, body] = call.router === 'form' ? [FORM_TYPE, 'email=a@reader.test&act=erase'] : [JSON_TYPE, '{}'];
		const sent = call.method === 'GET' ? {} : type;
		for (const [headers, status] of withoutRight(call)) {
			const answer = await ask(
				call.method,
				addressOf(call),
				{ ...sent, ...headers },
				call.method === 'GET' ? undefined : body,
			);
			expect([headers, answer.status]).toEqual([headers, status]);
		}
		expect(await rows()).toEqual(before);
	});
});

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
test.each([...byPattern(calls)])('%s tells another method which there are', async (pattern, list) => {
	const own: string[] = list.map(({ method }) => method);
	const isForm = list[0]?.router === 'form';
	// The page at a form's address is read; what a page takes the front knows.
	const taken = isForm ? [...own, 'GET', 'HEAD'] : own;
	for (const method of METHODS.filter((one) => !taken.includes(one))) {
		const { status, allow, code } = await ask(method, at(pattern));
		expect([method, status, own.every((one) => allow.includes(one)), allow.includes(method)]).toEqual([
			method,
			405,
			true,
			false,
		]);
		if (!isForm) expect(code).toBe(405);
	}
});

/** A value that a field does not take; undefined where it takes any. */
const wrongFor = (schema: z.ZodType): unknown =>
	[{ nonsense: [] }, [{}], -1.5, 'x'.repeat(20_000), true].find((value) => !schema.safeParse(value).success);

describe('wrong input is refused by the name of its field', () => {
	// Accounts and sessions have tests of their own: no token asks for them.
	const ofNewsroom = newsroomCalls.filter(
		({ access }) => access.who === 'staff' && policy[access.right].token === 'content',
	);
	const whole: Record<string, Record<string, unknown>> = {
		'tag/:key/merge': { into: 2, version: 'seen' },
		tag: { edition: 'en', slug: 'a', name: 'A' },
		author: { slug: 'a', name: 'A' },
		company: { slug: 'a', name: 'A' },
		adv: { position: 'home_band', edition: 'en', advertiser: 'A', headline: 'A', action: 'A', link: 'https://a.test' },
		market: { code: 'ZZ', slug: 'a', currency: 'EUR', texts: { en: { name: 'A' } } },
		redirect: { source: '/a', target: '/b' },
		seo_override: { url: '/a' },
		partner: { name: 'A', kind: 'media' },
		question: { edition: 'en', question: 'A', slug: 'a', answer_html: '<p>A</p>' },
		achievement: { edition: 'en', value: '1', label: 'A' },
		photo: { event_edition_id: 1, texts: { en: { alt: 'A', caption: '' } } },
		attachment: { event_edition_id: 1, media_id: 1, texts: { en: { title: 'A' } } },
		enterprise: {
			event_edition_id: 1,
			name: 'A',
			slug: 'a',
			booth: '1',
			country: 'PT',
			texts: { en: { summary: 'A', description: '' } },
		},
		duty_rate: {
			market: 'PT',
			product_class: 'pouch',
			basis: 'per_ml',
			amount: '1',
			currency: 'EUR',
			valid_from: '2026-01-01',
			source: { title: 'A' },
			verified_at: 1,
		},
		market_rule: { market: 'PT', name: 'tank_ml', source: { title: 'A' } },
		rule: { edition: 'en', measure: 'A', slug: 'a', market: 'Portugal', stage: 'drafted' },
		search_synonym: { edition: 'en', phrases: 'a, b' },
		page: { edition: 'en', name: 'a', title: 'A' },
	};

	test.each(ofNewsroom.filter(({ input }) => input.body).map((call) => [nameOf(call), call] as const))(
		'%s',
		async (_name, call) => {
			const before = await rows();
			// Words that were not taken are some fields, as in a change.
			const isPart = call.method !== 'POST' || call.path.endsWith('/untaken');
			const good = isPart ? {} : whole[call.path];
			if (!good) throw new Error(`${call.path} has no example in tests/calls.test.ts.`);
			const fields = Object.entries(call.input.body?.shape ?? {}) as [string, z.ZodType][];
			for (const [field, schema] of fields.filter(([name]) => name !== 'key')) {
				const wrong = wrongFor(schema);
				expect([field, wrong === undefined]).toEqual([field, false]);
				const headers = { ...JSON_TYPE, authorization: `Bearer ${tokens.content}` };
				const answer = await ask(call.method, addressOf(call), headers, JSON.stringify({ ...good, [field]: wrong }));
				expect([field, answer.status, answer.data?.reason, answer.data?.field?.split('.')[0]]).toEqual([
					field,
					400,
					'invalid',
					field,
				]);
			}
			expect(await rows()).toEqual(before);
		},
	);

	test.each(
		ofNewsroom.filter(({ input, method }) => method === 'GET' && input.query?.shape.limit).map((call) => call.path),
	)('GET %s', async (path) => {
		const headers = { authorization: `Bearer ${tokens.content}` };
		expect(await ask('GET', `/admin/api/${path}?limit=many`, headers)).toMatchObject({
			status: 400,
			data: { reason: 'invalid', field: 'limit' },
		});
	});
});
