import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../../tests/site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const get = async (path: string) => {
	const response = await site.app.request(path);
	return {
		status: response.status,
		location: response.headers.get('location'),
		html: await response.text(),
		tags: response.headers.get('cache-tag') ?? '',
	};
};
/** The page's own content, without header and footer. */
const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const robots = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
const hits = (html: string) =>
	[...main(html).matchAll(/<article class="story[\s\S]*?<\/article>/g)].map((match) => match[0]);

describe('the form', () => {
	test.each([
		['/search?keyword=licence', '/search/licence'],
		['/es/search?keyword=licencia+china', '/es/search/licencia%20china'],
		['/search?keyword=a%2Fb%5Cc', '/search/a%20b%20c'],
	])('%s leads to %s', async (from, to) => {
		expect(await get(from)).toMatchObject({ status: 303, location: to });
	});

	test.each(['/search', '/search?keyword=', '/search?keyword=%20', '/search?keyword=..'])(
		'%s offers subjects and the newest articles',
		async (path) => {
			const { status, html } = await get(path);
			expect(status).toBe(200);
			expect(main(html)).toMatch(/<h2>Popular tags<\/h2>[\s\S]*\/tag\/detail\//);
			expect(main(html).match(/<time /g)?.length).toBeGreaterThan(10);
		},
	);
});

describe('results', () => {
	test('mark what was asked for, can be edited where they stand, and are not for machines', async () => {
		const { status, html, tags } = await get('/search/licence');
		expect(status).toBe(200);
		expect(hits(html).length).toBeGreaterThan(5);
		expect(main(html)).toMatch(/<mark>licences?<\/mark>/i);
		expect(main(html)).toMatch(
			/<input[^>]*name="keyword"[^>]*value="licence"|<input[^>]*value="licence"[^>]*name="keyword"/,
		);
		expect(main(html)).toContain('<h1 class="vh">Results for licence</h1>');
		expect(tags.split(',')).toContain('list:en');
		expect(tags).toMatch(/article:\d+/);
		expect(html).not.toContain('rel="alternate" hrefLang');
		expect(html).toContain('href="/es/search/licence"');
	});

	test('narrow by a filter, say which, and let go of it again', async () => {
		const all = await get('/search/licence');
		const narrow = await get('/search/licence/section-china');
		expect(hits(narrow.html).length).toBeGreaterThan(0);
		expect(hits(narrow.html).length).toBeLessThan(hits(all.html).length);
		for (const hit of hits(narrow.html)) expect(hit).toContain('k-china');
		expect(main(narrow.html)).toMatch(
			/<a class="chip" href="\/search\/licence"[^>]*aria-label="Remove the filter China"/,
		);
		expect(main(narrow.html)).toContain('href="/search/licence/section-china/sort-date"');
	});

	test('stand newest first when asked to', async () => {
		const { html } = await get('/search/duty/kind-article/sort-date');
		const times = [...main(html).matchAll(/dateTime="([^"]+)"/gi)].map((match) => match[1] as string);
		expect(times.length).toBeGreaterThan(5);
		expect(times).toEqual([...times].sort().reverse());
	});

	test('go on in the path, and only as far as there is something', async () => {
		const first = await get('/search/duty');
		const second = await get('/search/duty/2');
		expect(main(first.html)).toMatch(/<a[^>]*href="\/search\/duty\/2"[^>]*data-more/);
		expect(second.html).toContain('<title>Search: duty, Page 2 | Brume</title>');
		expect(second.html).toMatch(/<link rel="prev" href="[^"]*\/search\/duty"/);
		// The headline leads to what was found; a kicker above it leads to a section.
		const target = (hit: string) => /<a class="main" href="([^"]+)"/.exec(hit)?.[1];
		const shown = new Set(hits(first.html).map(target));
		expect(shown.size).toBe(20);
		expect(shown).not.toContain(undefined);
		for (const hit of hits(second.html)) expect(shown).not.toContain(target(hit));
		expect((await get('/search/duty/999')).status).toBe(404);
	});

	test('of mistyped words are those of the words that were meant, and say so', async () => {
		const { html } = await get('/es/search/licnecia');
		expect(main(html)).toMatch(
			/Se muestran los resultados de <!-- --><a class="link" href="\/es\/search\/licencia"|Se muestran los resultados de.*href="\/es\/search\/licencia"/,
		);
		expect(hits(html).length).toBeGreaterThan(0);
	});

	test('that are none come with a way on', async () => {
		const { status, html } = await get('/search/qqqxxz%20zebra%20licence');
		expect(status).toBe(200);
		expect(main(html)).toContain('No results for “qqqxxz zebra licence”');
		expect(main(html)).toContain('href="/search/licence"');
		expect(main(html)).toContain('/tag/detail/');
	});

	test('that the filters have emptied lead back to all of them', async () => {
		const { html } = await get('/search/licence/year-1999');
		expect(main(html)).toContain('No results with these filters');
		expect(main(html)).toMatch(/<a class="btn btn--line" href="\/search\/licence">/);
	});
});

describe('everything that has a page', () => {
	test.each([
		['article', '/search/spain/kind-article', '/news/'],
		['license', '/search/%E6%B8%85%E9%B9%AD/kind-license', '/license/'],
		['license', '/es/search/qinglu%20keji/kind-license', '/es/license/'],
		['license', '/search/qinglukeji/kind-license', '/license/'],
		['enterprise', '/search/%E6%B8%85%E9%B9%AD/kind-enterprise', '/topic/tpe/enterprise/'],
		['enterprise', '/es/search/qinglukeji/kind-enterprise', '/es/topic/tpe/enterprise/'],
		['topic', '/search/vapexpo%20madrid/kind-topic', '/topic/'],
		['topic', '/es/search/foro%20nicotina/kind-topic', '/es/topic/'],
		['book', '/search/yearbook/kind-book', '/book/detail/'],
		['series', '/es/search/exportaciones/kind-series', '/es/news/data/'],
		['tag', '/search/shenzhen/kind-tag', '/tag/detail/'],
		['author', '/es/search/ferr%C3%A1ndiz/kind-author', '/es/author/'],
	])('is found: %s at %s', async (_, path, prefix) => {
		const { status, html } = await get(path);
		expect(status).toBe(200);
		expect(hits(html).length).toBeGreaterThan(0);
		for (const hit of hits(html))
			expect(/<h2[^>]*><a class="main" href="([^"]+)"/.exec(hit)?.[1]).toMatch(new RegExp(`^${prefix}`));
		const [, link] = /<h2[^>]*><a class="main" href="([^"]+)"/.exec(hits(html)[0] ?? '') ?? [];
		expect((await get(link ?? '/none')).status).toBe(200);
	});

	test('comes together, and can be narrowed by its kind', async () => {
		const { html } = await get('/search/shenzhen');
		const kinds = [...main(html).matchAll(/href="\/search\/shenzhen\/kind-([a-z]+)"/g)].map((match) => match[1]);
		expect(kinds).toEqual(expect.arrayContaining(['article', 'license', 'enterprise', 'topic', 'tag', 'series']));
		expect(main(html)).toMatch(/<span>Licences<\/span><span class="n">\d+<\/span>/);
		expect((await get('/search/shenzhen/kind-person')).status).toBe(404);
	});

	test('says of each what a reader must know before opening it', async () => {
		const plain = (html: string) =>
			html
				.replace(/<!-- -->/g, '')
				.replace(/<[^>]+>/g, ' ')
				.replace(/\s+/g, ' ');
		const [license = ''] = hits((await get('/search/qinglu%20technology/kind-license')).html);
		expect(plain(license)).toMatch(
			/Licence Devices Shenzhen Qinglu Technology Co., Ltd\. 深圳市清鹭科技有限公司 .* In force SZ-D-977 Shenzhen, Guangdong Granted/,
		);
		expect(license).toContain('lang="zh"');
		expect(license).toContain('kick k-china');
		const [exhibitor = ''] = hits((await get('/es/search/qinglu/kind-enterprise')).html);
		expect(plain(exhibitor)).toMatch(/Expositor TPE \d{4} .* Estand 1464 Shenzhen, China/);
		const [event = ''] = hits((await get('/search/iecie/kind-topic')).html);
		expect(plain(event)).toMatch(/Exhibition IECIE .* Not announced(?! Shenzhen)/);
	});

	test('marks a Chinese name where it was found', async () => {
		expect(hits((await get('/search/%E6%B8%85%E9%B9%AD/kind-license')).html)[0]).toMatch(
			/<mark><span lang="zh">清鹭<\/span><\/mark>/,
		);
	});
});

describe('addresses', () => {
	test.each([
		['/search/licence/sort-relevance', '/search/licence'],
		['/search/licence/sort-date/kind-article', '/search/licence/kind-article/sort-date'],
		['/search/licence/01', '/search/licence'],
		['/search/%20licence%20', '/search/licence'],
	])('%s moves to %s', async (from, to) => {
		expect(await get(from)).toMatchObject({ status: 301, location: to });
	});

	test.each([
		'/search/a/b',
		'/search/a/0',
		'/search/a/kind-nothing',
		'/search/a/section-constructor',
		'/search/a/year-x',
	])('%s is no page', async (path) => {
		expect((await get(path)).status).toBe(404);
	});

	const hostile = [
		'"><script>alert(1)</script>',
		"' or 1=1 --",
		'%00%',
		'\u202eabc',
		'&lt;b&gt;',
		'"'.repeat(200),
		'-',
		'漢字'.repeat(99),
		'🦊'.repeat(100),
		'__proto__',
	];
	test.each(hostile)('the keyword %j does no harm', async (keyword) => {
		const moved = await get(`/search?keyword=${encodeURIComponent(keyword)}`);
		const { status, html } = await get(moved.location ?? '/none');
		expect(status).toBe(200);
		expect(robots(html)).toMatch(/^noindex/);
		expect(html.match(/<script/g)?.length).toBe(1);
		expect(html).not.toContain('alert(1)</script>');
	});
});

describe('spellings and shortcuts', () => {
	const listOf = async (keyword: string, prefix = '') => {
		const { html } = await get(`${prefix}/search/${encodeURIComponent(keyword)}`);
		const list = hits(html).map((hit) => /href="([^"]+)"/.exec(hit)?.[1]);
		return { list, count: /<b>[^<]*<\/b>/.exec(main(html))?.[0], html };
	};

	test.each([
		['', 'flavour draft', 'flavor draft'],
		['', 'vaporiser', 'vaporizer'],
		['', 'licence', 'license'],
		['', 'labelling', 'labeling'],
		['/es', 'regulación', 'regulacion'],
		['/es', 'exportación', 'exportacion'],
		['/es', 'líquido', 'liquido'],
		['/es', 'compañía', 'compania'],
		['/es', 'también', 'tambien'],
	])('%s %s and %s find the same', async (prefix, one, other) => {
		const [first, second] = [await listOf(one, prefix), await listOf(other, prefix)];
		expect(second.list).toEqual(first.list);
		expect(second.count).toEqual(first.count);
	});

	test('flavor and regulacion find something', async () => {
		expect((await listOf('flavor draft')).list.length).toBeGreaterThan(0);
		expect((await listOf('regulacion', '/es')).list.length).toBeGreaterThan(5);
	});

	test.each([
		['newsletter', '', '/about/subscribe'],
		['calculator', '', '/tool/calculate'],
		['calendar', '', '/calendar'],
		['data', '', '/news/data'],
		['companies', '', '/company'],
		['calculadora', '/es', '/es/tool/calculate'],
		['boletín', '/es', '/es/about/subscribe'],
		['boletin', '/es', '/es/about/subscribe'],
		['calendario', '/es', '/es/calendar'],
	])('%s shows its shortcut first', async (keyword, prefix, href) => {
		const { html } = await listOf(keyword, prefix);
		expect(/<ul class="s-doors">[\s\S]*?<a href="([^"]+)"/.exec(main(html))?.[1]).toBe(href);
		const second = await get(`${prefix}/search/${encodeURIComponent(keyword)}/kind-article`);
		expect(main(second.html)).not.toContain('s-doors');
	});

	test('who finds nothing is offered four shortcuts', async () => {
		const { html } = await listOf('zzzzqqqq');
		for (const href of ['/tool/calculate', '/calendar', '/company', '/license'])
			expect(main(html)).toContain(`<a class="tag" href="${href}">`);
	});
});
