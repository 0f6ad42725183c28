import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { job_run } from '../../data/tables/operation/job-run';
import type { StaffDb } from '../../platform/db/tx';
import type { BackupState } from '../../shared/site/backup-states';

/** The newest backup that this site has made. */
export interface LastBackup {
	name: string;
	/** Unix seconds. */
	madeAt: number;
	/** Files that were missing or damaged when the backup was made. */
	brokenFiles: number;
	/** True where an operator made it by command, and has seen what it lacks. */
	isByHand: boolean;
	/** Its last trial; `fault` says why the backup does not restore. Undefined where it was not tried. */
	trial: { at: number; fault: string | undefined; isByHand: boolean } | undefined;
}

/** The newest backup that lacks no file and was restored for a trial. */
export interface GoodBackup {
	/** Unix seconds. */
	madeAt: number;
	/** When a trial last restored it, and when one did so first. */
	triedAt: number;
	firstTriedAt: number;
	/** Numbers of what the trial found as it was. */
	tables: number;
	rows: number;
	files: number;
}

/** A planned run that failed after its last attempt. */
export interface FailedRun {
	/** Unix seconds. */
	at: number;
	reason: string | undefined;
}

/** The backups of this site, according to the runs of the last thirty days. */
export interface BackupHistory {
	last: LastBackup | undefined;
	good: GoodBackup | undefined;
	/** The planned backup that failed after the last one was made. */
	failure: FailedRun | undefined;
	/** The planned trial that could not be made of the last backup. */
	trialFailure: FailedRun | undefined;
	/** When the first run was made or planned. */
	since: number | undefined;
	/** The run that is planned next, or under way; its beginning is undefined while it waits. */
	open: { dueAt: number; begunAt: number | undefined } | undefined;
}

/** How backups are made: by this site every day, by another tool, or only by hand. */
export type BackupPlan = 'daily' | 'elsewhere' | 'none';

/** A judgement of the backups. */
export interface BackupJudgement {
	state: BackupState;
	/** The moment of what the state is about, in Unix seconds. */
	at?: number | undefined;
	/** Sentence of the error. */
	reason?: string | undefined;
	/** True where it came to light in a command of an operator, who has read it there. */
	isSeen?: boolean;
}

/** Seconds after which the last backup that a trial found whole is too old, made by the clock or by hand. */
const TOO_OLD = 48 * 3_600;

/** Judges the backups. @param now Unix seconds */
export function judgeBackups(plan: BackupPlan, history: BackupHistory, now: number): BackupJudgement {
	if (plan === 'elsewhere') return { state: 'elsewhere' };
	const { last, good, failure, trialFailure, since } = history;
	if (plan === 'daily' && failure) return { state: 'failed', ...failure };
	if (last?.trial?.fault !== undefined) {
		const { at, fault, isByHand } = last.trial;
		return { state: 'broken', at, reason: fault, isSeen: isByHand };
	}
	if (last && last.brokenFiles > 0) return { state: 'faulty', at: last.madeAt, isSeen: last.isByHand };
	if (plan === 'daily' && trialFailure) return { state: 'untried', ...trialFailure };
	if (!last && plan === 'none') return { state: 'none' };
	if (now - (good?.madeAt ?? since ?? now) > TOO_OLD) return { state: 'late' };
	if (!last) return { state: 'first' };
	return good ? { state: 'well' } : { state: 'untried', at: last.madeAt };
}

/** Seconds that a planned backup may take, its trial included, before it counts as missing. */
const MAX_RUN_SECONDS = 6 * 3_600;
const SOON_SECONDS = 900;

/** Tells whether a backup is being made or tried, or will be within a quarter of an hour. @param now Unix seconds */
export function isUnderWay({ last, open }: BackupHistory, now: number): boolean {
	if (last && !last.trial && now - last.madeAt < MAX_RUN_SECONDS) return true;
	if (!open) return false;
	return open.begunAt === undefined ? open.dueAt <= now + SOON_SECONDS : now - open.begunAt < MAX_RUN_SECONDS;
}

/** A field of the result, as JSON has it. Rows are written by several versions, and by hand. */
const field = (key: string) => sql<unknown>`${job_run.result} -> ${key}`;
const length = (key: string) =>
	sql<number>`case when jsonb_typeof(${field(key)}) = 'array' then jsonb_array_length(${field(key)}) else 0 end`;
const brokenFiles = sql<number>`${length('missing')} + ${length('damaged')}`;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0);

const BY_HAND = 'operator';

/** Runs of a job that did something, and planned ones that failed for good, the newest first. */
async function endedRuns(db: StaffDb, job: string) {
	const { state, actor, error, result, started_at, finished_at } = job_run;
	const has = (condition: SQL) => and(eq(job_run.job, job), condition);
	// A trial that found no backup to try has no result.
	const isDone = sql`${state} = 'done' and ${isNotNull(result)}`;
	const isFailed = sql`${state} = 'failed' and ${actor} <> ${BY_HAND}`;
	const rows = await db
		.select({
			...{ state, actor, error, brokenFiles },
			...{ begunAt: started_at, endedAt: finished_at },
			...{ name: field('name'), fault: field('fault') },
			...{ tables: field('tables'), rows: field('rows'), files: field('files') },
		})
		.from(job_run)
		.where(or(has(isDone), has(isFailed)))
		// A planned row is older than its run: one made by hand meanwhile has a higher number, and was made before.
		.orderBy(sql`${started_at} desc nulls last, ${job_run.id} desc`);
	return rows.map((row) => ({ ...row, begunAt: row.begunAt ?? 0, endedAt: row.endedAt ?? row.begunAt ?? 0 }));
}
type EndedRun = Awaited<ReturnType<typeof endedRuns>>[number];

const isFailed = ({ state }: EndedRun): boolean => state === 'failed';
const failedRun = (run: EndedRun | undefined): FailedRun | undefined =>
	run && { at: run.endedAt, reason: run.error ?? undefined };

/** The newest backup without missing files that a trial restored; both lists have the newest first. */
function goodBackup(made: readonly EndedRun[], tried: readonly EndedRun[]): GoodBackup | undefined {
	const whole = tried.filter((run) => textIn(run.fault) === undefined && run.brokenFiles === 0);
	for (const { name, begunAt, brokenFiles } of made) {
		const trials = brokenFiles === 0 ? whole.filter((run) => run.name === name) : [];
		const [latest] = trials;
		if (!latest) continue;
		return {
			madeAt: begunAt,
			triedAt: latest.endedAt,
			firstTriedAt: trials.at(-1)?.endedAt ?? latest.endedAt,
			tables: numberIn(latest.tables),
			rows: numberIn(latest.rows),
			files: numberIn(latest.files),
		};
	}
	return undefined;
}

/** Planned runs of the backup, whatever became of them. */
const plannedRuns = async (db: StaffDb) =>
	db
		.select({
			...{ state: job_run.state, createdAt: job_run.created_at },
			...{ dueAt: job_run.due_at, begunAt: job_run.started_at },
		})
		.from(job_run)
		.where(and(eq(job_run.job, 'backup'), job_run.is_periodic));

/** Reads which backups were made and tried. */
export async function backupHistory(db: StaffDb): Promise<BackupHistory> {
	const [backups, trials, planned] = await Promise.all([
		endedRuns(db, 'backup'),
		endedRuns(db, 'verify-backup'),
		plannedRuns(db),
	]);
	const made = backups.filter((run) => !isFailed(run));
	const tried = trials.filter((run) => !isFailed(run));
	const [last] = made;
	const trial = last && tried.find(({ name }) => name === last.name);
	const failure = backups.find(isFailed);
	const trialFailure = trials.find(isFailed);
	const moments = [...made.slice(-1).map(({ begunAt }) => begunAt), ...planned.map(({ createdAt }) => createdAt)];
	const open = planned.find(({ state }) => state === 'waiting' || state === 'running');
	return {
		last: last && {
			name: textIn(last.name) ?? '',
			madeAt: last.begunAt,
			brokenFiles: last.brokenFiles,
			isByHand: last.actor === BY_HAND,
			trial: trial && { at: trial.endedAt, fault: textIn(trial.fault), isByHand: trial.actor === BY_HAND },
		},
		good: goodBackup(made, tried),
		failure: failedRun(failure && failure.endedAt >= (last?.endedAt ?? 0) ? failure : undefined),
		trialFailure: failedRun(
			trialFailure && last && !trial && trialFailure.endedAt >= last.endedAt ? trialFailure : undefined,
		),
		since: moments.length > 0 ? Math.min(...moments) : undefined,
		open: open && { dueAt: open.dueAt, begunAt: open.state === 'running' ? (open.begunAt ?? undefined) : undefined },
	};
}
