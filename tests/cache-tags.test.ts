/** Names of what answers show: those that answers carry, and those that a change drops. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleTags } from '../src/commands/article/core/article-tags';
import { pathOf } from '../src/editions/address';
import { editions } from '../src/editions/editions';
import { fixedPaths } from '../src/editions/urls';
import { coverUrl } from '../src/shared/address/cover-url';
import { authorTags, tag } from '../src/shared/cache-tags';
import { openTestSite, type TestSite } from './site';
import { root, sourceFiles } from './sources';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

/** What a name speaks of, without the row: `list:en:data` and `list:es` are both lists. */
const kindOf = (name: string): string => (/:\d+$|:.+/.test(name) ? `${name.split(':')[0]}:…` : name);

/** One tag of each kind that is made, by the name under which it is made. */
const kinds: Record<string, string[]> = Object.fromEntries(
	Object.entries(tag).map(([name, made]) => [
		name,
		[kindOf(typeof made === 'string' ? made : (made as (...args: unknown[]) => string)('1', 'x'))],
	]),
);
kinds.articleTags = articleTags({ id: 1, edition: 'en', type: 'company', kind: 'news' }).map(kindOf);
kinds.authorTags = authorTags({ id: 1, slug: 'x' }).map(kindOf);

/** Kinds that the commands drop, found in their texts. */
function dropped(): Set<string> {
	const texts = sourceFiles()
		.filter((file) => /^src\/(commands|entities|importers|jobs)\//.test(file))
		.map((file) => readFileSync(join(root, file), 'utf8'));
	const names = texts.flatMap((text) =>
		[...text.matchAll(/\b(?:tag|cacheTag)\.(\w+)|\b(articleTags|authorTags)\(/g)].map(
			([, made, list]) => made ?? list ?? '',
		),
	);
	return new Set(names.flatMap((name) => kinds[name] ?? []));
}

/** Addresses of everything that the sitemaps name, the first and last of each kind, and its files. */
async function addresses(): Promise<string[]> {
	const locations = async (path: string) =>
		[...(await (await site.app.request(path)).text()).matchAll(/<loc>([^<]+)</g)].map(
			([, url = '']) => new URL(url).pathname,
		);
	const maps = await locations('/sitemap.xml');
	const pages = (await Promise.all(maps.map(locations))).flat();
	const byKind = Map.groupBy(pages, (path) => path.split('/').slice(0, -1).join('/'));
	const ends = [...byKind.values()].flatMap((paths) => [paths[0] ?? '', paths.at(-1) ?? '']);
	const fixed = editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path)));
	const files = [...ends, ...fixed].flatMap((path) => [
		`${path === '/' ? '' : path}/feed.xml`,
		`${path}.ics`,
		`${path}.csv`,
		`${path}.svg`,
	]);
	return [
		...new Set([
			'/sitemap.xml',
			...maps,
			...ends,
			...fixed,
			...files,
			'/topic/calendar.ics',
			'/topic/iecie/wall',
			coverUrl({ seed: 'x', kind: 'company', scene: 'works' }, 46),
			'/search/spain',
			'/nothing-stands-here',
		]),
	];
}

/** Kinds that answers carry. */
async function carried(): Promise<Set<string>> {
	const found = new Set<string>();
	for (const path of await addresses()) {
		const names = (await site.app.request(path)).headers.get('cache-tag')?.split(',') ?? [];
		for (const name of names) found.add(kindOf(name));
	}
	return found;
}

/**
 * Carried, and dropped by nothing yet but a change of everything: no command of ours changes these nouns. One that
 * comes takes its line away.
 */
const NO_COMMAND = ['book:…', 'subject:…'];
/**
 * Dropped, and carried by what is remembered, told apart from answers, heard by a job, or a stored file, of which the
 * demonstration has none.
 */
const NO_ANSWER = ['*', 'cdn_purges', 'emails', 'media:…', 'redirects'];

test('what answers carry is dropped by a command, and what a command drops is carried by an answer', async () => {
	const [onAnswers, byCommands] = [await carried(), dropped()];
	expect([...onAnswers].filter((name) => !byCommands.has(name)).sort()).toEqual(NO_COMMAND);
	expect([...byCommands].filter((name) => !onAnswers.has(name)).sort()).toEqual(NO_ANSWER);
});

test('only one file makes the names', () => {
	const makers = sourceFiles().filter((file) => /as CacheTag\b/.test(readFileSync(join(root, file), 'utf8')));
	expect(makers).toEqual(['src/shared/cache-tags.ts']);
});
