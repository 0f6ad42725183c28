import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import { notifyNodes } from '../../src/platform/db/changes';
import type { Database } from '../../src/platform/db/db';
import { tag } from '../../src/shared/cache-tags';
import { type RunningServer, startServer } from '../e2e/server';
import { openFolder } from '../template';
import { memoryOf } from './memory';
import { readAll } from './readers';
import type { Figure } from './table';
import { uncachedPages } from './uncached-pages';

/** What was read has been let go of by then. */
const REST_MS = 60_000;
/** Uncached pages that are read before memory is measured, and addresses of each kind that they have. */
const PAGES = 100_000;
const EACH = 2_500;

const visitFixedPaths = ({ url }: RunningServer) =>
	readAll(editions.flatMap((edition) => fixedPaths.map((path) => url + pathOf(edition, path))));

async function held(
	env: Record<string, string>,
	folder: string,
	visit: (server: RunningServer) => Promise<unknown>,
): Promise<number> {
	// The demonstration is there already.
	await (await startServer(env, folder)).stop();
	const server = await startServer({ SEARCH_LIMIT: '1000000', ...env }, folder);
	try {
		await visit(server);
		await wait(REST_MS);
		return memoryOf(server.pid);
	} finally {
		await server.stop();
	}
}

const figure = (what: string, megabytes: number, maxMegabytes: number): Figure => ({
	what,
	value: `${megabytes.toFixed(0)} MB`,
	target: `≤ ${maxMegabytes} MB`,
	holds: megabytes <= maxMegabytes,
});

/**
 * Memory that all processes of the site hold a minute after they were asked, shared memory counted once (PSS).
 * @param large a database with many articles
 * @param parent where the data folders of the servers lie
 */
export async function measureHeld(
	databaseUrl: string,
	large: { db: Database; databaseUrl: string },
	parent: string,
): Promise<Figure[]> {
	const { article, list, search } = await uncachedPages(large.db, EACH);
	const paths = [article, list, search].flatMap((pages) => pages.paths);
	const visitMany = async ({ url }: RunningServer) => {
		for (let read = 0; read < PAGES; read += paths.length) {
			await readAll(paths.slice(0, PAGES - read).map((path) => url + path));
			// What has been read once is not fresh any more.
			await large.db.write((tx) => notifyNodes(tx, [tag.everything]));
		}
	};
	return [
		figure(
			'memory a minute after every fixed path (embedded, with the database)',
			await held({}, openFolder('held', parent), visitFixedPaths),
			300,
		),
		figure(
			'memory a minute after every fixed path (PostgreSQL, without the database)',
			await held({ DATABASE_URL: databaseUrl }, openFolder('held', parent), visitFixedPaths),
			140,
		),
		figure(
			`memory a minute after ${PAGES.toLocaleString('en')} uncached pages (PostgreSQL, without the database)`,
			await held({ DATABASE_URL: large.databaseUrl }, openFolder('held', parent), visitMany),
			220,
		),
	];
}
