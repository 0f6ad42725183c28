import { readEditions } from '../../boot/editions';
import type { Settings } from '../../boot/settings';
import { blockerSentence, type PublicSite, publicSite } from '../../boot/settings/public-site';
import { readSiteConfig } from '../../boot/site-config';
import { type Database, openDatabase } from '../../platform/db/db';
import { holdsDatabase } from '../../platform/db/embedded/place';
import { isBegun, isMigrated, isWhole } from '../../platform/db/migrate';
import { whyClosed } from '../../platform/db/why-closed';
import { type InstallationState, readInstallationState } from '../../queries/secret/installation-state';
import { type BackupHistory, type BackupPlan, backupHistory, judgeBackups } from '../../queries/site/backups';
import { type CdnPurges, cdnPurges } from '../../queries/site/cdn-purges';
import { type Ailments, ailmentsOf } from '../../queries/site/health';
import { StartError } from '../../shared/errors';
import type { BackupState } from '../../shared/site/backup-states';
import { type Blocker, outwardNames } from '../../shared/site/opening-blockers';
import { type Finding, findingsAbout } from './finding';

const MIN_POSTGRES_VERSION = 150_000;
/** Seconds by which two clocks may differ before times of publication and expiry of links are noticeably wrong. */
const CLOCK_RISK = 2;
const CLOCK_WRONG = 60;

const database = findingsAbout('database');

/** How far this machine's clock is from the database's. @param seconds positive where ours is ahead */
export function clockFinding(seconds: number): Finding {
	const { ok, risk, wrong } = findingsAbout('clock');
	const apart = `${Math.abs(seconds).toFixed(1)} s ${seconds > 0 ? 'ahead of' : 'behind'} the database's`;
	if (Math.abs(seconds) >= CLOCK_WRONG)
		return wrong(`This machine's clock is ${apart}: planned articles and links that end go by a wrong hour.`);
	if (Math.abs(seconds) >= CLOCK_RISK) return risk(`This machine's clock is ${apart}; let both follow a time server.`);
	return ok("This machine's clock agrees with the database's.");
}

/** Findings about the database and the accounts of the installation. */
export function installationFindings({
	postgres,
	accounts,
	unproved_administrators: unproved,
}: InstallationState): Finding[] {
	const { risk } = findingsAbout('people');
	const major = Math.floor(postgres / 10_000);
	const found = [
		postgres < MIN_POSTGRES_VERSION
			? database.wrong(`The database is PostgreSQL ${major}; Brume needs 15 or newer.`)
			: database.ok(`PostgreSQL ${major}.${postgres % 10_000}, with every migration of this version.`),
	];
	if (accounts === 0)
		found.push(risk('Nobody has an account; "npm run user -- link" prints the link of the first administrator.'));
	if (unproved > 0)
		found.push(
			risk(`Administrators without a second factor: ${unproved}. They can do nothing before they set one up.`),
		);
	return found;
}

/** Findings about work that does not get done. */
export function workFindings({ jobs, waiting_emails, failed_emails }: Ailments): Finding[] {
	const { ok, risk, wrong } = findingsAbout('work');
	const names = [...new Set(jobs.map(({ job }) => job))].toSorted();
	const found = names.map((job) => wrong(`The job ${job} has failed within a day; job_run.error says why.`));
	if (waiting_emails > 0)
		found.push(wrong(`Emails that should have left a quarter of an hour ago: ${waiting_emails}.`));
	if (failed_emails > 0) found.push(risk(`Emails that were given up within a week: ${failed_emails}.`));
	return found.length > 0 ? found : [ok('No job fails, and no email waits.')];
}

/** Sentences about states of backups that need attention. */
const BACKUPS: Record<Exclude<BackupState, 'well' | 'elsewhere'>, string> = {
	none: 'No backup was made in thirty days; set BACKUP_KEY and BACKUP_AT, or BACKUP_AT=elsewhere where another tool makes them.',
	first: 'No backup has been made yet; the running site makes the first one at once.',
	failed: 'The last planned backup has failed; job_run.error says why, and "npm run backup" makes another one.',
	late: 'No backup of the last two days was restored for a trial; "npm run backup" makes one, "npm run backup -- verify" tries it, BACKUP_AT does both every day.',
	broken: 'The last backup does not restore; "npm run backup" makes another one.',
	faulty: 'The last backup lacks files that the storage had lost; "npm run backup" names them.',
	untried: 'Nobody has tried whether the last backup restores; "npm run backup -- verify" does.',
};
const RISKS: readonly BackupState[] = ['none', 'first', 'untried'];

/** Reports the state of the backups. @param now Unix seconds */
export function backupFinding(plan: BackupPlan, history: BackupHistory, now: number): Finding {
	const { ok, risk, wrong } = findingsAbout('backup');
	const { state } = judgeBackups(plan, history, now);
	if (state === 'elsewhere') return ok('Another tool makes backups.');
	if (state !== 'well') return (RISKS.includes(state) ? risk : wrong)(BACKUPS[state]);
	const hours = Math.round((now - (history.good?.triedAt ?? now)) / 3_600);
	return ok(`The last good backup was restored for a trial ${hours} h ago.`);
}

/** Seconds after which a purge is overdue: pauses between attempts last a minute at most. */
const CDN_LATE = 300;

/** Reports whether the CDN accepts purges. @param now Unix seconds */
export function cdnFinding({ waiting, oldest }: CdnPurges, now: number): Finding {
	const { ok, wrong } = findingsAbout('cdn');
	const minutes = oldest === undefined ? 0 : Math.floor((now - oldest) / 60);
	return minutes * 60 >= CDN_LATE
		? wrong(
				`The CDN has not been told what to drop for ${minutes} min; cdn_purge in the log says why. Waiting: ${waiting}.`,
			)
		: ok('The CDN hears what to drop.');
}

const noSiteFinding = (place: string): Finding =>
	database.risk(
		`There is no site in ${place} yet; the first start makes it. Where a site runs, name its settings with SETTINGS_FILE.`,
	);

/** Reports what keeps a site from being open that the environment or the newsroom wants to be, beside the settings. */
export function openingFindings({ isWanted, blocking, tolerated }: PublicSite, isGiven: boolean): Finding[] {
	const { ok, risk, wrong } = findingsAbout('opening');
	if (!isWanted) return [];
	// With PUBLIC_SITE the settings are named among the findings about them.
	const isOfSettings = ({ name }: Blocker) => outwardNames.some((one) => one === name);
	const found = [
		...blocking.filter((one) => !(isGiven && isOfSettings(one))).map((one) => wrong(blockerSentence(one))),
		...tolerated.map((one) => risk(blockerSentence(one))),
	];
	return found.length > 0 || blocking.length > 0 ? found : [ok('The site is open to search engines.')];
}

async function look(db: Database, settings: Settings): Promise<Finding[]> {
	const { backup, cdn, databaseUrl, dataDir } = settings;
	// Fails with the reason why the database cannot be used; the queries below would mistake that for a missing table.
	await db.write(async () => {});
	if (!(await isBegun(db))) return [noSiteFinding(databaseUrl ? 'the database at DATABASE_URL' : dataDir)];
	if (!(await isMigrated(db).catch(() => false)))
		return [database.risk('The database lacks migrations of this version; the next start runs them.')];
	if (!(await isWhole(db)))
		return [database.wrong('A table is missing, or readers may not read theirs; the next start names it or mends it.')];
	await readEditions(db, false);
	await readSiteConfig(db, settings);
	const before = Date.now();
	const state = await readInstallationState(db);
	const now = (before + Date.now()) / 2_000;
	return [
		...installationFindings(state),
		clockFinding(now - state.now),
		...workFindings(await ailmentsOf(db.staff, Math.floor(now))),
		...openingFindings(await publicSite(db, settings), settings.givenPublic === true),
		backupFinding(backup.plan, await backupHistory(db.staff), now),
		...(cdn === undefined ? [] : [cdnFinding(await cdnPurges(db.staff), now)]),
	];
}

/** Inspects the database without changing it; the site may be running or not. */
export async function databaseFindings(settings: Settings): Promise<Finding[]> {
	const { databaseUrl, dataDir } = settings;
	// An inspection must not create a database.
	if (!databaseUrl && !holdsDatabase(dataDir)) return [noSiteFinding(dataDir)];
	let db: Database | undefined;
	try {
		db = await openDatabase({ databaseUrl, dataDir, pool: 2, mayJoin: true });
		return await look(db, settings);
	} catch (error) {
		const why = whyClosed(error, { databaseUrl });
		if (!(why instanceof StartError)) throw error;
		return [database.wrong(why.message)];
	} finally {
		await db?.stop().catch(() => {});
	}
}
