import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { limit } from '../../tests/pace';
import { openTestSite } from '../../tests/site';
import { folderStore } from '../backup/folder-store';
import { verifyBackup as tryBackup } from '../backup/verify-backup';
import { startBackground } from '../boot/background';
import type { Run } from '../platform/jobs/job';
import { diskStorage } from '../platform/storage/disk';
import { StartError, Unavailable } from '../shared/errors';
import { nextAt, verifyBackup } from './backup';
import { createJobContext } from './job';

/** The job on a site that has made a backup of this name. */
async function trialOf(name: string) {
	const site = await openTestSite();
	onTestFinished(() => site.stop());
	await site.db.writeAlone(sql`insert into job_run (job, state, is_periodic, most_attempts, actor, due_at, started_at, result)
		values ('backup', 'done', true, 3, 'clock', 0, 1, ${JSON.stringify({ name, missing: [], damaged: [] })}::jsonb)`);
	const store = folderStore(join(site.dataDir, 'backups'));
	const backups = {
		...{ db: site.db, storage: diskStorage(join(site.dataDir, 'media')), store, secret: 'x'.repeat(32), at: 0 },
		...{ site_url: 'http://brume.test', keep: { days: 1, weeks: 1, months: 1 } },
	};
	const context = createJobContext(
		site.db,
		{ now: 2 } as Run,
		() => 2,
		() => {},
	);
	const run = { now: 2, input: {}, signal: new AbortController().signal, progress: () => {} };
	return { backups, try: () => verifyBackup.run({ ...context, ...run, backups }) };
}

test('a backup that lies in the folder of another node is not called broken here', async () => {
	const trial = await trialOf('2026-11-23T03-30-00Z.tar.age');
	expect(await trial.try()).toBeUndefined();
});

test('a file that is no backup is a finding, and a machine on which no database starts is none', async () => {
	const name = '2026-11-23T03-30-00Z.tar.age';
	const trial = await trialOf(name);
	await trial.backups.store.write(
		name,
		(async function* () {
			yield new TextEncoder().encode('no backup at all');
		})(),
	);
	expect(await trial.try()).toMatchObject({ fault: `The file ${name} is no backup of this program.` });
	const { store, secret } = trial.backups;
	const nowhere = tryBackup({
		...{ store, name, secret, signal: new AbortController().signal, progress: () => {} },
		open: () => Promise.reject(new StartError('No room.')),
	});
	await expect(nowhere).rejects.toThrow(new Unavailable('No database could be started for the trial: No room.'));
});

test('the next backup is made at its minute, today or tomorrow', () => {
	const at = (text: string) => Date.parse(text) / 1000;
	expect(nextAt(210, at('2026-11-23T03:00:00Z'))).toBe(at('2026-11-23T03:30:00Z'));
	expect(nextAt(210, at('2026-11-23T03:30:00Z'))).toBe(at('2026-11-24T03:30:00Z'));
	expect(nextAt(0, at('2026-12-31T23:59:59Z'))).toBe(at('2027-01-01T00:00:00Z'));
});

test('a site that is told when makes its first backup at once, tries it, and plans the next', async () => {
	const site = await openTestSite();
	const settings = {
		...site.settings,
		backup: { ...site.settings.backup, key: 'the tests encrypt with a key that is known to all', at: 210 },
	};
	const background = startBackground({ settings, db: site.db, log: (line) => site.lines.push(line) });
	onTestFinished(async () => {
		await background.stop();
		await site.stop();
	});
	const logged = (event: string) => site.lines.find((line) => line.event === event);
	await expect
		.poll(() => logged('backup_made'), { timeout: limit(30_000) })
		.toMatchObject({ missing: [], damaged: [] });
	expect(readdirSync(join(site.dataDir, 'backups'))).toEqual([logged('backup_made')?.name]);
	const open = async () => {
		const runs = await site.db.staff.query.job_run.findMany({ where: (run, { eq }) => eq(run.job, 'backup') });
		return runs.map(({ state, due_at }) => (state === 'waiting' ? due_at : state));
	};
	await expect.poll(open).toEqual(['done', nextAt(210, Math.floor(Date.now() / 1000))]);
});
