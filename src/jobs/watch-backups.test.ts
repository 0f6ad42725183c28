/** Warnings by e-mail about backups that fail. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { emailJob, startEmails, startMailServer, type TestMailServer } from '../../tests/mail';
import { limit } from '../../tests/pace';
import { openTestSite, type TestSite } from '../../tests/site';
import { folderStore } from '../backup/folder-store';
import { job_run } from '../data/tables/operation/job-run';
import { account, account_role } from '../data/tables/security/account';
import { openNodeName } from '../platform/db/nodes/node-name';
import type { Job } from '../platform/jobs/job';
import { startJobs } from '../platform/jobs/runner';
import { diskStorage } from '../platform/storage/disk';
import type { Grant, StaffLanguage } from '../shared/staff';
import { type Backups, backup, verifyBackup } from './backup';
import { createJobContext, type JobContext } from './job';
import type { DeskMail } from './publish-due';
import { watchBackups } from './watch-backups';

const DAY = 86_400;
const KEY = 'the tests encrypt with a key that is known to all';
const DESK = 'desk@brume.example';
const ADMIN = 'admin@brume.example';
const pollOptions = { timeout: limit(60_000), interval: 100 };

type Needs = JobContext & DeskMail & { backups: Backups };

/** An installation with its people, a mail server, and a clock that a test moves on. */
class Installation {
	now = Math.floor(Date.now() / 1000);
	readonly #stops: (() => Promise<void>)[] = [];

	private constructor(
		readonly site: TestSite,
		readonly mail: TestMailServer,
	) {}

	static async open(): Promise<Installation> {
		const mail = await startMailServer();
		const site = await openTestSite({ SMTP_URL: mail.url });
		const one = new Installation(site, mail);
		const stopEmails = startEmails(emailJob(site, mail.url, () => one.now));
		onTestFinished(async () => {
			await Promise.all(one.#stops.map((stop) => stop()));
			await stopEmails();
			await site.stop();
			await mail.stop();
		});
		await one.invite(DESK, 'en', { role: 'desk', edition: 'en' });
		await one.invite(ADMIN, 'es', { role: 'admin' });
		await one.invite('editor@brume.example', 'en', { role: 'editor' });
		await one.invite('gone@brume.example', 'en', { role: 'admin' }, { state: 'disabled' });
		await one.invite('shown@brume.example', 'en', { role: 'admin' }, { is_demonstration: true });
		return one;
	}

	invite(email: string, language: StaffLanguage, grant: Grant, more: object = {}): Promise<unknown> {
		return this.site.db.write(async (tx) => {
			const [made] = await tx
				.insert(account)
				.values({ email, email_key: email, name: email, language, state: 'active', ...more })
				.returning({ id: account.id });
			await tx.insert(account_role).values({ account_id: made?.id ?? 0, ...grant });
		});
	}

	get folder(): string {
		return join(this.site.dataDir, 'backups');
	}

	/** Starts a node that runs these jobs, as a server does. @returns ends it */
	startNode(jobs: readonly Job<Needs>[]): () => Promise<void> {
		const { site } = this;
		const node = openNodeName(site.db, undefined);
		const clock = () => this.now;
		const log = (line: Record<string, unknown>) => site.lines.push(line);
		const backups: Backups = {
			...{ db: site.db, storage: diskStorage(join(site.dataDir, 'media')), store: folderStore(this.folder) },
			...{ secret: KEY, site_url: 'http://brume.test', at: 0, keep: { days: 7, weeks: 1, months: 1 } },
		};
		const stop = startJobs<Needs>({
			...{ db: site.db, node, jobs, clock, log, lookEvery: 20 },
			createContext: (run) => ({
				...{ ...run, ...createJobContext(site.db, run, clock, log) },
				...{ backups, deskMail: 'brume.example' },
			}),
		});
		let ended: Promise<void> | undefined;
		const end = () => {
			ended ??= stop().then(() => node.stop());
			return ended;
		};
		this.#stops.push(end);
		return end;
	}

	async #count(condition: ReturnType<typeof sql>): Promise<number> {
		const { rows } = await this.site.db.write((tx) =>
			tx.execute<{ n: number }>(sql`select count(*)::int as n from job_run where ${condition}`),
		);
		return rows[0]?.n ?? 0;
	}

	/** Moves the clock on by a minute at a time until a job has ended so often in this way. */
	async until(job: string, state: 'done' | 'failed', times: number): Promise<void> {
		const ended = () => {
			this.now += 60;
			return this.#count(sql`job = ${job} and state = ${state} and (result is not null or error is not null)`);
		};
		await expect.poll(ended, pollOptions).toBeGreaterThanOrEqual(times);
	}

	/** Waits until every node could have looked at the backups as they are now. */
	async watched(): Promise<void> {
		const from = this.now;
		this.now += 600;
		const looked = () =>
			this.#count(sql`job = 'watch-backups' and ((state = 'waiting' and coalesce(finished_at, 0) > ${from}::bigint)
				or (state = 'done' and started_at > ${from}::bigint))`);
		await expect.poll(looked, pollOptions).toBeGreaterThan(0);
	}

	/** Records a run that ended a while ago. @param ago seconds */
	record(job: string, ago: number, run: Partial<typeof job_run.$inferInsert>): Promise<unknown> {
		const at = this.now - ago;
		return this.site.db.write((tx) =>
			tx.insert(job_run).values({
				...{ job, state: 'done', most_attempts: 1, actor: 'clock', due_at: at, started_at: at, finished_at: at },
				...run,
			}),
		);
	}

	async recordGood(ago: number, name: string): Promise<void> {
		await this.record('backup', ago, { result: { name, missing: [], damaged: [] } });
		await this.record('verify-backup', ago, { result: { name, tables: 1, rows: 1, files: 1 } });
	}

	/** Recipients of every warning that was written so far, in order. */
	async recipients(): Promise<string[]> {
		const { rows } = await this.site.db.write((tx) =>
			tx.execute<{ to: string }>(sql`select "to" from staff_email where kind = 'backup' order by "to"`),
		);
		return rows.map(({ to }) => to);
	}

	/** Waits for the two e-mails after the first so many. @returns subject and text, by recipient */
	async texts(from = 0): Promise<Record<string, string>> {
		await expect.poll(() => this.mail.mails.length, pollOptions).toBe(from + 2);
		return Object.fromEntries(
			this.mail.mails.slice(from).map(({ recipients, subject, text }) => [recipients.join(), `${subject}\n${text}`]),
		);
	}
}

const both = [ADMIN, DESK];
const jobs = [backup, verifyBackup, watchBackups] as const;

test('a backup that fails is told once to each of the desk and the administrators, on two nodes, and again after a good one', async () => {
	const installation = await Installation.open();
	const break_ = () => {
		rmSync(installation.folder, { recursive: true, force: true });
		writeFileSync(installation.folder, 'no folder');
	};
	break_();
	installation.startNode(jobs);
	installation.startNode(jobs);
	await installation.until('backup', 'failed', 1);
	await installation.watched();
	expect(await installation.recipients()).toEqual(both);
	const first = await installation.texts();
	expect(first[DESK]).toContain('The backups of Brume need attention\nThe last backup has failed\n');
	expect(first[DESK]).toMatch(/The error is: .*(?:EEXIST|ENOTDIR)/);
	expect(first[DESK]).toContain('No backup of the last thirty days is known to be good.');
	expect(first[DESK]).toContain(`${installation.site.settings.newsroom_url}/admin\n`);
	expect(first[ADMIN]).toMatch(/^Las copias de seguridad de Brume requieren atención\n/);
	expect(first[ADMIN]).toContain('«npm run backup»');

	// The next night fails as well: it was said before.
	installation.now += DAY;
	await installation.until('backup', 'failed', 2);
	await installation.watched();
	expect(await installation.recipients()).toEqual(both);

	rmSync(installation.folder);
	mkdirSync(installation.folder);
	installation.now += DAY;
	await installation.until('verify-backup', 'done', 1);
	const name = readdirSync(installation.folder)[0] ?? '';
	expect(name).toMatch(/\.tar\.age$/);
	await installation.watched();
	expect(await installation.recipients()).toEqual(both);

	break_();
	installation.now += DAY;
	await installation.until('backup', 'failed', 3);
	await installation.watched();
	expect(await installation.recipients()).toEqual([...both, ...both].toSorted());
	const second = await installation.texts(2);
	expect(second[DESK]).toMatch(/The last good backup is from \w+\.\d\d\.\d{4}, \d\d:\d\d/);
	expect(second[ADMIN]).toContain('La última copia de seguridad buena es del ');
	const { rows } = await installation.site.db.write((tx) =>
		tx.execute(sql`select actor_kind, detail from audit where noun = 'backup' and action = 'warn' order by id`),
	);
	const warned = { actor_kind: 'clock', detail: { state: 'failed', emails: 2 } };
	expect(rows).toEqual([warned, warned]);
});

test('an archive that does not restore is told, with the sentence that says why', async () => {
	const installation = await Installation.open();
	const end = installation.startNode([backup]);
	await installation.until('backup', 'done', 1);
	await end();
	const [name = ''] = readdirSync(installation.folder);
	writeFileSync(join(installation.folder, name), 'no backup at all');
	installation.startNode([verifyBackup, watchBackups]);
	await installation.until('verify-backup', 'done', 1);
	await installation.watched();
	expect(await installation.recipients()).toEqual(both);
	const { [DESK]: text } = await installation.texts();
	expect(text).toContain('The last backup does not restore');
	expect(text).toContain(`The error is: The file ${name} is no backup of this program.`);
});

test('what never ran, or lacks files, is told too, and what an operator has seen is not', async () => {
	const installation = await Installation.open();
	const { site } = installation;
	await installation.recordGood(2 * DAY - 1_200, 'a');
	// A run by hand that fails, and one that lacks a file, were read at the command line.
	await installation.record('backup', 600, { state: 'failed', actor: 'operator', error: 'No room.' });
	installation.startNode([watchBackups]);
	await installation.watched();
	expect(await installation.recipients()).toEqual([]);
	await installation.watched();
	await installation.watched();
	expect(await installation.recipients()).toEqual(both);
	const { [DESK]: text } = await installation.texts();
	expect(text).toContain('There is no good backup of the last two days');
	expect(text).toContain('The last good backup is from ');

	installation.now += 60;
	await installation.recordGood(0, 'b');
	installation.now += 60;
	const lacking = { name: 'c', missing: ['a.jpg'], damaged: [] };
	await installation.record('backup', 0, { actor: 'operator', result: lacking });
	await installation.watched();
	expect(await installation.recipients()).toEqual(both);
	await installation.record('backup', 0, { result: { ...lacking, name: 'd' } });
	await installation.watched();
	expect(await installation.recipients()).toEqual([...both, ...both].toSorted());
	expect((await installation.texts(2))[DESK]).toContain('One file could not be backed up');
	// A trial that restores it finds the same file missing: no good backup has been made, and nothing is said again.
	await installation.record('verify-backup', 0, { result: { ...lacking, name: 'd', rows: 1 } });
	await installation.watched();
	expect(await installation.recipients()).toHaveLength(4);
	expect(site.lines.filter(({ event }) => event === 'backup_warning')).toEqual([
		{ event: 'backup_warning', state: 'late', emails: 2 },
		{ event: 'backup_warning', state: 'faulty', emails: 2 },
	]);
});

test('a server that was off for three days makes its backup before it complains of the last one', async () => {
	const installation = await Installation.open();
	await installation.recordGood(3 * DAY, 'a');
	await installation.record('backup', 2 * DAY, {
		state: 'waiting',
		is_periodic: true,
		started_at: null,
		finished_at: null,
	});
	installation.startNode([watchBackups]);
	await installation.watched();
	expect(await installation.recipients()).toEqual([]);
});
