/** The health of the installation, as the newsroom shows it to the people who look after it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../tests/site';
import { signedIn } from '../../../tests/staff-session';
import type { Visitor } from '../../../tests/staff-visitor';
import { letter } from '../../data/tables/letter';
import { job_run } from '../../data/tables/operation/job-run';
import { subscription } from '../../data/tables/subscription';
import { roles } from '../../shared/staff';

let site: TestFront;
let desk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	desk = await signedIn(site, [{ role: 'desk' }]);
});
afterAll(() => site.stop());
const now = () => Math.floor(Date.now() / 1000);
const health = async () => (await desk.ask('GET', 'health')).data;

test('a calm installation is well, but for a mail server that it lacks', async () => {
	const backup = { state: 'none', at: null, reason: null, good: null };
	expect(await health()).toEqual({ jobs: [], failed_emails: 0, waiting_emails: 0, has_mail: false, backup });
});

test('a job that failed, e-mails that were given up and some that wait too long are told of', async () => {
	await site.db.write(async (tx) => {
		const run = { job: 'tidy', state: 'failed' as const, most_attempts: 3, actor: 'clock', due_at: now() };
		await tx.insert(job_run).values([
			{ ...run, finished_at: now() - 60 },
			{ ...run, finished_at: now() - 3 * 86_400 },
		]);
		const [one] = await tx
			.insert(subscription)
			.values({ email: 'h@brume.example', email_key: 'h@brume.example', edition: 'en', proof: {} as never })
			.returning({ id: subscription.id });
		const email = { kind: 'confirmation' as const, subscription_id: one?.id ?? 0, to: 'h@brume.example', mailbox: 'h' };
		await tx.insert(letter).values([
			{ ...email, message_id: 'a@x', state: 'failed', next_try_at: now() },
			{ ...email, message_id: 'b@x', state: 'failed', next_try_at: now(), created_at: now() - 30 * 86_400 },
			{ ...email, message_id: 'c@x', next_try_at: now() - 3_600 },
			{ ...email, message_id: 'd@x', next_try_at: now() + 60 },
		]);
	});
	expect(await health()).toMatchObject({ jobs: [{ job: 'tidy' }], failed_emails: 1, waiting_emails: 1 });
});

test('whoever does not look after the installation is told nothing', async () => {
	for (const role of roles.filter((name) => name !== 'desk' && name !== 'admin')) {
		const one = await signedIn(site, [{ role, edition: 'en' }]);
		expect([role, (await one.ask('GET', 'health')).status]).toEqual([role, 403]);
	}
});

test('a backup that is old, was not tried or does not restore is told of, and one that does', async () => {
	const moment = now();
	const run = (job: string, at: number, result: object) =>
		site.db.write((tx) =>
			tx.insert(job_run).values({
				...{ job, state: 'done', most_attempts: 1, actor: 'clock', result },
				...{ due_at: at, started_at: at, finished_at: at },
			}),
		);
	const whole = { missing: [], damaged: [] };
	const found = { tables: 61, rows: 12_345, files: 678, ...whole };
	const backup = async () => (await health()).backup;
	await run('backup', moment - 3 * 3_600, { name: 'untried', ...whole });
	expect(await backup()).toEqual({ state: 'untried', at: moment - 3 * 3_600, reason: null, good: null });
	await run('verify-backup', moment - 3_600, { name: 'untried', fault: 'The backup is damaged.' });
	expect(await backup()).toMatchObject({ state: 'broken', at: moment - 3_600, reason: 'The backup is damaged.' });
	await run('backup', moment - 1_800, { name: 'faulty', missing: ['a.jpg'], damaged: [] });
	await run('verify-backup', moment - 1_700, { name: 'faulty', ...found, missing: ['a.jpg'] });
	expect(await backup()).toEqual({ state: 'faulty', at: moment - 1_800, reason: null, good: null });
	await run('backup', moment - 900, { name: 'new', ...whole });
	await run('verify-backup', moment - 60, { name: 'new', ...found });
	const good = { tried_at: moment - 60, tables: 61, rows: 12_345, files: 678 };
	expect(await backup()).toEqual({ state: 'well', at: null, reason: null, good });
	// A row that was planned before a backup by hand has a lower number, and is the newer backup all the same.
	await run('backup', moment - 5 * 3_600, { name: 'by hand', missing: ['b.jpg'], damaged: [] });
	expect(await backup()).toMatchObject({ state: 'well' });
});

test('a backup counts as too old two days after it was made, though it was tried since', async () => {
	const at = now() - 2 * 86_400;
	const move = (seconds: number) =>
		site.db.write((tx) =>
			tx.execute(sql`update job_run set started_at = started_at + ${seconds}::int, finished_at = finished_at + ${seconds}::int
				where job in ('backup', 'verify-backup')`),
		);
	const made = async () => {
		const { rows } = await site.db.write((tx) =>
			tx.execute<{ at: number }>(sql`select started_at::int as at from job_run where result ->> 'name' = 'new'
				and job = 'backup'`),
		);
		return rows[0]?.at ?? 0;
	};
	const state = async () => ((await health()) as { backup: { state: string } }).backup.state;
	await move(at + 600 - (await made()));
	expect(await state()).toBe('well');
	await move(-1_200);
	expect(await state()).toBe('late');
});
