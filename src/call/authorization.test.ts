import { describe, expect, test } from 'vitest';
import { authorizationOf } from './authorization';

const TOKEN = `${'a'.repeat(42)}_`;
const authorization = (value?: string) =>
	authorizationOf(new Headers(value === undefined ? {} : { authorization: value }));

describe('the Authorization header', () => {
	test('says nothing where there is none', () => {
		expect(authorization()).toEqual({ kind: 'none' });
	});

	test.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`, `Bearer  ${TOKEN}`, ` Bearer ${TOKEN} `, TOKEN])(
		'%j is a token',
		(value) => {
			expect(authorization(value)).toEqual({ kind: 'token', token: TOKEN });
		},
	);

	test.each([
		'',
		' ',
		'  ',
		'Basic eDp5',
		'Basic x',
		`Bearer ${TOKEN} ${TOKEN}`,
		`Bearer ${TOKEN}, Basic x`,
		'ä',
		`"${TOKEN}"`,
	])('%j is no token, and is not missing either', (value) => {
		expect(authorization(value)).toEqual({ kind: 'unreadable' });
	});
});
