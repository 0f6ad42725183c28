import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathKeyword } from '../shared/address/path-keyword';
import { listingUrl } from './address';
import { editions } from './editions';
import { parseSearchPath, type SearchFilters } from './paths/search-path';
import { urls } from './urls';

const anyEdition = fc.constantFrom(...editions);
const anyKeyword = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 300 }),
	fc.string({ unit: 'grapheme', maxLength: 60 }),
	fc.constantFrom('.', '..', '../..', '%2e%2e', 'a/b', '\\', ';', '1', 'kind-tag', 'sort-date', '\ud800'),
);
const anyFilters: fc.Arbitrary<SearchFilters> = fc.record(
	{
		kind: fc.constantFrom('article', 'tag', 'author'),
		section: fc.constantFrom('company', 'regulation', 'china'),
		year: fc.integer({ min: 1970, max: 2999 }),
		tag: fc.stringMatching(/^[\p{L}0-9]+(-[\p{L}0-9]+){0,3}$/u),
		country: fc.constantFrom('DE', 'EU', 'CN'),
		sort: fc.constant('date'),
	},
	{ requiredKeys: [] },
);

/** Decoded segments behind an edition's /search, as a browser would ask for them. */
function restOf(prefix: string, address: string): string[] {
	const { pathname } = new URL(address, 'http://host');
	return decodeURIComponent(pathname).slice(`${prefix}/search`.length).split('/').filter(Boolean);
}

describe('search addresses', () => {
	test('every search reads back from its own address', () => {
		fc.assert(
			fc.property(
				anyEdition,
				anyKeyword,
				anyFilters,
				fc.integer({ min: 1, max: 999_999 }),
				(edition, keyword, filters, page) => {
					const address = urls.search.href(edition, keyword, filters, page);
					const clean = pathKeyword(keyword);
					const expected = clean ? { keyword: clean, filters, page } : { keyword: '', filters: {}, page: 1 };
					expect(parseSearchPath(restOf(edition.prefix, address))).toEqual(expected);
				},
			),
			{ numRuns: 500 },
		);
	});

	test('no keyword leaves its segment, climbs out of it or hides a separator', () => {
		fc.assert(
			fc.property(anyEdition, anyKeyword, (edition, keyword) => {
				const address = urls.search.href(edition, keyword);
				expect(new URL(address, 'http://host').pathname).toBe(address);
				expect(address.split('/').length).toBeLessThanOrEqual(edition.prefix.split('/').length + 2);
				expect(address).not.toMatch(/%(?:2[ef]|5c|[01][0-9a-f]|7f)|[\\;]/i);
				expect(pathKeyword(pathKeyword(keyword))).toBe(pathKeyword(keyword));
				expect(pathKeyword(keyword).length).toBeLessThanOrEqual(200);
			}),
			{ numRuns: 500 },
		);
	});

	test.each([
		[['a', 'kind-article', 'year-2026', '3'], { keyword: 'a', filters: { kind: 'article', year: 2026 }, page: 3 }],
		[['2026', '2'], { keyword: '2026', filters: {}, page: 2 }],
		[['sort-date'], { keyword: 'sort-date', filters: {}, page: 1 }],
		[['a', 'sort-date', 'kind-tag'], { keyword: 'a', filters: { sort: 'date', kind: 'tag' }, page: 1 }],
		[[], { keyword: '', filters: {}, page: 1 }],
	])('reads %j', (rest, expected) => {
		expect(parseSearchPath(rest)).toEqual(expected);
	});

	test.each([
		'a/0',
		'a/b',
		'a/kind-',
		'a/kind-x/kind-y',
		'a/2/kind-tag',
		'a/year-26',
		'a/country-de',
		'a/sort-size',
		'a/12345678',
	])('knows no search at %s', (path) => {
		expect(parseSearchPath(path.split('/'))).toBeUndefined();
	});
});

test('the page named about is /about itself, every other one stands under it', () => {
	const [en, es] = editions;
	if (!en || !es) throw new Error('Two editions are expected.');
	const found = [
		urls.page.href(en, 'about'),
		urls.page.href(es, 'about'),
		urls.page.href(es, 'policy'),
		urls.page.href(en, 'ümläut page'),
	];
	expect(found).toEqual(['/about', '/es/about', '/es/about/policy', '/about/%C3%BCml%C3%A4ut%20page']);
	expect(urls.issue.href(es, { slug: 'n-1' })).toBe('/es/about/subscribe/issue/n-1');
});

describe('links of listings and pieces', () => {
	const [en, es] = editions as [(typeof editions)[number], (typeof editions)[number]];

	test('a piece is linked by its seo_url, and by its id where it has none', () => {
		expect(urls.article.href(en, { id: 7, seo_url: 'a-piece' })).toBe('/news/a-piece');
		expect(urls.article.href(es, { id: 7, seo_url: 'año nuevo' })).toBe('/es/news/a%C3%B1o%20nuevo');
		expect([urls.article.href(en, { id: 7, seo_url: null }), urls.article.href(es, { id: 8, seo_url: '' })]).toEqual([
			'/news/detail?id=7',
			'/es/news/detail?id=8',
		]);
	});

	test.each([
		[[], 1, '/base'],
		[[], 2, '/base/2'],
		[[{ value: 'all', default: 'all' }], 1, '/base'],
		[[{ value: 'ai', default: 'all' }], 1, '/base/ai'],
		[
			[
				{ value: 'ai', default: 'all' },
				{ value: undefined, default: 'x' },
				{ value: 2026, default: 2025 },
				{ value: 5, default: 5 },
			],
			3,
			'/base/ai/2026/3',
		],
		[[{ value: 'a/b?c', default: undefined }], 1, '/base/a%2Fb%3Fc'],
	])(
		'a listing appends what differs from its default, then the page above 1: %j, page %i is %s',
		(filters, page, path) => {
			expect([listingUrl(en, '/base', filters, page), listingUrl(es, '/base', filters, page)]).toEqual([
				path,
				`/es${path}`,
			]);
		},
	);
});
