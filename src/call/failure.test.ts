import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { emailCalls } from '../api/public/email';
import { defaultEdition } from '../editions/editions';
import type { Database } from '../platform/db/db';
import { Unavailable } from '../shared/errors';
import type { AnyCall } from './call';
import { failureOf } from './failure';
import { type PublicRouterOptions, refuseAs } from './routers/public-access';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });
const alive = { isAlive: async () => true };

describe('an error that is not the caller’s', () => {
	const refused = coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432');
	test.each([
		['a full disk', 503, coded('53100', 'could not extend file: No space left on device'), alive],
		['nobody who listens', 503, new DrizzleQueryError('begin', [], refused), alive],
		['something out of reach', 503, new Unavailable('Too many pictures are waiting.'), alive],
		['a defect of ours', 500, new TypeError('x is not a function'), alive],
		['a defect while the database is away', 503, new TypeError('x is not a function'), { isAlive: async () => false }],
		['the same while it does not answer', 503, new Error('x'), { isAlive: () => new Promise<boolean>(() => {}) }],
		['the same while even asking fails', 503, new Error('x'), { isAlive: () => Promise.reject(new Error('y')) }],
	])('%s: %i', async (_what, status, error, db) => {
		const failure = await failureOf(error, db);
		expect([failure.status, failure.headers['retry-after']]).toEqual([status, status === 503 ? '5' : undefined]);
		expect(failure.reason).toBe(status === 503 ? 'unavailable' : 'failed');
	});
});

test.each([
	['PostgreSQL on a full disk', 503, coded('53100', 'could not extend file "base/5/16404": No space left on device')],
	[
		'the embedded database on a full disk',
		503,
		coded('53100', 'could not extend file "base/5/16404" with FileFallocate(): No space left on device'),
	],
	['a fault of ours', 500, coded('42P01', 'relation "subscription" does not exist')],
])('a write fails with %s: %i', async (_what, status, cause) => {
	const lines: Record<string, unknown>[] = [];
	const call = emailCalls[0] as AnyCall;
	const answer = await refuseAs(
		new DrizzleQueryError('insert into subscription values ($1)', ['reader@mail.test'], cause),
		{ call, request: new Request('http://127.0.0.1/'), edition: defaultEdition, given: {} },
		{
			db: alive as Database,
			log: (line: Record<string, unknown>) => lines.push(line),
		} as unknown as PublicRouterOptions,
	);
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '5' : null]);
	expect(lines.length).toBe(1);
	expect(JSON.stringify(lines)).not.toContain('reader@mail.test');
});
