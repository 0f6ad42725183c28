import { expect, test } from 'vitest';
import { callQuery } from '../api/index';

test.each([
	['/api/v2/tag/get', ['edition', 'id', 'slug']],
	['/api/v2/email/create', ['email', 'language', 'edition', 'form']],
	['/api/v2/adv/log', ['edition']],
	['/api/v2/no/such', ['edition']],
	['/admin/api/tag', ['search', 'after', 'limit', 'edition', 'slug', 'company_id']],
	['/admin/api/tag/12', ['version', 'edition']],
	['/admin/api/tag/12/merge', ['edition']],
	['/admin/api/tag/twelve', ['edition']],
	['/admin/api/redirect/row', ['key', 'version', 'edition']],
])('the query of %s may have these names, as its calls declare them, and no others', (path, names) => {
	expect([...callQuery(path)].sort()).toEqual([...names].sort());
});
