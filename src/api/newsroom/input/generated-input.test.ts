/**
 * Wild input at every call of the newsroom (security promise T7): by an administrator, in the path, the query and the
 * body. Whatever comes is answered below 500, and what is refused as invalid names its field.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { isFull } from '../../../../tests/full';
import { limit } from '../../../../tests/pace';
import { nameOf } from '../../../../tests/rights-walk/other-cases';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import type { AnyCall } from '../../../call/call';
import { newsroomCalls } from '../newsroom';

/** Requests to each call. */
const RUNS = isFull ? 40 : 4;
const AT_ONCE = 4;

/** Calls that end what the test needs: its own session, and the demonstration. */
const LEFT_OUT = new Set(['DELETE session', 'DELETE set-up/demonstration', 'POST set-up/demonstration']);

/** Page marks that no answer contains: of another type, out of range, with NUL, no list at all. */
const marks = [
	['a', 1],
	[1, 'a'],
	[{ a: 1 }, 1],
	[3e9, 1],
	[1, 3e9],
	['\0', 1],
	[null, null],
	['2026-02-31', 1],
	{},
	7,
	[[1], [1]],
].map((mark) => Buffer.from(JSON.stringify(mark)).toString('base64url'));

const wildText = [
	'',
	' ',
	'\0',
	'a\0b',
	'\ud83d',
	'\u202Ea',
	'NaN',
	'-1',
	'0',
	'1',
	'01',
	'1e3',
	'4e9',
	'2147483648',
	'99999999999999999999',
	'null',
	'true',
	'[]',
	'{}',
	"'; --",
	'%',
	'%00',
	'__proto__',
	'constructor',
	'toString',
	'javascript:alert(1)',
	'https://a.test',
	'/a',
	'//a',
	'2026-02-31',
	'0000-01-01',
	'+020000-01-01',
	'ä'.repeat(300),
	...marks,
];
const wildNumber = [0, -1, 1, 0.5, 2_147_483_647, 2_147_483_648, 4e9, 1e15, -1e15, 9e15, 1e300, -0];

const nested = (depth: number): unknown =>
	depth === 0 ? 1 : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) };
const wildThing = [null, true, [], {}, [[]], [null], { a: 1 }, { length: -1 }, nested(30), nested(70)];
const wild: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom(...wildText),
	fc.constantFrom(...wildNumber),
	fc.constantFrom<unknown>(...wildThing),
);

/** The parts of a printed schema by which a value of its shape is made. */
interface Printed {
	type?: string;
	enum?: readonly unknown[];
	const?: unknown;
	anyOf?: readonly Printed[];
	items?: Printed;
	properties?: Readonly<Record<string, Printed>>;
	additionalProperties?: Printed | boolean;
	pattern?: string;
	format?: string;
}

/** Values of about the shape that a schema asks for, so that what is wild in them is met behind its outer checks. */
function near(schema: Printed, depth = 4): fc.Arbitrary<unknown> {
	if (depth === 0) return wild;
	if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => near(one, depth)));
	if (schema.enum) return fc.constantFrom(...schema.enum);
	if ('const' in schema) return fc.constant(schema.const);
	if (schema.items) return fc.array(mixed(schema.items, depth - 1), { maxLength: 3 });
	if (schema.properties)
		return fc.record(
			Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, mixed(one, depth - 1)])),
			{ requiredKeys: [] },
		);
	if (typeof schema.additionalProperties === 'object')
		return fc.dictionary(
			fc.constantFrom('en', 'es', '__proto__', 'constructor', 'x\0'),
			mixed(schema.additionalProperties, depth - 1),
			{
				maxKeys: 2,
			},
		);
	if (schema.type === 'integer' || schema.type === 'number') return fc.constantFrom(1, 2, 1_790_000_000, ...wildNumber);
	if (schema.type === 'boolean') return fc.boolean();
	if (schema.format === 'date') return fc.constantFrom('2026-05-01', '0001-01-01', '9999-12-31', ...wildText);
	return fc.constantFrom('en', 'a', 'A word.', ...wildText);
}

/** Mostly what a schema asks for, and sometimes anything. */
const mixed = (schema: Printed, depth: number): fc.Arbitrary<unknown> =>
	fc.oneof({ weight: 4, arbitrary: near(schema, depth) }, { weight: 1, arbitrary: wild });

const shapeOf = (schema: z.ZodObject | undefined): Printed =>
	schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Printed) : { properties: {} };

interface Wild {
	key: unknown;
	query: Readonly<Record<string, unknown>>;
	body: unknown;
}

const wildFor = ({ input, path }: AnyCall): fc.Arbitrary<Wild> =>
	fc.record({
		key: path.includes('{') ? fc.constantFrom(1, 2, 7, 999_999_999) : fc.constantFrom(1, 2, 'tag', ...wildText),
		query: fc.record(
			Object.fromEntries(
				Object.entries(shapeOf(input.query).properties ?? {}).map(([name, one]) => [name, mixed(one, 3)]),
			),
			{ requiredKeys: [] },
		),
		body: mixed(shapeOf(input.body), 5),
	});

/** Text as an address has it; half a surrogate pair is what its bytes would be. */
const encoded = (value: unknown): string =>
	encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed());

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

/** What is wrong with the answer to one request; undefined where it is right. */
async function problemOf(call: AnyCall, { key, query, body }: Wild): Promise<string | undefined> {
	const path = call.path.replaceAll(/:\w+(?:\{[^}]*\})*/g, () => encoded(key));
	const text = Object.entries(query)
		.map(([name, value]) => `${name}=${encoded(value)}`)
		.join('&');
	const sent = call.method === 'GET' || call.method === 'DELETE' ? undefined : body;
	const answer = await admin.ask(call.method, text === '' ? path : `${path}?${text}`, sent);
	const request = `${nameOf(call)} ${path}?${text} ${JSON.stringify(sent)}`.slice(0, 2_000);
	if (answer.status >= 500) return `${answer.status}: ${request}`;
	const isUnnamed = answer.data?.reason === 'invalid' && !answer.data.field;
	return isUnnamed ? `no field: ${request}` : undefined;
}

test(
	'whatever a call of the newsroom is sent, it answers below 500, and names the field that is invalid',
	async () => {
		const calls = newsroomCalls.filter((call) => !LEFT_OUT.has(nameOf(call)));
		const work = calls
			.flatMap((call) => fc.sample(wildFor(call), { numRuns: RUNS, seed: 42 }).map((one) => [call, one] as const))
			.values();
		const problems: string[] = [];
		const walker = async () => {
			for (const [call, one] of work) {
				const problem = await problemOf(call, one);
				if (problem) problems.push(problem);
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, walker));
		expect(problems).toEqual([]);
	},
	limit(900_000),
);

test.each(marks)('a mark of a page that nobody was given is refused by its name: %s', async (mark) => {
	for (const entity of ['tag', 'adv', 'company', 'redirect', 'media']) {
		const { status, data } = await admin.ask('GET', `${entity}?after=${mark}`);
		if (status !== 200) expect([entity, status, data.field]).toEqual([entity, 400, 'after']);
	}
});

test.each([
	['GET', 'tag?after=W251bGwsbnVsbF0', undefined, 400],
	['GET', 'tag?filter=x&limit=0', undefined, 200],
	['POST', 'wall/decide', { ids: [1e12], status: 'approved', from: 'waiting' }, 400],
	['POST', 'tag/1/merge', { into: 4e9, version: 'x' }, 400],
	['POST', 'tag/4e9/merge', { into: 1, version: 'x' }, 400],
	['POST', 'tag/%00/merge', { into: 1, version: 'x' }, 400],
	['POST', 'revision/restore', { noun: 'tag', key: 3e9, number: 1, version: 'x' }, 400],
	['GET', 'article?after=9-9-9', undefined, 400],
	['GET', 'media?which=__proto__', undefined, 400],
	['GET', 'media?which=constructor', undefined, 400],
	['PATCH', 'settings', { second_person: null }, 400],
	['POST', 'preview_link', { article_id: 3e9, name: 'A', is_pinned: true, days: 1 }, 400],
])('%s %s %j: %i', async (method, path, body, status) => {
	expect(await admin.ask(method, path, body)).toMatchObject({ status });
});
