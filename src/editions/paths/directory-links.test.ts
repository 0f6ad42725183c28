import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathKeyword } from '../../shared/address/path-keyword';
import { editions } from '../editions';
import { urls } from '../urls';
import { parseDirectoryPath } from './directory-path';

const keyword = fc.string({ unit: 'grapheme', maxLength: 60 }).map(pathKeyword);
const filters = fc.record({
	keyword: fc.option(keyword, { nil: undefined }),
	country: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
	category: fc.option(fc.stringMatching(/^[a-z_]{1,40}$/), { nil: undefined }),
});

describe('the address of a directory', () => {
	test('says its filters in one order, then the page', () => {
		const [en, es] = editions;
		if (!en || !es) throw new Error('There are two editions.');
		expect(urls.directory.href(en, 'tpe')).toBe('/topic/tpe/enterprise');
		expect(urls.directory.href(es, 'tpe', { category: 'pods', country: 'CN', keyword: 'líquido' }, 3)).toBe(
			'/es/topic/tpe/enterprise/keyword-l%C3%ADquido/country-CN/category-pods/3',
		);
	});
	test('is read back as it was built', () => {
		fc.assert(
			fc.property(
				fc.constantFrom(...editions),
				filters,
				fc.integer({ min: 1, max: 9_999 }),
				(edition, chosen, page) => {
					const base = urls.directory.href(edition, 'tpe');
					const rest = decodeURIComponent(urls.directory.href(edition, 'tpe', chosen as object, page))
						.slice(base.length)
						.split('/')
						.filter(Boolean);
					const set = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
					expect(parseDirectoryPath(rest)).toEqual({ filters: set, page });
				},
			),
		);
	});
	test.each([
		[['country-cn']],
		[['keyword-']],
		[['colour-red']],
		[['country-CN', 'country-DE']],
		[['0']],
		[['2', 'country-CN']],
	])('nothing else is one: %j', (rest) => {
		expect(parseDirectoryPath(rest)).toBeUndefined();
	});
});
