import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db/db';
import { startServer } from '../e2e/server';
import { SECRET } from '../faults/environment';
import { liftWallCeiling } from '../faults/kill-wall';
import { clientFile } from './client-file';
import { type Figure, percentile } from './table';

const run = promisify(execFile);
/** Acts a second, of all kinds together, and for how many seconds. */
const RATE = 200;
const SECONDS = 20;
const WARM_UP = 4;
const TARGET = 25;

interface Acts {
	taken: Record<string, number[]>;
	failed: Record<string, Record<string, number>>;
}

/**
 * Reads pages at full speed, on connections that stay open.
 * @returns `stop`, which returns how many a second they were
 */
function readPages(url: string, path: string): { stop(): Promise<number> } {
	const { port, host } = new URL(url);
	const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
	const begun = performance.now();
	const reading = run(process.execPath, [
		clientFile('pipeline.mjs'),
		port,
		'1000000000',
		'8',
		'2',
		JSON.stringify(request),
	]);
	return {
		async stop() {
			reading.child.kill('SIGTERM');
			const { answers } = JSON.parse((await reading).stdout) as { answers: number };
			return (answers / (performance.now() - begun)) * 1000;
		},
	};
}

/** What readers do, at a steady rate, while others read pages as fast as the server gives them. PostgreSQL. */
export async function measureActs(db: Database, databaseUrl: string, path: string): Promise<Figure[]> {
	await liftWallCeiling(db);
	const { rows } = await db.write((tx) =>
		tx.execute<{ id: number; link: string }>(sql`select id, link from adv where is_active order by id limit 1`),
	);
	const kinds = [
		{ name: 'sign-up', path: 'email/create', input: { email: 'bench-#@press.example' } },
		{
			name: 'wall post',
			path: 'topic_iecie_wall/create',
			input: { text: 'Bench message #', name: 'Ada', country: 'PT', edition: 'en' },
		},
		{ name: 'view', path: 'view/index', input: { source: 1, title: 'An article', ua: 'Firefox', url: path } },
		{ name: 'ad click', path: 'adv/log', input: rows[0] ?? {} },
	];
	const server = await startServer({
		DATABASE_URL: databaseUrl,
		SECRET_KEYS: SECRET,
		TRUSTED_PROXIES: '127.0.0.1',
		MAIL_CEILING: '1000000',
	});
	const act = async (seconds: number, first: number) => {
		const args = [
			clientFile('act-client.mjs'),
			server.url,
			String(RATE),
			String(seconds),
			String(first),
			JSON.stringify(kinds),
		];
		const { stdout } = await run(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
		return JSON.parse(stdout) as Acts;
	};
	try {
		await (await fetch(server.url + path)).arrayBuffer();
		await act(WARM_UP, 1);
		const pages = readPages(server.url, path);
		const { taken, failed } = await act(SECONDS, 1 + WARM_UP * RATE);
		const pagesASecond = await pages.stop();
		return kinds.map(({ name }) => {
			const times = taken[name] ?? [];
			const failures = Object.values(failed[name] ?? {}).reduce((sum, count) => sum + count, 0);
			const p99 = percentile(times, 0.99);
			return {
				what: `${name}, one of four kinds at ${RATE} a second together, beside ${Math.round(pagesASecond)} cached pages a second (${times.length} done, ${failures} failed)`,
				value: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
				target: `p99 ≤ ${TARGET} ms`,
				holds: p99 <= TARGET && failures === 0 && times.length > 0,
			};
		});
	} finally {
		await server.stop();
	}
}
