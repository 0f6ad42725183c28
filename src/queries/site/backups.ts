import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { job_run } from '../../data/tables/operation/job-run';
import type { StaffDb } from '../../platform/db/tx';

/** The newest backup that this site has made, according to the runs of the last thirty days. */
export interface LastBackup {
	name: string;
	/** Unix seconds. */
	madeAt: number;
	/** Files that were missing or damaged when the backup was made. */
	brokenFiles: number;
	/** When a trial last restored it; undefined where it was not tried. */
	verifiedAt: number | undefined;
	/** Why the trial failed; undefined where it succeeded, or was not made. */
	failure: string | undefined;
	/** When the newest backup was made that passed a trial. */
	goodAt: number | undefined;
}

/** How backups are made: by this site every day, by another tool, or only by hand. */
export type BackupPlan = 'daily' | 'elsewhere' | 'none';

/**
 * The state of the backups: `none` was made, or the last is `late`, does not restore (`broken`), lacks files
 * (`faulty`), or is `untried`.
 */
export const backupStates = ['well', 'none', 'late', 'broken', 'faulty', 'untried'] as const;
export type BackupState = (typeof backupStates)[number];

const HOUR = 3_600;
/** Seconds after which the last backup is too old: a day, and time to make it; a week for backups by hand. */
const TOO_OLD = { daily: 26 * HOUR, none: 8 * 24 * HOUR };
/** Seconds within which a backup must be tried. */
const TRIED_WITHIN = 2 * HOUR;

/** Judges the backups. @param now Unix seconds */
export function backupState(plan: BackupPlan, last: LastBackup | undefined, now: number): BackupState {
	if (plan === 'elsewhere') return 'well';
	if (!last) return 'none';
	if (last.failure !== undefined) return 'broken';
	if (now - last.madeAt > TOO_OLD[plan]) return 'late';
	if (last.brokenFiles > 0) return 'faulty';
	return last.verifiedAt === undefined && now - last.madeAt > TRIED_WITHIN ? 'untried' : 'well';
}

const result = <T>(key: string) => sql<T>`${job_run.result} ->> ${key}`;
const length = (key: string) => sql<number>`coalesce(jsonb_array_length(${job_run.result} -> ${key}), 0)`;

/** The last backup and its trial. @returns undefined where no backup was made in thirty days */
export async function lastBackup(db: StaffDb): Promise<LastBackup | undefined> {
	// A trial that found no backup has no result.
	const done = (job: string) => and(eq(job_run.job, job), eq(job_run.state, 'done'), isNotNull(job_run.result));
	const [made, tried] = await Promise.all([
		db
			.select({
				name: result<string>('name'),
				at: job_run.started_at,
				brokenFiles: sql<number>`${length('missing')} + ${length('damaged')}`,
			})
			.from(job_run)
			.where(done('backup'))
			.orderBy(desc(job_run.id)),
		db
			.select({ name: result<string>('name'), at: job_run.finished_at, fault: result<string | null>('fault') })
			.from(job_run)
			.where(done('verify-backup'))
			.orderBy(desc(job_run.id)),
	]);
	const [last] = made;
	if (!last) return undefined;
	const trial = tried.find(({ name }) => name === last.name);
	const whole = new Set(tried.filter(({ fault }) => fault === null).map(({ name }) => name));
	return {
		name: last.name,
		madeAt: last.at ?? 0,
		brokenFiles: last.brokenFiles,
		verifiedAt: trial?.at ?? undefined,
		failure: trial?.fault ?? undefined,
		goodAt: made.find(({ name }) => whole.has(name))?.at ?? undefined,
	};
}
