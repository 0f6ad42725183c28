import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Edition } from '../../src/editions/edition';
import { feed, fixedPaths, rootUrls, urls } from '../../src/editions/urls';
import { readCsv } from '../../src/shared/text/csv/read-csv';
import { createDatabase, dropDatabase } from '../databases';
import { builtServer, type RunningServer, startServer } from '../e2e/server';
import { limit } from '../pace';
import { FILLED, openFolder } from '../template';
import { copyRows } from './copy-rows';

/** What the test itself needs of the edition, to build its addresses. */
const german = { code: 'de', prefix: '/de' } as Edition;
/** What a translator has written so far. */
const TEXTS: Readonly<Record<string, string>> = {
	home: 'Startseite',
	news: 'Nachrichten',
	search: 'Suche',
	read_in: 'Auf Deutsch lesen',
	minutes_ago: '{n, plural, one {vor # Minute} other {vor # Minuten}}',
	results_count: '{n, plural, one {# Treffer} other {# Treffer}}',
};

let folder: string;
/** Runs a command of the operator as it was built. */
function command(...args: string[]): { code: number | null; stdout: string; stderr: string } {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(builtServer, '../command.js'), ...args], {
		encoding: 'utf8',
		env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, SITE_URL: server.url },
	});
	return { code: status, stdout, stderr };
}

/** The table of words as a translator sends it back. */
function filled(table: string, texts: Readonly<Record<string, string>>): string {
	const [head, ...rows] = readCsv(table);
	const quoted = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';');
	return [
		quoted(head?.cells ?? []),
		...rows.map(({ cells: [key = '', english = '', parameters = '', text = ''] }) =>
			quoted([key, english, parameters, texts[key] ?? text]),
		),
	].join('\r\n');
}

let server: RunningServer;
let database: { name: string; url: string };
/** English address of an article that the English and the German edition have. */
let english: string;

/** Runs a statement on the database itself. @returns how many rows it has met */
async function write(statement: string): Promise<number | null> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	try {
		return (await client.query(statement)).rowCount;
	} finally {
		await client.end();
	}
}

/** Puts an article and the pages of the site into the German edition, as copies of English rows. */
async function plant(): Promise<void> {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	try {
		const { rows } = await client.query<{ id: number; seo_url: string }>(
			`select id, seo_url from article where edition = 'en' and status = 'published' and kind = 'news'
				and seo_url is not null order by published_at desc limit 1`,
		);
		english = rows[0]?.seo_url ?? '';
		const own = {
			edition: 'de',
			seo_url: 'neue-verbote',
			title: 'Neue Verbote für Händler',
			standfirst: 'Was in München gilt.',
			keywords: [],
		};
		const copy = (table: 'article' | 'page', where: string, values: object) =>
			copyRows(client, { table, set: '$1::jsonb', where, values: [JSON.stringify(values)] });
		await copy('article', `id = ${rows[0]?.id}`, own);
		await copy('page', `edition = 'en'`, { edition: 'de' });
	} finally {
		await client.end();
	}
}

const get = async (path: string) => {
	const response = await fetch(server.url + path, { redirect: 'manual' });
	return { status: response.status, language: response.headers.get('content-language'), text: await response.text() };
};

const leads = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).headers.get('location');

const mentions = async (path: string, words: string) => (await get(path)).text.includes(words);

describe('a third edition, of one row and its words', () => {
	beforeAll(async () => {
		folder = openFolder('third');
		database = await createDatabase(FILLED);
		await plant();
		server = await startServer({ DATABASE_URL: database.url });
		// It is added beside readers: the server that runs takes it up.
		const added = command('edition', 'add', 'de', '--name', 'Deutsch', '--time-zone', 'Europe/Berlin');
		expect(added).toMatchObject({ code: 0, stdout: `de\tDeutsch\t${server.url}/de\tltr\tgerman\n` });
		const table = command('words', 'export', 'de');
		expect(table.code).toBe(0);
		writeFileSync(join(folder, 'de.csv'), filled(table.stdout, TEXTS));
		const brought = command('words', 'import', 'de', join(folder, 'de.csv'));
		expect(brought).toMatchObject({
			code: 0,
			stdout: expect.stringMatching(/^6 changed, 0 wrong, \d{4} in English\.\n$/),
		});
	});
	afterAll(async () => {
		await server?.stop();
		if (database) await dropDatabase(database.name);
		rmSync(folder, { recursive: true, force: true });
	});

	test('is taken up by the server that runs, with its words', async () => {
		await expect.poll(() => mentions('/de', 'aria-label="Suche"'), { timeout: limit(20_000) }).toBe(true);
	});

	test('finds what a translator has written by its words', async () => {
		await expect.poll(() => server.output(), { timeout: limit(60_000) }).toContain('"search_completed"');
		const texts = { ...TEXTS, 'licenses.categories.wholesale': 'Zwischenhandel' };
		writeFileSync(join(folder, 'more.csv'), filled(command('words', 'export', 'de').stdout, texts));
		expect(command('words', 'import', 'de', join(folder, 'more.csv')).stdout).toMatch(/^1 changed, 0 wrong/);
		const written = `select from search_document where edition = 'de' and to_jsonb(search_document)::text ~ 'Zwischenhandel'`;
		await expect.poll(() => write(written), { timeout: limit(60_000) }).toBeGreaterThan(0);
		expect(await mentions('/de/search/Zwischenhandel', 'href="/de/license/')).toBe(true);
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
		server = await startServer({ DATABASE_URL: database.url });
		expect((await get('/de')).status).toBe(200);
	});

	test('moves with its addresses, is switched off and on, and takes the place at / from another', async () => {
		await write(`insert into redirect (source, target) values
			('/de/news/alte-verbote', '/de/news/neue-verbote'), ('/de/news/umgezogen', 'https://elsewhere.test/a'),
			('/2019/bans', '/news/bans'), ('/old.jpg', '/media/a.jpg')`);
		await write(`insert into seo_override (url, title) values ('/de/market', 'Getippt'), ('/market', 'Typed in'),
			('/deutsch/market', 'Where nothing stood')`);
		expect(command('edition', 'change', 'de', '--prefix', '/deutsch').code).toBe(0);
		await expect
			.poll(async () => (await get('/deutsch/news/neue-verbote')).status, { timeout: limit(20_000) })
			.toBe(200);
		for (const [from, to] of [
			['/de', '/deutsch'],
			['/de/news/neue-verbote', '/deutsch/news/neue-verbote'],
			['/de/news/detail?id=7', '/deutsch/news/detail?id=7'],
		] as const) {
			const response = await fetch(server.url + from, { redirect: 'manual' });
			expect([response.status, response.headers.get('location')]).toEqual([301, to]);
		}
		expect(await leads('/deutsch/news/alte-verbote')).toBe('/deutsch/news/neue-verbote');
		expect(await leads('/deutsch/news/umgezogen')).toBe('https://elsewhere.test/a');
		expect(await mentions('/deutsch/market', '<title>Getippt')).toBe(true);
		expect(command('edition', 'off', 'de')).toMatchObject({
			code: 0,
			stdout: expect.stringContaining('switched off'),
		});
		await expect.poll(async () => (await get('/deutsch')).status, { timeout: limit(20_000) }).toBe(302);
		expect((await get(`/news/${english}`)).text).not.toContain('/deutsch');
		expect(command('edition', 'on', 'de').code).toBe(0);
		await expect.poll(async () => (await get('/deutsch')).status, { timeout: limit(20_000) }).toBe(200);

		expect(command('edition', 'change', 'en', '--prefix', '/english')).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('where one edition has to stand'),
		});
		expect(command('edition', 'change', 'de', '--prefix', '/').code).toBe(0);
		await expect.poll(async () => (await get('/')).language, { timeout: limit(20_000) }).toBe('de');
		expect((await get('/en')).language).toBe('en');
		expect(await leads('/news/alte-verbote')).toBe('/news/neue-verbote');
		expect(await leads('/2019/bans')).toBe('/en/news/bans');
		expect(await leads('/old.jpg')).toBe('/media/a.jpg');
		// What was typed in for a page at / is not said of another edition's that takes its place.
		expect(await mentions('/market', '<title>Getippt')).toBe(true);
		expect(await mentions('/en/market', '<title>Typed in')).toBe(true);
		expect(
			command('edition', 'list')
				.stdout.split('\n')
				.map((line) => line.split('\t')[0]),
		).toEqual(['de', 'en', 'es', '']);
	});

	test('what cannot be is said in a sentence, and changes nothing', () => {
		for (const [args, sentence] of [
			[['add', 'de', '--name', 'Deutsch'], 'There is such an edition already'],
			[['add', 'fr'], 'A name is needed'],
			[['add', 'fr', '--name', 'Français', '--prefix', '/news'], 'cannot stand there'],
			[['add', 'fr', '--name', 'Français', '--prefix', '/es'], 'Another edition stands there'],
			[['add', 'fr', '--name', 'Français', '--search-language', 'klingon'], 'The search knows these languages'],
			[['off', 'de'], 'where one edition has to stand'],
			[['change', 'fr', '--name', 'Français'], 'There is no such edition'],
			[['change', 'es', '--name', 'Español'], 'It stands like this already'],
		] as const)
			expect([args, command('edition', ...args)]).toEqual([
				args,
				{ code: 1, stdout: '', stderr: expect.stringContaining(sentence) },
			]);
	});
});
