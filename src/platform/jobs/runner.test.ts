import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { openEmptyDatabase, type TestDatabase } from '../../../tests/databases';
import { limit } from '../../../tests/pace';
import { type NodeName, openNodeName } from '../db/nodes/node-name';
import { type Job, type Outcome, Postponed, type Run } from './job';
import { runHere } from './run-here';
import { startJobs } from './runner';
import { askForRun, askToCancel, openRuns } from './runs';

const clock = () => Math.floor(Date.now() / 1000);
const pollOptions = { timeout: limit(15_000), interval: 20 };

interface Row extends Record<string, unknown> {
	id: number;
	job: string;
	state: string;
	attempts: number;
	progress: unknown;
	result: unknown;
	error: string | null;
	actor: string;
	due_at: number;
	finished_at: number | null;
}

let place: TestDatabase;
let lines: Record<string, unknown>[];
let ended: [string, Outcome][];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
	place = await openEmptyDatabase();
	lines = [];
	ended = [];
	stops = [];
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
		await place.close();
	};
});

const rows = async (job: string): Promise<Row[]> =>
	(await place.db.write((tx) => tx.execute<Row>(sql`select * from job_run where job = ${job} order by id`))).rows;
const events = (name: string) => lines.filter((line) => line.event === name);

/** Starts one more node of the same database. */
const startNode = (...jobs: Job<object>[]) => startNodeThatLooks(undefined, ...jobs);

/** Starts a node that looks at the table only every so many milliseconds, unless something wakes it. */
function startNodeThatLooks(lookEvery: number | undefined, ...jobs: Job<object>[]): NodeName {
	const node = openNodeName(place.db, undefined);
	const log = (line: Record<string, unknown>) => lines.push(line);
	const measure = (job: string, outcome: Outcome) => ended.push([job, outcome]);
	const stop = startJobs({
		db: place.db,
		node,
		jobs,
		createContext: (run: Run) => run,
		clock,
		log,
		measure,
		lookEvery,
	});
	stops.push(async () => {
		await stop();
		await node.stop();
	});
	return node;
}

/** Work that ends when the test opens the gate. */
function gate() {
	let open = () => {};
	const opened = new Promise<void>((done) => {
		open = done;
	});
	return { opened, open };
}

describe('periodic jobs', () => {
	test('run on one node at a time, again and again, and leave one row while there is nothing to do', async () => {
		let underWay = 0;
		let most = 0;
		let count = 0;
		const job: Job<object> = {
			name: 'often',
			every: '1 s',
			retries: 0,
			async run() {
				underWay += 1;
				most = Math.max(most, underWay);
				await place.db.write((tx) => tx.execute(sql`select pg_sleep(0.2)`));
				underWay -= 1;
				count += 1;
			},
		};
		for (let n = 0; n < 4; n += 1) startNode(job);
		await expect.poll(() => count, pollOptions).toBeGreaterThan(3);
		expect(most).toBe(1);
		expect(await rows('often')).toHaveLength(1);
	});

	test('wake at the instant they name, not when their time is up', async () => {
		const ran: number[] = [];
		let soon = Number.POSITIVE_INFINITY;
		startNodeThatLooks(3_600_000, {
			name: 'planned',
			every: '1 h',
			retries: 0,
			async wakes() {
				if (ran.length > 1) return undefined;
				soon = clock() + 2;
				return soon;
			},
			run: async () => void ran.push(Date.now() / 1000),
		});
		await expect.poll(() => ran.length, pollOptions).toBe(2);
		expect(ran[1]).toBeGreaterThanOrEqual(soon);
	});

	test('keep what they did in a row of its own', async () => {
		let count = 0;
		startNode({
			name: 'found',
			every: '1 s',
			retries: 0,
			run: async () => (++count === 1 ? { published: [7] } : undefined),
		});
		await expect.poll(() => count, pollOptions).toBeGreaterThan(1);
		const [first, second] = await rows('found');
		expect(first).toMatchObject({ state: 'done', result: { published: [7] }, actor: 'clock', attempts: 1 });
		expect(second).toMatchObject({ result: null });
	});

	test('are tried again after a pause that grows, have failed after the last attempt, and say so once', async () => {
		let broken = true;
		let attempts = 0;
		startNode({
			name: 'fragile',
			every: '1 h',
			retries: 1,
			async run() {
				attempts += 1;
				if (broken) throw new Error('no way for reader@press.example');
			},
		});
		const hurry = () =>
			place.db.write((tx) =>
				tx.execute(sql`update job_run set due_at = 0 where job = 'fragile' and state = 'waiting'`),
			);
		await expect
			.poll(async () => (await rows('fragile'))[0], pollOptions)
			.toMatchObject({ state: 'waiting', attempts: 1 });
		const [waiting] = await rows('fragile');
		expect((waiting?.due_at ?? 0) - (waiting?.finished_at ?? 0)).toBe(5);
		expect(waiting?.error).toBe('no way for …');
		await hurry();
		await expect
			.poll(async () => (await rows('fragile')).map(({ state }) => state), pollOptions)
			.toEqual(['failed', 'waiting']);
		broken = false;
		await hurry();
		await expect.poll(() => attempts, pollOptions).toBe(3);
		await expect.poll(() => events('job_recovered').length, pollOptions).toBe(1);
		expect(events('job_failed')).toEqual([
			{ event: 'job_failed', job: 'fragile', attempts: 1, reason: 'no way for …' },
		]);
		expect(ended).toEqual([
			['fragile', 'failed'],
			['fragile', 'failed'],
			['fragile', 'done'],
		]);
	});
});

describe('a run', () => {
	test('of a node that died is taken over at once, and counts as an attempt; the dead node can write nothing any more', async () => {
		const { opened, open } = gate();
		let begun = 0;
		const job: Job<object> = {
			name: 'long',
			retries: 3,
			async run() {
				begun += 1;
				if (begun > 1) return 'second';
				await opened;
				return 'first';
			},
		};
		const dying = startNode(job);
		await askForRun(place.db, 'long', 'operator', { of: 'all' }, 4, clock());
		await expect.poll(() => begun, pollOptions).toBe(1);
		startNode(job);
		// The lock is released with the connection, as it is when the process is killed.
		await dying.stop();
		await expect
			.poll(async () => (await rows('long'))[0], pollOptions)
			.toMatchObject({ state: 'done', attempts: 2, result: 'second' });
		open();
		await stops.shift()?.();
		expect(await rows('long')).toMatchObject([{ state: 'done', result: 'second' }]);
		expect(events('job_taken_over')).toMatchObject([{ job: 'long', attempts: 2 }]);
	});

	test('whose nodes have all died has failed after its last attempt', async () => {
		startNode({ name: 'other', retries: 0, run: async () => 1 });
		const id = await askForRun(place.db, 'fatal', 'operator', {}, 1, clock());
		await place.db.write((tx) =>
			tx.execute(sql`update job_run set state = 'running', attempts = 1, holder = 1 where id = ${id}`),
		);
		const failed = { state: 'failed', error: 'The node that ran it has died.' };
		await expect.poll(async () => (await rows('fatal'))[0], pollOptions).toMatchObject(failed);
	});

	test('is seen by every node and claimed by one', async () => {
		let begun = 0;
		const job: Job<object> = { name: 'once', retries: 0, run: async () => ++begun };
		for (let n = 0; n < 20; n += 1) await askForRun(place.db, 'once', 'operator', {}, 1, clock());
		for (let n = 0; n < 4; n += 1) startNode(job);
		await expect
			.poll(async () => (await rows('once')).filter(({ state }) => state === 'done').length, pollOptions)
			.toBe(20);
		expect(begun).toBe(20);
	});

	test('tells how far it is, and ends when it is cancelled', async () => {
		startNode({
			name: 'steady',
			retries: 3,
			async run({ signal, progress }) {
				progress({ done: 3, total: 10 });
				await new Promise((done) => signal.addEventListener('abort', done));
				throw new Error('broken off');
			},
		});
		const id = await askForRun(place.db, 'steady', 'operator', {}, 4, clock());
		await expect.poll(async () => (await rows('steady'))[0]?.progress, pollOptions).toEqual({ done: 3, total: 10 });
		await askToCancel(place.db, id, clock());
		await expect.poll(async () => (await rows('steady'))[0]?.state, pollOptions).toBe('cancelled');
		expect(events('job_failed')).toEqual([]);
	});

	test('is waited for when the server stops, and one that ends early is begun again by the next', async () => {
		let begun = 0;
		const job: Job<object> = {
			name: 'patient',
			retries: 0,
			async run({ signal }) {
				begun += 1;
				if (begun > 1) return 'whole';
				await new Promise((done) => signal.addEventListener('abort', done));
				throw new Error('broken off');
			},
		};
		startNode(job);
		await askForRun(place.db, 'patient', 'operator', {}, 1, clock());
		await expect.poll(() => begun, pollOptions).toBe(1);
		await stops.shift()?.();
		expect(await openRuns(place.db)).toMatchObject([{ job: 'patient', is_running: false, attempts: 0 }]);
		startNode(job);
		await expect
			.poll(async () => (await rows('patient'))[0], pollOptions)
			.toMatchObject({ state: 'done', result: 'whole', attempts: 1 });
	});

	test('that its node has lost hears of it', async () => {
		let reason: unknown;
		const node = startNode({
			name: 'held',
			retries: 3,
			async run({ signal }) {
				if (reason) return 'again';
				await new Promise((done) => signal.addEventListener('abort', done));
				reason = signal.reason;
				throw new Error('lost');
			},
		});
		await askForRun(place.db, 'held', 'operator', {}, 4, clock());
		await expect.poll(async () => (await rows('held'))[0]?.state, pollOptions).toBe('running');
		const key = (await node.lock())?.key;
		const end = sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
			and objid = ${key}::bigint::oid`;
		await place.db.write((tx) => tx.execute(end));
		await expect.poll(() => reason, pollOptions).toBe('lost');
		await expect
			.poll(async () => (await rows('held'))[0], pollOptions)
			.toMatchObject({ state: 'done', result: 'again' });
	});
});

describe('a run that somebody waits for', () => {
	test('is written down, and nobody takes it over while its process lives', async () => {
		const { opened, open } = gate();
		const job: Job<object> = { name: 'import', retries: 0, run: () => opened.then(() => ({ articles: 3 })) };
		startNode(job);
		const node = openNodeName(place.db, undefined);
		const cancel = new AbortController();
		const options = {
			db: place.db,
			node,
			actor: 'operator' as const,
			input: { file: 'x' },
			clock,
			cancel: cancel.signal,
		};
		const running = runHere(job, { ...options, createContext: (run) => run, record: (result) => result });
		await expect.poll(async () => (await rows('import'))[0]?.state, pollOptions).toBe('running');
		open();
		expect(await running).toEqual({ articles: 3 });
		expect(await rows('import')).toMatchObject([
			{ state: 'done', attempts: 1, actor: 'operator', input: { file: 'x' }, result: { articles: 3 } },
		]);
		await node.stop();
	});
});

test('a job that runs everywhere runs on each node, and one whose server is away waits without a fault', async () => {
	let count = 0;
	const run = async () => {
		count += 1;
	};
	const job: Job<object> = { name: 'own', every: '1 s', everywhere: true, retries: 0, run };
	const away: Job<object> = { ...job, name: 'away', run: () => Promise.reject(new Postponed('away')) };
	for (let n = 0; n < 3; n += 1) startNode(job, away);
	await expect.poll(() => count, pollOptions).toBeGreaterThanOrEqual(6);
	expect(lines).toEqual([]);
	expect(ended.filter(([name]) => name === 'away').every(([, outcome]) => outcome === 'postponed')).toBe(true);
	expect(await openRuns(place.db)).toEqual([]);
});
