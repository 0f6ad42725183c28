import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Check, mustBePositive, mustBeZero, within } from './check';
import type { FaultEnvironment } from './environment';
import { liftWallCeiling } from './kill-wall';
import { waitFor } from './wait-for';
import { callAs, writeUntilDeath } from './writers';

/** What dies: the site, the database it started, or both at once. */
const VICTIMS = ['server', 'database', 'both'] as const;
/** Longest from the first kept write to the kill, in milliseconds. */
const LATEST = 600;
/** Seconds after which a database that lost its server is an orphan. */
const ORPHAN_TIMEOUT_SECONDS = 30;

/** Process of the embedded database of a data folder. */
export function databasePid(dataDir: string): number {
	const file = join(realpathSync(join(dataDir, 'postgres')), 'cluster/postmaster.pid');
	return Number(readFileSync(file, 'utf8').split('\n')[0]);
}

/** True for a process that runs, and is not merely waiting to be buried. */
export function isRunning(pid: number): boolean {
	try {
		return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return existsSync(`/proc/${pid}`);
	}
}

/** kill -9 of the site, of the embedded database, and of both, while visitors write. */
export async function killDatabase(environment: FaultEnvironment, rounds: number): Promise<Check[]> {
	await environment.inspect(liftWallCeiling);
	const text = (n: number) => `Durable message ${n} stands`;
	const acknowledged = new Set<number>();
	const [killed, orphans] = [{ server: 0, database: 0, both: 0 }, { count: 0 }];
	let number = 0;
	let slowest = 0;
	for (let round = 0; round < rounds * VICTIMS.length; round += 1) {
		const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
		const server = await environment.start();
		const write = async (n: number) => {
			const { status } = await callAs(
				server.url,
				'topic_iecie_wall/create',
				{ text: text(n), name: 'Ada', country: 'PT', edition: 'en' },
				n,
			);
			return status === 200;
		};
		const pid = databasePid(environment.dataDir);
		const before = acknowledged.size;
		const writing = writeUntilDeath(
			write,
			() => ++number,
			(n) => acknowledged.add(n),
		);
		await waitFor('a write is kept', () => acknowledged.size > before, 20);
		await new Promise((done) => setTimeout(done, Math.random() * LATEST));
		if (victim !== 'server') process.kill(pid, 'SIGKILL');
		if (victim === 'database') {
			const kept = acknowledged.size;
			const again = waitFor('a write is kept again', () => acknowledged.size > kept, 30);
			slowest = Math.max(
				slowest,
				await again.catch((error: Error) => {
					throw new Error(`${error.message} ${server.output()}`);
				}),
			);
		}
		const last = victim === 'both' ? pid : databasePid(environment.dataDir);
		await server.kill();
		await writing;
		killed[victim] += 1;
		await waitFor('the database has ended too', () => !isRunning(last), ORPHAN_TIMEOUT_SECONDS).catch(() => {
			orphans.count += 1;
		});
	}
	const again = await environment.start();
	const shown = await fetch(`${again.url}/topic/iecie/wall`);
	await again.stop();
	const kept = await environment.inspect(async (db) => {
		const { rows } = await db.write((tx) =>
			tx.execute<{ text: string }>(sql`select text from wall_message where text like 'Durable message %'`),
		);
		return rows.map((row) => row.text);
	});
	const known = new Set(kept);
	return [
		...VICTIMS.map((victim) =>
			mustBePositive(`kills of ${victim === 'both' ? 'both' : `the ${victim}`}`, killed[victim]),
		),
		mustBePositive('wall messages acknowledged', acknowledged.size),
		mustBeZero('acknowledged and lost', [...acknowledged].filter((n) => !known.has(text(n))).length),
		mustBeZero('kept twice', kept.length - known.size),
		mustBeZero('databases that outlived their server', orphans.count),
		within('until writes were kept again after the database died alone', slowest, 15),
		mustBeZero('starts after which the wall was not shown', shown.status === 200 ? 0 : 1),
	];
}
