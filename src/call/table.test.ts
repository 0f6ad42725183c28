import { expect, test } from 'vitest';
import { callQuery } from '../api/index';

test.each([
	['/api/v2/tag/get', ['edition', 'id', 'slug']],
	['/api/v2/email/create', ['email', 'language', 'edition', 'form']],
	['/api/v2/adv/log', ['edition']],
	['/api/v2/no/such', ['edition']],
])('the query of %s may have these names, as its calls declare them, and no others', (path, names) => {
	expect([...callQuery(path)].sort()).toEqual([...names].sort());
});
