/**
 * What an uncached page of the site is measured against: a bare `node:http` server that sends the same prepared
 * statements through `pg` and writes the `renderToString` of the same tree. A program of its own, so that its processor
 * time is its own.
 *
 * Argument: address of the database. Reads a line of JSON from its input: the paths of the pages. It opens each of them
 * once through the screen itself, and keeps the statements that were sent and the tree that was drawn. Prints its port
 * when it is ready.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type pg from 'pg';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { readSettings } from '../../src/boot/settings';
import { editionOfPath } from '../../src/editions/editions';
import { openDatabase } from '../../src/platform/db/db';
import { wordmarkOf } from '../../src/platform/images/word-mark';
import { pageTree } from '../../src/site/render/entry.server';
import { stylesBy } from '../../src/site/render/page-styles';
import type { OpaqueScreen, Site } from '../../src/site/render/screen';
import { homeScreen } from '../../src/site/screens/home/home';
import { articleScreen } from '../../src/site/screens/news/detail';
import { newsListScreen } from '../../src/site/screens/news/list';
import { searchScreen } from '../../src/site/screens/search/search';
import { tagScreen } from '../../src/site/screens/tag/detail';

interface BarePage {
	/** Statements in the order of the site; those of one wave do not wait for each other. */
	waves: pg.QueryConfig[][];
	tree: ReactElement;
}

/** Screens by the fixed part of their addresses; the first that fits. */
const screens: readonly (readonly [fixed: string, screen: OpaqueScreen])[] = [
	['/news/list/', newsListScreen],
	['/news/', articleScreen],
	['/tag/detail/', tagScreen],
	['/search/', searchScreen],
	['/', homeScreen],
];

const settings = readSettings({ SITE_URL: 'http://127.0.0.1:3000' });
const site: Site = {
	url: settings.site_url,
	is_public: false,
	brand: settings.brand,
	mark: wordmarkOf(settings.brand.name),
	view_cookie: 'site_view_',
	assets: {
		css: ['/assets/site.css'],
		fonts: [],
		pageStyles: stylesBy((name) => `/assets/${name}.css`),
		js: '/assets/entry.js',
	},
	api: { paths: {} },
};
const db = await openDatabase({ databaseUrl: process.argv[2] ?? '', dataDir: '', pool: 10 });
const pool = (db.read as unknown as { $client: pg.Pool }).$client;
const send = pool.query.bind(pool) as (config: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Opens a page, and notes what it asks of the database. */
async function record(path: string): Promise<BarePage> {
	const [fixed, screen] = screens.find(([start]) => path.startsWith(start)) ?? ['/', homeScreen];
	const waves: pg.QueryConfig[][] = [];
	let answered = 0;
	let answered_before = -1;
	const recorded = async (config: pg.QueryConfig) => {
		if (answered !== answered_before) waves.push([]);
		answered_before = answered;
		waves.at(-1)?.push(config);
		const result = await send(config);
		answered += 1;
		return result;
	};
	pool.query = recorded as typeof pool.query;
	const edition = editionOfPath(path);
	const now = Math.floor(Date.now() / 1000);
	const opened = await screen.open({
		db: db.read,
		edition,
		site,
		now,
		path: decodeURIComponent(path),
		rest: decodeURIComponent(path).slice(fixed.length).split('/').filter(Boolean),
		query: new URLSearchParams(),
		tag: () => {},
	});
	pool.query = send as typeof pool.query;
	if (!('view' in opened)) throw new Error(`No page stands at ${path}.`);
	const { head, layout, view } = opened;
	return { waves, tree: pageTree({ edition, site, now, formToken: '', head, layout, view }) };
}

const pages = new Map<string, BarePage>();
const server = createServer((request, response) => {
	const answer = async () => {
		const page = pages.get(request.url ?? '');
		if (!page) return response.writeHead(404).end();
		for (const wave of page.waves) await Promise.all(wave.map((statement) => send(statement)));
		const html = `<!doctype html>${renderToString(page.tree)}`;
		const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': Buffer.byteLength(html) };
		return response.writeHead(200, headers).end(html);
	};
	answer().catch(() => response.destroy());
});

const [line] = (await once(createInterface({ input: process.stdin }), 'line')) as [string];
const paths = JSON.parse(line) as string[];
// What many pages share is remembered by the site, and read by the first of them alone.
for (const path of paths.slice(0, 2)) await record(path);
for (const path of paths) pages.set(path, await record(path));
server.listen(0, '127.0.0.1', () => process.stdout.write(`listening at ${(server.address() as AddressInfo).port}\n`));
