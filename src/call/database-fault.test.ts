import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isPassingFault } from './database-fault';

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
	['a table that is not there', new DrizzleQueryError('insert', [], coded('42P01')), false],
	[
		'a value that says so',
		new DrizzleQueryError('insert', ['could not extend file; no space left on device'], coded('23505')),
		false,
	],
	['a statement that took too long', coded('57014'), false],
	['no error', 'could not extend file', false],
])('%s: %s', (_name, error, isPassing) => {
	expect(isPassingFault(error)).toBe(isPassing);
});
