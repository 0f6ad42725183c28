import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loggable, reasonOf, traceOf } from './loggable';

const failed = (params: unknown[], cause?: Error) =>
	new DrizzleQueryError('insert into subscription values ($1, $2)', params, cause);
const refused = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('what a log may know of an error', () => {
	test.each([
		[
			'of a failed statement',
			failed(
				['reader@mail.test'],
				refused('23505', 'duplicate key value violates unique constraint "subscription_email"'),
			),
			'Failed query: 23505 duplicate key value violates unique constraint "subscription_email"',
		],
		[
			'of one whose value the database repeats',
			failed(['x'], refused('22P02', 'invalid input syntax for type integer: "reader@mail.test"')),
			'Failed query: 22P02 invalid input syntax for type integer',
		],
		[
			'of one out of range',
			failed(['x'], refused('22003', 'value "34600111222" is out of range for type integer')),
			'Failed query: 22003 value',
		],
		[
			'of search words',
			failed(['x'], refused('42601', 'syntax error in tsquery: "reader of mail"')),
			'Failed query: 42601 syntax error in tsquery',
		],
		['of one without a cause', failed(['x']), 'Failed query: for no known cause'],
		[
			'of the network',
			refused('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
			'connect ECONNREFUSED 127.0.0.1:5432',
		],
		['of several attempts', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
		['of a mailbox', new Error('550 <Reader@Mail.test>: no such user'), '550 <…>: no such user'],
		['of what is no error', 'reader@mail.test is away', '… is away'],
	])('%s', (_what, error, words) => {
		expect(reasonOf(error)).toBe(words);
		expect(traceOf(error).split('\n')[0]).toBe(words);
	});

	test('tells where a fault came from', () => {
		expect(traceOf(new Error('a fault'))).toMatch(/^a fault\n {4}at .*loggable\.test\.ts/);
		expect(traceOf(failed(['x'], refused('42P01', 'relation "a" does not exist')))).toMatch(
			/does not exist\n {4}at .*loggable\.test\.ts/,
		);
	});

	test('whatever was sent with a statement stays out of it', () => {
		const value = fc.oneof(
			fc.emailAddress(),
			fc.string({ minLength: 8 }),
			fc.string({ minLength: 4 }).map((text) => `x\n    at ${text} (secret)`),
		);
		fc.assert(
			fc.property(value, fc.option(fc.constant(refused('57014', 'canceled'))), (typed, cause) => {
				const error = failed([typed, 1], cause ?? undefined);
				expect(error.stack).toContain(typed);
				const plain = failed(['-', 1], cause ?? undefined);
				expect(reasonOf(error)).toBe(reasonOf(plain));
				expect(traceOf(error).split('\n').length).toBe(traceOf(plain).split('\n').length);
				expect(traceOf(error)).not.toContain('(secret)');
			}),
		);
	});
});

test.each([
	['/news/elf-bar-opens-a-second-factory-in-2026', '/news/elf-bar-opens-a-second-factory-in-2026'],
	[
		'/search/%E7%94%B5%E5%AD%90%E7%83%9F%E7%94%B5%E5%AD%90%E7%83%9F',
		'/search/%E7%94%B5%E5%AD%90%E7%83%9F%E7%94%B5%E5%AD%90%E7%83%9F',
	],
	['/es/about/subscribe/unsubscribe/3b1f0c9de2a84756b0c1d2e3f4a59687', '/es/about/subscribe/unsubscribe/…'],
	['/about/subscribe/preferences/AbCdEf-hIjKlMn_pQrStUv', '/about/subscribe/preferences/…'],
	['/search/someone%40mail.test', '/search/…'],
	['/assets/entry-abc123.js', '/assets/entry-abc123.js'],
	['/news?email=a@b.test', '/news'],
])('%s is logged as %s', (path, expected) => {
	expect(loggable(path)).toBe(expected);
});
