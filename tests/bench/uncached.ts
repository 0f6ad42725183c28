import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { notifyNodes } from '../../src/platform/db/changes';
import type { Database } from '../../src/platform/db/db';
import { tag } from '../../src/shared/cache-tags';
import { startServer, untilPrinted } from '../e2e/server';
import { processTime } from './process-time';
import { readAll } from './readers';
import { type Figure, median } from './table';
import { type Pages, uncachedPages } from './uncached-pages';

/** Pages that count, each at an address of its own, and pages before them: the code is compiled by then. */
const PAGES = 2_000;
const WARM_UP = 500;
/** Both servers take their turns so often, so that a busy machine strikes both. */
const ROUNDS = 8;
const SIZE = PAGES / ROUNDS;

/** What readers say they understand. Without it nothing is compressed; browsers all say it. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Measured {
	/** The site's processor time ÷ that of the bare server, of the middle round. */
	ratio: number;
	/** Milliseconds of processor time a page. */
	site: number;
	bare: number;
}

/** The bare server, with these pages ready. */
async function startBare(databaseUrl: string, paths: readonly string[]): Promise<{ url: string; child: ChildProcess }> {
	const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-site.js'), databaseUrl], {
		env: { ...process.env, NODE_ENV: 'production' },
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	let text = '';
	child.stdout.on('data', (part: Buffer) => (text += part));
	child.stderr.on('data', (part: Buffer) => (text += part));
	child.stdin.end(`${JSON.stringify(paths)}\n`);
	await untilPrinted(child, 'listening at', () => text);
	return { url: `http://127.0.0.1:${/listening at (\d+)/.exec(text)?.[1]}`, child };
}

/** Milliseconds of processor time a page. */
async function cost(pid: number, pages: number, work: () => Promise<unknown>): Promise<number> {
	const before = processTime(pid);
	await work();
	return (processTime(pid) - before) / pages;
}

async function measureKind(db: Database, databaseUrl: string, pages: Pages, headers = {}): Promise<Measured> {
	const server = await startServer({ DATABASE_URL: databaseUrl, SEARCH_LIMIT: '1000000' });
	const bare = await startBare(databaseUrl, [...new Set(pages.paths)]);
	try {
		const both = async (from: number, count: number) => {
			const paths = pages.paths.slice(from, from + count);
			const read = (url: string, each?: () => Promise<unknown>) =>
				readAll(
					paths.map((path) => url + path),
					headers,
					each,
				);
			const change = () => db.write((tx) => notifyNodes(tx, [tag.home('en'), tag.home('es')]));
			return {
				site: await cost(server.pid, count, () => read(server.url, pages.is_one_address ? change : undefined)),
				bare: await cost(bare.child.pid as number, count, () => read(bare.url)),
			};
		};

		await both(0, WARM_UP);
		const rounds: { site: number; bare: number }[] = [];
		for (let round = 0; round < ROUNDS; round += 1) rounds.push(await both(WARM_UP + round * SIZE, SIZE));
		return {
			ratio: median(rounds.map((one) => one.site / one.bare)),
			site: median(rounds.map((one) => one.site)),
			bare: median(rounds.map((one) => one.bare)),
		};
	} finally {
		bare.child.kill();
		await server.stop();
	}
}

/** Pages of a kind, how they are asked for, and how many times the bare server's time they may take. */
interface Kind {
	name: string;
	pages: 'article' | 'list' | 'search' | 'front';
	headers?: Record<string, string>;
	maxRatio?: number;
}

const KINDS: readonly Kind[] = [
	{ name: 'article', pages: 'article', maxRatio: 2.5 },
	{ name: 'list', pages: 'list', maxRatio: 3 },
	{ name: 'search', pages: 'search', maxRatio: 3 },
	{ name: 'front page', pages: 'front', maxRatio: 3 },
	{ name: 'article for a browser, compressed', pages: 'article', headers: AS_BROWSERS },
];

/**
 * An uncached page over HTTP: the server's processor time beside that of a bare `node:http` server which sends the same
 * prepared statements and writes the `renderToString` of the same tree (`bare-site.ts`), in one run.
 */
export async function measureUncached(db: Database, databaseUrl: string, kinds = KINDS): Promise<Figure[]> {
	const pages = await uncachedPages(db, PAGES + WARM_UP);
	const figures: Figure[] = [];
	for (const kind of kinds) {
		const { maxRatio } = kind;
		const { ratio, site, bare } = await measureKind(db, databaseUrl, pages[kind.pages], kind.headers);
		figures.push({
			what: `uncached over HTTP, ${kind.name} (${PAGES} pages): processor time ÷ a bare server with the same reads and renderToString (${site.toFixed(2)} ms ÷ ${bare.toFixed(2)} ms)`,
			value: `${ratio.toFixed(2)} ×`,
			target: maxRatio === undefined ? 'reported' : `≤ ${maxRatio} ×`,
			holds: maxRatio === undefined ? undefined : ratio <= maxRatio,
		});
	}
	return figures;
}
