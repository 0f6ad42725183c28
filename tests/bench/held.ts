import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import { notifyNodes } from '../../src/platform/db/changes';
import type { Database } from '../../src/platform/db/db';
import { tag } from '../../src/shared/cache-tags';
import { type RunningServer, startServer } from '../e2e/server';
import { openFolder } from '../template';
import { memoryAlone } from './processes';
import { readAll } from './readers';
import type { Figure } from './table';
import { uncachedPages } from './uncached-pages';

/** What was read has been let go of by then. */
const REST_MS = 60_000;
/** Milliseconds between two requests of what asks whether a server still answers, and for which one may wait. */
const PROBE_MS = 10;
const MAX_WAIT_MS = 50;
/** Uncached pages after which memory is measured, and addresses of each kind that they have. */
const READ = [20_000, 100_000];
const EACH = 2_500;

const visitFixedPaths = ({ url }: RunningServer) =>
	readAll(editions.flatMap((edition) => fixedPaths.map((path) => url + pathOf(edition, path))));

/**
 * Leaves a server at rest.
 * @returns milliseconds of the slowest answer meanwhile, of what counts as no request: it gives memory back then
 */
async function rest({ url }: RunningServer): Promise<number> {
	const end = performance.now() + REST_MS;
	let slowest = 0;
	while (performance.now() < end) {
		const asked = performance.now();
		await (await fetch(`${url}/healthz`)).text();
		slowest = Math.max(slowest, performance.now() - asked);
		await wait(PROBE_MS);
	}
	return slowest;
}

interface Held {
	megabytes: number[];
	/** Milliseconds. */
	slowest: number;
}

/** Megabytes held a minute after each of these visits, made one after the other to one server. */
async function held(
	env: Record<string, string>,
	folder: string,
	visits: readonly ((server: RunningServer) => Promise<unknown>)[],
): Promise<Held> {
	// The demonstration is there already.
	await (await startServer(env, folder)).stop();
	const server = await startServer({ SEARCH_LIMIT: '1000000', ...env }, folder);
	const megabytes: number[] = [];
	let slowest = 0;
	try {
		for (const visit of visits) {
			await visit(server);
			slowest = Math.max(slowest, await rest(server));
			megabytes.push(memoryAlone(server.pid));
		}
		return { megabytes, slowest };
	} finally {
		await server.stop();
	}
}

const figure = (what: string, megabytes: number | undefined, maxMegabytes: number): Figure => {
	if (!megabytes) throw new Error(`Nothing was measured: ${what}.`);
	return {
		what,
		value: `${megabytes.toFixed(0)} MB`,
		target: `≤ ${maxMegabytes} MB`,
		holds: megabytes <= maxMegabytes,
	};
};

/**
 * Memory that all processes of the site hold a minute after they were asked, as they would if nothing else ran.
 * @param large a database with many articles
 * @param parent where the data folders of the servers lie
 */
export async function measureHeld(
	databaseUrl: string,
	large: { db: Database; databaseUrl: string },
	parent: string,
): Promise<Figure[]> {
	const { article, list, search } = await uncachedPages(large.db);
	const paths = [article, list, search].flatMap((pages) => pages.paths.slice(0, EACH));
	if (paths.length < 3 * EACH) throw new Error(`There are ${paths.length} addresses, not ${3 * EACH}.`);
	const visitMany =
		(from: number, to: number) =>
		async ({ url }: RunningServer) => {
			for (let read = from; read < to; read += paths.length) {
				// What has been read once is not fresh any more.
				await large.db.write((tx) => notifyNodes(tx, [tag.everything]));
				await readAll(paths.slice(0, to - read).map((path) => url + path));
			}
		};
	const embedded = await held({}, openFolder('held', parent), [visitFixedPaths]);
	const server = await held({ DATABASE_URL: databaseUrl }, openFolder('held', parent), [visitFixedPaths]);
	const after = await held(
		{ DATABASE_URL: large.databaseUrl },
		openFolder('held', parent),
		READ.map((count, i) => visitMany(READ[i - 1] ?? 0, count)),
	);
	return [
		figure('memory a minute after every fixed path (embedded, with the database)', embedded.megabytes[0], 220),
		figure('memory a minute after every fixed path (PostgreSQL, without the database)', server.megabytes[0], 140),
		...READ.map((count, i) =>
			figure(
				`memory a minute after ${count.toLocaleString('en')} uncached pages (PostgreSQL, without the database)`,
				after.megabytes[i],
				260,
			),
		),
		{
			what: 'slowest answer while memory is given back',
			value: `${Math.max(embedded.slowest, server.slowest, after.slowest).toFixed(0)} ms`,
			target: `≤ ${MAX_WAIT_MS} ms`,
			holds: Math.max(embedded.slowest, server.slowest, after.slowest) <= MAX_WAIT_MS,
		},
	];
}
