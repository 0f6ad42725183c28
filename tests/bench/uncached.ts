import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { notifyNodes } from '../../src/platform/db/changes';
import type { Database } from '../../src/platform/db/db';
import { tag } from '../../src/shared/cache-tags';
import { type RunningServer, startServer, untilPrinted } from '../e2e/server';
import { processorTime } from './processes';
import { readAll } from './readers';
import type { Figure } from './table';
import { type PageKind, type Pages, uncachedPages } from './uncached-pages';
import { wordsOfPage } from './words-of-page';

/** Pages that count, and pages before them: the code is compiled by then. */
const PAGES = 2_000;
const WARM_UP = 500;
/** Both servers take their turns so often, so that a busy machine strikes both. */
const ROUNDS = 8;
const SIZE = PAGES / ROUNDS;
/** So few may come out of the site's memory after all. */
const MIN_MADE = 0.95;

/** What readers say they understand. Without it nothing is compressed; browsers all say it. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Milliseconds of processor time a page. */
interface Cost {
	server: number;
	database: number;
}
const sum = ({ server, database }: Cost): number => server + database;

interface Measured {
	site: Cost;
	bare: Cost;
}

/** A database with pages to read. */
export interface ReadDatabase {
	db: Database;
	databaseUrl: string;
	/** The process of its PostgreSQL. */
	pid: number;
}

/** The bare server of the words in a database. */
async function startBare(databaseUrl: string): Promise<{ url: string; child: ChildProcess }> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-site.js'), databaseUrl], {
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let text = '';
	child.stdout.on('data', (part: Buffer) => (text += part));
	child.stderr.on('data', (part: Buffer) => (text += part));
	await untilPrinted(child, 'listening at', () => text);
	return { url: `http://127.0.0.1:${/listening at (\d+)/.exec(text)?.[1]}`, child };
}

/** Keeps the words of these pages of the site, for the bare server. */
async function keepWords(db: Database, { url }: RunningServer, paths: readonly string[]): Promise<void> {
	const owner = db.listener();
	await owner.connect();
	try {
		await owner.query('create table if not exists bench_words (path text primary key, lines jsonb not null)');
		for (const path of paths) {
			const answer = await fetch(url + path);
			if (answer.status !== 200 || answer.redirected) throw new Error(`No page stands at ${path}.`);
			const lines = wordsOfPage(await answer.text());
			await owner.query('insert into bench_words values ($1, $2) on conflict do nothing', [
				path,
				JSON.stringify(lines),
			]);
		}
		await owner.query('vacuum analyze bench_words');
	} finally {
		await owner.end();
	}
}

/** Pages that the site has made, as it has logged. */
const made = (server: RunningServer): number => server.output().split('"how":"made"').length - 1;

async function measureKind({ db, databaseUrl, pid }: ReadDatabase, pages: Pages, headers = {}): Promise<Measured> {
	const paths = Array.from({ length: WARM_UP + PAGES }, (_, i) => pages.paths[i % pages.paths.length] as string);
	// The cache is so small that a page is gone from it when its turn comes again.
	const server = await startServer({ DATABASE_URL: databaseUrl, SEARCH_LIMIT: '1000000', PAGE_CACHE_MB: '1' });
	let bare: Awaited<ReturnType<typeof startBare>> | undefined;
	const costOf = async (serverPid: number, work: () => Promise<unknown>): Promise<Cost> => {
		const before = [processorTime(serverPid), processorTime(pid)] as const;
		await work();
		return {
			server: (processorTime(serverPid) - before[0]) / SIZE,
			database: (processorTime(pid) - before[1]) / SIZE,
		};
	};
	const change = () => db.write((tx) => notifyNodes(tx, [tag.home('en'), tag.home('es')]));
	const read = (url: string, from: number, count: number, each?: () => Promise<unknown>) =>
		readAll(
			paths.slice(from, from + count).map((path) => url + path),
			headers,
			each,
		);
	try {
		await keepWords(db, server, [...new Set(paths)]);
		bare = await startBare(databaseUrl);
		const { url: bareUrl, child } = bare;
		await read(server.url, 0, WARM_UP, pages.is_one_address ? change : undefined);
		await read(bareUrl, 0, WARM_UP);
		const made_before = made(server);
		const rounds: Measured[] = [];
		for (let from = WARM_UP; from < paths.length; from += SIZE) {
			const changed = await costOf(server.pid, async () => {
				if (pages.is_one_address) for (let i = 0; i < SIZE; i += 1) await change();
			});
			const site = await costOf(server.pid, () =>
				read(server.url, from, SIZE, pages.is_one_address ? change : undefined),
			);
			rounds.push({
				site: { server: site.server - changed.server, database: site.database - changed.database },
				bare: await costOf(child.pid as number, () => read(bareUrl, from, SIZE)),
			});
		}
		if (made(server) - made_before < PAGES * MIN_MADE)
			throw new Error(`The site made ${made(server) - made_before} of ${PAGES} pages: the others were cached.`);
		const middle = (of: 'site' | 'bare') => rounds.map((one) => one[of]).toSorted((a, b) => sum(a) - sum(b));
		const measured = { site: middle('site')[ROUNDS / 2] as Cost, bare: middle('bare')[ROUNDS / 2] as Cost };
		for (const [name, { server: own, database }] of Object.entries(measured))
			if (own <= 0 || database <= 0) throw new Error(`Of the ${name} server or of its database nothing was measured.`);
		return measured;
	} finally {
		bare?.child.kill();
		await server.stop();
	}
}

/** Pages of a kind, and how they are asked for. */
interface Kind {
	name: string;
	pages: PageKind;
	headers?: Record<string, string>;
	/** Milliseconds that a page may take among 12,000 articles. */
	most?: number;
	/** Milliseconds that it may take above the kind before it. */
	more?: number;
}

const KINDS: readonly Kind[] = [
	{ name: 'article', pages: 'article', most: 3.5 },
	{ name: 'article for a browser, compressed', pages: 'article', headers: AS_BROWSERS, more: 1 },
	{ name: 'list', pages: 'list' },
	{ name: 'search', pages: 'search' },
	{ name: 'front page', pages: 'front', most: 5 },
];

const split = ({ server, database }: Cost): string => `${server.toFixed(2)} and ${database.toFixed(2)}`;

/**
 * Uncached pages over HTTP: processor time of the server and of the database, all their processes and threads, beside a
 * bare `node:http` server that shows the same words in the smallest tree (`bare-site.ts`), in one run.
 * @param size says how many articles there are
 * @param hasBars whether the milliseconds have a bar at this size
 */
export async function measureUncached(database: ReadDatabase, size: string, hasBars: boolean): Promise<Figure[]> {
	const pages = await uncachedPages(database.db);
	const figures: Figure[] = [];
	let before = 0;
	for (const { name, pages: kind, headers, most, more } of KINDS) {
		if (pages[kind].paths.length === 0) throw new Error(`There are no addresses of the kind ${kind}.`);
		const { site, bare } = await measureKind(database, pages[kind], headers);
		const bar = hasBars ? (most ?? (more === undefined ? undefined : before + more)) : undefined;
		before = sum(site);
		figures.push({
			what: `uncached over HTTP, ${size}, ${name} (${PAGES} pages): processor time of server and database (${split(site)} ms); a bare server with the same words takes ${sum(bare).toFixed(2)} ms (${split(bare)})`,
			value: `${before.toFixed(2)} ms, ${(before / sum(bare)).toFixed(1)} ×`,
			target: bar === undefined ? 'reported' : `≤ ${bar.toFixed(2)} ms`,
			holds: bar === undefined ? undefined : before <= bar,
		});
	}
	return figures;
}
