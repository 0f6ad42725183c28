/** The health of the installation, as the newsroom shows it to the people who look after it. */
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
	const backup = { state: 'none', made_at: null, verified_at: null };
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
				...{
					job,
					state: 'done',
					most_attempts: 1,
					actor: 'clock',
					due_at: at,
					started_at: at,
					finished_at: at,
					result,
				},
			}),
		);
	const whole = { missing: [], damaged: [] };
	const state = async () => ((await health()) as { backup: { state: string } }).backup.state;
	await run('backup', moment - 9 * 86_400, { name: 'old', ...whole });
	expect(await state()).toBe('late');
	await run('backup', moment - 3 * 3_600, { name: 'untried', ...whole });
	expect(await state()).toBe('untried');
	await run('verify-backup', moment - 3_600, { name: 'untried', fault: 'The backup is damaged.' });
	expect(await state()).toBe('broken');
	await run('backup', moment - 1_800, { name: 'faulty', missing: ['a.jpg'], damaged: [] });
	expect(await state()).toBe('faulty');
	await run('backup', moment - 900, { name: 'new', ...whole });
	await run('verify-backup', moment - 60, { name: 'new', rows: 1 });
	expect(await health()).toMatchObject({
		backup: { state: 'well', made_at: moment - 900, verified_at: moment - 60 },
	});
});
