import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { limit } from '../../tests/pace';
import { openTestSite } from '../../tests/site';
import { backupJobs, cdnJobs, serverJobs, startBackground } from '../boot/background';
import { openNodeName } from '../platform/db/nodes/node-name';
import { startJobs } from '../platform/jobs/runner';
import { createJobContext, type JobContext } from './job';
import { type DeskMail, publishDue } from './publish-due';

const pollOptions = { timeout: limit(20_000), interval: 50 };

test('every job that is declared is started: by the server, or by a command', () => {
	const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), 'utf8');
	const commands = readdirSync(join(import.meta.dirname, '../cli'))
		.filter((file) => file.endsWith('.ts'))
		.map((file) => read('../cli', file));
	const declared = readdirSync(import.meta.dirname)
		.filter((file) => !file.endsWith('.test.ts'))
		.flatMap((file) =>
			[...read(file).matchAll(/= job(?:<[^(]+>)?\(\{\s+name: '([\w-]+)'/g)].map(([, name = '']) => ({ file, name })),
		);
	expect(declared.length).toBeGreaterThan(5);
	const started = new Set<string>([...serverJobs, ...backupJobs, ...cdnJobs].map(({ name }) => name));
	const idle = declared.filter(
		({ file, name }) =>
			!started.has(name) && !commands.some((text) => text.includes(`'../jobs/${file.replace('.ts', '')}'`)),
	);
	expect(idle).toEqual([]);
	expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
});

test('an article appears in the second it was planned for, and goes so too', async () => {
	const site = await openTestSite();
	let now = Math.floor(Date.now() / 1000);
	const hour = now + 3;
	const [id] = await site.db.write(async (tx) => {
		const { rows } = await tx.execute<{ id: number }>(
			sql`update article set status = 'scheduled', published_at = null, scheduled_at = ${hour}::bigint,
				unpublish_at = ${hour + 3}::bigint
				where id = (select min(id) from article where kind = 'news' and status = 'published') returning id`,
		);
		return rows.map((row) => row.id);
	});
	const clock = () => now;
	const log = (line: Record<string, unknown>) => site.lines.push(line);
	const node = openNodeName(site.db, undefined);
	const stop = startJobs<JobContext & DeskMail>({
		db: site.db,
		node,
		jobs: [publishDue],
		createContext: (run) => ({ ...run, ...createJobContext(site.db, run, clock, log), deskMail: undefined }),
		clock,
		log,
		lookEvery: 20,
	});
	const status = () =>
		site.db.write(
			async (tx) =>
				(await tx.execute<{ status: string }>(sql`select status from article where id = ${id}`)).rows[0]?.status,
		);
	/** When it is looked for articles next. */
	const next = async () => {
		const { rows } = await site.db.write((tx) =>
			tx.execute(sql`select due_at::int from job_run where job = 'publish-due' and state = 'waiting'`),
		);
		return rows[0]?.due_at;
	};
	onTestFinished(async () => {
		await stop();
		await node.stop();
		await site.stop();
	});
	await expect.poll(next, pollOptions).toBe(hour);
	now = hour - 1;
	expect(await status()).toBe('scheduled');
	now = hour;
	await expect.poll(status, pollOptions).toBe('published');
	await expect.poll(next, pollOptions).toBe(hour + 3);
	now = hour + 3;
	await expect.poll(status, pollOptions).toBe('withdrawn');
	const runs = async () => {
		const { rows } = await site.db.write((tx) =>
			tx.execute(
				sql`select state, due_at::int, actor, attempts, result from job_run where job = 'publish-due' and state = 'done'
					order by id`,
			),
		);
		return rows;
	};
	// Each run was due at the hour itself, not when somebody would have looked next.
	const done = { state: 'done', actor: 'clock', attempts: 1 };
	await expect.poll(runs, pollOptions).toEqual([
		{ ...done, due_at: hour, result: { published: [id], late: [], returned: [], withdrawn: [] } },
		{ ...done, due_at: hour + 3, result: { published: [], late: [], returned: [], withdrawn: [id] } },
	]);
});

test('what was recorded of a run is let go after a month', async () => {
	const site = await openTestSite();
	const now = Math.floor(Date.now() / 1000);
	await site.db.write((tx) =>
		tx.execute(sql`insert into job_run (job, state, most_attempts, actor, due_at, finished_at) values
			('old', 'done', 1, 'operator', 1, ${now - 31 * 86_400}::bigint), ('new', 'failed', 1, 'operator', 1, ${now - 86_400}::bigint)`),
	);
	const background = startBackground({ settings: site.settings, db: site.db, log: (line) => site.lines.push(line) });
	const jobs = () =>
		site.db.write(async (tx) => {
			const { rows } = await tx.execute<{ job: string }>(sql`select job from job_run where job in ('old', 'new')`);
			return rows.map(({ job }) => job);
		});
	onTestFinished(async () => {
		await background.stop();
		await site.stop();
	});
	await expect.poll(jobs, pollOptions).toEqual(['new']);
});
