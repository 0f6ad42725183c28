import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isTransientError } from './database-error';

const coded = (code: string, message = 'a fault') => Object.assign(new Error(message), { code });

test.each([
	['PostgreSQL on a full disk', coded('53100', 'could not extend file "base/1/2": No space left on device'), true],
	['the same around a statement', new DrizzleQueryError('insert', [], coded('53100')), true],
	['the file system itself', coded('ENOSPC', 'ENOSPC: no space left on device, write'), true],
	['too many connections', coded('53300'), true],
	['a server that is ending', coded('57P01'), true],
	['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
	[
		'the same around a statement',
		new DrizzleQueryError('insert', [], new Error('timeout exceeded when trying to connect')),
		true,
	],
	['a connection that broke', coded('08006'), true],
	['a server where nobody listens', coded('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'), true],
	['a connection that was reset', coded('ECONNRESET', 'read ECONNRESET'), true],
	['a write to a connection that is closed', coded('EPIPE', 'write EPIPE'), true],
	['a way that is too long', coded('ETIMEDOUT'), true],
	['a name that is not known for the moment', coded('EAI_AGAIN'), true],
	['a connection that the server has closed', new Error('Connection terminated unexpectedly'), true],
	['a connection that was not opened in time', new Error('timeout expired'), true],
	[
		'the same as the pool says it',
		new Error('Connection terminated due to connection timeout', { cause: new Error('Connection terminated') }),
		true,
	],
	['a statement without an answer', new Error('Query read timeout'), true],
	['a statement after that', new Error('Client has encountered a connection error and is not queryable'), true],
	[
		'the same around a statement',
		new DrizzleQueryError('begin', [], new Error('Connection terminated unexpectedly')),
		true,
	],
	[
		'a name with two addresses, both refused',
		new AggregateError([coded('ECONNREFUSED', '::1'), coded('ECONNREFUSED', '127.0.0.1')], ''),
		true,
	],
	[
		'the same around a statement and a cause',
		new DrizzleQueryError('begin', [], new Error('x', { cause: new AggregateError([coded('ECONNREFUSED')]) })),
		true,
	],
	['several errors that do not pass', new AggregateError([new Error('a'), coded('42P01')]), false],
	['an error of ours that quotes one', new Error('It said: Query read timeout'), false],
	['a table that is not there', new DrizzleQueryError('insert', [], coded('42P01')), false],
	[
		'a value that says so',
		new DrizzleQueryError('insert', ['could not extend file; no space left on device'], coded('23505')),
		false,
	],
	['a statement that took too long', coded('57014'), false],
	['no error', 'could not extend file', false],
])('%s: %s', (_name, error, isPassing) => {
	expect(isTransientError(error)).toBe(isPassing);
});

test('a ring of causes is followed to no end', () => {
	const [first, second] = [new Error('first'), new Error('second')];
	first.cause = second;
	second.cause = new AggregateError([first, second]);
	expect(isTransientError(first)).toBe(false);
});
