import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { editions } from '../src/editions/editions';
import { fixedPaths, rootUrls, urls } from '../src/editions/urls';
import { fileNames, moved, pages, rootPaths } from '../src/shared/address/addresses';
import { API, BUILT_FILES, FONTS, NEWSROOM, STORED_FILES } from '../src/shared/address/folders';
import { pathOfPattern } from '../src/shared/address/path';
import { isArticleSlug } from '../src/shared/article/article-slug';
import { root, sourceFiles } from './sources';

/** The table, what of it a browser needs, and where editions say their prefixes. */
const TABLE = ['src/shared/address/addresses.ts', 'src/shared/address/folders.ts', 'src/editions/own-editions.ts'];

const spelled = [
	...Object.values(pages),
	...Object.values(rootPaths),
	...moved.flat(),
	API,
	NEWSROOM,
	BUILT_FILES,
	FONTS,
	STORED_FILES,
];
const files = Object.values(fileNames).map((name) => `/${name}`);
/** Words with which an address of the site begins, behind its first slash. */
const firstWords = new Set(
	[...spelled, ...files, ...editions.map(({ prefix }) => prefix)].flatMap(
		(path) => /^\/([a-z0-9]+)/.exec(path)?.[1] ?? [],
	),
);

/** Lines that spell an address, without those that only speak of one. */
function spellings(text: string): string[] {
	const bare = text
		.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
		.replace(/(^|[\s;])\/\/.*$/gm, '$1');
	return bare.split('\n').filter((line) =>
		// A text that begins with the address, or goes on with it behind something filled in; an expression that means one.
		[...line.matchAll(/(?:['"`}]|\/\^?\\)\/([a-z0-9]+)/g)].some(([, word = '']) => firstWords.has(word)),
	);
}

describe('the table of addresses', () => {
	test('no other file of the source spells an address', () => {
		const found = sourceFiles()
			.filter((file) => !TABLE.includes(file) && file.startsWith('src/'))
			.flatMap((file) => spellings(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`));
		expect(found).toEqual([]);
	});

	test.each([
		"href('/news')",
		'href={`/topic/$1`}',
		'`$1{prefix}/license`',
		'"/es/about"',
		"path.startsWith('/media/')",
		'/^\\/media\\//.test(path)',
		'`{page}/feed.xml`',
	])('the search for them finds %s', (line) => {
		expect(spellings(line)).toEqual([line]);
	});

	test('a comment may speak of an address', () => {
		expect(spellings("/** `/news` */\n// '/news'\nconst below = 1; // '/topic'")).toEqual([]);
	});
});

describe('an address', () => {
	test('is built with every parameter in one segment, and read back', () => {
		const [en, es] = editions;
		if (!en || !es) throw new Error('Two editions are expected.');
		const awkward = 'a/b?c#d é.';
		for (const pattern of [...Object.values(pages), ...Object.values(rootPaths)]) {
			const path = pathOfPattern<string>(pattern);
			const names = [...pattern.matchAll(/:([a-z_]+)/g)].map(([, name = '']) => name);
			const value = pattern.includes('{[') ? '12' : awkward;
			const built = path.fill(Object.fromEntries(names.map((name) => [name, value])));
			expect(built.split('/').length).toBe(pattern.replace(/\{.*?\}(?=[/.-]|$)/g, '').split('/').length);
			if (value === '12') expect(path.read(built)).toEqual(Object.fromEntries(names.map((name) => [name, value])));
		}
		expect(urls.enterprise.href(es, { topic: awkward, slug: 'x' })).toBe(
			'/es/topic/a%2Fb%3Fc%23d%20%C3%A9./enterprise/x',
		);
		expect([urls.home.href(en), urls.home.href(es), urls.tag.href(es, { slug: 'a' }, 2)]).toEqual([
			'/',
			'/es',
			'/es/tag/detail/a/2',
		]);
		expect(rootUrls.socialCard.read('/social/en/x-1.png')).toBeUndefined();
	});

	test('that holds more than a parameter in a segment is one file for the router', () => {
		expect(urls.seriesCsv.route).toBe('/news/data/:file{.+\\.csv}');
		expect(urls.topicCalendar.route).toBe('/topic/:file{[a-z0-9-]{1,200}\\.ics}');
		expect(rootUrls.socialCard.route).toBe('/social/:edition/:file{[1-9][0-9]{0,8}-[0-9]{1,12}\\.png}');
		expect(rootUrls.sitemapArticles.route).toBe('/:file{sitemap-articles-[1-9][0-9]{0,5}\\.xml}');
		expect([urls.wall.route, urls.wall.tree, urls.news.tree, urls.home.tree]).toEqual([
			'/topic/:slug/wall',
			'/topic/*',
			'/news/*',
			'/*',
		]);
	});

	test('below /news/ that is a screen is no name for an article', () => {
		for (const path of fixedPaths) {
			const slug = /^\/news\/([^/]+)/.exec(path)?.[1];
			if (slug) expect([slug, isArticleSlug(slug)]).toEqual([slug, false]);
		}
		expect(['editorial', 'detail', 'list'].map(isArticleSlug)).toEqual([false, false, false]);
	});
});

test('pages that are fetched ahead are none that act, and nothing that is no page', () => {
	const text = readFileSync(join(root, `public${rootPaths.speculationRules}`), 'utf8');
	const [rule] = (
		JSON.parse(text) as { prefetch: { where: { and: [unknown, { not: { href_matches: string[] } }] } }[] }
	).prefetch;
	const left_out = rule?.where.and[1].not.href_matches ?? [];
	expect(left_out).toEqual([
		`${API}{/*}?`,
		`${NEWSROOM}{/*}?`,
		`${STORED_FILES}/*`,
		`/*${pages.subscribe.slice(1)}*`,
		'/*.:ext(xml|json|csv|ics|pdf|png|svg)',
	]);
});
