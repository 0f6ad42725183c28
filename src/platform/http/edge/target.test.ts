import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type KnownNames, readTarget, type Target } from './target';

const read = (raw: string, known: KnownNames = []) => readTarget(raw, 'site.test', () => known);
const url = (raw: string, known: KnownNames = []) => {
	const target = read(raw, known);
	return typeof target === 'number' ? target : target.url;
};

describe('the path', () => {
	test.each([
		['/', '/'],
		['/es', '/es'],
		['/news/some-slug', '/news/some-slug'],
		['/search/%E7%94%B5%E5%AD%90', '/search/%E7%94%B5%E5%AD%90'],
		['/search/%e7%94%b5', '/search/%E7%94%B5'],
		['/search/%41bc', '/search/Abc'],
		['/search/c%23', '/search/c%23'],
		['/search/100%25', '/search/100%25'],
		['/about/index.bak', '/about/index.bak'],
		['/.well-known/security.txt', '/.well-known/security.txt'],
		['/search/a%3Bb', '/search/a%3Bb'],
	])('%s is read as %s, where it stands', (raw, expected) => {
		const target = read(raw) as Target;
		expect(target.url).toBe(expected);
		expect(target.isMoved).toBe(false);
	});

	test.each([
		['/news/', '/news'],
		['/es/', '/es'],
		['//', '/'],
		['//evil.test', '/evil.test'],
		['//evil.test//a/', '/evil.test/a'],
		['/news//a', '/news/a'],
	])('%s has moved to %s', (raw, expected) => {
		expect(read(raw)).toMatchObject({ url: expected, isMoved: true });
	});

	test.each([
		['/search/mg%2Fml', '/search/mg%20ml'],
		['/search/a%5Cb%2fc', '/search/a%20b%20c'],
		['/search/20%20mg%2F%2Fml', '/search/20%20mg%20ml'],
		['/search/mg%2F', '/search/mg'],
		['/search/%2F/tag-a', '/search/tag-a'],
	])('a separator in a keyword is a blank: %s leads to %s', (raw, expected) => {
		const holdsKeyword = (path: string) => path.startsWith('/search/');
		expect(readTarget(raw, 'site.test', () => [], holdsKeyword)).toMatchObject({ url: expected, isMoved: true });
		expect(readTarget(raw.replace('search', 'news'), 'site.test', () => [], holdsKeyword)).toBe(404);
	});

	test.each([
		'/a\\b',
		'/a;b',
		'/a%2Fb',
		'/a%2fb',
		'/a%5cb',
		'/%2e%2e/etc/passwd',
		'/a/../b',
		'/a/./b',
		'/..',
		'/.',
		'/a/%2E',
	])('nothing can stand at %s', (raw) => {
		expect(read(raw)).toBe(404);
	});

	test.each([
		'/%',
		'/a%',
		'/a%2',
		'/a%zz',
		'/a%C3',
		'/a%C0%AF',
		'/a%ED%A0%80',
		'/a%00',
		'/a%0d%0a',
		'/a%7f',
		'/a%1f',
		'/a#b',
		'/a b',
		'/\u00e9',
		'/a%C2%85',
		'/a%E2%80%A8',
		'',
		'a',
		'*',
	])('%j is malformed', (raw) => {
		expect(read(raw)).toBe(400);
	});

	test('an absolute form is taken for its path when it names the host, and refused when it names another', () => {
		expect(url('http://site.test/news?x=1')).toBe('/news');
		expect(url('HTTP://SITE.test')).toBe('/');
		expect(url('http://site.test?id=3', ['id'])).toBe('/?id=3');
		expect(url('http://other.test/news')).toBe(400);
		expect(url('http://site.test@other.test/news')).toBe(400);
		expect(url('ftp://site.test/news')).toBe(400);
	});

	test('an address longer than any of ours is refused', () => {
		expect(read(`/${'a'.repeat(4_095)}`)).toMatchObject({ isMoved: false });
		expect(read(`/${'a'.repeat(4_096)}`)).toBe(414);
	});

	test('an encoded percent sign is not decoded again', () => {
		expect(url('/%252e%252e/x')).toBe('/%252e%252e/x');
		expect(url('/a%252Fb')).toBe('/a%252Fb');
	});
});

describe('the query', () => {
	test('keeps what is known, in a fixed order', () => {
		expect(url('/a?b=2&utm_source=x&a=1', ['a', 'b'])).toBe('/a?a=1&b=2');
		expect(url('/a?utm_source=x')).toBe('/a');
		expect(url('/a?', ['a'])).toBe('/a');
	});

	test('keeps every value of a name, so that the application can refuse a list', () => {
		expect(url('/a?a=2&a=1', ['a'])).toBe('/a?a=2&a=1');
	});

	test('is written in one way only', () => {
		expect(url('/a?q=a+b%20c', ['q'])).toBe('/a?q=a%20b%20c');
		expect(url('/a?%71=%61', ['q'])).toBe('/a?q=a');
		expect(url('/a?q', ['q'])).toBe('/a?q=');
	});

	test('has blanks for what nobody can see', () => {
		expect(url('/a?q=a%09b%0D%0Ac%7F', ['q'])).toBe('/a?q=a%20b%20c%20');
		expect(url('/a?q=a%C2%85%E2%80%A8%E2%80%A9b', ['q'])).toBe('/a?q=a%20b');
		expect(url('/a?x=%09', ['q'])).toBe('/a');
	});

	test('keeps every name, in its own order, where the one who answers knows them', () => {
		expect(url('/a?b=2&x=1&b=3&%C3%A9=%0A', 'all')).toBe('/a?b=2&b=3&x=1&%C3%A9=%20');
		expect(url('/a?', 'all')).toBe('/a');
		expect(url('/a?x=%', 'all')).toBe(400);
	});

	test('is refused where it is malformed', () => {
		expect(url('/a?x=%')).toBe(400);
		expect(url('/a?x=%zz')).toBe(400);
		expect(url('/a?x=%00')).toBe(400);
		expect(url('/a?q=%C3', ['q'])).toBe(400);
	});

	test('is asked for by the canonical path', () => {
		const asked: string[] = [];
		readTarget('/es//news/%64etail/?id=1', 'site.test', (path) => {
			asked.push(path);
			return ['id'];
		});
		expect(asked).toEqual(['/es/news/detail']);
	});
});

const anything = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.webUrl(),
	fc.stringMatching(/^\/[a-z%0-9A-F./\\;?&=+#-]*$/),
);

test('reading never throws, and what was read is read the same again', () => {
	fc.assert(
		fc.property(anything, fc.constantFrom<KnownNames>(['id', 'page'], 'all'), (raw, known) => {
			const first = read(raw, known);
			if (typeof first === 'number') return;
			expect(first.url.startsWith('/')).toBe(true);
			expect(first.url.startsWith('//')).toBe(false);
			expect(first.url).toMatch(/^[\x21-\x7e]+$/);
			expect(first.url.split('?')[0]).toBe(first.path);
			expect(read(first.url, known)).toEqual({ path: first.path, url: first.url, isMoved: false });
			// The application's own reading of the address finds the same path.
			expect(new URL(`http://site.test${first.url}`).pathname).toBe(first.path);
		}),
		{ numRuns: 2_000 },
	);
});

test('a path that was built of encoded segments is canonical', () => {
	fc.assert(
		fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }), (segments) => {
			fc.pre(segments.every((segment) => !/[/\\.\p{Cc}\u2028\u2029]/u.test(segment)));
			const path = `/${segments.map(encodeURIComponent).join('/')}`;
			fc.pre(path.length <= 4_096);
			expect(read(path)).toEqual({ path, url: path, isMoved: false });
		}),
	);
});
