import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextFor, edit } from '../../../tests/actors';
import { openTestFront, type TestFront } from '../../../tests/site';
import { publishDue } from '../../commands/article/publish-due';
import { runCommand } from '../../commands/command';
import { importRedirects } from '../../commands/site/import-redirects';
import { article } from '../../data/tables/article';
import { redirect } from '../../data/tables/site';

let site: TestFront;
beforeAll(async () => {
	site = await openTestFront();
});
afterAll(() => site.stop());

/** Requests a path without following redirects. */
const get = async (path: string, init: RequestInit = {}) => {
	const response = await fetch(site.url + path, { redirect: 'manual', ...init });
	return {
		status: response.status,
		location: response.headers.get('location'),
		allow: response.headers.get('allow'),
		text: await response.text(),
	};
};
const seen = async (path: string) => {
	const { status, location } = await get(path);
	return location === null ? [status] : [status, location];
};
const published = async (edition: string) => {
	const [row] = await site.db.read
		.select()
		.from(article)
		.where(sql`${article.edition} = ${edition} and ${article.status} = 'published' and ${article.seo_url} is not null`)
		.limit(1);
	if (!row?.seo_url) throw new Error(`The demonstration edition has no article in ${edition}.`);
	return { id: row.id, slug: row.seo_url };
};

describe('addresses through the front, with everything in memory', () => {
	test('a slug that goes and comes back leads nowhere in a ring', async () => {
		const { id, slug } = await published('en');
		await edit(contextFor(site.db, 2_000_000_000), site.db, id, { seo_url: 'another-slug' });
		expect(await seen(`/news/${slug}`)).toEqual([301, '/news/another-slug']);
		expect(await seen('/news/another-slug')).toEqual([200]);
		await edit(contextFor(site.db, 2_000_000_001), site.db, id, { seo_url: slug });
		expect(await seen('/news/another-slug')).toEqual([301, `/news/${slug}`]);
		expect(await seen(`/news/${slug}`)).toEqual([200]);
		const rows = await site.db.read
			.select()
			.from(redirect)
			.where(eq(redirect.target, `/news/${slug}`));
		expect(rows.map((row) => row.source)).toEqual(['/news/another-slug']);
	});

	test('what hung on an old address, and an address with a slash at its end, lead on in one hop', async () => {
		await runCommand(contextFor(site.db, 2_000_000_000), 'import', (ctx) =>
			importRedirects(ctx, [
				{ source: '/2019/05/an-old-piece', target: '/news' },
				{ source: '/old/uploads/a.jpg', target: '/media/a.jpg' },
				{ source: '/old?p=12', target: '/news' },
				{ source: '/about', target: '/topic' },
				{ source: '/es/china', target: '/topic' },
			]),
		);
		for (const path of ['', '/', '/feed', '/feed/', '/amp/', '/page/3', '/embed'])
			expect((await seen(`/2019/05/an-old-piece${path}`))[1], path).toBe('/news');
		expect(await seen('/old/uploads/a-300x200.jpg')).toEqual([301, '/media/a.jpg']);
		expect(await seen('/2019/05/an-old-piece/')).toEqual([308, '/news']);
		// An address with a page and one without both lose only their slash.
		expect(await seen('/news/')).toEqual([308, '/news']);
		expect(await seen('/nothing/here/')).toEqual([308, '/nothing/here']);
		// A page keeps its address, even if another site had something else there.
		for (const path of ['/about', '/es/china']) {
			expect(await seen(path)).toEqual([200]);
			expect(await seen(`${path}/`)).toEqual([308, path]);
		}
	});

	test('an article that was asked for before its hour is there once it is published', async () => {
		const { id, slug } = await published('es');
		await site.db.write((tx) =>
			tx
				.update(article)
				.set({ status: 'scheduled', published_at: null, scheduled_at: 1_700_000_000 })
				.where(eq(article.id, id)),
		);
		site.front.cache.flush();
		expect(await seen(`/es/news/${slug}`)).toEqual([404]);
		expect(await seen(`/es/news/detail?id=${id}`)).toEqual([404]);
		expect((await publishDue(contextFor(site.db, 1_700_000_001, { kind: 'clock' }))).published).toContain(id);
		expect(await seen(`/es/news/${slug}`)).toEqual([200]);
		expect(await seen(`/es/news/detail?id=${id}`)).toEqual([301, `/es/news/${slug}`]);
	});

	test.each([
		'/news/%',
		'/tag/detail/%',
		'/author/%',
		'/book/detail/%',
		'/topic/%',
		'/topic/tpe/enterprise/%',
		'/license/%',
		'/about/%',
		'/news/data/%',
		'/about/subscribe/issue/%',
	])('a redirect laid over %s is followed at once', async (pattern) => {
		const path = pattern.replace('%', 'nothing-yet');
		expect(await seen(path)).toEqual([404]);
		await runCommand(contextFor(site.db, 2_000_000_000), 'import', (ctx) =>
			importRedirects(ctx, [{ source: path, target: '/china' }]),
		);
		expect(await seen(path)).toEqual([301, '/china']);
	});

	test('an old slug outside ASCII leads to the new one, and back again', async () => {
		const { id, slug } = await published('en');
		const old = '/news/m%C3%ADnimo-caf%C3%A9';
		await edit(contextFor(site.db, 2_000_000_002), site.db, id, { seo_url: 'mínimo-café' });
		expect(await seen(old)).toEqual([200]);
		await edit(contextFor(site.db, 2_000_000_003), site.db, id, { seo_url: 'minimo-new' });
		expect(await seen(old)).toEqual([301, '/news/minimo-new']);
		await edit(contextFor(site.db, 2_000_000_004), site.db, id, { seo_url: 'mínimo-café' });
		expect(await seen('/news/minimo-new')).toEqual([301, old]);
		expect(await seen(`/news/${slug}`)).toEqual([301, old]);
		expect(await seen(old)).toEqual([200]);
	});

	test('a blog in a folder keeps its addresses by number, and no other address gets one', async () => {
		const before = site.front.cache.size;
		for (const number of [1, 2, 3]) expect((await get(`/china?p=${number}`)).status).toBe(200);
		expect(site.front.cache.size).toBe(before + 1);
		await runCommand(contextFor(site.db, 2_000_000_000), 'import', (ctx) =>
			importRedirects(ctx, [
				{ source: '/blog?p=12', target: '/topic' },
				{ source: '/blog/señal?page_id=7', target: '/about' },
				{ source: '/news?p=12', target: '/china' },
				{ source: '/?p=12', target: '/calendar' },
			]),
		);
		await site.knownQuery.settled();
		expect(await seen('/blog?p=12')).toEqual([301, '/topic']);
		expect(await seen('/blog?utm_source=x&p=12')).toEqual([301, '/topic']);
		expect(await seen('/blog/se%C3%B1al?page_id=7')).toEqual([301, '/about']);
		expect(await seen('/news?p=12')).toEqual([301, '/china']);
		expect(await seen('/?p=12')).toEqual([301, '/calendar']);
		expect(await seen('/blog?p=13')).toEqual([302, '/404']);
		// An address with an unknown number is cached once, without the number.
		const kept = site.front.cache.size;
		for (const number of [101, 102, 103]) expect(await seen(`/news?p=${number}`)).toEqual([302, '/news']);
		expect(site.front.cache.size).toBe(kept);
	});

	test('what a search is asked for may hold a tab', async () => {
		expect(await seen('/search?keyword=a%09b')).toEqual([303, '/search/a%20b']);
		expect(await seen('/es/search?keyword=a%0D%0Ab%E2%80%A8c')).toEqual([303, '/es/search/a%20b%20c']);
		expect((await get('/search?keyword=a%00b')).status).toBe(400);
	});

	test.each([
		'/',
		'/es',
		'/es/news',
		'/search',
		'/topic/gtnf',
		'/news/headline',
		'/news/data/china-exports-monthly',
		'/nowhere/at-all',
	])('%s takes no form, and says so in its edition', async (path) => {
		const answer = await get(path, {
			method: 'POST',
			body: new URLSearchParams({ a: 'b' }),
			headers: { origin: site.url },
		});
		expect([answer.status, answer.allow]).toEqual([405, 'GET, HEAD']);
		expect(answer.text).toContain(path.startsWith('/es') ? '<html lang="es"' : '<html lang="en"');
		expect(answer.text).toMatch(/<p class="code">405<\/p>/);
	});
});
