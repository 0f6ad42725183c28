import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { job_run } from '../../data/tables/operation/job-run';
import type { StaffDb } from '../../platform/db/tx';

/** The newest backup that this site has made, as the runs of the last thirty days tell. */
export interface LastBackup {
	name: string;
	/** Unix seconds. */
	madeAt: number;
	/** Files that were missing or damaged when it was made. */
	brokenFiles: number;
	/** When it was restored for a trial; undefined where nobody has tried. */
	verifiedAt: number | undefined;
	/** Why it does not restore; undefined where it does, or nobody has tried. */
	failure: string | undefined;
	/** When the newest one was made that a trial has found whole. */
	goodAt: number | undefined;
}

/** Who makes backups: this site every day, another tool, or whoever thinks of it. */
export type BackupPlan = 'daily' | 'elsewhere' | 'none';

/** How backups stand: `none` was made, the last is too old, does not restore, lacks files, or was not tried. */
export const backupStates = ['well', 'none', 'late', 'broken', 'faulty', 'untried'] as const;
export type BackupState = (typeof backupStates)[number];

const HOUR = 3_600;
/** Seconds after which the last backup is too old: a day, and time to make it; of those that people make, a week. */
const TOO_OLD = { daily: 26 * HOUR, none: 8 * 24 * HOUR };
/** Seconds in which a backup is tried. */
const TRIED_WITHIN = 2 * HOUR;

/** How backups stand. @param now Unix seconds */
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

/** @returns undefined where no backup was made in thirty days */
export async function lastBackup(db: StaffDb): Promise<LastBackup | undefined> {
	// A run that found nothing to try has left nothing to read.
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
