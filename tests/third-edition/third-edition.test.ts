import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feed, fixedPaths, rootUrls, urls } from '../../src/editions/urls';
import { createDatabase, dropDatabase } from '../databases';
import { type RunningServer, startServer } from '../e2e/server';
import { FILLED } from '../template';
import { german } from './edition';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'build/server-three-editions');

let server: RunningServer;
let database: { name: string; url: string };
/** English address of an article that the English and the German edition have. */
let english: string;

/** Puts an article and the pages of the house into the German edition, as copies of English rows. */
async function plant(): Promise<void> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	try {
		const { rows } = await client.query<{ id: number; seo_url: string }>(
			`select id, seo_url from article where edition = 'en' and status = 'published' and kind = 'news'
				and seo_url is not null order by published_at desc limit 1`,
		);
		english = rows[0]?.seo_url ?? '';
		const copy = (table: string, where: string) =>
			`insert into ${table} overriding system value
				select (jsonb_populate_record(one, $1::jsonb || jsonb_build_object('id', one.id + 1000000))).* from ${table} one
				where ${where}`;
		const own = {
			edition: 'de',
			seo_url: 'neue-verbote',
			title: 'Neue Verbote für Händler',
			standfirst: 'Was in München gilt.',
			keywords: [],
		};
		await client.query(copy('article', `id = ${rows[0]?.id}`), [JSON.stringify(own)]);
		await client.query(copy('page', `edition = 'en'`), [JSON.stringify({ edition: 'de' })]);
	} finally {
		await client.end();
	}
}

const get = async (path: string) => {
	const response = await fetch(server.url + path, { redirect: 'manual' });
	return { status: response.status, language: response.headers.get('content-language'), text: await response.text() };
};

const mentions = async (path: string, words: string) => (await get(path)).text.includes(words);

describe('a third edition, of one row and its words', () => {
	beforeAll(async () => {
		const vite = spawnSync(
			process.execPath,
			[
				join(root, 'node_modules/vite/bin/vite.js'),
				'build',
				'--ssr',
				'-c',
				join(root, 'tests/third-edition/vite.config.ts'),
				'--logLevel',
				'warn',
			],
			{ cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
		);
		if (vite.status !== 0) throw new Error(`The server with three editions could not be built: ${vite.stderr}`);
		database = await createDatabase(FILLED);
		await plant();
		server = await startServer({ DATABASE_URL: database.url }, undefined, { file: join(built, 'server.js') });
	});
	afterAll(async () => {
		await server?.stop();
		if (database) await dropDatabase(database.name);
		rmSync(built, { recursive: true, force: true });
	});

	test.each(fixedPaths)('%s is a page of it', async (path) => {
		const address = path === '/' ? '/de' : `/de${path}`;
		// A first page that takes too long on a busy machine is asked for again, as its answer says.
		await expect.poll(async () => (await get(address)).status, { message: address }).toBe(200);
		const page = await get(address);
		expect([page.status, page.language]).toEqual([200, 'de']);
		expect(page.text).toContain('<html lang="de"');
	});

	test('an article names its versions to machines, and the switcher of each edition leads to the others', async () => {
		for (const path of [`/news/${english}`, '/de/news/neue-verbote']) {
			const { text } = await get(path);
			expect(text).toMatch(
				/rel="alternate"[^>]*hrefLang="de"[^>]*\/de\/news\/neue-verbote"|hrefLang="de" href="[^"]*\/de\/news\/neue-verbote"/i,
			);
			expect(text).toMatch(new RegExp(`hrefLang="x-default" href="[^"]*/news/${english}"`, 'i'));
			expect(text).toMatch(/<a[^>]* href="\/de\/news\/neue-verbote"[^>]* hreflang="de"[^>]*>Deutsch<\/a>/i);
		}
		const spanish = await get('/es');
		expect(spanish.text).toMatch(/<a[^>]* href="\/de"[^>]* hreflang="de"[^>]*>Deutsch<\/a>/i);
	});

	test('its search knows the forms of German words, with accents and without', async () => {
		for (const keyword of ['verbot', 'Verbote', 'händler', 'handler', 'munchen']) {
			await expect
				.poll(() => mentions(urls.search.href(german, keyword), '/de/news/neue-verbote'), { message: keyword })
				.toBe(true);
		}
		expect((await get(urls.search.href(german, 'quixotry'))).text).not.toContain('/de/news/neue-verbote');
	});

	test('what nobody has translated says on a page that it is English, and is plain everywhere else', async () => {
		const { text } = await get('/de');
		expect(text).toContain('<span lang="en">Skip to content</span>');
		expect(text).toMatch(/<a[^>]* href="\/de\/search" aria-label="Suche"/);
		for (const path of [
			'/de',
			'/de/feed.xml',
			'/de/license/register.csv',
			'/de/calendar/calendar.ics',
			'/api/v2/article/get?edition=de',
		]) {
			expect([path, /[\uFDD0\uFDD1]/.test((await get(path)).text)]).toEqual([path, false]);
		}
		expect((await get('/es')).text).not.toContain('lang="en">Skip');
	});

	test('its feeds and its part of the sitemaps are there', async () => {
		for (const path of [
			feed.href(german),
			urls.data.file('atom.xml').href(german),
			urls.newsType.file('feed.json').href(german, { type: 'company' }),
		]) {
			expect([path, (await get(path)).status]).toEqual([path, 200]);
		}
		expect((await get(feed.href(german))).text).toContain('/de/news/neue-verbote');
		const pages = (await get(rootUrls.sitemapPages.href())).text;
		for (const path of fixedPaths)
			expect(pages).toContain(`<loc>${server.url}${path === '/' ? '/de' : `/de${path}`}</loc>`);
		expect(pages).toContain(`hreflang="de" href="${server.url}/de/news"`);
		const files = [
			...(await get(rootUrls.sitemap.href())).text.matchAll(/<loc>[^<]*(\/sitemap-articles[^<]*)<\/loc>/g),
		].map(([, path = '']) => path);
		const articles = await Promise.all(files.map(async (path) => (await get(path)).text));
		expect(articles.join('')).toContain(`<loc>${server.url}/de/news/neue-verbote</loc>`);
	});

	test('its addresses that nobody has are its own error page, and a second start finds everything made', async () => {
		const missing = await get('/de/news/nichts-dergleichen');
		expect([missing.status, missing.language]).toEqual([404, 'de']);
		await server.stop();
		server = await startServer({ DATABASE_URL: database.url }, undefined, { file: join(built, 'server.js') });
		expect((await get('/de')).status).toBe(200);
	});
});
