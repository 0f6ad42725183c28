/** Every answer that shows or names an article carries a tag that its withdrawal purges. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readArticles } from '../../src/commands/article/core/article-state';
import { withdrawnTags } from '../../src/commands/article/core/article-tags';
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import { openTestSite, type TestSite } from '../site';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const locations = async (path: string) =>
	[...(await (await site.app.request(path)).text()).matchAll(/<loc>([^<]+)</g)].map(
		([, url = '']) => new URL(url).pathname,
	);

/** Of a kind with many addresses this many stand for all. */
const MOST = 25;

const sampled = (paths: string[]) => paths.filter((_, at) => at % Math.ceil(paths.length / MOST) === 0);

/** What the sitemaps name, some of each kind, and what stands beside it. */
async function addresses(): Promise<string[]> {
	const maps = await locations('/sitemap.xml');
	const pages = (await Promise.all(maps.map(locations))).flat();
	const kinds = Map.groupBy(pages, (path) => path.split('/').slice(0, -1).join('/'));
	const some = [...kinds.values()].flatMap(sampled);
	const fixed = editions.flatMap((edition) => fixedPaths.map((path) => pathOf(edition, path)));
	const walked = [...new Set([...some, ...fixed])];
	const files = walked
		.filter((path) => !/^(?:\/es)?\/(?:news|topic|license)\/./.test(path))
		.flatMap((path) => ['feed.xml', 'atom.xml', 'feed.json'].map((file) => `${path === '/' ? '' : path}/${file}`));
	const calls = [
		'article/all',
		'article/page?limit=50',
		'article/random?n=20',
		'page/collect?name=home',
		'page/collect?name=china',
	].flatMap((call) => editions.map(({ code }) => `/api/v2/${call}${call.includes('?') ? '&' : '?'}edition=${code}`));
	return [...walked, ...files, ...calls, ...maps, '/search/vapor', '/es/search/vapor', '/search/china'];
}

test('whatever names an article goes when it is withdrawn', async () => {
	const slugs = await site.db.write((tx) =>
		tx.query.article.findMany({
			columns: { id: true, edition: true, seo_url: true },
			where: (row, { eq }) => eq(row.status, 'published'),
		}),
	);
	const states = await site.db.write((tx) =>
		readArticles(
			tx,
			slugs.map(({ id }) => id),
			false,
		),
	);
	const purged = new Map(
		slugs.map(({ id, edition, seo_url }) => {
			const found = editions.find(({ code }) => code === edition);
			const state = states.get(id);
			return [
				found && seo_url ? pathOf(found, `/news/${seo_url}`) : '',
				new Set<string>(state ? withdrawnTags(state, undefined) : []),
			];
		}),
	);
	const texts = new Map(
		slugs.map(({ id, edition, seo_url }) => {
			const found = editions.find(({ code }) => code === edition);
			return [found ? pathOf(found, `/news/${seo_url}`) : '', states.get(id)?.row.html ?? ''];
		}),
	);
	const missed: string[] = [];
	let named = 0;
	for (const path of await addresses()) {
		const response = await site.app.request(path);
		const tags = response.headers.get('cache-tag')?.split(',') ?? [];
		const found = new Set(
			[...(await response.text()).matchAll(/(?:\/es)?\/news\/[a-z0-9-]+(?=["<\\&#?\s])/g)].map(([link]) => link),
		);
		for (const link of found) {
			const wanted = purged.get(link);
			// A link that an editor wrote into another article is that article's text, and stands there until somebody edits
			// it.
			if (!wanted || texts.get(path)?.includes(link)) continue;
			named++;
			if (!tags.some((one) => wanted.has(one))) missed.push(`${path} names ${link}`);
		}
	}
	expect(named).toBeGreaterThan(1_000);
	// A newsletter stands in the archive as it was sent.
	expect(missed.filter((line) => !/^\S*\/issue\//.test(line))).toEqual([]);
});
